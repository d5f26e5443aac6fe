/// A desktop entry, read for what launchers show of it.
public enum DesktopEntry {
  private static let keys = ["Name", "GenericName", "Comment", "Keywords"]

  /// Its texts, but for the program's own name.
  public static func sentences(in text: String) -> [Found] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, keys.contains(parts[0]), parts[1] != "BrewLog" else { return nil }
      let comment =
        parts[0] == "Keywords"
        ? "Words that a person searches for, each with a semicolon after it." : ""
      return Found(message: Message(key: parts[1]), comment: comment)
    }
  }
}
