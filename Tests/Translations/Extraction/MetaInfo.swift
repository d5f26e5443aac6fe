/// The metainfo of AppStream, read for what software centres show of it.
public enum MetaInfo {
  /// Its texts, but for the program's own name and what was new in a release; as gettext reads them, with
  /// one blank wherever there are several.
  public static func sentences(in text: String) -> [Found] {
    let about = text.prefix(upTo: text.firstRange(of: "<developer")?.lowerBound ?? text.endIndex)
    return about.matches(of: /<(name|summary|p|li)>([^<]*)<\/\1>/).compactMap { match in
      let words = match.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words == "BrewLog" ? nil : Found(message: Message(key: words), comment: "")
    }
  }
}
