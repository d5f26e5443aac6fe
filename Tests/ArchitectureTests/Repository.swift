import Foundation

/// The files of this repository, as they are on the disk.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The modules that have Swift sources, by the names of their folders.
  static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { try !sources(of: $0).isEmpty }
  }

  /// A Swift file of a module.
  struct Source {
    /// Its folder within the module, empty for the module's own.
    let folder: String
    let text: String
  }

  /// The Swift files of a module.
  static func sources(of module: String) throws -> [Source] {
    let folder = root.appending(path: "Sources/\(module)").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        Source(
          folder: path.split(separator: "/").dropLast().joined(separator: "/"),
          text: try text(of: "Sources/\(module)/\(path)"))
      }
  }
}
