import Foundation

/// The programs under test, as `packaging/build` lays them out.
public enum Product {
  /// The folder of the package.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The command line.
  public static var brewlog: String { program("brewlog") }
  /// The agent.
  public static var agent: String { program("brewlog-agent") }
  /// The folder of both, to be in `PATH`: a desktop entry whose program isn't there is none.
  static var programs: String { package.appending(path: ".build/stage/bin").path }
  /// The data folder, with the desktop entry and the icons.
  static var data: String { package.appending(path: ".build/stage/share").path }

  private static func program(_ name: String) -> String {
    "\(programs)/\(name)"
  }
}
