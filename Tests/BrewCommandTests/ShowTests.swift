import Foundation
import Testing

/// `brewlog show` on a session bus of its own.
struct ShowTests {
  let home: Home

  init() throws {
    home = try Home()
    home.variables["XDG_DATA_DIRS"] = "\(home.folder)/share"
    home.variables["DBUS_SESSION_BUS_ADDRESS"] = nil
  }

  func show() throws -> (status: Int32, errors: String) {
    let errors = "\(home.folder)/errors"
    let session = try home.program.start(
      ["--", "\(Program.folder)/brewlog", "show"].map { Array($0.utf8) },
      of: "/usr/bin/dbus-run-session", output: .file("/dev/null"), errors: .file(errors))
    let status = Program.wait(session)
    let lines = try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n")
    // The bus writes there too.
    let own = lines.filter { $0.hasPrefix("brewlog: ") }.map { "\($0)\n" }
    return (status, own.joined())
  }

  @Test func withoutAnAgentItSaysHowToStartOne() throws {
    let outcome = try show()
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("start it with: brewlog-agent"))
  }

  @Test func theBusStartsTheAgentIfItKnowsHowTo() throws {
    let services = "\(home.folder)/share/dbus-1/services"
    try FileManager.default.createDirectory(
      atPath: services, withIntermediateDirectories: true)
    try """
    [D-BUS Service]
    Name=org.brewlog.BrewLog
    Exec=\(Program.folder)/brewlog-agent

    """.write(
      toFile: "\(services)/org.brewlog.BrewLog.service", atomically: false, encoding: .utf8)
    let outcome = try show()
    // There it has nowhere to show its card.
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("no notification server runs"))
    // The agent watches for the store, and so made the folder for that of the store.
    #expect(FileManager.default.fileExists(atPath: "\(home.folder)/data"))
  }

  @Test func anAgentThatCantBeStartedIsAFailure() throws {
    let services = "\(home.folder)/share/dbus-1/services"
    try FileManager.default.createDirectory(
      atPath: services, withIntermediateDirectories: true)
    try "[D-BUS Service]\nName=org.brewlog.BrewLog\nExec=/bin/false\n".write(
      toFile: "\(services)/org.brewlog.BrewLog.service", atomically: false, encoding: .utf8)
    let outcome = try show()
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("brewlog-agent did not answer"))
  }
}
