import DesktopSession
import Foundation
import Glibc
import Testing

/// The icon in the tray where it does not matter which host it is; what hosts draw is in the scenario
/// of the panels.
extension EndToEnd {
  @Suite struct TrayTests {
    /// The path by which the agent registers.
    static let path = "/org/brewlog/BrewLog/tray"

    @discardableResult
    private func watcher(_ label: String, _ options: String..., on desk: BrewDesk) throws
      -> Subprocess
    {
      let program = Product.package.appending(path: "Tests/Fixtures/tray-watcher").path
      return try desk.desktop.session.start([program, label] + options)
    }

    private func registrations(of label: String, in watcher: Subprocess) -> [String] {
      watcher.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("\(label):") }
    }

    private func wait(for count: Int, of label: String, in watcher: Subprocess) throws {
      try eventually("\(count) registrations", seen: { watcher.output + watcher.errors }) {
        registrations(of: label, in: watcher).count == count
      }
    }

    @Test func itRegistersOnceWithEachWatcher() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let first = try watcher("first", on: desk)
      try eventually("the first watcher") {
        try desk.desktop.session.hasOwner("org.kde.StatusNotifierWatcher")
      }
      let agent = try desk.startAgent()
      try wait(for: 1, of: "first", in: first)
      // The second takes the name while the first has it.
      let second = try watcher("second", on: desk)
      try wait(for: 1, of: "second", in: second)
      first.kill9()
      second.kill9()
      let third = try watcher("third", on: desk)
      try wait(for: 1, of: "third", in: third)
      for (label, watcher) in [("first", first), ("second", second), ("third", third)] {
        let lines = registrations(of: label, in: watcher)
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix(" \(Self.path)") == true)
      }
      // The agent hears of the last one's answer after the watcher has written of it.
      func registered() -> Int {
        agent.errors.components(separatedBy: "tray: registered").count - 1
      }
      try eventually("the third answer") { registered() >= 3 }
      #expect(registered() == 3)
    }

    @Test func aWatcherThatRefusesIsOneLineAndNothingElse() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let refusing = try watcher("refusing", "--refuse", on: desk)
      let agent = try desk.startAgent()
      try wait(for: 1, of: "refusing", in: refusing)
      try desk.see("No streak yet")
      try desk.desktop.press("log")
      try desk.see("1 day streak")
      #expect(registrations(of: "refusing", in: refusing).count == 1)
      #expect(agent.errors.components(separatedBy: "the host refused the icon").count == 2)
    }

    /// The other half of it: the icon does not wait for the card.
    @Test func theIconFollowsWhileTheNotificationServerIsStopped() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      try tray.desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try tray.desk.startAgent()
      try tray.see(.lit(6))
      tray.desk.desktop.freezeServer()
      try tray.desk.brewlog("log")
      try tray.see(.onFire(7))
      try tray.press("Undo")
      try tray.see(.lit(6))
      tray.desk.desktop.thawServer()
    }

    @Test func aClickInThePanelsMenuLogsABrew() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      try tray.desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try tray.desk.startAgent()
      let icon = try #require(try tray.see(.lit(6)))
      try tray.choose("Log a brew", at: icon)
      try tray.see(.onFire(7))
      #expect(try tray.desk.status().streak == 7)
      try tray.killPanel()
      try tray.startPanel()
      try tray.see(.onFire(7))
    }

    @Test func aDayIsSkippedInThePanelsMenu() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      try tray.desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try tray.desk.startAgent()
      let icon = try #require(try tray.see(.lit(6)))
      try tray.choose("Skip today", at: icon)
      let card = try tray.desk.card("the skip") { $0.body.contains("Today is skipped.") }
      #expect(card.summary == "6 day streak")
      #expect(try tray.desk.brewlog("status").contains("today: skipped"))
      try eventually("nothing left to skip") { try !tray.item("Skip today").isVisible }
      try tray.press("Undo")
      try tray.desk.card("without it") { $0.body.contains("Today is still open.") }
      try eventually("a day to skip") { try tray.item("Skip today").isVisible }
    }

    @Test func anotherTrackerHasASubmenuAndAQuietDayAMark() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      let desk = tray.desk
      try desk.brewlog("tracker", "add", "Water", "--kind", "count", "--unit", "glass,glasses")
      try desk.brewlog("log")
      try desk.startAgent()
      let icon = try #require(try tray.see(.lit(1)))
      try tray.choose("Water: 0 glasses", at: icon)
      let button = try tray.lookAtMenu("its button") { $0.places(of: "Add one").first }
      try desk.desktop.kind.display.click(button, in: tray.session)
      let card = try desk.card("its own") { $0.summary == "1 glass · Water" }
      #expect(card.actions.map(\.key) == ["add", "undo"])
      #expect(try desk.status().logsToday == 1)
      // It follows, and the icon stays that of the tracker that is set.
      try desk.brewlog("add", "4", "--tracker", "water")
      let item = try tray.item("Water: 5 glasses")
      #expect(
        item.children.filter(\.isVisible).map(\.label) == ["Add one", "Undo", "", "Show the card"])
      try tray.see(.lit(1))
      try desk.brewlog("tracker", "archive", "water")
      try eventually("the submenu to go") {
        try !tray.menu().all.contains { $0.label.hasPrefix("Water") }
      }
      #expect(try tray.item("Quiet until tomorrow").toggle == 0)
      try tray.press("Quiet until tomorrow")
      try eventually("the mark") { try tray.item("Quiet until tomorrow").toggle == 1 }
      #expect(try desk.brewlog("quiet", "status").hasPrefix("on"))
      try desk.brewlog("quiet", "off")
      try eventually("no mark") { try tray.item("Quiet until tomorrow").toggle == 0 }
    }

    @Test func namesAreShownAsTheyAreInAnOpenMenu() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      for name in ["<b>Bold</b> & \"Black\"", "read_a_book"] { try tray.desk.brewlog("log", name) }
      try tray.desk.brewlog("tracker", "add", "sip_of_tea", "--kind", "count")
      try tray.desk.startAgent()
      let icon = try #require(try tray.see(.lit(1)))
      try tray.choose("Log as", at: icon)
      try tray.lookAtMenu("both methods and the tracker as they are") { screen in
        let names = ["read_a_book", "<b>Bold</b> & \"Black\"", "sip_of_tea: 0"]
        return names.allSatisfy(screen.text.contains) ? () : nil
      }
    }

    @Test func attentionBeginsAtItsTime() throws {
      // 20:00 is half a minute away.
      let desk = try BrewDesk(
        Dunst(), withServer: false, environment: ["TZ": Zone.time(72_000, in: 30)])
      defer { desk.stop() }
      try desk.brewlog("log", "--at", "yesterday")
      try desk.startAgent()
      func status() throws -> String {
        try desk.desktop.session.call(
          "org.brewlog.BrewLog", Self.path, "org.freedesktop.DBus.Properties", "Get", "ss",
          "org.kde.StatusNotifierItem", "Status")
      }
      try eventually("the icon") { (try? status())?.contains("Active") == true }
      try eventually("attention", within: .seconds(60)) { try status().contains("NeedsAttention") }
      try desk.brewlog("log")
      try eventually("no attention") { try status().contains("\"Active\"") }
    }

    @Test func startingAtLoginIsSwitchedInTheMenu() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      try tray.desk.startAgent()
      let entry = tray.session.folder.appending(
        path: "config/autostart/org.brewlog.BrewLog.desktop")
      #expect(try tray.item("Start at login").toggle == 0)
      try tray.press("Start at login")
      try eventually("the check mark") { try tray.item("Start at login").toggle == 1 }
      #expect(FileManager.default.fileExists(atPath: entry.path))
      try tray.desk.brewlog("autostart", "off")
      try eventually("no check mark") { try tray.item("Start at login").toggle == 0 }
    }

    @Test func startingAtLoginThatCantBeSwitchedOnSaysSo() throws {
      let tray = try TrayDesk(XfcePanel())
      defer { tray.stop() }
      // A file where the folder would have to be; root may write into a read-only folder.
      try tray.session.write("", to: "config/autostart")
      try tray.desk.startAgent()
      try tray.press("Start at login")
      let card = try tray.desk.card("of the failure") {
        $0.summary == "Start at login did not work"
      }
      #expect(card.body.contains("autostart"))
      #expect(try tray.item("Start at login").toggle == 0)
    }

    @Test func aMiddlePressCanBeTurnedOff() throws {
      let desk = try BrewDesk(
        Dunst(), withServer: false, settings: "[tray]\nmiddle-press-logs=false\n")
      defer { desk.stop() }
      try desk.startAgent()
      func press() throws {
        try desk.desktop.session.call(
          "org.brewlog.BrewLog", Self.path, "org.kde.StatusNotifierItem", "SecondaryActivate",
          "ii", "0", "0")
      }
      try eventually("the icon") { (try? press()) != nil }
      #expect(try desk.status().revision == 0)
      try desk.brewlog("settings", "tray.middle-press-logs", "true")
      try eventually("a brew") {
        try press()
        return try desk.status().revision > 0
      }
    }
  }
}
