import BrewCore
import BrewStore
import Foundation

/// A person's folders, made for one test, with a clock that shows noon or so, so that no test sees
/// midnight unless it wants to.
final class Home {
  let folder: String
  let today: Day
  private let utcOffset: Int
  var variables: [String: String]

  var location: StoreLocation { StoreLocation(directory: "\(folder)/data/brewlog") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "brewlog-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let now = Int(Date().timeIntervalSince1970)
    let west = now / 3600 % 24 - 12
    utcOffset = -west * 3600
    today = Day(number: (now + utcOffset) / 86_400)
    variables = [
      "HOME": folder, "PATH": "/usr/bin:/bin", "TZ": "TST\(west)",
      "XDG_DATA_HOME": "\(folder)/data", "XDG_CONFIG_HOME": "\(folder)/config",
      "XDG_CONFIG_DIRS": "\(folder)/system",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder)/no-bus", "G_DEBUG": "fatal-criticals",
    ]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var program: Program { Program(environment: variables) }

  @discardableResult
  func run(_ arguments: String..., output: Program.Sink = .collected) throws -> Program.Outcome {
    try run(arguments, output: output)
  }

  @discardableResult
  func run(_ arguments: [String], output: Program.Sink = .collected) throws -> Program.Outcome {
    try program.run(arguments.map { Array($0.utf8) }, output: output, in: folder)
  }

  /// The date `days` from today.
  func date(_ days: Int) -> String { "\(today.advanced(by: days))" }

  /// The moment `seconds` ago.
  func moment(secondsAgo seconds: Int64) -> Moment {
    let instant = Instant(seconds: Int64(Date().timeIntervalSince1970) - seconds)
    return Moment(instant: instant, utcOffset: utcOffset, day: today)
  }

  /// A zone whose midnight is three seconds from now, or four.
  static var zoneBeforeMidnight: String {
    let now = Int(Date().timeIntervalSince1970)
    let east = (86_400 - (now + 4) % 86_400) % 86_400
    let west = east > 43_200 ? 86_400 - east : -east
    let parts = [abs(west) / 3600, abs(west) / 60 % 60, abs(west) % 60]
    let text = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "TST\(west < 0 ? "-" : "")\(text)"
  }

  /// Changes the store as its own program never would.
  func sqlite(_ statements: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", location.file, statements]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Every file under the store's folder with its bytes.
  func storeFiles() throws -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
    return try names.reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: URL(filePath: "\(location.directory)/\(name)"))
    }
  }
}
