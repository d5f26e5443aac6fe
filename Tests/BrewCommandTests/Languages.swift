import Foundation

/// The translations, made as for an installation, and a language in which each sentence is marked.
enum Languages {
  /// What stands around each translated sentence in the marking language.
  static let mark = (open: "⟦", close: "⟧")

  struct CannotMake: Error {
    let output: String
  }

  /// The folder of data that holds them, for `XDG_DATA_DIRS`. It is made once a run.
  static func folder() throws -> String { try Languages.made.get() }

  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static let made = Result { () throws -> String in
    let folder = "\(project)/.build/languages"
    // “eo” is any language that has no catalog of its own.
    try make(
      """
      for language in de es fr ja sr eo; do
        mkdir -p "$0/locale/$language/LC_MESSAGES"
      done
      recode="$0/locale/sr@latin/LC_MESSAGES"
      mkdir -p "$recode"
      for language in de es fr ja sr; do
        msgfmt -o "$0/locale/$language/LC_MESSAGES/brewlog.mo" "$language.po"
      done
      msgfilter --keep-header -i sr.po recode-sr-latin 2>/dev/null | msgfmt -o "$recode/brewlog.mo" -
      # Locales as a system has them, by the names of their languages.
      mkdir -p "$0/locales"
      for locale in de_DE.UTF-8 en_US.UTF-8 sr_RS.UTF-8@latin; do
        [ -e "$0/locales/$locale" ] ||
          localedef -i "$(echo "$locale" | sed s/.UTF-8//)" -f UTF-8 "$0/locales/$locale"
      done
      msgen brewlog.pot | msgfilter --keep-header sed -e '1s/^/⟦/' -e '$s/$/⟧/' |
        msgfmt -o "$0/locale/eo/LC_MESSAGES/brewlog.mo" -
      """, in: folder)
    return folder
  }

  private static func make(_ script: String, in folder: String) throws {
    let process = Process()
    let pipe = Foundation.Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-euc", script, folder]
    process.currentDirectoryURL = URL(filePath: "\(project)/Resources/translations")
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CannotMake(output: output) }
  }
}

extension Home {
  /// Lets the programs speak a language. The locale is one that every system has.
  func speak(_ language: String) throws {
    variables["LC_ALL"] = "C.UTF-8"
    variables["LANGUAGE"] = language
    variables["XDG_DATA_DIRS"] = try Languages.folder()
  }
}
