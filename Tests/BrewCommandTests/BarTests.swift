import Foundation
import FoundationXML
import TestSupport
import Testing

/// The lines that a bar reads, through a pipe as it reads them.
@Suite(.timeLimit(.minutes(1)))
struct BarTests {
  /// What each bar shows, and the fields that it reads; none for a plain line.
  static let bars: [(name: String, words: String, fields: Set<String>)] = [
    ("waybar", "text", ["text", "alt", "tooltip", "class", "percentage"]),
    ("polybar", "", []),
    ("i3blocks", "full_text", ["full_text", "short_text", "markup"]),
    ("i3status-rust", "text", ["icon", "state", "text"]),
  ]

  let home: Home

  init() throws {
    home = try Home()
  }

  /// What the bar shows of a line, which has to be all that it is.
  private func words(_ line: String, _ bar: (name: String, words: String, fields: Set<String>))
    throws -> String
  {
    if bar.fields.isEmpty { return line }
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(Set((object ?? [:]).keys) == bar.fields)
    return object?[bar.words] as? String ?? ""
  }

  @Test(arguments: bars.map(\.name)) func eachChangeIsOneWholeLine(_ name: String) throws {
    let bar = try #require(Self.bars.first { $0.name == name })
    let view = try LiveView(home, "bar", name, "--follow")
    #expect(try words(view.line(), bar) == "0 days · open")
    try home.run("log", "--at", "yesterday")
    #expect(try words(view.line(), bar) == "1 day · open")
    try home.run("log", "<b>\"\\\u{1F525} ☕</b>")
    #expect(try words(view.line(), bar) == "2 days")
    try home.run("reset")
    #expect(try words(view.line(), bar) == "0 days · open")
    #expect(view.end(by: SIGTERM) == 0)
    #expect(view.rest() == "")
    #expect(view.errors == "")
  }

  @Test func theTooltipIsMarkupThatShowsTheMethodAsItIs() throws {
    let view = try LiveView(home, "bar", "waybar", "--follow")
    _ = try view.line()
    try home.run("log", "<b>Bold</b> & \"Black\"")
    let object = try JSONSerialization.jsonObject(with: Data(view.line().utf8)) as? [String: Any]
    let tooltip = try #require(object?["tooltip"] as? String)
    #expect(tooltip.contains("Logged: &lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Black&quot;, 4 of 5."))
    #expect(tooltip.hasPrefix("1 day streak\n"))
  }

  @Test("No word of a person is markup or a command of a bar", arguments: bars.map(\.name))
  func noWordIsACommandOfABar(_ name: String) throws {
    let bar = try #require(Self.bars.first { $0.name == name })
    for (place, unit) in HostileWords.names.enumerated() where !unit.contains(",") {
      try home.run("tracker", "add", "Count \(place)", "--kind", "count", "--unit", unit)
      let outcome = try home.run("bar", name, "--tracker", "count-\(place)")
      #expect(outcome.output.split(separator: "\n").count == 1)
      var words = try words(outcome.output, bar)
      switch name {
      case "waybar", "i3status-rust":
        let parsed = try XMLDocument(
          xmlString: "<markup>\(words)</markup>", options: .nodePreserveWhitespace)
        words = parsed.rootElement()?.stringValue ?? ""
        #expect(parsed.rootElement()?.children?.allSatisfy { $0.kind == .text } == true)
      case "polybar":
        // A tag is from “%{” to “}”.
        #expect(words.components(separatedBy: "%{").dropFirst().allSatisfy { $0.hasPrefix("O0}") })
        words = words.trimmingCharacters(in: .newlines).replacingOccurrences(of: "%{O0}", with: "")
      default: #expect(outcome.output.contains("\"markup\":\"none\""))
      }
      // The marks around what runs from right to left are not shown.
      let shown = words.unicodeScalars.filter { !["\u{2068}", "\u{2069}"].contains($0) }
      #expect(String(String.UnicodeScalarView(shown)) == "0 \(unit)")
    }
  }

  @Test func midnightIsALine() throws {
    home.variables["TZ"] = Home.zoneBeforeMidnight
    try home.run("log")
    let view = try LiveView(home, "bar", "polybar", "--follow")
    #expect(try view.line() == "1 day")
    #expect(try view.line() == "1 day · open")
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test(arguments: bars.map(\.name)) func itEndsQuietlyWhenThePipeCloses(_ name: String) throws {
    let view = try LiveView(home, "bar", name, "--follow")
    _ = try view.line()
    view.closeReader()
    #expect(view.wait() == 0)
    #expect(view.errors == "")
  }

  @Test func aStoreThatCantBeReadIsALineToo() throws {
    try home.run("log")
    let good = try Data(contentsOf: URL(filePath: home.location.file))
    let view = try LiveView(home, "bar", "i3status-rust", "--follow")
    _ = try view.line()
    try "no database at all, but a text".write(
      toFile: home.location.file, atomically: true, encoding: .utf8)
    #expect(try view.line() == #"{"icon":"","state":"Critical","text":"can’t read"}"#)
    try good.write(to: URL(filePath: home.location.file), options: .atomic)
    #expect(try view.line().contains("\"text\":\"1 day\""))
    #expect(view.end(by: SIGINT) == 0)
  }
}
