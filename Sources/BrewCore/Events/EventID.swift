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
    let digits = Array(high.padded(to: 16, radix: 16) + low.padded(to: 16, radix: 16))
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    self.description = groups.joined(separator: "-")
  }
}
