import CGLib
import Glibc
import Speech

/// The translations that the C library finds (gettext).
public enum Gettext {
  /// The catalog of `domain` in the language that the environment names, from the first of some folders
  /// of locales that has it.
  ///
  /// Where that is English nothing is looked for. Where the system has no such locale, or no folder has
  /// the language, all is English, what the libraries say too: languages are not mixed.
  public static func catalog(
    _ domain: String, in folders: @autoclosure () -> [String]
  ) -> Catalog {
    guard !isEnglish() else { return .english }
    setlocale(LC_CTYPE, "")
    guard setlocale(LC_MESSAGES, "") != nil else { return .english }
    bind_textdomain_codeset(domain, "UTF-8")
    // GLib speaks the languages that the program itself does, and looks at this to learn which.
    textdomain(domain)
    for folder in folders() {
      bindtextdomain(domain, folder)
      let catalog = Catalog { translation(of: $0, $1, in: domain) }
      // The header of the file is the translation of nothing.
      if catalog.translates("") { return catalog }
    }
    setlocale(LC_MESSAGES, "C")
    return .english
  }

  /// True if the environment names English or no language (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  static func isEnglish(_ environment: (String) -> String? = Surroundings.variable) -> Bool {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return true }
    let list = environment("LANGUAGE") ?? ""
    let language = list.split(separator: ":").first.map(String.init) ?? locale
    return language == "en" || ["en_", "en.", "en@", "C."].contains(where: language.hasPrefix)
  }

  private static func translation(
    of sentence: String, _ plural: (other: String, number: Int)?, in domain: String
  ) -> String? {
    sentence.withCString { key in
      guard let plural else { return text(dgettext(domain, key), unlessItIs: [key]) }
      return plural.other.withCString { other in
        text(dngettext(domain, key, other, plural.number.magnitude), unlessItIs: [key, other])
      }
    }
  }

  /// What is not translated comes back as it was given.
  private static func text(
    _ found: UnsafeMutablePointer<CChar>?, unlessItIs given: [UnsafePointer<CChar>]
  ) -> String? {
    guard let found, !given.contains(UnsafePointer(found)) else { return nil }
    return String(cString: found)
  }
}
