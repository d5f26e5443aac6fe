import Foundation

/// A folder of a test's own, removed with everything in it when it is released.
public final class ScratchFolder {
  /// Its absolute path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path = NSTemporaryDirectory() + "brewlog-test-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
