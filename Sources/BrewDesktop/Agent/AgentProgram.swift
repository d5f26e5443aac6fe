import BrewCore
import BrewHost
import BrewStore
import CNotify
import GLibKit
import GioKit
import Glibc
import Speech

/// The background program: one instance a session, a card, and the agent behind it.
public enum AgentProgram {
  /// Runs until it is told to end. The arguments are without the program's own name; the result is the
  /// exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    StandardFiles.fill()
    // What GLib logs is written in it, in English too; the other categories take files and are not used.
    setlocale(LC_CTYPE, "")
    return Catalog.$current.withValue(.ofPrograms()) { runSpeaking(arguments) }
  }

  private static func runSpeaking(_ arguments: [String]) -> Int32 {
    Log.useStandardError(as: "brewlog")
    if let status = AgentCommandLine.answer(arguments) { return status }
    do {
      return try start()
    } catch {
      Log.warning("\(error)")
      return 1
    }
  }

  private static func start() throws -> Int32 {
    let bus: Bus
    do {
      bus = try Bus.session()
    } catch {
      Log.warning(say("no session bus: \(error); start the agent inside a desktop session"))
      return 1
    }
    // Before the name is had: who activates the agent by a search asks at once.
    let search = Search()
    let searches = (try GnomeSearch(search, on: bus), try PlasmaSearch(search, on: bus))
    let application = Application(id: ApplicationID.name)
    let isFirst: Bool
    do {
      isFirst = try application.register()
    } catch {
      if let owner = foreignOwner { return complain(of: owner) }
      throw error
    }
    guard isFirst else {
      if let owner = foreignOwner { return complain(of: owner) }
      Log.message(say("the agent is already running; this one ends"))
      return 0
    }
    notify_init("BrewLog")
    let settings = SettingsFollower()
    let folders = BaseDirectories()
    let location = try StoreLocation(dataHome: folders.dataHome)
    if let fault = LocalClock().fault { Log.warning("clock: \(fault)") }
    // While it waits for others that write, nothing else is answered: neither the bus nor midnight.
    let agent = Agent(store: Store(at: location, busyTimeout: 2), settings: settings)
    let icons = IconFiles(in: folders.dataDirectories())
    let worker = Worker()
    func card(onPress: @escaping (Verb) -> Void) -> Card {
      let card = Card(on: bus, worker: worker, icons: icons, settings: settings, onPress: onPress)
      card.start()
      return card
    }
    let own = card { agent.perform($0) }
    let loop = MainLoop()
    let end: @MainActor () -> Void = {
      agent.withdrawOthers { own.withdraw { loop.quit() } }
    }
    let tray = Tray(
      on: bus, theme: SymbolicIcons(in: folders.dataDirectories()), settings: settings,
      read: { agent.menuContent() },
      onPress: { press in
        switch press {
        case .show: agent.show()
        case .verb(let verb): agent.perform(verb)
        case .showOther(let id): agent.show(id)
        case .verbOfOther(let verb, let id): agent.perform(verb, on: id)
        case .quiet(let isOn): agent.keepQuiet(isOn)
        case .logAs(let method): agent.perform(.log, Log(method: method))
        case .startAtLogin(let isOn): startAtLogin(isOn, agent)
        case .quit: end()
        }
      })
    let shortcuts = Shortcuts(on: bus, settings: settings) { shortcut in
      switch shortcut {
      case .log: agent.perform(.log)
      case .show: agent.show()
      }
    }
    settings.start {
      shortcuts.follow(isAsked: true)
      agent.refresh()
    }
    try agent.start(surfaces: [own, tray, search], left: Succession.takeOver()) { id in
      card { agent.perform($0, on: id) }
    }
    tray.start()
    shortcuts.follow(isAsked: false)
    var successor: (path: String, cards: LeftCards)?
    let programWatch = ProgramWatch { change in
      if case .replaced(let path) = change { successor = (path, agent.leave(own: own.isShown)) }
      end()
    }

    search.onChoice = { verb in verb.map { agent.perform($0) } ?? agent.show() }
    application.onActivate { agent.show() }
    application.addAction("show") { agent.show() }
    application.addAction("quit") { end() }
    application.addAction("show-tracker") { agent.show(Tracker.ID(stored: $0)) }
    for verb in Verb.allCases {
      application.addAction(verb.rawValue) { agent.perform(verb) }
    }
    let signals = [SIGTERM, SIGINT, SIGHUP].map { number in
      EventSource.signal(number) { end() }
    }
    withExtendedLifetime((signals, programWatch, searches)) { loop.run() }
    bus.flush()
    guard let successor else { return 0 }
    Succession.goOn(as: successor.path, leaving: successor.cards)
    return 1
  }

  /// Another program that has the agent's name.
  private static var foreignOwner: NameOwner? {
    guard let bus = try? LazyBus.session() else { return nil }
    return NameOwner(on: bus).flatMap { $0.isForeign ? $0 : nil }
  }

  private static func complain(of owner: NameOwner) -> Int32 {
    Log.warning("\(owner)")
    return 1
  }

  private static func startAtLogin(_ isOn: Bool, _ agent: Agent) {
    do {
      try isOn ? Autostart().turnOn() : Autostart().turnOff()
    } catch {
      agent.fail(say("Start at login"), error)
    }
  }
}
