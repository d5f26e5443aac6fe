@testable import BrewCore
import Testing
import TestSupport

@Suite struct BarTextTests {
  private func text(days: Int, logsToday: Int, week: Int = 0) -> BarText {
    let entry = StreakEntry(
      revision: 1, tracker: .brew, rules: DailyRules(methods: []),
      streak: Streak(length: days, since: nil), best: days,
      logsToday: logsToday, week: (1...7).map { $0 <= week ? .done : .open }, lastMethod: nil,
      recent: nil,
      undo: nil)
    return BarText(Entry(at: Moment("2026-11-30"), content: .streak(entry)))
  }

  @Test(arguments: [
    (0, 0, "0 days · open", "0"), (1, 0, "1 day · open", "1"), (1, 1, "1 day", "1"),
    (2, 3, "2 days", "2"), (1000, 1, "1000 days", "1000"),
  ])
  func daysAreCountedInWords(days: Int, logs: Int, words: String, badge: String) {
    let text = text(days: days, logsToday: logs)
    #expect(text.text == words)
    #expect(text.badge == badge)
    #expect(text.state == (logs == 0 ? .open : .done))
  }

  @Test(arguments: [(0, 0), (1, 14), (6, 85), (7, 100)])
  func aFullWeekIsAHundredPercent(days: Int, percentage: Int) {
    #expect(text(days: days, logsToday: 1, week: days).percentage == percentage)
  }

  @Test func whatCantBeReadIsNoZero() {
    let text = BarText(Entry(at: Moment("2026-11-30"), content: .unreadable))
    #expect(text.state == .unreadable)
    #expect(!"\(text.badge)\(text.text)".contains("0"))
  }
}
