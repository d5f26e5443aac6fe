import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// The second stage: does what a command asks for, on this machine's store and clock.
@MainActor
struct Runner {
  let output: Output
  /// The tracker that was given, if any.
  let chosen: Tracker.ID?
  let settings = CachedSettings()

  /// What programs read is the same in all languages.
  func run(_ command: Command) throws {
    guard command.asksForJSON else { return try perform(command) }
    try Catalog.$current.withValue(.english) { try perform(command) }
  }

  private func perform(_ command: Command) throws {
    switch command {
    case .card: try printCard()
    case .log(let method, let rating, let note, let when):
      try log(method: method, rating: rating, note: note, when: when)
    case .reset(let when): try reset(when: when)
    case .skip(let when): try skip(when: when)
    case .undo(let force): try undo(force: force)
    case .add(let number): try add(number)
    case .set(let number, let expected): try set(number, expecting: expected)
    case .status(let asJSON): try printStatus(asJSON: asJSON)
    case .statusOfAll(let asJSON): try printStatusOfAll(asJSON: asJSON)
    case .show:
      try AgentCard.show(chosen.map { try store().trackers().named($0).id })
    case .watch:
      let screen = Screen(output)
      try Watch(self) { try screen.show($0.card) }.run()
    case .bar(let bar, let follow): try follow ? followBar(bar) : printBar(bar)
    case .history(let limit, let asJSON):
      try asJSON ? printHistoryJSON(limit: limit) : printHistory(limit: limit)
    case .methods: try printMethods()
    case .tracker(let command): try edit(command)
    case .remind(let command): try remind(command)
    case .quiet(let operation): try quiet(operation)
    case .autostart(let operation): try autostart(operation)
    case .settings: try printSettings(nil)
    case .setting(let key, let value):
      if var value {
        if key == .tracker {
          value = try store().trackers().named(Tracker.ID(stored: value)).id.description
        }
        try SettingsFile().set(key, to: value)
        if key == .weekStart { try startWeeks(as: value) }
      }
      try printSettings(key)
    case .doctor(let asJSON, let mends): try examine(asJSON: asJSON, mending: mends)
    case .complete(let line): try complete(line)
    case .completeInBash(let line, let text): try completeInBash(line, replacing: text)
    case .help(let topic): try output.raw(Syntax.of(topic).help)
    case .version: try output.line("brewlog \(Version.current)")
    }
  }

  /// The tracker that was given, else the one that is set.
  var tracker: Tracker.ID { chosen ?? settings.values.tracker }

  /// The clock with days as is set.
  var clock: LocalClock { LocalClock(settings.values) }

  /// The store and the tracker that a verb is about, which is to be one of the tracker's kind if it is
  /// given.
  ///
  /// What is wrong with them is found again where the store is used, but that makes a store if there
  /// is none. Daily brews, which every store has, need no look before.
  func target(for verb: Event.Verb? = nil) throws -> (Store, Tracker.ID) {
    let (store, id) = (try self.store(), self.tracker)
    func isOf(_ tracker: Tracker) -> Bool { verb.map { tracker.kind.verbs.contains($0) } ?? true }
    if id == .brew, isOf(.brew) { return (store, id) }
    let tracker = try store.trackers().named(id)
    if let verb, !isOf(tracker) {
      throw IntentError.notAVerb(verb.rawValue, of: tracker)
    }
    return (store, tracker.id)
  }

  /// The store that the environment names, after a word on the clock if it is wrong. Its first use
  /// opens it.
  func store() throws(StoreError) -> Store {
    if let fault = LocalClock().fault { Output.complain("brewlog: \(fault)") }
    return try Store(with: settings.values)
  }
}
