import BrewCore

/// A calendar whose zone is a list of offsets and the instants from which they hold.
public struct FakeCalendar: CivilCalendar {
  /// A stretch of time with one UTC offset.
  public struct Period: Sendable {
    /// When it begins.
    public let from: Instant
    /// Seconds east of UTC.
    public let offset: Int

    /// A period from its parts.
    public init(from: Instant, offset: Int) {
      self.from = from
      self.offset = offset
    }
  }

  private let periods: [Period]
  private let dayStart: Int

  /// A zone that has `offset` (in seconds) until the first of `changes`. A day begins `dayStart`
  /// seconds after midnight.
  public init(offset: Int, changes: [Period] = [], dayStart: Int = 0) {
    periods = [Period(from: Instant(microseconds: .min), offset: offset)] + changes
    self.dayStart = dayStart
  }

  /// The local view of an instant.
  public func moment(at instant: Instant) -> Moment {
    Moment(instant: instant, utcOffset: offset(at: instant), day: day(at: instant))
  }

  /// The instant from which on it is `day` or a later one.
  public func start(of day: Day) -> Moment {
    let second = Int64(day.number) * 86_400 + Int64(dayStart)
    let regular = periods.map { Instant(seconds: second - Int64($0.offset)) }
    let candidates = (regular + periods.dropFirst().map(\.from)).sorted()
    let start = candidates.last {
      self.day(at: $0) >= day && self.day(at: Instant(microseconds: $0.microseconds - 1)) < day
    }
    return moment(at: start ?? Instant(seconds: second))
  }

  /// The first instant on the day when the clock shows that time, or jumps over it.
  public func moment(of day: Day, second: Int) -> Moment {
    let date = second < dayStart ? day.number + 1 : day.number
    let local = Int64(date) * 86_400 + Int64(second)
    let regular = periods.map { Instant(seconds: local - Int64($0.offset)) }
    func clock(_ instant: Instant) -> Int64 {
      instant.microseconds / 1_000_000 + Int64(offset(at: instant))
    }
    let jumps = periods.dropFirst().map(\.from).filter {
      clock(Instant(microseconds: $0.microseconds - 1)) < local && clock($0) > local
    }
    return moment(at: (regular.filter { clock($0) == local } + jumps).min() ?? regular[0])
  }

  private func offset(at instant: Instant) -> Int {
    periods.last { $0.from <= instant }?.offset ?? 0
  }

  private func day(at instant: Instant) -> Day {
    Day(instant: instant, utcOffset: offset(at: instant) - dayStart)
  }
}
