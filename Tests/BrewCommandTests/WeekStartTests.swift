import Foundation
import Testing

/// C36: what is shown depends on the store, and not on the locale of whoever reads it.
@Suite struct WeekStartTests {
  private let home: Home
  /// A Sunday at least a week ago: it and the day after it are in one week, or in two.
  private let sunday: Int

  init() throws {
    home = try Home()
    home.variables["LOCPATH"] = try Languages.folder() + "/locales"
    let today = home.today
    sunday = (-14 ... -8).first { today.advanced(by: $0).weekday == .sunday } ?? 0
  }

  /// A tracker that was made in a locale, with two logs that are in one week where those start on Sunday.
  private func make(in locale: String) throws {
    home.variables["LC_ALL"] = locale
    try home.run("tracker", "add", "Run", "--days-a-week", "2")
    for days in [sunday, sunday + 1] {
      try home.run("log", "--tracker", "run", "--at", home.date(days))
    }
  }

  private func best() throws -> Int? {
    let output = try home.run("status", "--tracker", "run", "--json").output
    return output.firstMatch(of: /"best":(?<number>\d+)/).flatMap { Int($0.number) }
  }

  private func start(of tracker: String = "run") throws -> String {
    let output = try home.run("tracker", "show", tracker, "--json").output
    return output.firstMatch(of: /"weeks_start_on":"(?<day>\w+)"/).map { String($0.day) } ?? output
  }

  @Test(arguments: [("en_US.UTF-8", "sunday", 1), ("de_DE.UTF-8", "monday", 0), ("C", "monday", 0)])
  func allLocalesShowTheSame(madeIn locale: String, day: String, best: Int) throws {
    try make(in: locale)
    var outputs: Set<String> = []
    for reader in ["en_US.UTF-8", "de_DE.UTF-8", "C", "POSIX", "xx_YY.UTF-8"] {
      home.variables["LC_ALL"] = reader
      #expect(try self.best() == best)
      #expect(try start() == day)
      outputs.insert(try home.run("status", "--tracker", "run", "--json").output)
    }
    #expect(outputs.count == 1)
    // Another one goes by the first.
    home.variables["LC_ALL"] = locale == "en_US.UTF-8" ? "C" : "en_US.UTF-8"
    try home.run("tracker", "add", "Gym", "--days-a-week", "3")
    #expect(try start(of: "gym") == day)
  }

  @Test func theSettingIsPutIntoTheStoreAtOnce() throws {
    try make(in: "C")
    #expect(try best() == 0)
    try home.run("settings", "week.starts-on", "sunday")
    #expect(try best() == 1)
    // Who has other settings reads the same.
    home.variables["XDG_CONFIG_HOME"] = "\(home.folder)/elsewhere"
    #expect(try best() == 1)
    #expect(try start() == "sunday")
    // The locale's, because that was asked for just now.
    try home.run("settings", "week.starts-on", "locale")
    #expect(try start() == "monday")
  }

  @Test func aSettingThatWasEditedGoesIntoTheStoreWithTheNextWrite() throws {
    try make(in: "C")
    let config = "\(home.folder)/config/brewlog"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try "[week]\nstarts-on=sunday\n".write(
      toFile: "\(config)/config", atomically: true, encoding: .utf8)
    #expect(try best() == 0)
    try home.run("log", "--tracker", "run")
    #expect(try best() == 1)
    #expect(try start() == "sunday")
  }
}
