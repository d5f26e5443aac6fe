import Foundation
import GLibKit
import Testing

@testable import BrewHost

final class AutostartTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  var own: String { "\(folder)/own/autostart/org.brewlog.BrewLog.desktop" }
  var system: String { "\(folder)/system/autostart/org.brewlog.BrewLog.desktop" }
  var agent: String { "\(folder)/bin/brewlog-agent" }

  init() throws {
    try write("#!/bin/sh\n", to: agent)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: agent)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// As systemd does it; where such a link leads does not matter.
  func enable(by link: String, to target: String = "../brewlog-agent.service") throws {
    try FileManager.default.createDirectory(
      atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  func autostart(agent: String?) throws -> Autostart {
    let folders = ["XDG_CONFIG_HOME": "\(folder)/own", "XDG_CONFIG_DIRS": "\(folder)/system"]
    return try Autostart(
      directories: BaseDirectories(environment: { folders[$0] }), agent: agent,
      root: "\(folder)/root")
  }

  @Test func itIsOffUntilItIsTurnedOnAndOffAgain() throws {
    let autostart = try autostart(agent: agent)
    #expect(autostart.status() == .off)
    try autostart.turnOn()
    #expect(autostart.status() == .on(program: agent))
    try autostart.turnOff()
    #expect(autostart.status() == .off)
    #expect(!FileManager.default.fileExists(atPath: own))
    try autostart.turnOff()
  }

  @Test func theEntryStartsTheAgentByItsPath() throws {
    try autostart(agent: agent).turnOn()
    let entry = try #require(try KeyFile(path: own))
    #expect(entry.text("Type", in: "Desktop Entry") == "Application")
    #expect(entry.text("Name", in: "Desktop Entry") == "BrewLog")
    #expect(entry.text("Exec", in: "Desktop Entry") == "\"\(agent)\"")
    #expect(entry.text("TryExec", in: "Desktop Entry") == agent)
  }

  @Test func aPathIsQuotedOnBothLevelsOfTheSpecification() throws {
    try autostart(agent: #"/a b/c"d/$e/`f`/g\h/100%/brewlog-agent"#).turnOn()
    let text = try String(contentsOfFile: own, encoding: .utf8)
    #expect(
      text.contains(#"Exec="/a b/c\\"d/\\$e/\\`f\\`/g\\\\h/100%%/brewlog-agent""# + "\n"))
    #expect(text.contains(#"TryExec=/a b/c"d/$e/`f`/g\\h/100%/brewlog-agent"# + "\n"))
  }

  @Test func anEntryWhoseProgramIsGoneIsStaleUntilItIsTurnedOn() throws {
    let gone = "\(folder)/gone/brewlog-agent"
    try autostart(agent: gone).turnOn()
    #expect(try autostart(agent: agent).status() == .stale(program: gone))
    try autostart(agent: agent).turnOn()
    #expect(try autostart(agent: agent).status() == .on(program: agent))
  }

  @Test func aProgramThatCantBeRunIsStale() throws {
    try autostart(agent: agent).turnOn()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: agent)
    #expect(try autostart(agent: agent).status() == .stale(program: agent))
  }

  @Test func anEntryWithoutTryExecIsJudgedByItsCommand() throws {
    try write("[Desktop Entry]\nExec=\"\(agent)\" --quiet\n", to: own)
    #expect(try autostart(agent: nil).status() == .on(program: agent))
    try write("[Desktop Entry]\nExec=/no/such --quiet\n", to: own)
    #expect(try autostart(agent: nil).status() == .stale(program: "/no/such"))
  }

  @Test(arguments: ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
  func anEntryThatSessionsPassOverIsOff(_ line: String) throws {
    try write("[Desktop Entry]\nExec=\(agent)\n\(line)\n", to: own)
    #expect(try autostart(agent: agent).status() == .off)
    try autostart(agent: agent).turnOn()
    #expect(try autostart(agent: agent).status() == .on(program: agent))
  }

  @Test func turnedOffTheSystemsEntryIsHidden() throws {
    try write("[Desktop Entry]\nExec=\(agent)\n", to: system)
    let autostart = try autostart(agent: agent)
    #expect(autostart.status() == .on(program: agent))
    try autostart.turnOff()
    #expect(autostart.status() == .off)
    let entry = try #require(try KeyFile(path: own))
    #expect(entry.bool("Hidden", in: "Desktop Entry") == true)
  }

  @Test func aHiddenSystemEntryNeedsNoHiding() throws {
    try write("[Desktop Entry]\nExec=\(agent)\nHidden=true\n", to: system)
    try autostart(agent: agent).turnOn()
    try autostart(agent: agent).turnOff()
    #expect(!FileManager.default.fileExists(atPath: own))
    #expect(try autostart(agent: agent).status() == .off)
  }

  @Test func aDamagedEntryIsSaidToBeAndRepaired() throws {
    try write("nothing of an entry\n", to: own)
    guard case .damaged(let error) = try autostart(agent: agent).status() else {
      Issue.record("not damaged")
      return
    }
    #expect(error.file == own)
    #expect(try autostart(agent: nil).repair() == false)
    #expect(try autostart(agent: agent).repair())
    #expect(try autostart(agent: agent).status() == .on(program: agent))
    #expect(try autostart(agent: agent).repair() == false)
  }

  @Test func aDamagedEntryOfTheSystemIsHiddenWhenTurnedOff() throws {
    try write("nothing of an entry\n", to: system)
    try autostart(agent: agent).turnOff()
    #expect(try autostart(agent: agent).status() == .off)
  }

  @Test func whatIsOffStaysOffInARepair() throws {
    try write("[Desktop Entry]\nExec=/no/such\nHidden=true\n", to: own)
    #expect(try autostart(agent: agent).repair() == false)
    #expect(try autostart(agent: agent).status() == .off)
  }

  @Test func anEnabledUnitStartsItUntilItIsTurnedOff() throws {
    let unit = "\(folder)/own/systemd/user/brewlog-agent.service"
    let link = "\(folder)/own/systemd/user/graphical-session.target.wants/brewlog-agent.service"
    try write("[Service]\nExecStart=\(agent)\n", to: unit)
    #expect(try autostart(agent: agent).status() == .off)
    #expect(try autostart(agent: agent).unit?.file == unit)
    try enable(by: link)
    #expect(try autostart(agent: agent).status() == .byUnit(unit, enabledBy: link))
    try autostart(agent: agent).turnOff()
    #expect(try autostart(agent: agent).status() == .off)
    #expect(!FileManager.default.fileExists(atPath: link))
  }

  /// As `systemctl --user mask` makes it: who asks for it starts nothing.
  @Test func aMaskedUnitStartsNothing() throws {
    let unit = "\(folder)/own/systemd/user/brewlog-agent.service"
    let link = "\(folder)/own/systemd/user/graphical-session.target.wants/brewlog-agent.service"
    try write("[Service]\nExecStart=\(agent)\n", to: unit)
    try enable(by: link)
    #expect(try autostart(agent: agent).status() == .byUnit(unit, enabledBy: link))
    try FileManager.default.removeItem(atPath: unit)
    try FileManager.default.createSymbolicLink(atPath: unit, withDestinationPath: "/dev/null")
    #expect(try autostart(agent: agent).status() == .off)
    #expect(try autostart(agent: agent).unit == nil)
  }

  /// What is enabled for all starts with a person only where theirs masks it, as `systemctl --user mask`.
  @Test(arguments: [false, true]) func aUnitThatIsEnabledForAllIsMasked(isOwnToo: Bool) throws {
    let name = "brewlog-agent.service"
    let unit = "\(folder)/system/systemd/user/\(name)"
    let link = "\(folder)/system/systemd/user/graphical-session.target.wants/\(name)"
    let ownLink = "\(folder)/own/systemd/user/graphical-session.target.wants/\(name)"
    let mask = "\(folder)/own/systemd/user/\(name)"
    try write("[Service]\nExecStart=\(agent)\n", to: unit)
    try enable(by: link)
    if isOwnToo { try enable(by: ownLink) }
    let autostart = try autostart(agent: agent)
    #expect(autostart.status() == .byUnit(unit, enabledBy: isOwnToo ? ownLink : link))
    for _ in 1...2 {
      try autostart.turnOff()
      #expect(autostart.status() == .off)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: mask) == "/dev/null")
    }
    #expect(!FileManager.default.fileExists(atPath: ownLink))
    try autostart.turnOn()
    #expect(autostart.status() == .on(program: agent))
    #expect(autostart.unit?.enabledBy == link)
  }

  /// A mask would take its place.
  @Test func aUnitOfOnesOwnThatIsEnabledForAllIsKept() throws {
    let name = "brewlog-agent.service"
    let unit = "\(folder)/own/systemd/user/\(name)"
    let link = "\(folder)/system/systemd/user/graphical-session.target.wants/\(name)"
    try write("[Service]\nExecStart=\(agent)\n", to: unit)
    try enable(by: link)
    try autostart(agent: agent).turnOn()
    #expect(throws: FileError(file: unit, attempt: .write, cause: "File exists")) {
      try self.autostart(agent: self.agent).turnOff()
    }
    #expect(try autostart(agent: agent).status() == .on(program: agent))
    #expect(try autostart(agent: agent).unit?.file == unit)
  }

  /// It is the person's file, whatever is in it.
  @Test func whatIsNoMaskIsNotTakenAway() throws {
    let unit = "\(folder)/own/systemd/user/brewlog-agent.service"
    try write("", to: unit)
    try autostart(agent: agent).turnOn()
    #expect(FileManager.default.fileExists(atPath: unit))
  }

  @Test func withoutAnAgentItStaysOff() throws {
    #expect(throws: AutostartError.noAgent) { try self.autostart(agent: nil).turnOn() }
    #expect(!FileManager.default.fileExists(atPath: own))
  }

  @Test func whereNothingCanBeWrittenItSaysSoAndStaysOff() throws {
    try write("", to: "\(folder)/own/autostart")
    let cause = FileError(file: own, attempt: .write, cause: "Not a directory")
    #expect(throws: cause) { try self.autostart(agent: agent).turnOn() }
    #expect(try autostart(agent: agent).status() == .off)
  }
}
