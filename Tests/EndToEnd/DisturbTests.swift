import DesktopSession
import Foundation
import Testing

/// Xfce's Do Not Disturb: the server keeps popups back; some of its versions say meanwhile that they
/// have no actions.
extension EndToEnd {
  @Suite struct DisturbTests {
    @Test func nothingIsWordedAnewOrBroughtBack() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let session = desk.desktop.session
      func holdBack(_ isOn: Bool) throws {
        try session.run([
          "xfconf-query", "--channel", "xfce4-notifyd", "--property", "/do-not-disturb",
          "--create", "--type", "bool", "--set", "\(isOn)",
        ])
        // It has heard of that when it answers.
        let name = "org.freedesktop.Notifications"
        try session.call(name, "/org/freedesktop/Notifications", name, "GetCapabilities")
      }
      try desk.startAgent()
      try desk.desktop.dismiss(try desk.see("No streak yet"))
      try desk.desktop.see("No streak yet", times: 0)

      try holdBack(true)
      try desk.brewlog("show")
      let kept = try desk.card("that is kept back") { $0.summary == "No streak yet" }
      #expect(kept.actions.map(\.key) == ["log", "reset"])
      #expect(!kept.body.contains("In a terminal"))
      #expect(try desk.desktop.look().cardCount == 0)

      try holdBack(false)
      try desk.askAgent()
      #expect(try desk.desktop.look().cardCount == 0)
      try desk.brewlog("show")
      let card = try desk.see("No streak yet")
      #expect(card.actions.map(\.key) == ["log", "reset"])
      #expect(!card.body.contains("In a terminal"))
      try desk.desktop.press("log")
      try desk.see("1 day streak")
      #expect(try desk.status().logsToday == 1)
    }
  }
}
