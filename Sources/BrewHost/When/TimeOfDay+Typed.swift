import BrewCore

extension TimeOfDay {
  /// The time that a person typed, in whole minutes. Throws ``WhenError``.
  public init(typed text: String) throws(WhenError) {
    do throws(WhenError) {
      let typed = try TypedWhen(text)
      guard let time = typed.time, typed.date == nil, typed.zone == nil, time.second % 60 == 0
      else {
        throw typed.unreadable()
      }
      self.init(second: time.second)
    } catch .unreadable(let text, let guess) {
      throw .noTimeOfDay(text, guess: guess)
    }
  }
}
