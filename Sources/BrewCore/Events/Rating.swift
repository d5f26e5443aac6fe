/// How good a brew was, 1 to 5.
public struct Rating: Hashable, Sendable {
  /// What is accepted.
  public static let range = 1...5

  /// The number of points.
  public let points: Int

  /// A rating, or nil outside ``range``.
  public init?(_ points: Int) {
    guard Rating.range.contains(points) else { return nil }
    self.points = points
  }

  private init(known points: Int) {
    self.points = points
  }

  /// The rating of a brew that was logged without one: 4.
  public static let usual = Rating(known: 4)
}
