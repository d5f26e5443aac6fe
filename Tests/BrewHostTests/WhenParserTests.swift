import BrewCore
import Foundation
import Testing

@testable import BrewHost

/// Each test reads in a process of its own, because `TZ` belongs to the whole process.
struct WhenParserTests {
  @Test func everyFormThatIsAccepted() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let table = [
        "2026-11-24": "2026-11-24T12:00:00+01:00",
        "2026-06-24": "2026-06-24T12:00:00+02:00",
        "2026-11-30": "2026-11-30T10:00:00+01:00",
        "yesterday": "2026-11-29T12:00:00+01:00",
        "yesterday 07:30": "2026-11-29T07:30:00+01:00",
        "  yesterday\t 07:30:15 ": "2026-11-29T07:30:15+01:00",
        "07:30": "2026-11-30T07:30:00+01:00",
        "00:00": "2026-11-30T00:00:00+01:00",
        "2026-11-24T07:30": "2026-11-24T07:30:00+01:00",
        "2026-11-24 07:30": "2026-11-24T07:30:00+01:00",
        "2026-11-24T23:59:59": "2026-11-24T23:59:59+01:00",
        "2026-11-24T23:30Z": "2026-11-25T00:30:00+01:00",
        "2026-11-24T23:30:00+09:00": "2026-11-24T23:30:00+09:00",
        "2026-11-24 01:30-09:30": "2026-11-24T01:30:00-09:30",
      ]
      for (text, moment) in table {
        #expect(read(text)?.description == moment)
      }
    }
  }

  @Test func theDayIsThatOfTheClockWhereItHappened() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      #expect(read("2026-11-24T23:30Z")?.day == Day(iso: "2026-11-25"))
      #expect(read("2026-11-24T23:30+09:00")?.day == Day(iso: "2026-11-24"))
      #expect(read("2026-11-24T00:30+09:00")?.day == Day(iso: "2026-11-24"))
    }
  }

  @Test func whatTheStorePrintsReadsBackAsTheSameMoment() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Kathmandu", 1)
      let moment = LocalClock().moment(at: Instant(seconds: 1_700_000_000))
      setenv("TZ", "America/Bogota", 1)
      #expect(read(moment.description) == moment)
    }
  }

  @Test func aTimeInTheFutureIsReturnedForTheIntentsToRefuse() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      #expect(read("10:01")?.description == "2026-11-30T10:01:00+01:00")
      #expect(read("2026-12-01")?.description == "2026-12-01T12:00:00+01:00")
    }
  }

  @Test(arguments: [
    "", " ", "tomorrow", "2026-02-30", "2026-11-3", "20261124", "2026/11/24", "24:00", "7:30",
    "07:60", "07:30:60", "07:30Z", "yesterday 07:30Z", "yesterday yesterday", "07:30 yesterday",
    "2026-11-24T", "2026-11-24T07", "2026-11-24T07:30+1", "2026-11-24T07:30+24:00",
    "2026-11-24T07:30+01:60", "2026-11-24T07:30 +01:00", "2026-11-24 07:30 x", "٢٠٢٦-11-24",
    "2026-11-24t07:30", "T07:30", "07:30\n08:30",
  ])
  func whatCantBeReadIsNamed(_ text: String) {
    #expect(refusal(text) == .unreadable(text))
    #expect(refusal(text)?.description.contains("“\(text)”") == true)
  }

  @Test func aDayThatTheZoneSkippedIsRefused() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Pacific/Apia", 1)
      #expect(refusal("2011-12-30") == .skipped("2011-12-30"))
      #expect(refusal("2011-12-30 08:00") == .skipped("2011-12-30 08:00"))
    }
  }

  @Test func aTimeThatTheClockJumpedOverIsTheJump() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let moment = read("2017-03-26 02:30")
      #expect(moment?.description == "2017-03-26T03:00:00+02:00")
    }
  }
}

/// A parser at 2026-11-30T09:00:00Z.
private var parser: WhenParser {
  let clock = LocalClock()
  return WhenParser(clock: clock, now: clock.moment(at: Instant(seconds: 1_796_029_200)))
}

private func read(_ text: String) -> Moment? {
  try? parser.moment(text)
}

private func refusal(_ text: String) -> WhenError? {
  do {
    _ = try parser.moment(text)
    return nil
  } catch {
    return error
  }
}
