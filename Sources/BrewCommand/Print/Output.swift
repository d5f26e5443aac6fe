import Glibc
import Speech

/// Standard output, collected and written in large pieces.
final class Output {
  private var buffer: [UInt8] = []
  private let pieceSize = 65_536

  /// True if a person is reading.
  var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

  /// Adds a line of sentences. Control characters in it, which a store that another program filled may hold, are
  /// shown and not sent.
  func line(_ text: String) throws(OutputError) {
    try raw(text.printableSentence + "\n")
  }

  /// Adds text as it is.
  func raw(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= pieceSize { try flush() }
  }

  /// Writes what was collected.
  func flush() throws(OutputError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try Output.write(buffer, to: STDOUT_FILENO)
  }

  /// Writes a line to standard error. Where that fails there is nobody left to tell.
  static func complain(_ text: String) {
    try? write(Array("\(text.printableSentence)\n".utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw OutputError(number: errno)
      }
      rest = rest.dropFirst(written)
    }
  }
}
