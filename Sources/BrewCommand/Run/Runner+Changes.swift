import BrewCore
import BrewHost
import Speech

/// The verbs that change the store, and what they say after it.
extension Runner {
  func log(method: Method?, rating: Rating?, note: Note?, when: String?) throws {
    let now = clock.now
    let at = try moment(when, now)
    try perform(Log(method: method, rating: rating, note: note, at: at), .log, now)
  }

  func reset(when: String?) throws {
    let now = clock.now
    try perform(Reset(at: try moment(when, now)), .reset, now)
  }

  func skip(when: String?) throws {
    let now = clock.now
    try perform(Skip(at: try moment(when, now)), .skip, now)
  }

  func add(_ number: Int) throws {
    if number == 0 {
      _ = try target(for: .add)
      return try output.line(say("Nothing was recorded: 0 adds nothing."))
    }
    try perform(Add(number), .add, clock.now)
  }

  func set(_ number: Int, expecting expected: Int64?) throws {
    try perform(SetCount(number, expecting: expected), .set, clock.now)
  }

  func undo(force: Bool) throws {
    let now = clock.now
    var taken: Event?
    let (store, tracker) = try target(for: .undo)
    let receipt = try store.append(to: tracker, now: now) { snapshot in
      taken = snapshot.undoable
      return try Undo(force: force).event(after: snapshot, now: now)
    }
    switch taken?.kind {
    case .log(let brew):
      try confirm(
        brew.inWords.map { say("Taken back: \($0)") } ?? say("Taken back: the log"), receipt, now)
    case .add(let number): try confirm(say("Taken back: add \(number)"), receipt, now)
    case .set(let number): try confirm(say("Taken back: set \(number)"), receipt, now)
    case .skip:
      try confirm(say("Taken back: the skip of \(taken?.at.day ?? now.day)"), receipt, now)
    default: try confirm(say("Taken back: the reset"), receipt, now)
    }
  }

  private func perform(_ intent: some Intent, _ verb: Event.Verb, _ now: Moment) throws {
    let (store, tracker) = try target(for: verb)
    let receipt = try intent.perform(on: store, tracker: tracker, now: now)
    try confirm(receipt.event.kind.deed, receipt, now)
  }

  private func moment(_ when: String?, _ now: Moment) throws -> Moment? {
    guard let when else { return nil }
    let moment = try WhenParser(clock: clock, now: now).moment(when)
    // The intents refuse it too, but by then the store has been opened, and perhaps made.
    guard moment.instant <= now.instant else { throw IntentError.inTheFuture(moment, now: now) }
    return moment
  }

  private func confirm(_ deed: String, _ receipt: Receipt, _ now: Moment) throws {
    let at = receipt.event.at
    let entry = Timeline(of: receipt.snapshot, now: now, calendar: clock).current
    do {
      try output.line(
        // Translators: %1 is what was done.
        at.instant < now.instant ? say("\(deed), at \(at).") : say("\(deed)."))
      try output.line(entry.headline)
      try output.flush()
    } catch {
      throw OutputError(number: error.number, isRecorded: true)
    }
  }
}
