import BrewCore
import Testing
import TestSupport

/// What the verbs of clean trackers and counts do, and trackers themselves, on every store.
@Suite struct TrackerContractTests {
  private let now = Moment("2026-11-30", 12)
  private let dry = Tracker.ID(stored: "dry")
  private let water = Tracker.ID(stored: "water")

  private func withStore(
    _ backend: Backend, count: CountRules = CountRules(),
    _ body: (any EventStore) throws -> Void
  ) throws {
    try backend.withStore { (store) throws in
      try store.edit {
        try $0.adding(ShortText("Dry", of: .name), rules: .clean(since: "2026-11-01"))
      }
      try store.edit { try $0.adding(ShortText("Water", of: .name), rules: .count(count)) }
      try body(store)
    }
  }

  private func days(_ store: any EventStore, _ now: Moment) throws -> DaysEntry {
    let snapshot = try store.snapshot(of: dry, now: now)
    let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
    guard case .days(let days) = entry.content else { throw Missing() }
    return days
  }

  private func count(_ store: any EventStore) throws -> Int {
    try store.snapshot(of: water, now: now).count
  }

  private struct Missing: Error {}

  @Test(arguments: Backend.allCases)
  func daysAreCalendarDaysSinceTheStart(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let moments = [
        Moment("2026-11-01", 0), Moment("2026-11-01", 23, 59), Moment("2026-11-02", 0),
      ]
      let numbers = try moments.map { try days(store, $0).days }
      #expect(numbers == [0, 0, 1])
      let entry = try days(store, now)
      #expect(entry.days == 29)
      #expect(entry.since == "2026-11-01")
      #expect(entry.best == 29)
      // A clock that is set back makes no days less than none.
      #expect(try days(store, Moment("2026-10-01")).days == 0)
    }
  }

  /// Days are those of the calendar: a reset at 23:50 is a day ago at 00:10.
  @Test(arguments: Backend.allCases)
  func aResetTodayIsDay0AndAfterMidnightDay1(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let late = Moment("2026-11-30", 23, 50)
      try Reset().perform(on: store, tracker: dry, now: late)
      #expect(try days(store, late).days == 0)
      #expect(try days(store, Moment("2026-12-01", 0, 10)).days == 1)
      #expect(try days(store, late).best == 29)
    }
  }

  @Test(arguments: Backend.allCases)
  func aSlipMayBeBackdatedAndTakenBack(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try Reset(at: Moment("2026-11-21")).perform(on: store, tracker: dry, now: now)
      #expect(try days(store, now).days == 9)
      #expect(try days(store, now).best == 20)
      // One before it divides the streak that it ended.
      try Reset(at: Moment("2026-11-06")).perform(on: store, tracker: dry, now: now)
      #expect(try days(store, now).since == "2026-11-21")
      #expect(try days(store, now).best == 15)
      try Undo().perform(on: store, tracker: dry, now: now)
      #expect(try days(store, now).best == 20)
      try Undo().perform(on: store, tracker: dry, now: now)
      #expect(try days(store, now).days == 29)
    }
  }

  @Test(arguments: Backend.allCases)
  func aSlipBeforeTheStartIsRefused(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let early = Moment("2026-10-31", 23)
      #expect(throws: IntentError.beforeTheStart(early, start: "2026-11-01")) {
        try Reset(at: early).perform(on: store, tracker: dry, now: now)
      }
      try Reset(at: Moment("2026-11-01", 0)).perform(on: store, tracker: dry, now: now)
      #expect(try days(store, now).days == 29)
    }
  }

  @Test(arguments: Backend.allCases)
  func aCountIsAddedToSetAndTakenBack(backend: Backend) throws {
    try withStore(backend, count: CountRules(start: 5)) { (store) throws in
      #expect(try count(store) == 5)
      #expect(try Add().perform(on: store, tracker: water, now: now).snapshot.count == 6)
      #expect(try Add(-6).perform(on: store, tracker: water, now: now).snapshot.count == 0)
      #expect(try SetCount(40).perform(on: store, tracker: water, now: now).snapshot.count == 40)
      #expect(try Add(2).perform(on: store, tracker: water, now: now).snapshot.count == 42)
      for before in [40, 0, 6, 5] {
        #expect(try Undo().perform(on: store, tracker: water, now: now).snapshot.count == before)
      }
      #expect(throws: IntentError.nothingToUndo) {
        try Undo().perform(on: store, tracker: water, now: now)
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func aCountStaysInItsRange(backend: Backend) throws {
    let top = CountRules.range.upperBound
    try withStore(backend, count: CountRules(start: 2)) { (store) throws in
      for intent in [
        Add(-3), SetCount(-1), Add(top), SetCount(top + 1), Add(Int.max), Add(Int.min),
      ]
        as [any Intent]
      {
        #expect(throws: IntentError.self) {
          try intent.perform(on: store, tracker: water, now: now)
        }
      }
      #expect(try count(store) == 2)
      #expect(try SetCount(top).perform(on: store, tracker: water, now: now).snapshot.count == top)
    }
    try withStore(backend, count: CountRules(start: 2, goesBelowZero: true)) { (store) throws in
      #expect(try Add(-3).perform(on: store, tracker: water, now: now).snapshot.count == -1)
    }
  }

  @Test(arguments: Backend.allCases)
  func aCountIsSetOnlyIfItHasNotChangedSinceTheRevisionThatWasExpected(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let seen = try Add().perform(on: store, tracker: water, now: now).snapshot.revision
      try Add().perform(on: store, tracker: water, now: now)
      func set(_ number: Int, expecting expected: Int64) throws {
        try SetCount(number, expecting: expected).perform(on: store, tracker: water, now: now)
      }
      #expect(throws: IntentError.otherRevision(seen + 1, expected: seen, of: water)) {
        try set(9, expecting: seen)
      }
      #expect(throws: IntentError.otherRevision(seen + 1, expected: seen + 2, of: water)) {
        try set(9, expecting: seen + 2)
      }
      #expect(try count(store) == 2)
      try set(9, expecting: seen + 1)
      #expect(try count(store) == 9)
      // What happens to others is no matter, what happens to the tracker itself is.
      try Log().perform(on: store, now: now)
      try store.edit { try $0.renaming(dry, to: ShortText("Sober", of: .name)) }
      for expected in [seen + 2, seen + 5] { try set(8, expecting: expected) }
      try store.edit { try $0.renaming(water, to: ShortText("Tea", of: .name)) }
      #expect(throws: IntentError.self) { try set(7, expecting: seen + 6) }
      #expect(try count(store) == 8)
    }
  }

  @Test(arguments: Backend.allCases)
  func eachKindHasItsOwnVerbs(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let wrong: [(any Intent, Tracker.ID)] = [
        (Add(), .brew), (SetCount(1), .brew), (Log(), dry), (Add(), dry), (SetCount(1), dry),
        (Log(), water), (Reset(), water), (Skip(), dry), (Skip(), water),
      ]
      for (intent, tracker) in wrong {
        let error = #expect(throws: IntentError.self) {
          try intent.perform(on: store, tracker: tracker, now: now)
        }
        guard case .notAVerb(_, let owner) = error else { throw Missing() }
        #expect(owner.id == tracker)
      }
      #expect(try store.snapshot(of: .brew, now: now).revision == 2)
    }
  }

  @Test(arguments: Backend.allCases)
  func trackersKeepToThemselves(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try Log().perform(on: store, now: now)
      try Add(3).perform(on: store, tracker: water, now: now)
      try Reset().perform(on: store, tracker: dry, now: now)
      #expect(try store.snapshot(of: .brew, now: now).days.map(\.brews) == [1])
      try Undo().perform(on: store, now: now)
      #expect(try store.snapshot(of: .brew, now: now).days.isEmpty)
      #expect(try count(store) == 3)
      #expect(try days(store, now).days == 0)
    }
  }

  @Test(arguments: Backend.allCases)
  func anArchivedTrackerKeepsItsHistoryAndTakesNothing(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try Add(3).perform(on: store, tracker: water, now: now)
      try store.edit { try $0.archiving(water, true) }
      for intent in [Add(), SetCount(1), Undo()] as [any Intent] {
        #expect(throws: IntentError.archived(water)) {
          try intent.perform(on: store, tracker: water, now: now)
        }
      }
      #expect(try count(store) == 3)
      let revision = try store.snapshot(of: .brew, now: now).revision
      try store.edit { try $0.archiving(water, true) }
      #expect(try store.snapshot(of: .brew, now: now).revision == revision)
      try store.edit { try $0.archiving(water, false) }
      #expect(try Add().perform(on: store, tracker: water, now: now).snapshot.count == 4)
    }
  }

  @Test(arguments: Backend.allCases)
  func aNameMayChangeAndTheIdStays(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try store.edit { try $0.renaming(water, to: ShortText("Tea, green", of: .name)) }
      let trackers = try store.trackers()
      #expect(trackers.map(\.id) == [.brew, dry, water])
      #expect(trackers.map(\.name.description) == ["Brews", "Dry", "Tea, green"])
      // Its old name is free, its id is not.
      try store.edit { try $0.adding(ShortText("Water", of: .name), rules: .count(CountRules())) }
      #expect(try store.trackers().last?.id.description == "water-2")
      for name in ["dry", "BREWS"] {
        #expect(throws: TrackerError.self) {
          try store.edit { try $0.renaming(water, to: ShortText(name, of: .name)) }
        }
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func remindersAndTheCardAreTheTrackersOwn(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      let days = try #require(Weekdays(typed: "mon-fri"))
      let evening = Reminder(second: 73_800, days: days, since: now.instant)
      let morning = Reminder(second: 0, since: Instant(microseconds: -1))
      for reminder in [evening, morning] {
        try store.edit { try $0.adding(reminder, to: water) }
      }
      try store.edit { try $0.showing(water, true) }
      let snapshot = try store.snapshot(of: water, now: now)
      #expect(snapshot.revision == 5)
      #expect(snapshot.tracker.reminders == [morning, evening])
      #expect(snapshot.tracker.hasCard == true)
      #expect(try store.trackers().map(\.reminders.count) == [0, 0, 2])
      // One at a time.
      let other = Reminder(second: 73_800, since: now.instant)
      try store.edit { try $0.adding(other, to: water) }
      #expect(try store.trackers().named(water).reminders == [morning, other])
      try store.edit { try $0.removingReminder(at: 0, of: water) }
      #expect(throws: TrackerError.self) {
        try store.edit { try $0.removingReminder(at: 0, of: water) }
      }
      #expect(try store.trackers().named(water).reminders == [other])
      for choice in [false, nil] {
        try store.edit { try $0.showing(water, choice) }
        #expect(try store.trackers().named(water).hasCard == choice)
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func everyPropertyIsKept(backend: Backend) throws {
    try backend.withStore { (store) throws in
      #expect(try store.trackers() == [.brew])
      let rules: [Tracker.Rules] = [
        .daily(DailyRules(methods: [Method(stored: "Green"), Method(stored: "Black")])),
        .clean(since: "1969-12-31"), .count(CountRules(start: -3, target: 7, goesBelowZero: true)),
        .count(CountRules()),
      ]
      var made: [Tracker] = [.brew]
      for (index, rule) in rules.enumerated() {
        let isBare = index == 3
        let tracker = try made.adding(
          ShortText("Größe \(index)", of: .name), rules: rule,
          label: isBare ? nil : ShortText("Do it", of: .label),
          unit: isBare ? nil : CountUnit("glass,glasses"))
        made.append(tracker)
        try store.edit { _ in tracker }
        #expect(try store.snapshot(of: tracker.id, now: now).tracker == tracker)
      }
      #expect(try store.trackers() == made)
    }
  }
}
