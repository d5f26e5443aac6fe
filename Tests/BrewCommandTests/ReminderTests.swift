import BrewCore
import Foundation
import Testing

/// Reminders and quiet days on the command line.
struct ReminderTests {
  let home: Home
  var transcript: Transcript

  init() throws {
    home = try Home()
    transcript = Transcript(home)
  }

  @Test mutating func reminders() throws {
    try home.run("tracker", "add", "Water", "--kind", "count")
    try transcript.run("remind", "list")
    try transcript.run("remind", "list", "--json")
    try transcript.run("remind", "add", "20:30")
    try transcript.run("remind", "add", "09:00", "--days", "mon-fri", "--tracker", "water")
    try transcript.run("remind", "add", "08:00", "--days", "sat,sun", "--tracker=water")
    try transcript.run("remind", "add", "09:00", "--days=fri-mon", "--tracker", "water")
    try transcript.run("remind", "list")
    try transcript.run("remind", "list", "--json", "--tracker", "water")
    try transcript.run("tracker", "show", "water")
    try transcript.run("remind", "remove", "09:00", "--tracker", "water")
    try transcript.run("remind", "remove", "10:00", "--tracker", "water")
    try transcript.run("tracker", "archive", "water")
    try transcript.run("remind", "list")
    try transcript.check(named: "reminders")
  }

  @Test mutating func cards() throws {
    try transcript.run("tracker", "card", "brew", "off")
    try transcript.run("tracker", "show")
    try transcript.run("tracker", "card", "brew", "on")
    try transcript.run("tracker", "show", "--json")
    try transcript.run("tracker", "card", "brew", "usual")
    try transcript.check(named: "cards")
  }

  @Test func quietIsUntilTheNextDayStarts() throws {
    #expect(try home.run("quiet", "status").output == "off\n")
    let on = try home.run("quiet").output
    #expect(on.hasPrefix("on: no reminder and no popup until \(home.date(1))T00:00:00"))
    #expect(try home.run("quiet", "status").output == on)
    // From noon to the other side of a midnight.
    let west = try #require(home.variables["TZ"].flatMap { Int($0.dropFirst(3)) })
    home.variables["TZ"] = "TST\(west > 0 ? west - 13 : west + 13)"
    #expect(try home.run("quiet", "status").output == "off\n")
    #expect(try home.run("quiet", "on").output != on)
    #expect(try home.run("quiet", "off").output == "off\n")
    #expect(try home.storeFiles().isEmpty)
  }
}
