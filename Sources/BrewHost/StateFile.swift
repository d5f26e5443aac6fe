import GLibKit
import Glibc
import Speech

/// A small text in `$XDG_STATE_HOME/brewlog` that only its writer reads again. It need not outlive a crash of
/// the machine, so nobody waits for the disk.
public struct StateFile {
  private let name: String
  private let folder: String?

  /// The file of this name of the person who runs the program; it need not exist.
  public init(_ name: String, in directories: BaseDirectories = BaseDirectories()) {
    self.name = name
    folder = directories.stateHome.map { $0 + "/brewlog" }
  }

  /// What it says; nil if it is not there or can't be read.
  public func read() -> String? {
    guard let folder else { return nil }
    let file = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Puts a text (0600) in the place of what it said: who reads sees the old one or the new one whole. Throws
  /// ``FileError``.
  public func write(_ text: String) throws(FileError) {
    let folder = try makeFolder()
    let (path, new) = ("\(folder)/\(name)", "\(folder)/\(name).new")
    // What somebody left who was killed meanwhile.
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw error(path) }
    let isWritten = Glibc.write(file, text, text.utf8.count) == text.utf8.count
    let failure = error(path)
    close(file)
    guard isWritten else {
      unlink(new)
      throw failure
    }
    guard rename(new, path) == 0 else { throw error(path) }
  }

  /// Removes it, if it is there.
  public func remove() {
    if let folder { unlink("\(folder)/\(name)") }
  }

  private func makeFolder() throws(FileError) -> String {
    guard let folder else {
      throw FileError(
        file: "brewlog/\(name)", attempt: .write,
        cause: say("XDG_STATE_HOME or HOME has to be an absolute path; set one"))
    }
    if access(folder, W_OK) != 0 { try FileSystem.makeFolder(folder) }
    return folder
  }

  private func error(_ path: String) -> FileError {
    FileError(file: path, attempt: .write, cause: systemMessage())
  }
}
