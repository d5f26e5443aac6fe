import BrewCore
import BrewHost
import BrewStore
import GLibKit

/// Ties the store to the surfaces: a press becomes an intent, a change of the store or of the day
/// becomes an entry on every surface.
final class Agent {
  private let store: Store
  private let settings: SettingsFollower
  /// The tracker that is on the surfaces, which a press is about.
  private var tracker = Tracker.brew
  private var surfaces: [any Surface] = []
  private var others: OtherCards?
  private var timer: WallClockTimer?
  private var zoneMonitor: FileMonitor?
  private lazy var storeWatch = StoreWatch(of: store) { [weak self] in self?.refresh() }
  private var lastFailure: String?

  private var clock: LocalClock { LocalClock(settings.settings) }

  init(store: Store, settings: SettingsFollower) {
    self.store = store
    self.settings = settings
  }

  /// Begins to follow the clock, the zone and the store, and shows what holds now, quietly unless
  /// `popUp` is true. Other trackers get a card when it is asked for. Throws ``GLibError``.
  func start(
    surfaces: [any Surface], popUp: Bool, makeCard: @escaping (Tracker.ID) -> Card
  ) throws {
    self.surfaces = surfaces
    others = OtherCards(of: store, make: makeCard)
    timer = try WallClockTimer { [weak self] in self?.refresh() }
    zoneMonitor = try FileMonitor(path: "/etc/localtime") { [weak self] in self?.refresh() }
    refresh(popUp: popUp)
  }

  /// Shows the present entry because somebody asked to see it.
  func show() {
    refresh(popUp: true)
  }

  /// Shows the card of a tracker because somebody asked to see it.
  func show(_ id: Tracker.ID) {
    if id == tracker.id { return show() }
    others?.show(id, on: clock)
    refresh()
  }

  /// Does what a press on the card of another tracker asked for, and shows the state after it.
  func perform(_ verb: Verb, on id: Tracker.ID) {
    var failure: Presentation.Failure?
    do {
      let receipt = try verb.intent.perform(on: store, tracker: id, now: clock.now)
      let revision = receipt.snapshot.revision
      Stage.write.did("\(verb.rawValue) made revision \(revision)", at: revision)
    } catch {
      Stage.write.failed("\(verb.rawValue) failed", because: error)
      failure = .init(label: verb.word, reason: sentence(of: error))
    }
    refresh()
    others?.show(id, on: clock, failure: failure)
  }

  /// Takes the cards of other trackers from the screen and calls `body`.
  func withdrawOthers(then body: @escaping @MainActor @Sendable () -> Void) {
    guard let others else { return body() }
    others.withdraw(then: body)
  }

  /// Does what a press asked for, and shows the state after it or why there is none. The intent is
  /// the verb's own unless a choice was made.
  func perform(_ verb: Verb, _ intent: (any Intent)? = nil) {
    let now = clock.now
    do {
      let receipt = try (intent ?? verb.intent).perform(
        on: store, tracker: tracker.id, now: now)
      let revision = receipt.snapshot.revision
      Stage.write.did("\(verb.rawValue) made revision \(revision)", at: revision)
      storeWatch.follow { receipt.snapshot }
      display(receipt.snapshot, now: now, popUp: true)
    } catch {
      Stage.write.failed("\(verb.rawValue) failed", because: error)
      fail(verb.label(of: tracker), error)
    }
  }

  /// Says that what was asked for could not be done, over what still holds.
  func fail(_ label: String, _ error: any Error) {
    let now = clock.now
    display(
      read(now: now), now: now, failure: .init(label: label, reason: sentence(of: error)),
      popUp: true)
  }

  /// What a menu offers, nil if the store can't be read.
  func menuContent() -> MenuContent? {
    guard tracker.kind == .daily else { return MenuContent(methods: [], brews: [:]) }
    // One after the other: each may wait for another process.
    guard let used = try? store.methods(of: tracker.id),
      let brews = try? store.brews(of: tracker.id, from: clock.now.day.advanced(by: -6))
    else { return nil }
    let recent = used.prefix(MenuContent.mostRecent)
    return MenuContent(
      methods: recent + tracker.methods.filter { !recent.contains($0) }, brews: brews)
  }

  /// Looks at the clock, the store and the settings, and shows what holds now.
  func refresh(popUp: Bool = false) {
    let now = clock.now
    display(read(now: now), now: now, popUp: popUp)
  }

  private func read(now: Moment) -> Snapshot? {
    storeWatch.follow { tryRead(now: now) }
  }

  private func tryRead(now: Moment) -> Snapshot? {
    do {
      let snapshot = try chosen(now: now)
      tracker = snapshot.tracker
      lastFailure = nil
      Stage.read.did("revision \(snapshot.revision)", at: snapshot.revision)
      return snapshot
    } catch {
      let failure = sentence(of: error)
      if failure != lastFailure { Stage.read.failed(because: error) }
      lastFailure = failure
      return nil
    }
  }

  /// The tracker that is set; daily brews where there is none of that name.
  private func chosen(now: Moment) throws -> Snapshot {
    do {
      return try store.snapshot(of: settings.settings.tracker, now: now)
    } catch is TrackerError {
      // Trackers are called what the person likes.
      Log.warning("settings: the tracker that is set is not in the store; showing daily brews")
      return try store.snapshot(of: .brew, now: now)
    }
  }

  private func display(
    _ snapshot: Snapshot?, now: Moment, failure: Presentation.Failure? = nil, popUp: Bool
  ) {
    let late = settings.settings.attention.second.map { clock.moment(of: now.day, second: $0) }
    let timeline = Timeline(of: snapshot, now: now, calendar: clock, lateFrom: late)
    timer?.arm(at: timeline.nextChange.microseconds)
    let revision = snapshot?.revision
    Stage.compute.did("\(timeline.entries.count) entries", at: revision)
    Stage.display.did("revision \(revision.map { "\($0)" } ?? "unreadable")", at: revision)
    let presentation = Presentation(entry: timeline.current, failure: failure, popUp: popUp)
    for surface in surfaces { surface.present(presentation) }
    if let change = others?.refresh(on: clock, besides: tracker.id) {
      timer?.arm(at: min(change, timeline.nextChange).microseconds)
    }
  }
}

/// The sentence that an error of the domain or the store describes itself by.
private func sentence(of error: any Error) -> String {
  String(describing: error)
}
