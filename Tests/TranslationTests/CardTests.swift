import BrewHost
import Speech
import Testing
import TestSupport

@testable import BrewCore
@testable import BrewDesktop

/// Everything that a surface says, in a language that marks each sentence.
@Suite struct CardTests {
  private let marking = Catalog { sentence, plural in
    let words = plural.map { $0.number == 1 ? sentence : $0.other } ?? sentence
    return sentence == "LTR" ? nil : "⟦\(words)⟧"
  }
  private let now = Moment("2026-11-30")

  private func entries() -> [Entry] {
    let week: [DayMark] = [.open, .done, .skipped, .done, .done, .done, .open]
    let kinds: [Event.Kind?] = [nil, .reset, .skip, .log(Brew(method: .espresso, rating: .usual))]
    var all: [Entry] = [Entry(at: now, content: .unreadable)]
    for (length, logs, target, recent) in [
      (0, 0, 1, kinds[0]), (1, 1, 1, kinds[3]), (3, 0, 1, kinds[0]), (3, 1, 2, kinds[3]),
      (0, 0, 3, kinds[1]), (5, 2, 1, kinds[0]),
    ] {
      var entry = StreakEntry(
        revision: 1, tracker: .brew, rules: DailyRules(methods: [], target: target),
        streak: Streak(length: length, since: length == 0 ? nil : now.day), best: length,
        logsToday: logs, week: week, lastMethod: nil, recent: recent, undo: nil)
      all.append(Entry(at: now, content: .streak(entry)))
      all.append(Entry(at: now, content: .streak(entry), reminder: .due))
      for done in [0, 2, 3, 4] {
        entry.thisWeek = WeekStanding(done: done, skipped: 0, target: 3, left: 3)
        all.append(Entry(at: now, content: .streak(entry)))
      }
    }
    return all
  }

  private func unmarked(_ lines: [String]) -> [String] {
    lines.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("⟦") }
  }

  @Test func everyLineCanBeTranslated() {
    let entries = entries()
    Catalog.$current.withValue(marking) {
      for entry in entries {
        let text = CardText(entry)
        #expect(unmarked([text.summary] + text.lines + text.shortLines) == [])
        #expect(unmarked([MenuText.headline(entry), MenuText.submenu(entry)]) == [])
        #expect(unmarked([BarText(entry).text]) == [])
      }
      let failure = CardText(failed: Verb.log.word, because: IntentError.nothingToUndo.description)
      #expect(unmarked([failure.summary] + failure.lines) == [])
      #expect(
        unmarked(Verb.allCases.flatMap { [$0.word, $0.shortWord, $0.label(of: .brew)] }) == [])
      let days = MenuText.lastDays(until: now.day, brews: [now.day: 2], week: [])
      #expect(unmarked(days) == [])
      let months = (1...12).compactMap { Day(year: 2026, month: $0, day: 1)?.inWords }
      #expect(unmarked(months) == [] && Set(months).count == 12)
    }
  }

  @Test func whereNoButtonIsToBeSeenTheTerminalIsNamedInTheLanguage() {
    Catalog.$current.withValue(marking) {
      let face = CardFace(
        Presentation(entry: MemoryStore().entry(at: now), failure: nil, popUp: false))
      let fitting = NotificationFitting(
        abilities: .init(name: "", capabilities: ["body"]), icons: IconFiles(in: []),
        settings: Settings())
      let content = fitting.content(of: face, isDue: true)
      #expect(content.body.hasSuffix("\n⟦In a terminal: brewlog log⟧"))
    }
  }
}
