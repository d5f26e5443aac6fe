import DesktopSession
import Foundation
import Testing

/// The lines that the README gives for the settings of sway and i3.
extension EndToEnd {
  @Suite struct SwayTests {
    @Test func itsLinesStartTheAgentAndBindAFreeKey() throws {
      let desk = try BrewDesk(Mako())
      defer { desk.stop() }
      let session = desk.desktop.session
      let lines = try Snippet.named("sway", in: session)
      let usual = try String(contentsOfFile: "/etc/sway/config", encoding: .utf8)
      let settings = try session.write("\(usual)\n\(lines)\n", to: "config/usual").path
      let check = try session.start(
        ["sway", "--debug", "--validate", "--config", settings],
        environment: ["WLR_BACKENDS": "headless"])
      #expect(try check.wait() == 0)
      #expect(check.errors.contains("to command `exec \(Product.brewlog) log`"))
      #expect(!check.errors.contains("Overwriting binding"))

      for line in lines.split(separator: "\n") {
        try session.run(["swaymsg", "--", String(line).replacing("$mod", with: "Mod4")])
      }
      try desk.see("No streak yet")
      try session.run(["xdotool", "key", "super+c"])
      try desk.see("1 day streak")
    }
  }
}
