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
        "2026-11-24T07:30:00+0900": "2026-11-24T07:30:00+09:00",
        "2026-11-24 07:30:00 -0930": "2026-11-24T07:30:00-09:30",
        "2026-11-24T07:30+09": "2026-11-24T07:30:00+09:00",
        "2026-11-24t06:30z": "2026-11-24T07:30:00+01:00",
        "2026-1-5": "2026-01-05T12:00:00+01:00",
        "2026/11/24 7:30": "2026-11-24T07:30:00+01:00",
        "7:30": "2026-11-30T07:30:00+01:00",
        "3:00": "2026-11-30T03:00:00+01:00",
        "7:30 am": "2026-11-30T07:30:00+01:00",
        "0:30 AM": "2026-11-30T00:30:00+01:00",
        "7:30pm": "2026-11-30T19:30:00+01:00",
        "7 p.m.": "2026-11-30T19:00:00+01:00",
        "9AM": "2026-11-30T09:00:00+01:00",
        "7h": "2026-11-30T07:00:00+01:00",
        "7h30": "2026-11-30T07:30:00+01:00",
        "７：３０": "2026-11-30T07:30:00+01:00",
        "today": "2026-11-30T10:00:00+01:00",
        "Today 7:30": "2026-11-30T07:30:00+01:00",
        "YESTERDAY": "2026-11-29T12:00:00+01:00",
        "yesterday, 7:30": "2026-11-29T07:30:00+01:00",
        "7:30 yesterday": "2026-11-29T07:30:00+01:00",
        "Sunday": "2026-11-29T12:00:00+01:00",
        "sun 18:00": "2026-11-29T18:00:00+01:00",
        "tuesday 6pm": "2026-11-24T18:00:00+01:00",
        "Tue.": "2026-11-24T12:00:00+01:00",
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
      #expect(read("Tomorrow")?.description == "2026-12-01T12:00:00+01:00")
    }
  }

  @Test(arguments: [
    "", " ", "someday", "2026-02-30", "20261124", "24.11.2026", "11/24/2026", "24:00", "7:3",
    "07:60", "07:30:60", "07:30Z", "yesterday 07:30Z", "yesterday yesterday", "7:30 8:30",
    "2026-11-24T", "2026-11-24T07:30+1", "2026-11-24T07:30+24:00", "yesterday Sunday",
    "2026-11-24T07:30+01:60", "2026-11-24T07:30Z+01:00", "2026-11-24 07:30 x", "٢٠٢٦-11-24",
    "T07:30", "07:30\n08:30", "13:30 am", "19 pm", "7:30 pm pm", "pm", "h30", "24h", "7h60",
    "-7:30",
    "7:30+", "7:", ":30", "2026-11", "99", "７：６０",
  ])
  func whatCantBeReadIsNamed(_ text: String) {
    guard case .unreadable(text, guess: nil) = refusal(text) else {
      Issue.record("\(String(describing: refusal(text)))")
      return
    }
    #expect(refusal(text)?.description.contains(text.quoted) == true)
  }

  @Test(arguments: [
    ("7", ["07:00", "19:00"]), ("yesterday 7", ["07:00", "19:00"]), ("12", ["00:00", "12:00"]),
    ("2026-11-24T07", ["07:00", "19:00"]), ("12:30 am", ["00:30", "12:30"]),
    ("12 pm", ["00:00", "12:00"]), ("12:30p.m.", ["00:30", "12:30"]),
    ("Monday", ["2026-11-30", "2026-11-23"]), ("mon 7:30", ["2026-11-30", "2026-11-23"]),
  ])
  func whatIsNotClearIsAskedBack(_ text: String, _ choices: [String]) async {
    #expect(refusal(text) == .notClear(text, choices))
    let sentence = refusal(text)?.description ?? ""
    #expect(sentence.contains("may be \(choices[0]) or \(choices[1]); give one of them"))
  }

  @Test(arguments: [
    ("yesterdy", "yesterday"), ("Sundey", "sunday"), ("7.30", "07:30"), ("730", "07:30"),
    ("yesterday 1930", "19:30"), ("19", "19:00"), ("0", "00:00"), ("noon", "12:00"),
    ("now", "today"),
  ])
  func whatWasMostLikelyMeantIsSaid(_ text: String, _ guess: String) {
    #expect(refusal(text) == .unreadable(text, guess: guess))
    #expect(refusal(text)?.description.hasSuffix("; did you mean \(guess)?") == true)
  }

  @Test(arguments: [("7:30", 27_000), ("20:30:00", 73_800), ("8 pm", 72_000), ("00:00", 0)])
  func aTimeOfDayIsTypedAlike(_ text: String, _ second: Int) throws {
    #expect(try TimeOfDay(typed: text).second == second)
  }

  @Test(arguments: ["24:00", "20:30:15", "20:30Z", "today", "yesterday 7:30", "2026-11-30", ""])
  func otherThingsAreNoTimeOfDay(_ text: String) {
    #expect(throws: WhenError.noTimeOfDay(text, guess: nil)) { try TimeOfDay(typed: text) }
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
