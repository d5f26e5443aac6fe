/// A UUID of version 7 (RFC 9562): it sorts by the millisecond in which it was made, and two machines
/// never make the same one.
public struct EventID: Hashable, Sendable, CustomStringConvertible {
  /// The canonical text, 36 characters in lower case.
  public let description: String

  /// An identifier that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }

  /// A new identifier for something recorded at `instant`.
  public init(at instant: Instant, using generator: inout some RandomNumberGenerator) {
    let milliseconds = UInt64(max(0, instant.microseconds / 1000)) & 0xffff_ffff_ffff
    let high = milliseconds << 16 | 0x7000 | generator.next() & 0x0fff
    let low = 0x8000_0000_0000_0000 | generator.next() & 0x3fff_ffff_ffff_ffff
    var digits = [high, low].flatMap { half in
      (0..<16).map { Self.digits[Int(half >> (60 - 4 * $0) & 0xf)] }
    }
    for hyphen in [8, 13, 18, 23] { digits.insert(UInt8(ascii: "-"), at: hyphen) }
    description = String(decoding: digits, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
