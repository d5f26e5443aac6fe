import BrewCore
import BrewHost
import BrewStore
import GLibKit

/// The second stage: does what a command asks for, on this machine's store and clock.
@MainActor
struct Runner {
  let output: Output
  let clock = LocalClock()
  let tracker = Tracker.ID.brew

  func run(_ command: Command) throws {
    switch command {
    case .card: try printCard()
    case .log(let method, let rating, let note, let when):
      try log(method: method, rating: rating, note: note, when: when)
    case .reset(let when): try reset(when: when)
    case .undo(let force): try undo(force: force)
    case .status(let asJSON): try printStatus(asJSON: asJSON)
    case .show: try AgentCard.show()
    case .watch:
      let screen = Screen(output)
      try Watch(self) { try screen.show($0.card) }.run()
    case .bar(let bar, let follow): try follow ? followBar(bar) : printBar(bar)
    case .history(let limit, let asJSON):
      try asJSON ? printHistoryJSON(limit: limit) : printHistory(limit: limit)
    case .methods: try printMethods()
    case .autostart(let operation): try autostart(operation)
    case .settings: try printSettings(SettingKey.allCases)
    case .setting(let key, let value):
      if let value { try SettingsFile().set(key, to: value) }
      try printSettings([key])
    case .help(let verb): try output.raw(Syntax.of(verb).help)
    case .version: try output.line("brewlog \(Version.current)")
    }
  }

  /// The store that the environment names, after a word on the clock if it is wrong. Its first use
  /// opens it.
  func store() throws(StoreError) -> Store {
    if let fault = clock.fault { Output.complain("brewlog: \(fault)") }
    return Store(at: try StoreLocation(dataHome: BaseDirectories().dataHome))
  }
}
