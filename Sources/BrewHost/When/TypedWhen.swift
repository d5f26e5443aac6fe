import BrewCore

/// What a person typed for a day, a time or both, not yet seen from a clock.
struct TypedWhen {
  /// The day, if one was given.
  enum Date: Hashable {
    case calendar(Day)
    case name(DayName)
  }

  /// Where the clock of the time hangs.
  enum Zone: Hashable {
    /// The instant is given, without saying what the clock showed there.
    case utc
    /// Seconds east of UTC.
    case offset(Int)
  }

  private(set) var date: Date?
  private(set) var time: ClockTime?
  private(set) var zone: Zone?
  private let text: String

  /// The parts that `text` names, in whatever order. Throws ``WhenError``.
  init(_ text: String) throws(WhenError) {
    self.text = text
    var rest = TypedWord.all(in: text)[...]
    while let word = rest.popFirst() {
      switch word {
      case .name(let name): try take(name, before: rest.first)
      case .number(let number): try take(number, &rest)
      }
    }
  }

  private mutating func take(_ name: String, before next: TypedWord?) throws(WhenError) {
    if let time, zone == nil, let half = ClockTime.Half(rawValue: name) {
      self.time = try choose(time.times(in: half))
    } else if name == "z", time != nil, zone == nil {
      zone = .utc
    } else if name == "t", date != nil, time == nil, next != nil {
      return
    } else if date == nil, let day = DayName(name) {
      date = .name(day)
    } else {
      throw unreadable(guess: DayName.guess(for: name))
    }
  }

  private mutating func take(
    _ number: String, _ rest: inout ArraySlice<TypedWord>
  ) throws(WhenError) {
    if date == nil, let day = Day(typed: number) {
      date = .calendar(day)
    } else if time == nil, let hour = digits(number) {
      time = try self.time(from: hour, &rest)
    } else if time == nil {
      let end = number.firstIndex { $0 == "+" || $0 == "-" } ?? number.endIndex
      guard let read = ClockTime(number[..<end]) else { throw unreadable(guess: colon(in: number)) }
      time = read
      if end < number.endIndex { zone = try offset(number[end...]) }
    } else if zone == nil {
      zone = try offset(number[...])
    } else {
      throw unreadable()
    }
  }

  /// A time that begins with an hour alone: `7pm`, `7h30`.
  private func time(
    from hour: Int, _ rest: inout ArraySlice<TypedWord>
  ) throws(WhenError) -> ClockTime {
    guard let full = ClockTime([hour, 0]) else { throw unreadable() }
    guard case .name(let name) = rest.first else { throw notClear(full) }
    if ClockTime.Half(rawValue: name) != nil { return full }
    guard name == "h" else { throw notClear(full) }
    rest.removeFirst()
    guard case .number(let number) = rest.first, let minute = digits(number) else { return full }
    rest.removeFirst()
    guard let time = ClockTime([hour, minute]) else { throw unreadable() }
    return time
  }

  private func offset(_ text: Substring) throws(WhenError) -> Zone {
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let sign = text.first == "-" ? -1 : text.first == "+" ? 1 : 0
    var numbers = parts.map(String.init)
    if numbers.count == 1, numbers[0].count == 4 {
      numbers = [String(numbers[0].prefix(2)), String(numbers[0].suffix(2))]
    }
    guard sign != 0, (1...2).contains(numbers.count), numbers.allSatisfy({ $0.count == 2 }),
      let shown = ClockTime(numbers.compactMap(digits) + (numbers.count == 1 ? [0] : []))
    else { throw unreadable() }
    return .offset(sign * shown.second)
  }

  /// The only one of several. Throws ``WhenError`` if there are more, or none.
  func choose<Choice: CustomStringConvertible>(
    _ choices: [Choice]
  ) throws(WhenError) -> Choice {
    guard let only = choices.first else { throw unreadable() }
    if choices.count > 1 { throw .notClear(text, choices.map(\.description)) }
    return only
  }

  func unreadable(guess: String? = nil) -> WhenError { .unreadable(text, guess: guess) }

  /// An hour alone may be one of twelve, or a day of a month.
  private func notClear(_ time: ClockTime) -> WhenError {
    let times = ClockTime.Half.allCases.flatMap(time.times(in:))
    guard times.count > 1 else { return unreadable(guess: time.description) }
    return .notClear(text, Set(times).map(\.description).sorted())
  }

  /// The time with a colon, where a person wrote it in another way.
  private func colon(in number: String) -> String? {
    let numbers = number.filter { $0 != "." }
    guard (3...4).contains(numbers.count), let hour = digits(numbers.dropLast(2)),
      let minute = digits(numbers.suffix(2))
    else { return nil }
    return ClockTime([hour, minute])?.description
  }
}

extension Day {
  /// The date that a person typed, year first: `2026-11-30`, `2026/1/5`; nil if it is none.
  fileprivate init?(typed text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    guard parts.count == 3, parts[0].utf8.count == 4, let century = digits(parts[0].prefix(2)),
      let year = digits(parts[0].suffix(2)), let month = digits(parts[1]),
      let day = digits(parts[2])
    else { return nil }
    self.init(year: century * 100 + year, month: month, day: day)
  }
}
