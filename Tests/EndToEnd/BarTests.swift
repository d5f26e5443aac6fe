import DesktopSession
import Foundation
import TestSupport
import Testing

/// The streak on real bars, with the settings that docs/bars.md gives, pasted as they are.
extension EndToEnd {
  @Suite struct BarTests {
    @Test func waybarFollowsAndTakesAClick() throws {
      let tray = try TrayDesk(Waybar())
      defer { tray.stop() }
      let desktop = tray.desk.desktop
      let rows = tray.panel.rows
      try desktop.seeBar("0 days · open", rows: rows)
      try tray.desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try desktop.seeBar("6 days · open", rows: rows)
      try desktop.clickBar(rows: rows)
      try desktop.seeBar("7 days", rows: rows)
      #expect(try tray.desk.status().logsToday == 1)
      try tray.desk.brewlog("undo")
      try desktop.seeBar("6 days · open", rows: rows)
    }

    @Test func polybarFollowsAndTakesAClick() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let bar = try startPolybar(on: desk)
      let rows = 0..<30
      try desk.desktop.seeBar("0 days · open", rows: rows)
      try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try desk.desktop.seeBar("6 days · open", rows: rows)
      try desk.desktop.clickBar(rows: rows)
      try desk.desktop.seeBar("7 days", rows: rows)
      #expect(try desk.status().logsToday == 1)
      #expect(bar.exitStatus == nil)
    }

    @Test("polybar shows a person's words, and neither colours itself by them nor runs them")
    func polybarShowsWordsAndObeysNone() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      try startPolybar(on: desk)
      let rows = 0..<30
      // The reader of pictures is sure of whole words only.
      let words = [("one", "brewlog-ran"), ("two", "red"), ("three", "color")]
      for ((name, word), unit) in zip(words, HostileWords.bars) {
        try desk.brewlog("tracker", "add", name, "--kind", "count", "--unit", unit)
        try desk.brewlog("settings", "tracker", name)
        try desk.brewlog("add", "8")
        try desk.desktop.seeBar(beginning: "8", with: word, rows: rows)
        #expect(try desk.desktop.drawnPatches(of: .init(0xff0000), rows: rows) == [])
        // A count is not logged, so that only a command in the words would do something.
        for place in try desk.desktop.drawnPatches(of: .init(0xffffff), rows: rows) {
          try desk.desktop.kind.display.click(place, in: session)
        }
        try session.run(["xdotool", "mousemove", "--sync", "20", "15", "click", "2"])
        try desk.desktop.seeBar(beginning: "0", with: word, rows: rows)
      }
      #expect(try session.run(["find", session.folder.path, "-name", HostileWords.ran]) == "")
    }

    /// Starts polybar with the settings of the README, in the home of the session.
    @discardableResult private func startPolybar(on desk: BrewDesk) throws -> Subprocess {
      let session = desk.desktop.session
      let settings = try session.write(
        """
        [bar/top]
        width = 100%
        height = 30
        background = #20242c
        foreground = #ffffff
        font-0 = DejaVu Sans:size=14
        modules-left = brewlog

        \(Snippet.named("polybar", in: session))

        """, to: "config/polybar/config.ini")
      return try session.start([
        "env", "-C", session.environment["HOME"] ?? "/", "polybar", "-c", settings.path, "top",
      ])
    }

    @Test func i3blocksFollowsAndTakesAClick() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      let settings = try session.write(
        Snippet.named("i3blocks", in: session) + "\n", to: "config/i3blocks/config")
      let events = try session.write("", to: "events").path
      // i3bar, which would draw it, sends clicks through a pipe.
      let bar = try session.start([
        "sh", "-c", "tail -n +1 -f \(events) | i3blocks -c \(settings.path)",
      ])
      func shows(_ text: String) throws {
        try eventually("“\(text)” on the bar", seen: { bar.output + bar.errors }) {
          bar.output.split(separator: "\n").last?.contains("\"full_text\":\"\(text)\"") == true
        }
      }
      func send(_ line: String) throws {
        try session.run(["sh", "-c", "printf '%s\\n' '\(line)' >>\(events)"])
      }
      try shows("0 days · open")
      try send("[")
      try desk.brewlog("log", "--at", "yesterday")
      try shows("1 day · open")
      try send("{\"name\":\"brew\",\"button\":1,\"x\":1,\"y\":1}")
      try shows("2 days")
      #expect(try desk.status().logsToday == 1)
    }
  }
}
