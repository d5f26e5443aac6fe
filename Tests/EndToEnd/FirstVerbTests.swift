import DesktopSession
import Testing

/// One press where nobody sees the card first, whichever tracker is set: a key, the middle button on the
/// icon, and the action of the launcher.
extension EndToEnd {
  @Suite struct FirstVerbTests {
    enum Place: CaseIterable {
      case key
      case icon
      case launcher
    }

    private func press(_ place: Place, on session: Session) throws {
      switch place {
      case .key:
        try session.call(
          "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "test.Keys", "Press",
          "s", "log")
      case .icon:
        try session.call(
          "org.brewlog.BrewLog", "/org/brewlog/BrewLog/tray", "org.kde.StatusNotifierItem",
          "SecondaryActivate", "ii", "0", "0")
      case .launcher:
        try session.call(
          "org.brewlog.BrewLog", "/org/brewlog/BrewLog", "org.freedesktop.Application",
          "ActivateAction", "sava{sv}", "log", "0", "0")
      }
    }

    private func desk(_ tracker: String, _ kind: String) throws -> BrewDesk {
      let desk = try BrewDesk(Xfce(), settings: "[card]\nstay=always\n[shortcuts]\nportal=true\n")
      try desk.brewlog("tracker", "add", tracker, "--kind", kind)
      try desk.brewlog("settings", "tracker", tracker)
      let portal = Product.package.appending(path: "Tests/Fixtures/portal").path
      try desk.desktop.session.start([portal, "--knows"])
      let agent = try desk.startAgent()
      try eventually("the keys", seen: { agent.errors }) {
        agent.errors.contains("shortcuts: known to the portal")
      }
      return desk
    }

    @Test(arguments: Place.allCases) func aCountGetsOne(place: Place) throws {
      let desk = try desk("water", "count")
      defer { desk.stop() }
      _ = try desk.card("at login") { $0.summary == "0 · water" }
      try press(place, on: desk.desktop.session)
      let card = try desk.card("with one") { $0.summary == "1 · water" }
      #expect(card.body == "Added 1.")
    }

    /// What ends a streak is not done unseen.
    @Test(arguments: Place.allCases) func aCleanStreakIsShown(place: Place) throws {
      let desk = try desk("sweets", "clean")
      defer { desk.stop() }
      _ = try desk.card("at login") { $0.summary == "0 days · sweets" }
      let shown = desk.timesLooked
      try press(place, on: desk.desktop.session)
      try eventually("the card once more") { desk.timesLooked > shown }
      let card = try desk.card("as it was") { $0.summary == "0 days · sweets" }
      #expect(card.actions.map(\.key) == ["reset"])
      #expect(try desk.brewlog("history").isEmpty)
    }
  }
}
