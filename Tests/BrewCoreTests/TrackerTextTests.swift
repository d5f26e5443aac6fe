import Testing
import TestSupport

@testable import BrewCore

/// The words on clean streaks, counts and daily streaks of other things.
@Suite struct TrackerTextTests {
  private let now = Moment("2026-11-30")

  private func tracker(
    _ rules: Tracker.Rules, unit: String? = nil, label: String? = nil
  ) -> Tracker {
    Tracker(
      id: Tracker.ID(stored: "it"), name: ShortText(stored: "It"), rules: rules,
      label: label.map(ShortText.init(stored:)), unit: unit.map(CountUnit.init(stored:)))
  }

  private func days(
    since: Day, best: Int = 0, recent: Event.Kind? = nil
  ) -> Entry {
    let days = now.day.number - since.number
    return Entry(
      at: now,
      content: .days(
        DaysEntry(
          revision: 1, tracker: tracker(.clean(since: since)), days: days, since: since,
          best: max(best, days), recent: recent, undo: nil)))
  }

  private func count(
    _ count: Int, target: Int? = nil, unit: String? = nil, recent: Event.Kind? = nil
  ) -> Entry {
    let rules = CountRules(target: target, goesBelowZero: true)
    return Entry(
      at: now,
      content: .count(
        CountEntry(
          revision: 1, tracker: tracker(.count(rules), unit: unit), rules: rules, count: count,
          recent: recent, undo: nil)))
  }

  @Test func daysSince() {
    #expect(CardText(days(since: "2026-11-30")).summary == "0 days · It")
    #expect(CardText(days(since: "2026-11-29")).summary == "1 day · It")
    #expect(CardText(days(since: "2026-05-14")).lines == ["since 14 May"])
    #expect(CardText(days(since: "2024-05-14")).lines == ["since 14 May 2024"])
    #expect(
      CardText(days(since: "2026-11-30", best: 1, recent: .reset)).lines
        == ["since 30 November", "Longest: 1 day.", "The streak was reset."])
  }

  @Test(arguments: [
    (0, "0 glasses", "0"), (1, "1 glass", "1"), (2, "2 glasses", "2"), (-1, "-1 glasses", "-1"),
  ])
  func aUnitHasTwoForms(number: Int, words: String, badge: String) {
    let entry = count(number, unit: "glass, glasses")
    #expect(CardText(entry).summary == "\(words) · It")
    #expect(BarText(entry).text == words)
    #expect(BarText(entry).badge == badge)
    #expect(BarText(count(number, unit: "ml")).text == "\(number) ml")
    #expect(BarText(count(number)).text == "\(number)")
  }

  @Test(arguments: [
    (-3, "Target: 8, 11 to go.", 0, BarText.State.open, Flame.lit),
    (0, "Target: 8, 8 to go.", 0, .open, .out), (7, "Target: 8, 1 to go.", 87, .open, .lit),
    (8, "Target: 8, reached.", 100, .done, .onFire),
    (9, "Target: 8, reached.", 100, .done, .onFire),
  ])
  func aTarget(number: Int, line: String, percentage: Int, state: BarText.State, flame: Flame) {
    let entry = count(number, target: 8)
    #expect(CardText(entry).lines == [line])
    #expect(BarText(entry).percentage == percentage)
    #expect(BarText(entry).state == state)
    #expect(entry.flame == flame)
  }

  @Test func aPressIsAnswered() {
    let answers = [Event.Kind.add(2), .add(-2), .set(0), .undo(EventID(stored: "x"))].map {
      CardText(count(3, recent: $0)).lines
    }
    #expect(answers == [["Added 2."], ["Took away 2."], ["Set to 0."], ["Taken back."]])
  }

  @Test func aButtonHasTheKindsOwnWordsUnlessItsOwnAreGiven() {
    let rules: [Tracker.Rules] = [
      .daily(DailyRules(methods: [])), .clean(since: "2026-11-30"), .count(CountRules()),
    ]
    #expect(rules.map { tracker($0).buttonLabel } == ["Log", "Reset", "Add one"])
    #expect(rules.allSatisfy { tracker($0, label: "Do it").buttonLabel == "Do it" })
    #expect(Tracker.brew.buttonLabel == "Log a brew")
  }

  @Test func anotherDailyStreakIsNamedAndDoesNotSpeakOfBrews() throws {
    let reading = tracker(.daily(DailyRules(methods: [])))
    let store = MemoryStore()
    try store.edit { _ in reading }
    func text() throws -> CardText {
      let snapshot = try store.snapshot(of: reading.id, now: now)
      return CardText(Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current)
    }
    #expect(try text().summary == "No streak yet · It")
    #expect(try text().lines.last == "A log lights the flame.")
    for _ in 0..<2 { try Log().perform(on: store, tracker: reading.id, now: now) }
    #expect(try text().summary == "1 day streak · It")
    #expect(try text().lines.contains("Today is done, 2 logs."))
  }

  @Test(arguments: [
    (0, 0, "3 times light the flame.", BarText.State.open), (2, 0, "0 of 3 today.", .open),
    (0, 1, "1 of 3 today.", .open), (2, 2, "2 of 3 today.", .open),
    (3, 3, "Today is done, 3 times.", .done), (3, 4, "Today is done, 4 times.", .done),
  ])
  func aDayWithATarget(days: Int, logs: Int, line: String, state: BarText.State) {
    let rules = DailyRules(methods: [], target: 3)
    let entry = Entry(
      at: now,
      content: .streak(
        StreakEntry(
          revision: 1, tracker: tracker(.daily(rules), unit: "time,times"), rules: rules,
          streak: Streak(length: days, since: nil), best: days, logsToday: logs, week: [false],
          lastMethod: nil, recent: nil, undo: nil)))
    #expect(CardText(entry).lines.last == line)
    #expect(BarText(entry).state == state)
    #expect(MenuText.headline(entry).hasSuffix("today is \(state)"))
  }

  @Test(arguments: [
    (0, 1, DayMark.open, "0 of 3 days this week.", "this week is open", BarText.State.open),
    (2, 1, .done, "2 of 3 days this week.", "this week is open", .done),
    (2, 1, .skipped, "Skipped, 2 of 3 this week.", "today is skipped", .done),
    (3, 1, .open, "This week is done.", "this week is done", .done),
    (4, 1, .done, "This week is done, 4 days.", "this week is done", .done),
    (2, 2, .open, "1 of 2 today, 2 of 3 days.", "this week is open", .open),
  ])
  func aWeek(
    done: Int, target: Int, today: DayMark, line: String, headline: String, state: BarText.State
  ) {
    let rules = DailyRules(methods: [], target: target, daysAWeek: 3)
    let logs = today == .done ? target : target - 1
    let entry = Entry(
      at: now,
      content: .streak(
        StreakEntry(
          revision: 1, tracker: tracker(.daily(rules)), rules: rules,
          streak: Streak(length: 1, since: now.day), best: 1, logsToday: logs, week: [today],
          lastMethod: nil, recent: nil, undo: nil,
          thisWeek: WeekStanding(done: done, skipped: 0, target: 3, left: 2))))
    #expect(CardText(entry).summary == "1 week streak · It")
    #expect(CardText(entry).lines.last == line)
    #expect(CardText(entry).lines.allSatisfy { $0.count <= 27 })
    #expect(MenuText.headline(entry).hasSuffix(headline))
    #expect(BarText(entry).state == state)
    #expect(BarText(entry).text == (state == .open ? "1 week · open" : "1 week"))
    #expect(BarText(entry).percentage == min(100, done * 100 / 3))
  }

  @Test(arguments: [
    ("Water", "water"), ("  No  sugar! ", "no-sugar"), ("Größe 7", "größe-7"), ("☕️", "tracker"),
    ("קפה", "קפה"), ("--force", "force"), ("Brew", "brew-2"),
  ])
  func anIdComesFromTheName(name: String, id: String) throws {
    let made = try [Tracker.brew].adding(
      ShortText(name, of: .name), rules: .count(CountRules()))
    #expect(made.id.description == id)
  }

  @Test func idsAreNumberedWhereTheyAreTaken() throws {
    var trackers = [Tracker.brew]
    for name in ["A b", "A-b", "A_b", "a!b"] {
      trackers.append(
        try trackers.adding(ShortText(name, of: .name), rules: .count(CountRules())))
    }
    #expect(trackers.map(\.id.description) == ["brew", "a-b", "a-b-2", "a-b-3", "a-b-4"])
  }

  @Test func anUnknownTrackerIsSaidWithItsLikeliestName() {
    let known = (1...12).map { Tracker.ID(stored: "tracker-\($0)") }
    let error = TrackerError.unknown(Tracker.ID(stored: "trakcer-12"), among: known)
    #expect(error.description.contains("and 2 more; did you mean tracker-12?"))
  }
}
