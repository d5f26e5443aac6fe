import BrewCore
import Foundation
import Testing

/// Days that start at 03:00, looked at between one and two at night.
@Suite(.timeLimit(.minutes(1)))
struct DayStartTests {
  let home: Home
  private let date: Day

  init() throws {
    home = try Home()
    let now = Int(Date().timeIntervalSince1970)
    let west = now / 3600 % 24 - 1
    home.variables["TZ"] = "TST\(west)"
    date = Day(number: (now - west * 3600) / 86_400)
  }

  @Test func theDayBeforeGoesOnUntilThen() throws {
    try home.run("settings", "day.starts-at", "03:00")
    try home.run("log")
    let yesterday = date.advanced(by: -1)
    let status = try home.run("status", "--json").output
    #expect(status.contains("\"since\":\"\(yesterday)\""), "\(status)")
    #expect(status.contains("\"next_refresh\":\"\(date)T03:00:00"), "\(status)")
    #expect(try home.run("history").output.hasPrefix("\(yesterday) 01:"))
    #expect(try home.run("history", "--json").output.contains("\"day\":\"\(yesterday)\""))
    // What is stored keeps its day, whatever is set later.
    try home.run("settings", "day.starts-at", "00:00")
    #expect(try home.run().output.contains("Today is still open."))
    #expect(try home.run("status", "--json").output.contains("\"since\":\"\(yesterday)\""))
    try home.run("log")
    #expect(try home.run("status").output.contains("streak: 2 since \(yesterday)"))
  }

  @Test func aLiveViewFollowsTheSetting() throws {
    try home.run("log", "--at", "yesterday")
    let watch = try LiveView(home)
    let bar = try LiveView(home, "bar", "polybar", "--follow")
    #expect(try watch.block().contains("Today is still open."))
    #expect(try bar.line() == "1 day · open")
    try home.run("settings", "day.starts-at", "03:00")
    #expect(try watch.block().contains("Today is done."))
    #expect(try bar.line() == "1 day")
    for view in [watch, bar] { #expect(view.end(by: SIGTERM) == 0) }
  }
}
