import GLibKit
import Speech

/// A desktop entry of an autostart folder (Desktop Entry Specification 1.5).
struct AutostartEntry {
  private static let group = "Desktop Entry"
  private let file: KeyFile

  /// The entry at a path, nil if there is none.
  init?(path: String) throws(FileError) {
    guard let file = try KeyFile(path: path) else { return nil }
    self.file = file
  }

  private init() {
    file = KeyFile()
    file.set("Type", in: Self.group, to: "Application")
    file.set("Name", in: Self.group, to: "BrewLog")
  }

  /// An entry that starts a program, given by its absolute path.
  static func starting(_ program: String) -> AutostartEntry {
    let entry = AutostartEntry()
    entry.file.set("Comment", in: group, to: say("Keep the brew streak on the desktop"))
    entry.file.set("Icon", in: group, to: ApplicationID.name)
    entry.file.set("Exec", in: group, to: quoted(program))
    entry.file.set("TryExec", in: group, to: program)
    entry.file.set("Terminal", in: group, to: false)
    entry.file.set("X-GNOME-UsesNotifications", in: group, to: true)
    return entry
  }

  /// An entry that makes one of the same name in a less important folder not start.
  static var hidden: AutostartEntry {
    let entry = AutostartEntry()
    entry.file.set("Hidden", in: group, to: true)
    return entry
  }

  /// Whether a session is to start it.
  var isEnabled: Bool {
    file.bool("Hidden", in: Self.group) != true
      && file.bool("X-GNOME-Autostart-enabled", in: Self.group) != false
  }

  /// The program that it starts.
  var program: String? {
    file.text("TryExec", in: Self.group)
      ?? file.text("Exec", in: Self.group).flatMap { ShellWords.first(of: $0) }
  }

  func save(to path: String) throws(FileError) {
    try file.save(to: path)
  }

  /// A path as an argument of `Exec`: in double quotes, with what is special in them escaped, and
  /// `%` doubled, because it begins a field code. The key file escapes the backslashes again.
  private static func quoted(_ path: String) -> String {
    let escaped = path.map { character in
      switch character {
      case "\"", "`", "$", "\\": return "\\\(character)"
      case "%": return "%%"
      default: return String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
