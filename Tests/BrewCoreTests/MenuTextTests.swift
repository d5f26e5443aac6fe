@testable import BrewCore
import Testing
import TestSupport

@Suite struct MenuTextTests {
  private let today = Moment("2026-11-30")

  private func headline(days: Int, logsToday: Int, today mark: DayMark = .open) -> String {
    let entry = StreakEntry(
      revision: 1, tracker: .brew, rules: DailyRules(methods: []),
      streak: Streak(length: days, since: nil), best: days,
      logsToday: logsToday, week: [mark], lastMethod: nil, recent: nil,
      undo: nil)
    return MenuText.headline(Entry(at: today, content: .streak(entry)))
  }

  @Test func theEntryIsOneLine() {
    #expect(headline(days: 6, logsToday: 0) == "6 day streak · today is open")
    #expect(headline(days: 7, logsToday: 2) == "7 day streak · today is done")
    #expect(headline(days: 7, logsToday: 0, today: .skipped) == "7 day streak · today is skipped")
    #expect(headline(days: 0, logsToday: 0) == "No streak yet · today is open")
    #expect(MenuText.headline(Entry(at: today, content: .unreadable)) == "Can’t read the brew log")
  }

  @Test func aTrackerAmongOthersIsNamedFirst() {
    let rules = CountRules()
    let tracker = Tracker(
      id: Tracker.ID(stored: "water"), name: ShortText(stored: "Water"), rules: .count(rules),
      unit: CountUnit(stored: "glass,glasses"))
    let entry = CountEntry(
      revision: 1, tracker: tracker, rules: rules, count: 3, recent: nil, undo: nil)
    #expect(MenuText.submenu(Entry(at: today, content: .count(entry))) == "Water: 3 glasses")
  }

  @Test func aLongMethodIsElidedAtFortyCharacters() {
    func shown(_ text: String) -> String { MenuText.method(Method(stored: text)) }
    let forty = String(repeating: "x", count: 40)
    #expect(shown(forty) == forty)
    #expect(shown(forty + "y") == String(repeating: "x", count: 39) + "…")
    #expect(shown(String(repeating: "é\u{301}", count: 41)).count == 40)
    for text in ["read_a_book", "<b>Bold</b> & \"Black\"", "קפה שחור", "a\\nb"] {
      #expect(shown(text) == text)
    }
  }

  @Test func theLastSevenDaysAreCounted() {
    let brews = [today.day: 2, today.day.advanced(by: -2): 1, today.day.advanced(by: -7): 9]
    #expect(
      MenuText.lastDays(until: today.day, brews: brews) == [
        "Today: 2 brews", "Yesterday: no brew", "28 November: 1 brew", "27 November: no brew",
        "26 November: no brew", "25 November: no brew", "24 November: no brew",
      ])
    let week: [DayMark] = [.open, .open, .open, .open, .skipped, .skipped, .open]
    let lines = MenuText.lastDays(until: today.day, brews: brews, week: week)
    #expect(
      lines.prefix(4) == [
        "Today: 2 brews", "Yesterday: skipped", "28 November: 1 brew", "27 November: no brew",
      ])
  }
}
