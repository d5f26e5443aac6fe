import BrewStore
import Foundation
import Testing

/// What fails though the command was right: exit 1 and one line.
struct FailureTests {
  let home: Home

  init() throws {
    home = try Home()
  }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test(arguments: [[], ["status"], ["status", "--json"], ["history"], ["methods"], ["log"]])
  func aStoreThatCantBeReadIsNamedAndLeftAsItWas(_ arguments: [String]) throws {
    try write("not a database, not by any means", to: home.location.file)
    let before = try home.storeFiles()
    let outcome = try home.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains(home.location.file))
    #expect(try home.storeFiles() == before)
  }

  @Test(arguments: [["--help"], ["--version"], ["status"], ["history", "--json"], ["methods"]])
  func aFullDeviceIsAFailure(_ arguments: [String]) throws {
    let outcome = try home.run(arguments, output: .file("/dev/full"))
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == "brewlog: can’t write to standard output: No space left on device\n")
  }

  @Test func aBrewThatCouldNotBeConfirmedIsSaidToBeRecorded() throws {
    let outcome = try home.run("log", output: .file("/dev/full"))
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("recorded"))
    #expect(try Store(at: home.location).revision() == 1)
  }

  @Test(arguments: [["status"], ["bar", "waybar", "--follow"], ["watch"], ["history"]])
  func aClosedOutputIsAFailureAndNeverTheStore(_ arguments: [String]) throws {
    try home.run("log")
    let outcome = try home.run(arguments, output: .closed)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "brewlog: can’t write to standard output: Bad file descriptor\n")
    #expect(try home.run("status").status == 0)
  }

  @Test(arguments: [["status"], ["history", "--json"], ["log"], ["--help"]])
  func aClosedPipeEndsItQuietly(_ arguments: [String]) throws {
    let pipe = try Pipe(in: home.folder)
    close(pipe.reader)
    let outcome = try home.run(arguments, output: .descriptor(pipe.writer))
    close(pipe.writer)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ["status"], ["log"], ["settings", "card.stay", "always"], ["autostart", "on"],
  ])
  func withoutAHomeNothingIsTakenForIt(_ arguments: [String]) throws {
    home.variables["HOME"] = nil
    home.variables["XDG_DATA_HOME"] = "data"
    home.variables["XDG_CONFIG_HOME"] = ""
    let outcome = try home.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("HOME has to be an absolute path"))
  }

  @Test(arguments: [["status", "--json"], ["log"], ["history"]])
  func aZoneThatIsMisreadIsSaidAndStopsNothing(_ arguments: [String]) throws {
    home.variables["TZ"] = "TST-17:5:3"
    let outcome = try home.run(arguments)
    #expect(outcome.status == 0)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("TZ is “TST-17:5:3”"))
    home.variables["TZ"] = "TST-17:05:03"
    #expect(try home.run(arguments).errors == "")
  }

  @Test func withoutASessionBusThereIsNoCardToShow() throws {
    let outcome = try home.run("show")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("session bus"))
  }

  @Test func autostartThatCantBeWrittenStaysOff() throws {
    let config = "\(home.folder)/config"
    try write("", to: config)
    let outcome = try home.run("autostart", "on")
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("\(config)/autostart/org.brewlog.BrewLog.desktop: "))
    #expect(try home.run("autostart", "status").output == "off\n")
  }

  @Test func aStaleEntryIsNamedWithItsRemedy() throws {
    let entry = "\(home.folder)/config/autostart/org.brewlog.BrewLog.desktop"
    try write("[Desktop Entry]\nExec=/gone/brewlog-agent\n", to: entry)
    let stale = "stale: /gone/brewlog-agent is missing; repair it with: brewlog autostart on\n"
    #expect(try home.run("autostart", "status").output == stale)
    #expect(try home.run("autostart", "on").status == 0)
    #expect(try home.run("autostart", "status").output.hasPrefix("on: /"))
  }

  /// The entry names a program that an upgrade moved.
  @Test func aStaleEntryIsRepairedWhereNothingElseIsAskedFor() throws {
    let entry = "\(home.folder)/config/autostart/org.brewlog.BrewLog.desktop"
    try write("[Desktop Entry]\nExec=/gone/brewlog-agent\n", to: entry)
    let agent = "\(Program.folder)/brewlog-agent"
    let on = "on: \(agent) starts on login\nentry: \(entry)\n"
    let outcome = try home.run("autostart")
    #expect(outcome.output.hasPrefix("repaired: /gone/brewlog-agent is missing\n\(on)unit: "))
    #expect(try home.run("autostart").output.hasPrefix(on))
  }

  @Test func aDamagedEntryIsNamedWithItsRemedy() throws {
    let entry = "\(home.folder)/config/autostart/org.brewlog.BrewLog.desktop"
    try write("nothing of an entry\n", to: entry)
    let status = try home.run("autostart", "status")
    #expect(status.status == 0)
    #expect(status.output.hasPrefix("damaged: can’t read \(entry): "))
    #expect(status.output.hasSuffix("; repair it with: brewlog autostart on\n"))
    #expect(try home.run("autostart").output.hasPrefix("repaired: can’t read \(entry): "))
    #expect(try home.run("autostart", "status").output.hasPrefix("on: /"))
  }

  @Test func hiddenCharactersOfAForeignRecordAreShownAndNotSent() throws {
    try home.run("log", "Plain")
    let method = "'a' || char(27) || '[2J' || char(8238)"
    let sql = "PRAGMA trusted_schema=ON; UPDATE event SET method = \(method)"
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/sqlite3")
    shell.arguments = [home.location.file, sql]
    try shell.run()
    shell.waitUntilExit()
    let output = try home.run("history").output
    #expect(output.contains(#"a\u{1b}[2J\u{202e}"#))
  }
}
