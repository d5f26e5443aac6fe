import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// Ties the store to the surfaces: a press becomes an intent, a change of the store or of the day
/// becomes an entry on every surface.
final class Agent {
  private let store: Store
  private let settings: SettingsFollower
  private let reminders: Reminders
  /// The tracker that is on the surfaces, which a press is about.
  private let chosen: ChosenTracker
  private var surfaces: [any Surface] = []
  private var cards: Cards?
  private var others: OtherTrackers?
  /// Whose card is that of the tracker that is set.
  private(set) var own = Tracker.ID.brew
  private var timer: WallClockTimer?
  private var zoneMonitor: FileMonitor?
  private lazy var storeWatch = StoreWatch(of: store) { [weak self] in self?.refresh() }

  private var tracker: Tracker { chosen.tracker }
  private var clock: LocalClock { LocalClock(settings.settings) }

  init(store: Store, settings: SettingsFollower) {
    self.store = store
    self.settings = settings
    reminders = Reminders(settings: settings)
    chosen = ChosenTracker(in: store, settings: settings)
  }

  /// Begins to follow the clock, the zone and the store, and shows what holds now. The card comes up,
  /// unless that is not wanted; in an `isUpgrade` only those come up that were there. Throws ``GLibError``.
  func start(surfaces: [any Surface], cards: Cards, isUpgrade: Bool) throws {
    self.surfaces = surfaces
    self.cards = cards
    keepWeekStart()
    others = OtherTrackers(of: store, reminders: reminders, cards: cards)
    timer = try WallClockTimer { [weak self] in self?.refresh() }
    zoneMonitor = try FileMonitor(path: "/etc/localtime") { [weak self] in self?.refresh() }
    let now = clock.now
    let snapshot = read(now: now)
    let isWanted =
      settings.settings.showsAtLogin && snapshot?.tracker.hasCard != false
      && !reminders.isQuiet(on: now.day)
    // At most one popup when the agent starts.
    display(snapshot, now: now, popUp: isWanted && !isUpgrade, popups: 1)
    reminders.start { [weak self] in self?.refresh() }
  }

  /// Goes on as the settings say now.
  func followSettings() {
    store.weekStart = WeekStart(settings.settings)
    keepWeekStart()
    refresh()
  }

  /// Puts the day on which weeks are set to start into the store. Where that fails the next write does it.
  private func keepWeekStart() {
    guard let day = settings.settings.weekStart else { return }
    try? store.startWeeks(on: day)
  }

  /// Writes down that the reminder of a tracker has asked: a server shows it.
  func asked(_ id: Tracker.ID) {
    reminders.note(id, at: clock.now)
  }

  /// Shows the present entry because somebody asked to see it.
  func show() {
    refresh(popUp: true)
  }

  /// Shows the card of a tracker because somebody asked to see it.
  func show(_ id: Tracker.ID) {
    id == tracker.id ? show() : refresh(wish: .init(tracker: id))
  }

  /// Does what a press on the card of another tracker asked for, and shows the state after it.
  func perform(_ verb: Verb, on id: Tracker.ID) {
    if id == tracker.id { return perform(verb) }
    guard let intent = verb.intent else { return putOff(id) }
    var wish = OtherTrackers.Wish(tracker: id)
    do {
      _ = try write(verb, intent, to: id, now: clock.now)
    } catch {
      wish.failure = .init(label: verb.word, reason: "\(error)")
    }
    refresh(wish: wish)
  }

  /// Does what a press asked for, and shows the state after it or why there is none. The intent is
  /// the verb's own unless a choice was made.
  func perform(_ verb: Verb, _ choice: (any Intent)? = nil) {
    guard let intent = choice ?? verb.intent else { return putOff(tracker.id) }
    let now = clock.now
    do {
      let snapshot = try write(verb, intent, to: tracker.id, now: now)
      others?.pass(snapshot.revision)
      display(snapshot, now: now, popUp: true)
      storeWatch.follow { snapshot }
    } catch {
      fail(verb.label(of: tracker), error)
    }
  }

  /// Does what the first button of the card does, for somebody who does not see it. No streak is ended
  /// unseen: then, and where there is nothing to do, the card is shown.
  func performFirstVerb() {
    // An archived one has none any more; that it can't be logged to is said then.
    let verb = Verb.all(of: tracker).first ?? .log
    verb.endsStreak ? show() : perform(verb)
  }

  /// Lets nothing come by itself until the next day starts, or no longer.
  func keepQuiet(_ isQuiet: Bool) {
    do {
      try reminders.keepQuiet(on: isQuiet ? clock.now.day : nil)
      refresh()
    } catch {
      fail(say("Quiet until tomorrow"), error)
    }
  }

  /// Says that what was asked for could not be done, over what still holds.
  func fail(_ label: String, _ error: any Error) {
    let now = clock.now
    display(
      read(now: now), now: now, failure: .init(label: label, reason: "\(error)"),
      popUp: true)
  }

  /// What a menu offers, nil if the store can't be read.
  func menuContent() -> MenuContent? {
    let today = clock.now.day
    return chosen.brews(until: today).map { methods, brews in
      MenuContent(
        methods: methods, brews: brews, others: others?.entries ?? [],
        isQuiet: reminders.isQuiet(on: today))
    }
  }

  /// Looks at the clock, the store and the settings, and shows what holds now.
  func refresh(popUp: Bool = false, wish: OtherTrackers.Wish? = nil) {
    let now = clock.now
    display(read(now: now), now: now, popUp: popUp, wish: wish)
  }

  private func putOff(_ id: Tracker.ID) {
    reminders.putOff(id, at: clock.now)
    refresh()
  }

  private func write(
    _ verb: Verb, _ intent: any Intent, to id: Tracker.ID, now: Moment
  ) throws -> Snapshot {
    do {
      let receipt = try intent.perform(on: store, tracker: id, now: now)
      let revision = receipt.snapshot.revision
      Stage.write.did("\(verb.rawValue) made revision \(revision)", at: revision)
      return receipt.snapshot
    } catch {
      Stage.write.failed("\(verb.rawValue) failed", because: error)
      throw error
    }
  }

  private func read(now: Moment) -> Snapshot? {
    storeWatch.follow { chosen.read(now: now) }
  }

  private func display(
    _ snapshot: Snapshot?, now: Moment, failure: Presentation.Failure? = nil, popUp: Bool = false,
    wish: OtherTrackers.Wish? = nil, popups: Int = .max
  ) {
    let late = settings.settings.attention.second.map { clock.moment(of: now.day, second: $0) }
    let timeline = Timeline(
      of: snapshot, now: now, calendar: clock, lateFrom: late,
      reminding: reminders.reminding(of: tracker.id))
    timer?.arm(at: timeline.nextChange.microseconds)
    let revision = snapshot?.revision
    Stage.compute.did(
      "\(Stage.words(for: revision)), \(timeline.entries.count) entries", at: revision)
    let presentation = Presentation(entry: timeline.current, failure: failure, popUp: popUp)
    cards?.move(from: own, to: tracker.id)
    own = tracker.id
    cards?.present(presentation, on: own)
    for surface in surfaces { surface.present(presentation) }
    let left = popUp || timeline.current.reminder == .due ? popups - 1 : popups
    let next = others?.refresh(
      on: clock, at: revision, besides: tracker.id, wish: wish, popups: left)
    if let next, next < timeline.nextChange { timer?.arm(at: next.microseconds) }
  }
}
