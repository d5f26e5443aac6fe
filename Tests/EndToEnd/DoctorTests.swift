import DesktopSession
import Foundation
import Glibc
import Testing

/// `brewlog doctor` on desktops that are whole, and that are not.
extension EndToEnd {
  @Suite struct DoctorTests {
    private func line(_ part: String, of run: Subprocess) -> String {
      run.output.split(separator: "\n").map(String.init).first { $0.contains(" \(part): ") } ?? ""
    }

    @Test func aWholeDesktopIsWellAndLeftAsItWas() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      let desk = tray.desk
      try desk.brewlog("log", "Secret roast")
      let agent = try desk.startAgent()
      try desk.brewlog("show")
      let card = try desk.see("1 day streak")
      try desk.askAgent()
      let (shown, before) = (desk.timesLooked, try desk.status().revision)
      let run = try desk.attempt(["doctor"])
      #expect(run.exitStatus == 0, "\(run.output)")
      #expect(run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 12)
      #expect(lines.allSatisfy { $0.hasPrefix("ok ") }, "\(run.output)")
      #expect(line("server", of: run).contains("Xfce Notify Daemon"))
      #expect(!run.output.contains("Secret"))
      // The test card has come and gone, and ours is the one that it was.
      let bus = desk.desktop.session.bus
      try bus.catchUp()
      #expect(bus.cards.map(\.id) == [card.id])
      let tests = bus.events.compactMap { event -> Card? in
        if case .sent(let card) = event, card.summary == "A test of BrewLog" { card } else { nil }
      }
      #expect(tests.count == 1)
      #expect(tests.first?.hints["urgency"] == "0")
      try desk.askAgent()
      #expect(desk.timesLooked == shown, "\(agent.errors)")
      #expect(try desk.status().revision == before)
      #expect(try !desk.inStoreFolder("ls -A").contains("doctor"))
    }

    @Test func aServerThatIsStoppedOrGone() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      desk.desktop.freezeServer()
      let frozen = try desk.attempt(["doctor"])
      desk.desktop.thawServer()
      #expect(frozen.exitStatus == 1)
      #expect(line("server", of: frozen).hasPrefix("wrong    server: the notification server does"))
      #expect(line("display", of: frozen).hasPrefix("skipped  display: "))
      try desk.desktop.killServer()
      let gone = try desk.attempt(["doctor"])
      #expect(gone.exitStatus == 1)
      #expect(line("server", of: gone).hasPrefix("wrong    server: no notification server runs; "))
    }

    @Test func anAgentThatIsStopped() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      agent.signal(SIGSTOP)
      let run = try desk.attempt(["doctor"])
      agent.signal(SIGCONT)
      #expect(run.exitStatus == 1)
      #expect(line("agent", of: run).hasPrefix("wrong    agent: brewlog-agent does not answer: "))
      #expect(line("display", of: run).hasPrefix("ok       display: the server took a test card"))
    }
  }
}
