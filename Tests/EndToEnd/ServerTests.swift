import DesktopSession
import Foundation
import Glibc
import Testing

/// A notification server that is absent, late, stopped or killed delays the card and nothing else.
extension EndToEnd {
  @Suite struct ServerTests {
    @Test(arguments: light) func aLateServerGetsTheCard(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind, withServer: false)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.brewlog("log")
      try eventually("the agent to see the log", seen: { agent.errors }) {
        desk.agentKnows(revision: 1)
      }
      #expect(agent.errors.components(separatedBy: "no notification server").count == 2)
      try desk.desktop.startServer()
      try desk.see("1 day streak")
    }

    @Test(arguments: light) func aKilledServerGetsTheCardAgainOnce(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.startAgent()
      let card = try desk.see("No streak yet")
      try desk.desktop.killServer()
      // The foreign popup is first on the new server and gets the number that ours had.
      desk.agent?.signal(SIGSTOP)
      try desk.desktop.startServer()
      let foreign = try desk.desktop.sendForeign()
      #expect(foreign.id == card.id)
      desk.agent?.signal(SIGCONT)
      try desk.see("No streak yet")
      #expect(try desk.desktop.stands(foreign))
      try desk.brewlog("log")
      try desk.see("1 day streak")
      #expect(try desk.desktop.stands(foreign))
    }

    @Test(arguments: light) func aStoppedServerStopsNothingElse(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind, environment: ["TZ": Zone.midnight(in: 40)])
      defer { desk.stop() }
      try desk.brewlog("log")
      let agent = try desk.startAgent()
      try desk.see("1 day streak")
      desk.desktop.freezeServer()
      // The agent answers on the bus, follows the store and sees midnight while the server is stopped.
      try desk.brewlog("log")
      try eventually("the agent to see the log", seen: { agent.errors }) {
        desk.agentKnows(revision: 2)
      }
      try desk.askForCard()
      let actions = try desk.desktop.session.call(
        "org.brewlog.BrewLog", "/org/brewlog/BrewLog", "org.gtk.Actions", "List")
      #expect(actions.contains("undo"))
      try eventually("midnight", within: .seconds(60)) { try desk.status().logsToday == 0 }
      let shown = desk.timesLooked
      try desk.brewlog("log", "Moka pot")
      try eventually("the agent to go on") {
        desk.timesLooked > shown
      }
      desk.desktop.thawServer()
      let card = try desk.see("2 day streak")
      #expect(card.body.contains("Logged: Moka pot"))
    }

    @Test func aServerThatRefusesIsTriedOnceMoreAndNotForEver() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let bus = desk.desktop.session.bus
      func refusals() -> Int {
        bus.events.filter { if case .refused = $0 { true } else { false } }.count
      }
      // Three refusals: those of the login and its retry, and the first one of what follows.
      try desk.startWaywardServer("3")
      try desk.startAgent()
      try bus.wait(for: "the second refusal") { _ in refusals() == 2 ? () : nil }
      sleep(4)
      try bus.catchUp()
      #expect(refusals() == 2)
      // Somebody asks, which is worth two attempts again.
      try desk.brewlog("show")
      try desk.card("at the second attempt") { $0.summary == "No streak yet" }
      #expect(refusals() == 3)
    }

    /// `brewlog show` says that the card is there when it is.
    @Test func whoAsksForTheCardIsToldWhenItIsThere() throws {
      let desk = try BrewDesk(
        Dunst(), withServer: false, settings: "[card]\nshow-at-login=false\n")
      defer { desk.stop() }
      try desk.startAgent()
      func show(_ words: String...) throws -> String {
        let run = try desk.attempt(["show"] + words)
        #expect(run.exitStatus == (run.errors.isEmpty ? 0 : 1))
        return run.errors
      }
      #expect(try show().contains("no notification server runs"))
      let server = try desk.startWaywardServer("2")
      try desk.desktop.session.bus.wait(for: "the card that was asked for") { bus in
        bus.events.contains { if case .refused = $0 { true } else { false } } ? () : nil
      }
      #expect(try show().isEmpty)
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.map(\.summary) == ["No streak yet"])
      try desk.brewlog("tracker", "add", "Water", "--kind", "count")
      #expect(try show("--tracker", "water").isEmpty)
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.map(\.summary) == ["No streak yet", "0 · Water"])
      server.signal(SIGSTOP)
      #expect(try show().contains("the notification server does not answer"))
      server.signal(SIGCONT)
    }

    @Test func aServerWithANameAndNoMethodsYetGetsTheCard() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.startWaywardServer("0", "1500")
      try desk.card("after the methods") { $0.summary == "No streak yet" }
      #expect(agent.errors.contains("no notification server answers"))
    }

    /// It hangs in what the press led to.
    @Test func aServerThatStopsRightAfterAPressStopsNothingElse() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let server = try desk.startWaywardServer("0")
      let agent = try desk.startAgent()
      try desk.card("at the start") { $0.summary == "No streak yet" }
      server.signal(SIGUSR1)
      try eventually("the press to be counted", seen: { agent.errors }) {
        agent.errors.contains("write: log made revision 1")
      }
      try desk.askAgent()
      server.signal(SIGCONT)
      try desk.card("after the press") { $0.summary == "1 day streak" }
    }

    @Test(arguments: EndToEnd.light) func anEndedAgentLeavesNoCard(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      agent.signal(SIGTERM)
      #expect(try agent.wait() == 0)
      try desk.desktop.see("No streak yet", times: 0)
    }

    @Test func anAgentEndsThoughTheServerIsStopped() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      desk.desktop.freezeServer()
      agent.signal(SIGTERM)
      #expect(try agent.wait() == 0)
      desk.desktop.thawServer()
    }

    /// At the end of a session all are told to end at once.
    @Test func anAgentEndsThoughTheServerEndsMeanwhile() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      desk.desktop.freezeServer()
      agent.signal(SIGTERM)
      // Time for the agent to ask the server, but not to give up on it.
      usleep(100_000)
      try desk.desktop.killServer()
      #expect(try agent.wait() == 0)
    }
  }
}
