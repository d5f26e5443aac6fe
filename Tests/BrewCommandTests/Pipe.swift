import Foundation

/// The two ends of a pipe that no other process inherits. It is a named one, because Glibc's Swift module
/// leaves `pipe2` out, and between `pipe` and `fcntl` another test may start a process.
struct Pipe {
  let reader: Int32
  let writer: Int32

  init(in folder: String) throws {
    let path = "\(folder)/pipe-\(UUID().uuidString)"
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    defer { unlink(path) }
    // Opened so, the reading end does not wait for a writer.
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    writer = open(path, O_WRONLY | O_CLOEXEC)
    guard reader >= 0, writer >= 0, fcntl(reader, F_SETFL, 0) == 0 else { throw POSIXError(.EIO) }
  }
}
