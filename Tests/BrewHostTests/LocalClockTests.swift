import BrewCore
import Foundation
import Testing

@testable import BrewHost

/// Days that start some hours after midnight. Each test asks in a process of its own, because `TZ`
/// belongs to the whole process.
struct LocalClockTests {
  /// Days start at 03:00.
  @Test func whatIsBeforeTheHourBelongsToTheDayBefore() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let clock = clock(startingAt: 3)
      let days = [
        ("2026-11-30T00:00:00+01:00", "2026-11-29"), ("2026-11-30T02:59:59+01:00", "2026-11-29"),
        ("2026-11-30T03:00:00+01:00", "2026-11-30"), ("2026-11-30T23:59:59+01:00", "2026-11-30"),
      ]
      for (time, day) in days {
        let moment = clock.moment(at: instant(time))
        #expect(moment.day.description == day)
        #expect(moment.description == time)
      }
      let next = clock.start(of: day("2026-11-30"))
      #expect(next.description == "2026-11-30T03:00:00+01:00")
      #expect(next.day == day("2026-11-30"))
    }
  }

  @Test func aTimeOfTheDayMayComeAfterMidnight() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let clock = clock(startingAt: 3)
      let late = clock.moment(of: day("2026-11-29"), second: 20 * 3600)
      #expect(late.description == "2026-11-29T20:00:00+01:00")
      let later = clock.moment(of: day("2026-11-29"), second: 3600)
      #expect(later.description == "2026-11-30T01:00:00+01:00")
      #expect(later.day == day("2026-11-29"))
    }
  }

  /// Every quarter of an hour over both nights: each day begins once, and never ends before it began.
  @Test func aNightOfDaylightSavingHasOneStart() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      for half in 0...12 {
        let clock = clock(startingAt: Double(half) / 2)
        for (first, start) in [("2017-03-25", "2017-03-26"), ("2017-10-28", "2017-10-29")] {
          let evening = instant("\(first)T20:00:00Z")
          let begin = clock.start(of: day(start)).instant
          for quarter in 0..<48 {
            let seen = evening.advanced(bySeconds: Int64(quarter) * 900)
            let expected = seen < begin ? day(first) : day(start)
            #expect(clock.moment(at: seen).day == expected, "\(half) \(clock.moment(at: seen))")
          }
        }
      }
      // The clock jumps over 02:30.
      let jump = clock(startingAt: 2.5).start(of: day("2017-03-26"))
      #expect(jump.description == "2017-03-26T03:00:00+02:00")
    }
  }

  /// Pacific/Apia had no 30 December 2011.
  @Test func aDateThatTheZoneSkippedIsNoDay() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Pacific/Apia", 1)
      let clock = clock(startingAt: 3)
      let night = clock.moment(at: instant("2011-12-31T00:30:00+14:00"))
      #expect(night.day == day("2011-12-29"))
      for skipped in ["2011-12-30", "2011-12-31"] {
        let start = clock.start(of: day(skipped))
        #expect(start.description == "2011-12-31T03:00:00+14:00")
        #expect(start.day == day("2011-12-31"))
      }
    }
  }

  @Test func theTimesThatAPersonNames() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let clock = clock(startingAt: 3)
      let parser = WhenParser(
        clock: clock, now: clock.moment(at: instant("2026-11-30T00:30:00+01:00")))
      let table = [
        "00:20": ("2026-11-30T00:20:00+01:00", "2026-11-29"),
        "23:50": ("2026-11-29T23:50:00+01:00", "2026-11-29"),
        "yesterday": ("2026-11-28T12:00:00+01:00", "2026-11-28"),
        "yesterday 01:00": ("2026-11-29T01:00:00+01:00", "2026-11-28"),
        "2026-11-29": ("2026-11-30T00:30:00+01:00", "2026-11-29"),
        "2026-11-28": ("2026-11-28T12:00:00+01:00", "2026-11-28"),
        "2026-11-28T01:00": ("2026-11-28T01:00:00+01:00", "2026-11-27"),
        "2026-11-28T03:00": ("2026-11-28T03:00:00+01:00", "2026-11-28"),
        "2026-11-28T01:00-05:00": ("2026-11-28T01:00:00-05:00", "2026-11-27"),
        "2026-11-28T01:00Z": ("2026-11-28T02:00:00+01:00", "2026-11-27"),
      ]
      for (text, (time, day)) in table {
        let moment = try? parser.moment(text)
        #expect(moment?.description == time, "\(text)")
        #expect(moment?.day.description == day, "\(text)")
      }
    }
  }

  @Test(arguments: ["00:00", "03:00", "03:30", "06:00"]) func isSet(_ text: String) throws {
    var settings = Settings()
    try SettingKey.dayStart.set(text, in: &settings)
    #expect(SettingKey.dayStart.text(in: settings) == text)
  }

  @Test(arguments: ["06:01", "3", "24:00", "-01:00", "03:00Z", "03:00:01", "never", ""])
  func isRefused(_ text: String) {
    var settings = Settings()
    #expect(throws: SettingError.badValue(text, of: .dayStart)) {
      try SettingKey.dayStart.set(text, in: &settings)
    }
    #expect(settings == Settings())
  }
}

private func clock(startingAt hour: Double) -> LocalClock {
  var settings = Settings()
  settings.dayStart = Int(hour * 3600)
  return LocalClock(settings)
}

private func day(_ text: String) -> Day { Day(iso: text) ?? Day(number: 0) }

private func instant(_ text: String) -> Instant {
  let date = (try? Date(text, strategy: .iso8601)) ?? .distantPast
  return Instant(seconds: Int64(date.timeIntervalSince1970))
}
