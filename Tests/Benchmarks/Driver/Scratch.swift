import DesktopSession
import Foundation

/// A folder for stores, on the disk of the package: a temporary one may be in memory.
final class Scratch {
  let folder: URL

  init() throws {
    folder = Product.package.appending(path: ".build/benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of a command line whose store is in `data/brewlog` below the folder.
  func environment(data: String) -> [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8", "TZ": "UTC0",
      "XDG_DATA_HOME": path(data),
    ]
  }

  func path(_ name: String) -> String {
    folder.appending(path: name).path
  }
}
