import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// A million brews over ten years cost what a thousand do: each question is answered by an index.
@Suite struct ScaleTests {
  private static let firstDay: Day = "2016-12-01"
  private let now = Moment("2026-11-30", 20)

  /// A store with `brews` brews in three methods, evenly over ten years up to today.
  private func store(in folder: ScratchFolder, brews: Int) throws -> Store {
    let store = Store(in: folder)
    let first = Self.firstDay.number
    let days = now.day.number - first + 1
    try store.transaction(.immediate) { connection in
      try connection.execute(
        """
        WITH RECURSIVE i (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM i WHERE n < \(brews - 1))
        INSERT INTO event (revision, id, tracker, kind, at, utc_offset, day, method, rating, recorded)
        SELECT n + 1, printf('%036d', n), 'brew', 'log', second * 1000000, 0, second / 86400,
          CASE WHEN n % 1000 = 7 THEN 'C' WHEN n % 2 THEN 'B' ELSE 'A' END, 4, second * 1000000
        FROM (SELECT n, \(first) * 86400 + n * (\(days) * 86400 - 18000) / \(brews) AS second FROM i);
        INSERT INTO logged_day
        SELECT 'brew', \(Int64.min), day, count(*), 0, 0, 0, 0, day, 0 FROM event GROUP BY day
        """)
    }
    // A backdated brew on the first day makes the store compute all streaks.
    try Log(at: Moment(Self.firstDay, 0)).perform(on: store, now: now)
    return store
  }

  /// Adds trackers of the other kinds, with `events` adds and a tenth as many resets.
  private func addTrackers(to store: Store, events: Int) throws {
    try store.edit { try $0.adding(ShortText("Water", of: .name), rules: .count(CountRules())) }
    try store.edit {
      try $0.adding(ShortText("Dry", of: .name), rules: .clean(since: Self.firstDay))
    }
    let rules = DailyRules(methods: [], target: 2, daysAWeek: 3)
    try store.edit { try $0.adding(ShortText("Run", of: .name), rules: .daily(rules)) }
    let first = Self.firstDay.number
    let begin = try store.revision()
    try store.transaction(.immediate) { connection in
      try connection.execute(
        """
        WITH RECURSIVE i (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM i WHERE n < \(events))
        INSERT INTO event (revision, id, tracker, kind, at, utc_offset, day, amount, recorded)
        SELECT \(begin) + n, printf('w%035d', n), 'water', 'add', n, 0, 0, 1, n FROM i;
        INSERT INTO counted
        SELECT 'water', revision, revision - \(begin), 0 FROM event WHERE tracker = 'water';
        WITH RECURSIVE i (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM i WHERE n < \(events / 10))
        INSERT INTO event (revision, id, tracker, kind, at, utc_offset, day, recorded)
        SELECT \(begin + Int64(events)) + n, printf('d%035d', n), 'dry', 'reset',
          \(first) * 86400000000 + n, 0, \(first), n FROM i;
        INSERT INTO ended_streak
        SELECT 'dry', at, revision, day, 0, 0 FROM event WHERE tracker = 'dry'
        """)
    }
  }

  /// What is asked of the trackers of the other kinds.
  private func others(on store: Store) -> [() throws -> Void] {
    let water = Tracker.ID(stored: "water")
    let dry = Tracker.ID(stored: "dry")
    let run = Tracker.ID(stored: "run")
    return [
      { try Log().perform(on: store, tracker: run, now: now) },
      { try Skip().perform(on: store, tracker: run, now: now) },
      { try Skip(at: Moment("2026-11-28")).perform(on: store, tracker: run, now: now) },
      { try Reset(at: Moment("2026-11-29")).perform(on: store, tracker: run, now: now) },
      { for _ in 1...3 { try Undo().perform(on: store, tracker: run, now: now) } },
      { _ = try store.snapshot(of: run, now: now) },
      { _ = try store.snapshot(of: water, now: now) },
      { _ = try store.snapshot(of: dry, now: now) },
      { _ = try store.items(of: water, limit: 20) },
      { _ = try store.items(of: dry, limit: 20) },
      { try Add().perform(on: store, tracker: water, now: now) },
      { try SetCount(3).perform(on: store, tracker: water, now: now) },
      { try Undo().perform(on: store, tracker: water, now: now) },
      { try Undo().perform(on: store, tracker: water, now: now) },
      { try Reset().perform(on: store, tracker: dry, now: now) },
      { try Undo().perform(on: store, tracker: dry, now: now) },
      { _ = try store.trackers() },
    ]
  }

  private func everything(on store: Store) throws {
    _ = try store.snapshot(of: .brew, now: now)
    _ = try store.methods(of: .brew)
    _ = try store.items(limit: 20)
    try Log().perform(on: store, now: now)
    try Log(at: Moment("2026-11-29")).perform(on: store, now: now)
    try Undo().perform(on: store, now: now)
    try Reset().perform(on: store, now: now)
    try Undo().perform(on: store, now: now)
    try Undo().perform(on: store, now: now)
  }

  @Test func noQuestionScansTheEvents() throws {
    let folder = try ScratchFolder()
    let store = try store(in: folder, brews: 1000)
    try addTrackers(to: store, events: 1000)
    let log = try StatementLog(of: store) {
      try everything(on: store)
      for question in others(on: store) { try question() }
    }
    let plans = try log.plans(on: store)
    #expect(plans.count > 20)
    for (plan, sql) in plans {
      let table = plan.split(separator: " ").dropFirst().first ?? ""
      let scans =
        plan.hasPrefix("SCAN")
        && [
          "e", "u", "event", "logged_day", "d", "logged_week", "counted", "c", "ended_streak", "s",
        ].contains(table)
      #expect(!scans, "\(plan): \(sql)")
      #expect(!plan.contains("AUTOMATIC"), "\(plan): \(sql)")
    }
  }

  @Test func manyEventsOfTheOtherKindsCostWhatFewDo() throws {
    let steps = try [1000, 100_000].map { events in
      let folder = try ScratchFolder()
      let store = Store(in: folder)
      try addTrackers(to: store, events: events)
      #expect(try store.snapshot(of: Tracker.ID(stored: "water"), now: now).count == events)
      return try others(on: store).map { try StatementLog(of: store, $0).steps }
    }
    for (few, many) in zip(steps[0], steps[1]) { #expect(many < few + 100, "\(steps)") }
  }

  /// A tracker that counts weeks costs what it does after ten weeks, after ten years too.
  @Test func manyWeeksCostWhatFewDo() throws {
    let run = Tracker.ID(stored: "run")
    let rules = DailyRules(methods: [], daysAWeek: 3)
    let steps = try [70, 3650].map { days in
      let folder = try ScratchFolder()
      let store = Store(in: folder)
      try store.edit { try $0.adding(ShortText("Run", of: .name), rules: .daily(rules)) }
      try store.transaction(.immediate) { connection in
        try connection.execute(
          """
          WITH RECURSIVE i (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM i WHERE n < \(days))
          INSERT INTO event (revision, id, tracker, kind, at, utc_offset, day, recorded)
          SELECT n + 1, printf('r%035d', n), 'run', 'log', day * 86400000000, 0, day,
            day * 86400000000
          FROM (SELECT n, \(now.day.number) - \(days) + n AS day FROM i);
          INSERT INTO logged_day
          SELECT 'run', \(Int64.min), day, 1, 0, 0, 0, revision - 1, \(now.day.number) - \(days) + 1,
            revision - 1
          FROM event
          """)
        let tracker = try connection.trackers().named(run)
        try LoggedWeeks(of: tracker, on: connection)?.make()
      }
      let entry = Timeline(
        of: try store.snapshot(of: run, now: now), now: now, calendar: FakeCalendar(offset: 0)
      ).current
      guard case .streak(let streak) = entry.content else { throw Missing() }
      #expect(streak.best == streak.streak.length && streak.best >= days / 7)
      let questions: [() throws -> Void] = [
        { _ = try store.snapshot(of: run, now: now) },
        { try Log().perform(on: store, tracker: run, now: now) },
        { try Skip().perform(on: store, tracker: run, now: now) },
        { for _ in 1...2 { try Undo().perform(on: store, tracker: run, now: now) } },
      ]
      return try questions.map { try StatementLog(of: store, $0).steps }
    }
    for (few, many) in zip(steps[0], steps[1]) { #expect(many < few + 100, "\(steps)") }
  }

  private struct Missing: Error {}

  /// The press that is made most does not pay for the trackers of other kinds.
  @Test func aBrewRunsTheSameStatementsBesideOtherTrackers() throws {
    let folder = try ScratchFolder()
    let store = try store(in: folder, brews: 1000)
    func pressed() throws -> Set<String> {
      // As the agent, which knows what it shows.
      try store.log(from: now)
      return try StatementLog(of: store) { try store.log(from: now) }.statements
    }
    let alone = try pressed()
    try addTrackers(to: store, events: 1000)
    #expect(try pressed() == alone)
  }

  /// Neither the own write before it, nor what is put into the file while nothing happens, is a change.
  @Test(arguments: [false, true]) func whatIsKnownIsNotReadAgain(isSettled: Bool) throws {
    let folder = try ScratchFolder()
    let store = Store(in: folder)
    try store.log()
    if isSettled { store.settle() }
    let known = try StatementLog(of: store) { try store.log(from: now) }.statements
    try Store(in: folder).log()
    let changed = try StatementLog(of: store) { try store.log(from: now) }.statements
    #expect(known.count < changed.count)
    #expect(known.isSubset(of: changed))
  }

  @Test func aMillionBrewsCostWhatAThousandDo() throws {
    var steps: [[Int]] = []
    for brews in [1000, 1_000_000] {
      let folder = try ScratchFolder()
      let store = try store(in: folder, brews: brews)
      let streak = Streak.current(days: try store.snapshot(of: .brew, now: now).days, now: now)
      if brews == 1_000_000 {
        #expect(streak == Streak(length: 3652, since: Self.firstDay))
      }
      let questions: [() throws -> Void] = [
        { _ = try store.snapshot(of: .brew, now: now) },
        { _ = try store.methods(of: .brew) },
        { _ = try store.items(limit: 20) },
        { try Log().perform(on: store, now: now) },
        { try Undo().perform(on: store, now: now) },
      ]
      steps.append(try questions.map { try StatementLog(of: store, $0).steps })
    }
    for (few, many) in zip(steps[0], steps[1]) {
      // Today has 274 brews rather than one, and an undo counts them again.
      #expect(many < few + 20_000, "\(steps)")
    }
  }
}
