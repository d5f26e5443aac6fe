import DesktopSession
import Foundation
import Glibc
import Testing

/// Clocks and zones that jump, under an agent that runs.
extension EndToEnd {
  @Suite struct ClockTests {
    /// America/Sao_Paulo had no 00:00 on 15 October 2017.
    @Test func aMidnightThatTheZoneSkipsComesOnceAtOne() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.skippedMidnight(in: 20)])
      defer { desk.stop() }
      try desk.brewlog("log")
      #expect(try desk.status().nextRefresh.contains("T01:00:00"))
      try desk.startAgent()
      let before = try desk.see("1 day streak")
      #expect(before.body.contains("Today is done"))
      let shown = desk.timesLooked
      let after = try desk.card("the next day’s", within: .seconds(60)) {
        $0.body.contains("Today is still open")
      }
      #expect(after.id == before.id)
      try desk.askAgent()
      #expect(desk.timesLooked == shown + 1)
      #expect(try desk.status().nextRefresh.contains("T00:00:00"))
    }

    /// Pacific/Apia had no 30 December 2011.
    @Test func aDayThatTheZoneSkipsIsNotMissed() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.skippedDay(in: 20)])
      defer { desk.stop() }
      try desk.brewlog("log")
      try desk.startAgent()
      try desk.see("1 day streak")
      let after = try desk.card("the next day’s", within: .seconds(60)) {
        $0.body.contains("Today is still open")
      }
      #expect(after.summary == "1 day streak")
      try desk.desktop.press("log")
      try desk.see("2 day streak")
      #expect(try desk.status().streak == 2)
    }

    /// Days start at 03:00; it is half an hour after midnight.
    @Test func beforeADayStartsAPressIsOfTheDayBefore() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.time(1800, in: 0)])
      defer { desk.stop() }
      try desk.brewlog("log", "--at", "yesterday")
      try desk.startAgent()
      #expect(try desk.see("1 day streak").body.contains("Today is still open"))
      try desk.brewlog("settings", "day.starts-at", "03:00")
      try desk.card("the day before’s") { $0.body.contains("Today is done.") }
      #expect(try desk.status().nextRefresh.contains("T03:00:00"))
      try desk.desktop.press("log")
      let pressed = try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(pressed.summary == "1 day streak")
      #expect(try desk.status().streak == 1)
      let days = try desk.brewlog("history").split(separator: "\n").map { $0.prefix(10) }
      #expect(days.count == 2 && Set(days).count == 1, "\(days)")
    }

    /// The agent is stopped in place of the machine, and the timer that the kernel keeps for it is read.
    @Test func aMidnightThatWasSleptThroughIsSeenOnWaking() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.midnight(in: 15)])
      defer { desk.stop() }
      let session = desk.desktop.session
      try session.start([
        Product.package.appending(path: "Tests/Fixtures/tray-watcher").path, "tray",
      ])
      try eventually("a tray") { try session.hasOwner("org.kde.StatusNotifierWatcher") }
      func toolTip(says words: String) throws {
        try eventually("“\(words)” on the icon") {
          let properties = "org.freedesktop.DBus.Properties"
          let item = "org.kde.StatusNotifierItem"
          return try session.call(
            "org.brewlog.BrewLog", TrayDesk.item, properties, "Get", "ss", item, "ToolTip"
          ).contains(words)
        }
      }
      try desk.brewlog("log")
      let agent = try desk.startAgent()
      try desk.see("1 day streak")
      try toolTip(says: "Today is done")
      // CLOCK_REALTIME; TFD_TIMER_ABSTIME and TFD_TIMER_CANCEL_ON_SET: it goes on in suspend.
      let timers = try desk.desktop.session.run([
        "sh", "-c", "grep -hA2 ^clockid: /proc/\(agent.pid)/fdinfo/*",
      ])
      #expect(timers.contains("clockid: 0\n") && timers.contains("settime flags: 03"), "\(timers)")
      agent.signal(SIGSTOP)
      try eventually("midnight", within: .seconds(60)) { try desk.status().logsToday == 0 }
      agent.signal(SIGCONT)
      try desk.card("the next day’s") { $0.body.contains("Today is still open") }
      try toolTip(says: "Today is still open")
    }

    /// From one end of the world to the other, where it is always another day.
    @Test func aReplacedLocaltimeIsAnotherDayAtOnce() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let zone = try LocalTime(in: desk.desktop.session)
      desk.runner = zone.entrance
      try zone.move(east: -12)
      try desk.brewlog("log")
      try desk.startAgent()
      #expect(try desk.see("1 day streak").body.contains("Today is done"))
      try zone.move(east: 14)
      let after = try desk.card("the other day’s") { $0.body.contains("Today is still open") }
      #expect(after.summary == "1 day streak")
      try desk.desktop.press("log")
      try desk.see("2 day streak")
      try zone.move(east: -12)
      try desk.card("the first day’s") {
        $0.summary == "1 day streak" && $0.body.contains("Today is done.")
      }
      try zone.move(east: 14)
      try desk.card("the other day’s again") { $0.body.contains("Today is done.") }
      try desk.see("2 day streak")
    }

    /// The zone moves eight hours west before midnight.
    @Test func aMoveWestBeforeMidnightBeginsNoDay() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let zone = try LocalTime(in: desk.desktop.session)
      desk.runner = zone.entrance
      // Ten at night, or the latest that it is anywhere.
      let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
      let east = min(14, 22 - hour)
      try zone.move(east: east)
      try desk.brewlog("log", "--at", "yesterday")
      try desk.brewlog("log")
      try desk.startAgent()
      let before = try desk.see("2 day streak")
      let shown = desk.timesLooked
      try zone.move(east: east - 8)
      try eventually("the agent to see the zone") { desk.timesLooked > shown }
      try desk.desktop.session.bus.catchUp()
      let after = try desk.card("after the move")
      #expect(after.summary == before.summary)
      #expect(after.body == before.body)
      #expect(try desk.status().streak == 2)
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().streak == 2)
    }
  }
}
