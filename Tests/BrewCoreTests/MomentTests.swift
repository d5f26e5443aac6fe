import BrewCore
import Testing
import TestSupport

@Suite struct MomentTests {
  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00+00:00"),
    (1_000_000, 3600, "1970-01-01T01:00:01+01:00"),
    (999_999, 0, "1970-01-01T00:00:00+00:00"),
    (-1, 0, "1969-12-31T23:59:59+00:00"),
    (-1_000_000, 0, "1969-12-31T23:59:59+00:00"),
    (-1_000_001, 3600, "1970-01-01T00:59:58+01:00"),
    (1_796_021_700_000_000, -12_600, "2026-11-30T03:25:00-03:30"),
    (1_796_021_700_000_000, 50_400, "2026-11-30T20:55:00+14:00"),
    (1_796_021_700_000_000, -43_200, "2026-11-29T18:55:00-12:00"),
    (1_796_021_700_000_000, 20_700, "2026-11-30T12:40:00+05:45"),
    (1_796_021_700_000_000, -1800, "2026-11-30T06:25:00-00:30"),
  ])
  func text(microseconds: Int, offset: Int, text: String) {
    let moment = Moment(Instant(microseconds: Int64(microseconds)), utcOffset: offset)
    #expect(moment.description == text)
  }

  @Test func theTextShowsTheCivilDateWhereDaysStartAfterMidnight() {
    let calendar = FakeCalendar(offset: 0, dayStart: 3 * 3600)
    let moment = calendar.moment(at: Moment("2026-11-30", 0, 30).instant)
    #expect(moment.day == "2026-11-29")
    #expect(moment.description == "2026-11-30T00:30:00+00:00")
  }

  @Test func instants() {
    let instant = Instant(seconds: -5)
    #expect(instant.microseconds == -5_000_000)
    #expect(instant.advanced(bySeconds: 6) == Instant(microseconds: 1_000_000))
    #expect(instant < instant.advanced(bySeconds: 1))
  }
}
