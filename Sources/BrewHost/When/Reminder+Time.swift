import BrewCore

extension Reminder {
  /// The second of the day that a person's time names, in whole minutes; nil if it names none.
  public static func second(ofTime text: String) -> Int? {
    guard let time = ClockTime(text), time.zone == .local, time.second % 60 == 0 else { return nil }
    return time.second
  }
}
