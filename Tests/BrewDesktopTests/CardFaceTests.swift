import BrewCore
import Testing
import TestSupport

@testable import BrewDesktop

struct CardFaceTests {
  private let now = Moment("2026-11-30")

  private func face(of store: MemoryStore, at now: Moment) -> CardFace {
    CardFace(Presentation(entry: store.entry(at: now), popUp: false))
  }

  @Test func withoutAStreakTheFlameIsOut() {
    let face = face(of: MemoryStore(), at: now)
    #expect(face.flame == .out)
    #expect(face.text.summary == "No streak yet")
    #expect(face.verbs == [.log, .reset])
  }

  @Test(arguments: [(1, Flame.lit), (6, .lit), (7, .onFire)])
  func theFlameFollowsTheStreak(days: Int, flame: Flame) throws {
    let store = MemoryStore()
    for day in (0..<days).reversed() {
      try Log().perform(on: store, now: now.advanced(bySeconds: Int64(day) * -86_400))
    }
    let face = face(of: store, at: now)
    #expect(face.flame == flame)
    #expect(face.text.summary == "\(days) day streak")
  }

  /// The face of a tracker of another kind after an intent, as a card shows it.
  private func face(
    _ rules: Tracker.Rules, label: String? = nil, after intent: (any Intent)? = nil,
    isArchived: Bool = false
  ) throws -> CardFace {
    let store = MemoryStore()
    let tracker = Tracker(
      id: Tracker.ID(stored: "it"), name: ShortText(stored: "It"), rules: rules,
      label: label.map(ShortText.init(stored:)))
    try store.edit { _ in tracker }
    if let intent { try intent.perform(on: store, tracker: tracker.id, now: now) }
    if isArchived { try store.edit { try $0.archiving(tracker.id, true) } }
    let snapshot = try store.snapshot(of: tracker.id, now: now)
    let timeline = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0))
    return CardFace(Presentation(entry: timeline.current, popUp: false))
  }

  private func labels(_ face: CardFace) -> [String] {
    face.verbs.map { $0.label(of: face.tracker) }
  }

  @Test func eachKindHasItsOwnButtons() throws {
    let clean = try face(.clean(since: "2026-11-18"))
    #expect(clean.text.summary == "12 days · It")
    #expect(clean.flame == .onFire)
    #expect(labels(clean) == ["Reset"])
    let slipped = try face(.clean(since: "2026-11-18"), label: "I slipped", after: Reset())
    #expect(slipped.text.summary == "0 days · It")
    #expect(labels(slipped) == ["I slipped", "Undo"])
    let count = try face(.count(CountRules()), after: Add())
    #expect(count.text.summary == "1 · It")
    #expect(labels(count) == ["Add one", "Undo"])
    #expect(labels(try face(.daily(DailyRules(methods: [])))) == ["Log", "Reset"])
  }

  /// The face of a tracker that has a reminder at 20:00, at 21:00.
  private func reminding(
    _ rules: Tracker.Rules, asked: Bool = false, after intents: (any Intent)...
  ) throws -> CardFace {
    let store = MemoryStore()
    let tracker = Tracker(
      id: Tracker.ID(stored: "it"), name: ShortText(stored: "It"), rules: rules,
      reminders: [Reminder(second: 72_000, since: Instant(seconds: 0))])
    try store.edit { _ in tracker }
    let evening = Moment("2026-11-30", 21)
    for intent in intents { try intent.perform(on: store, tracker: tracker.id, now: evening) }
    let timeline = Timeline(
      of: try store.snapshot(of: tracker.id, now: evening), now: evening,
      calendar: FakeCalendar(offset: 0),
      reminding: Reminding(asked: asked ? evening.instant : nil))
    return CardFace(Presentation(entry: timeline.current, popUp: true))
  }

  @Test func aReminderHasItsAnswersAsButtons() throws {
    let daily = Tracker.Rules.daily(DailyRules(methods: [.espresso], target: 2))
    #expect(labels(try reminding(daily)) == ["Log", "Later", "Skip today"])
    #expect(labels(try reminding(.count(CountRules()))) == ["Add one", "Later"])
    #expect(labels(try reminding(.clean(since: "2026-11-18"))) == ["Reset", "Later"])
    // A press on it can be taken back, though there is more to do.
    #expect(try reminding(daily, asked: true, after: Log()).verbs == [.log, .reset, .undo])
    #expect(try reminding(daily, after: Log()).verbs == [.log, .later, .skip])
    #expect(try reminding(daily, asked: true, after: Log(), Log()).verbs == [.log, .reset, .undo])
  }

  @Test func anArchivedTrackerHasNoButtons() throws {
    let face = try face(.count(CountRules()), after: Add(), isArchived: true)
    #expect(face.text.summary == "Archived · It")
    #expect(face.verbs.isEmpty)
  }

  @Test func undoIsOfferedForFiveMinutes() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: now)
    #expect(face(of: store, at: now.advanced(bySeconds: 299)).verbs == [.log, .reset, .undo])
    #expect(face(of: store, at: now.advanced(bySeconds: 300)).verbs == [.log, .reset])
  }

  @Test func aStoreThatCantBeReadTakesNoPress() {
    let face = CardFace(Presentation(entry: Entry(at: now, content: .unreadable), popUp: false))
    #expect(face.text.summary == "Can’t read the brew log")
    #expect(face.flame == .out)
    #expect(face.verbs.isEmpty)
  }

  @Test func aFailedPressIsSaidOverWhatStillHolds() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: now)
    let failure = Presentation.Failure(
      label: Verb.reset.label(of: .brew), reason: "There is no room.")
    let face = CardFace(
      Presentation(entry: store.entry(at: now), failure: failure, popUp: true))
    #expect(face.text.summary == "Reset did not work")
    #expect(face.text.lines == ["There is no room."])
    #expect(face.flame == .lit)
    #expect(face.verbs == [.log, .reset, .undo])
  }
}
