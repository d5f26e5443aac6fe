@testable import BrewCore
import Testing
import TestSupport

@Suite struct CardTextTests {
  private let now = Moment("2026-11-30")

  private func text(
    days: Int = 0, logsToday: Int = 0, week: [DayMark] = Array(repeating: .open, count: 7),
    recent: Event.Kind? = nil
  ) -> CardText {
    let since = days == 0 ? nil : now.day.advanced(by: logsToday == 0 ? -days : 1 - days)
    let entry = StreakEntry(
      revision: 1, tracker: .brew, rules: DailyRules(methods: []),
      streak: Streak(length: days, since: since), best: days,
      logsToday: logsToday, week: week, lastMethod: nil, recent: recent, undo: nil)
    return CardText(Entry(at: now, content: .streak(entry)))
  }

  @Test func noStreak() {
    #expect(text().summary == "No streak yet")
    #expect(text().lines == ["○ ○ ○ ○ ○ ○ ○", "A brew lights the flame."])
  }

  @Test(arguments: [
    (1, "1 day streak"), (2, "2 day streak"), (7, "7 day streak"), (1000, "1000 day streak"),
  ])
  func headline(days: Int, summary: String) {
    #expect(text(days: days, logsToday: 1).summary == summary)
  }

  /// Servers without buttons need the room for a line that names another way.
  @Test func theShortOnesHaveFourLinesWithThat() {
    let entry = StreakEntry(
      revision: 1, tracker: .brew, rules: DailyRules(methods: []),
      streak: Streak(length: 7, since: now.day), best: 7,
      logsToday: 2, week: [], lastMethod: nil, recent: .reset, undo: nil)
    let text = CardText(Entry(at: now, content: .streak(entry)))
    #expect(text.shortLines.count == 3)
    #expect(text.shortLines.last == "The streak was reset.")
    #expect(text.lines.dropFirst() == text.shortLines[...])
  }

  @Test func sinceNamesTheFirstDay() {
    let week: [DayMark] = [true, true, true, true, true, true, true]
    let lines = text(days: 7, logsToday: 1, week: week).lines
    #expect(lines.prefix(2) == ["since 24 November", "● ● ● ● ● ● ●"])
  }

  @Test(arguments: [
    (0, "Today is still open."), (1, "Today is done."),
    (2, "Today is done, 2 brews."), (12, "Today is done, 12 brews."),
  ])
  func today(logs: Int, line: String) {
    #expect(text(days: 3, logsToday: logs).lines.contains(line))
  }

  @Test func aSkippedDayHasAMarkAndWordsOfItsOwn() {
    let lines = text(days: 3, week: [false, false, .skipped, true, true, true, .skipped]).lines
    #expect(lines == ["since 27 November", "○ ○ – ● ● ● –", "Today is skipped."])
    let done = text(days: 3, logsToday: 1, week: [true, .skipped, true]).lines
    #expect(done.last == "Today is done.")
    #expect(text(recent: .skip).lines.last == "The day was skipped.")
    #expect(text(week: [.skipped], recent: .skip).lines == ["–", "Today is skipped."])
  }

  @Test func aPressIsAnswered() throws {
    let brew = Brew(method: try Method("Moka pot"), rating: Rating(5))
    let logged = text(days: 1, logsToday: 1, recent: .log(brew)).lines.last
    #expect(logged == "Logged: Moka pot, 5 of 5.")
    func answer(_ method: Method?, _ rating: Rating?) -> String? {
      text(recent: .log(Brew(method: method, rating: rating))).lines.last
    }
    #expect(answer(nil, nil) == "Logged.")
    #expect(answer(nil, Rating(3)) == "Logged: 3 of 5.")
    #expect(answer(.espresso, nil) == "Logged: Espresso.")
    #expect(text(recent: .reset).lines.last == "The streak was reset.")
    #expect(text(recent: .undo(EventID(stored: "x"))).lines.last == "Taken back.")
    #expect(text().lines.count == 2)
  }

  @Test func methodsAreShownLiterally() throws {
    let brew = Brew(method: try Method("<b>Bold</b> & \"Black\""))
    let line = text(days: 1, logsToday: 1, recent: .log(brew)).lines.last
    #expect(line == "Logged: <b>Bold</b> & \"Black\", 4 of 5.")
  }

  @Test func unreadable() {
    let text = CardText(Entry(at: now, content: .unreadable))
    #expect(text.summary == "Can’t read the brew log")
    #expect(!text.summary.contains("0"))
    #expect(!text.lines.joined().contains("safe"), "a damaged file is not safe")
  }

  @Test func aFailedPress() {
    let text = CardText(failed: "Log", because: "no room left")
    #expect(text.summary == "Log did not work")
    #expect(text.lines == ["no room left"])
  }

  @Test func everyMonthHasAName() {
    let names = (1...12).compactMap { Day(year: 2026, month: $0, day: 9)?.inWords }
    #expect(names.first == "9 January")
    #expect(names.last == "9 December")
    #expect(Set(names).count == 12)
  }
}
