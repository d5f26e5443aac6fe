import BrewCore
import Testing
import TestSupport

/// What is refused, and its sentences. That intents do what they say is tested on every store.
@Suite struct IntentTests {
  private let now = Moment("2026-11-30", 12, zone: 1)
  private var empty: Snapshot { Snapshot(revision: 0, tracker: .brew) }

  @Test func theFutureIsRefused() {
    let later = now.advanced(bySeconds: 1)
    let error = IntentError.inTheFuture(later, now: now)
    #expect(throws: error) { try Log(at: later).event(after: empty, now: now) }
    #expect(throws: error) { try Reset(at: later).event(after: empty, now: now) }
    #expect(throws: Never.self) { try Log(at: now).event(after: empty, now: now) }
    #expect(
      error.description == "2026-11-30T12:00:01+01:00 lies in the future; "
        + "give a time up to now, 2026-11-30T12:00:00+01:00")
  }

  @Test func theFutureIsAnInstantAndNotADate() throws {
    // Noon on the 1st in Kiritimati is earlier than now in Berlin two hours later.
    let east = Moment("2026-12-01", 1, zone: 14)
    let event = try Log(at: east).event(after: empty, now: now)
    #expect(event.at.day == "2026-12-01")
  }

  @Test func nothingToUndo() {
    #expect(throws: IntentError.nothingToUndo) { try Undo().event(after: empty, now: now) }
    #expect(throws: IntentError.nothingToUndo) {
      try Undo(force: true).event(after: empty, now: now)
    }
    #expect(IntentError.nothingToUndo.description.hasPrefix("there is nothing to undo"))
  }

  @Test func theUndoLapsesAfterFiveMinutes() throws {
    let log = try Log().event(after: empty, now: now)
    let after = Snapshot(revision: 1, tracker: .brew, latest: log, undoable: log)
    let late = now.advanced(bySeconds: 300)
    #expect(throws: Never.self) {
      try Undo().event(after: after, now: now.advanced(bySeconds: 299))
    }
    let error = #expect(throws: IntentError.undoLapsed(log)) {
      try Undo().event(after: after, now: late)
    }
    #expect(error?.description.contains("brewlog undo --force") == true)
    #expect(error?.description.contains("2026-11-30T12:00:00+01:00") == true)
    #expect(try Undo(force: true).event(after: after, now: late).kind == .undo(log.id))
  }

  @Test func eventsCarryWhenTheyWereRecorded() throws {
    let earlier = Moment("2026-11-20")
    let event = try Log(at: earlier).event(after: empty, now: now)
    #expect(event.at == earlier)
    #expect(event.recorded == now.instant)
    #expect(event.tracker == Tracker.brew.id)
    #expect(try Log().event(after: empty, now: now).id != event.id)
  }

  @Test func nothingIsAddedByZero() {
    let count = Tracker(
      id: Tracker.ID(stored: "water"), name: ShortText(stored: "Water"), rules: .count(CountRules())
    )
    let snapshot = Snapshot(revision: 1, tracker: count)
    #expect(throws: IntentError.nothingToAdd) { try Add(0).event(after: snapshot, now: now) }
    #expect(IntentError.nothingToAdd.description.hasSuffix("give another number"))
  }

  @Test func theStoreThatRefusesKeepsNothing() {
    let store = MemoryStore()
    #expect(throws: IntentError.self) {
      try Log(at: now.advanced(bySeconds: 60)).perform(on: store, now: now)
    }
    #expect(store.all.isEmpty)
  }
}
