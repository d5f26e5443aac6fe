import Foundation
import Glibc

/// A desktop with BrewLog on it.
public final class BrewDesk {
  /// The desktop.
  public let desktop: LiveDesktop
  /// The agent, once started.
  public private(set) var agent: Subprocess?
  /// The words before each command of BrewLog, such as those that let it see a ``Disk``.
  public var runner: [String] = []

  /// Starts the desktop; the agent is started by ``startAgent()``. Unless the settings say something
  /// else, cards stay until they are dismissed, so that a slow machine finds them.
  public init(
    _ kind: any Desktop, withServer: Bool = true, environment: [String: String] = [:],
    settings: String = "[card]\nstay=always\n"
  ) throws {
    let own = ["G_DEBUG": "fatal-criticals", "G_MESSAGES_DEBUG": "brewlog", "TZ": "UTC0"]
    desktop = try LiveDesktop(
      kind, withServer: withServer, environment: own.merging(environment) { $1 })
    try desktop.session.write(settings, to: "config/brewlog/config")
  }

  /// Starts the agent and waits until it has its bus name.
  @discardableResult
  public func startAgent(
    program: String = Product.agent, environment: [String: String] = [:]
  ) throws -> Subprocess {
    let agent = try desktop.session.start(runner + [program], environment: environment)
    self.agent = agent
    try eventually("the agent to own its name", seen: { agent.errors }) {
      try desktop.session.hasOwner("org.brewlog.BrewLog")
    }
    return agent
  }

  /// Runs the command line to its end and gives what it printed.
  @discardableResult
  public func brewlog(_ arguments: String...) throws -> String {
    try desktop.session.run(runner + [Product.brewlog] + arguments)
  }

  /// Runs the command line to its end, which may be a failure.
  public func attempt(_ arguments: [String]) throws -> Subprocess {
    let run = try desktop.session.start(runner + [Product.brewlog] + arguments)
    try run.wait()
    return run
  }

  /// Runs a shell script in the folder of the store, as BrewLog is run.
  @discardableResult
  public func inStoreFolder(_ script: String) throws -> String {
    let folder = desktop.session.folder.appending(path: "data/brewlog").path
    return try desktop.session.run(
      runner + ["sh", "-euc", "cd \"$0\"; \(script)", folder])
  }

  /// Logs a brew on each of these days before today, where days are those of UTC.
  public func logDaysAgo(_ days: Int...) throws {
    for day in days {
      let date = Date(timeIntervalSinceNow: Double(-86_400 * day))
      try brewlog("log", "--at", date.formatted(.iso8601.year().month().day()))
    }
  }

  /// Lets what was recorded lie ten minutes back, so that no undo is offered and nothing is recent.
  public func letRecentPass() throws {
    let store = desktop.session.folder.appending(path: "data/brewlog/brewlog.db").path
    try desktop.session.run(["sqlite3", store, "UPDATE event SET recorded = recorded - 600000000"])
  }

  /// What the store says of the streak.
  public func status() throws -> Status {
    try JSONDecoder().decode(Status.self, from: Data(brewlog("status", "--json").utf8))
  }

  /// The card of BrewLog on the server, once there is exactly one and it fits.
  @discardableResult
  public func card(
    _ what: String, within limit: Duration = .seconds(20),
    where fits: (Card) -> Bool = { _ in true }
  ) throws -> Card {
    try desktop.session.bus.wait(for: "one card: \(what)", within: limit) { bus in
      let cards = bus.cards.filter { $0.application == "BrewLog" }
      guard cards.count == 1, fits(cards[0]) else { return nil }
      return cards[0]
    }
  }

  /// Waits for a card with this summary, on the bus and on the screen.
  @discardableResult
  public func see(_ summary: String) throws -> Card {
    let card = try card(summary) { $0.summary == summary }
    try desktop.see(summary)
    return card
  }

  /// Ends the agent as a logout does, and gives its exit status.
  public func endAgent() throws -> Int32 {
    guard let agent else { return 0 }
    agent.signal(SIGTERM)
    return try agent.wait()
  }

  /// Ends the agent and starts it again.
  public func restart() throws {
    _ = try endAgent()
    try startAgent()
  }

  /// Ends the agent and starts it again where the clock shows another time.
  public func restartAgent(zone: String) throws {
    _ = try endAgent()
    try desktop.session.export(["TZ": zone])
    try startAgent()
  }

  /// Asks the agent for its card, as the launcher does, which is not told what comes of it.
  public func askForCard() throws {
    try desktop.session.call(
      "org.brewlog.BrewLog", "/org/brewlog/BrewLog", "org.freedesktop.Application", "Activate",
      "a{sv}", "0")
  }

  /// Asks the agent something that its main loop has to answer, in time if there is a limit.
  public func askAgent(within limit: String = "20s") throws {
    let reply = try desktop.session.call(
      "org.brewlog.BrewLog", "/org/brewlog/BrewLog", "org.gtk.Actions", "List", within: limit)
    guard reply.contains("undo") else {
      throw HarnessError.late("the agent’s actions", seen: reply)
    }
  }

  /// How often the agent has said that it looked at what there is to show.
  public var timesLooked: Int {
    (agent?.errors.components(separatedBy: "compute: ").count ?? 1) - 1
  }

  /// Whether the agent has said that it knows what there is to show of this revision.
  public func agentKnows(revision: Int) -> Bool {
    agent?.errors.contains("compute: revision \(revision), ") == true
  }

  /// Throws unless the store says this.
  public func expect(streak: Int, logsToday: Int) throws {
    let status = try status()
    guard status.streak == streak, status.logsToday == logsToday else {
      throw HarnessError.late("streak \(streak), logs today \(logsToday)", seen: "\(status)")
    }
  }

  /// Ends everything.
  public func stop() { desktop.stop() }

  /// The part of `brewlog status --json` that tests look at.
  public struct Status: Decodable, Sendable {
    /// The days in a row.
    public let streak: Int
    /// The longest streak ever.
    public let best: Int
    /// The brews of today.
    public let logsToday: Int
    /// The number of changes.
    public let revision: Int
    /// out, lit or on_fire.
    public let flame: String
    /// The method of the newest brew.
    public let lastMethod: String?
    /// When the next day begins.
    public let nextRefresh: String

    enum CodingKeys: String, CodingKey {
      case streak, best, revision, flame
      case logsToday = "logs_today"
      case lastMethod = "last_method"
      case nextRefresh = "next_refresh"
    }
  }
}
