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
  static var programs: String { stage.appending(path: "bin").path }
  /// The data folder, with the desktop entry and the icons.
  static var data: String { stage.appending(path: "share").path }

  /// What was built, or a copy for as long as this process lives where only root may look: some desktops
  /// refuse root, and the plain user that they run as is to find the programs and their icons too.
  private static let stage: URL = {
    let built = package.appending(path: ".build/stage")
    guard getuid() == 0, !isForAll(built) else { return built }
    do {
      try FileManager.default.copyItem(at: built, to: copy)
    } catch {
      return built
    }
    atexit { try? FileManager.default.removeItem(at: Product.copy) }
    return copy
  }()
  private static let copy = FileManager.default.temporaryDirectory
    .appending(path: "brewlog-stage-\(getpid())")

  /// True if everybody may enter the folder.
  private static func isForAll(_ folder: URL) -> Bool {
    var found = stat()
    guard stat(folder.path, &found) == 0, found.st_mode & S_IXOTH != 0 else { return false }
    return folder.path == "/" || isForAll(folder.deletingLastPathComponent())
  }

  private static func program(_ name: String) -> String {
    "\(programs)/\(name)"
  }
}
