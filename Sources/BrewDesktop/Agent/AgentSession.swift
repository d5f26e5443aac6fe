import BrewCore
import BrewHost
import BrewStore
import GLibKit
import GioKit
import Glibc
import Speech

/// The agent in the session of a person: it owns the surfaces, and does what is asked for on any of them.
final class AgentSession {
  private let bus: Bus
  private let objects: BusObjects
  private let settings = SettingsFollower()
  private let agent: Agent
  private let icons: IconFiles
  private let symbolicIcons: SymbolicIcons
  private let loop = MainLoop()
  private var successor: Successor?
  private var isEnding = false

  /// The cards of the agent whose place this one takes; nil if it takes nobody's.
  private let left = Successor.takeOver()
  private lazy var cards = Cards(
    on: bus, icons: icons, settings: settings, left: left,
    onPress: { [unowned self] in fulfil(.verbOn($0, $1)) },
    onAsked: { [agent] in agent.asked($0) })
  private lazy var tray = Tray(
    objects.tray, on: bus, theme: symbolicIcons, settings: settings,
    read: { [agent] in agent.menuContent() },
    onPress: { [unowned self] in fulfil($0) })
  private lazy var shortcuts = Shortcuts(on: bus, settings: settings) { [unowned self] in
    fulfil($0.request)
  }

  /// A session on a bus, where these objects are asked. Throws ``StoreError``.
  init(on bus: Bus, _ objects: BusObjects) throws {
    self.bus = bus
    self.objects = objects
    let folders = BaseDirectories()
    let dataFolders = folders.dataDirectories()
    icons = IconFiles(in: dataFolders)
    symbolicIcons = SymbolicIcons(in: dataFolders)
    // While it waits for others that write, nothing else is answered: neither the bus nor midnight.
    let store = try Store(with: settings.settings, in: folders, busyTimeout: 2)
    agent = Agent(store: store, settings: settings)
  }

  /// Shows what holds, and follows what changes it and what is asked for, until it is told to end. The
  /// result is who takes its place, if anybody does. Throws ``GLibError``.
  func run(as application: Application) throws -> Successor? {
    settings.start { [unowned self] in
      shortcuts.follow(isAsked: true)
      agent.followSettings()
    }
    cards.start()
    try agent.start(surfaces: [tray, objects.search], cards: cards, isUpgrade: left != nil)
    tray.start()
    shortcuts.follow(isAsked: false)
    objects.search.onChoice = { [unowned self] in fulfil($0) }
    objects.card.onShow = { [unowned self] id, reply in
      fulfil(id.map(Request.showTracker) ?? .show)
      cards.tellOutcome(of: id ?? agent.own, reply)
    }
    answer(application)
    withExtendedLifetime((endSignals(), programWatch())) { loop.run() }
    bus.flush()
    return successor
  }

  /// The one place where it is decided what a press, a key or a call does.
  private func fulfil(_ request: Request) {
    switch request {
    case .show: agent.show()
    case .showTracker(let id): agent.show(id)
    case .verb(let verb): agent.perform(verb)
    case .verbOn(let id, let verb): agent.perform(verb, on: id)
    case .firstVerb: agent.performFirstVerb()
    case .logAs(let method): agent.perform(.log, Log(method: method))
    case .quiet(let isQuiet): agent.keepQuiet(isQuiet)
    case .startAtLogin(let isOn): startAtLogin(isOn)
    case .quit: end()
    }
  }

  /// Answers `org.freedesktop.Application`: the launcher and `brewlog show`.
  private func answer(_ application: Application) {
    application.onActivate { [unowned self] in fulfil(.show) }
    application.addAction("show") { [unowned self] in fulfil(.show) }
    application.addAction("quit") { [unowned self] in fulfil(.quit) }
    application.addAction("show-tracker") { [unowned self] in
      fulfil(.showTracker(Tracker.ID(stored: $0)))
    }
    for verb in Verb.allCases {
      // The launcher has one action for all trackers, and calls it by the verb of daily brews.
      let request = verb == .log ? Request.firstVerb : .verb(verb)
      application.addAction(verb.rawValue) { [unowned self] in fulfil(request) }
    }
  }

  private func endSignals() -> [EventSource] {
    [SIGTERM, SIGINT, SIGHUP].map { number in
      .signal(number) { [unowned self] in end() }
    }
  }

  private func programWatch() -> ProgramWatch? {
    ProgramWatch { [unowned self] change in
      switch change {
      case .replaced(let path):
        // Once it makes way, the cards that it leaves are gone one after the other.
        if isEnding { return }
        successor = Successor(program: path, cards: cards.left)
        leave()
      case .removed: end()
      }
    }
  }

  /// Ends for good, also where it was making way.
  private func end() {
    successor = nil
    leave()
  }

  private func leave() {
    if isEnding { return }
    isEnding = true
    cards.withdraw { [loop] in loop.quit() }
  }

  private func startAtLogin(_ isOn: Bool) {
    do {
      try isOn ? Autostart().turnOn() : Autostart().turnOff()
    } catch {
      agent.fail(say("Start at login"), error)
    }
  }
}
