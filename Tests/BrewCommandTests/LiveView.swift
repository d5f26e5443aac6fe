import Foundation

/// A running `brewlog watch`, or another verb that goes on, and what it writes.
final class LiveView {
  struct Ended: Error {
    let after: String
  }

  private let home: Home
  private let process: pid_t
  private let reader: Int32
  private var unread = ""
  private var isOpen = true
  private var status: Int32?

  var errors: String { (try? String(contentsOfFile: errorFile, encoding: .utf8)) ?? "" }
  private var errorFile: String { "\(home.folder)/watch-errors" }

  /// What it has used of the processor, in hundredths of a second (proc(5), fields 14 and 15).
  var processorTime: Int {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  init(_ home: Home, _ words: String..., onTerminal: Bool = false) throws {
    self.home = home
    let writer: Int32
    if onTerminal {
      (reader, writer) = try terminal()
    } else {
      let pipe = try Pipe(in: home.folder)
      (reader, writer) = (pipe.reader, pipe.writer)
    }
    process = try home.program.start(
      (words.isEmpty ? ["watch"] : words).map { Array($0.utf8) }, output: .descriptor(writer),
      errors: .file("\(home.folder)/watch-errors"))
    close(writer)
  }

  deinit {
    closeReader()
    if status == nil {
      kill(process, SIGKILL)
      _ = Program.wait(process)
    }
  }

  /// The next card, without the empty line after it.
  func block() throws -> String {
    String(try text(upTo: "\n\n").dropLast())
  }

  /// The next line.
  func line() throws -> String {
    String(try text(upTo: "\n").dropLast())
  }

  /// What comes next, up to and with `end`; a terminal's line ends made plain.
  func text(upTo end: String) throws -> String {
    while true {
      if let range = unread.range(of: end) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(unread[..<range.upperBound])
      }
      guard readMore() else { throw Ended(after: unread) }
    }
  }

  /// What is left until it closes its output.
  func rest() -> String {
    while readMore() {}
    return unread
  }

  func closeReader() {
    if isOpen { close(reader) }
    isOpen = false
  }

  func end(by signal: Int32) -> Int32 {
    kill(process, signal)
    return wait()
  }

  func wait() -> Int32 {
    let ended = Program.wait(process)
    status = ended
    return ended
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    guard count > 0 else { return false }
    unread += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
    return true
  }
}

/// The two ends of a terminal. Glibc's Swift module leaves `posix_openpt` and its friends out.
private func terminal() throws -> (reader: Int32, writer: Int32) {
  let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
  let getNumber: UInt = 0x8004_5430  // TIOCGPTN
  let reader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  var isLocked: Int32 = 0
  var number: Int32 = 0
  guard ioctl(reader, unlock, &isLocked) == 0, ioctl(reader, getNumber, &number) == 0 else {
    throw POSIXError(.ENOTTY)
  }
  return (reader, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC))
}
