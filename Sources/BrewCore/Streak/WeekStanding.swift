/// How the running week of a tracker that counts weeks stands.
public struct WeekStanding: Hashable, Sendable {
  /// How many of its days are done.
  public let done: Int
  /// How many of its days are skipped and not done.
  public let skipped: Int
  /// How many have to be done.
  public let target: Int
  /// How many days are left of it that are neither done nor skipped, and today.
  public let left: Int

  /// True if as many are done as have to be.
  public var isReached: Bool { done >= target }

  /// True if the streak ends with the week unless today is done: none of its days can be spared any more.
  public var needsToday: Bool { !isReached && done + skipped + left == target }
}
