/// What a clock shows, wherever that is.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// Seconds after 00:00.
  public let second: Int

  /// A time from the seconds after 00:00.
  public init(second: Int) {
    self.second = second
  }

  /// The time in whole minutes: `20:30`.
  public var description: String {
    "\((second / 3600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
  }
}
