import Speech

extension DaysEntry {
  /// The lines under the number.
  func lines(today: Day) -> [String] {
    let start =
      since.year == today.year
      ? say("since \(since.inWords)")
      // Translators: %1 is a date, %2 its year.
      : say("since \(since.inWords) \(since.year)")
    let longest = best > days ? say("Longest: \(best.asDays).") : nil
    return [start, longest, recent?.answer].compactMap(\.self)
  }
}
