import BrewCore

/// Logged days of a tracker that are not what they were.
struct ChangedDays {
  let eras: [Int64]
  let days: ClosedRange<Day>
  /// The days after them went from one era to another.
  var moved: (from: Int64, to: Int64)?
}
