import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct WatchTests {
  let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func aPipeGetsACardForEachChangeUntilASignal(_ signal: Int32) throws {
    let view = try LiveView(home)
    #expect(try view.block() == home.run().output)
    try home.run("log", "--rating", "5")
    #expect(try view.block() == home.run().output)
    try home.run("undo")
    #expect(try view.block() == home.run().output)
    #expect(view.end(by: signal) == 0)
    #expect(view.rest() == "")
  }

  @Test func itEndsQuietlyWhenThePipeClosesWhileNothingHappens() throws {
    let view = try LiveView(home)
    _ = try view.block()
    view.closeReader()
    #expect(view.wait() == 0)
    #expect(view.errors == "")
  }

  /// Else a copy that is put in the place of the file would be mixed with what is in the log.
  @Test func itPutsIntoTheFileWhatOthersLogged() throws {
    try home.run("log")
    let view = try LiveView(home)
    _ = try view.block()
    try home.run("log")
    _ = try view.block()
    while try storeLog().isEmpty == false { usleep(10_000) }
    #expect(view.end(by: SIGTERM) == 0)
  }

  private func storeLog() throws -> Data { try Data(contentsOf: URL(filePath: home.location.log)) }

  @Test func aFolderThatIsPutInThePlaceOfADeletedOneIsFollowed() throws {
    let folder = URL(filePath: home.location.directory)
    let copy = folder.deletingLastPathComponent().appending(path: "copy")
    try home.run("log")
    try FileManager.default.copyItem(at: folder, to: copy)
    let view = try LiveView(home)
    _ = try view.block()
    // The view may put a log into the folder while it is emptied.
    while FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
    }
    #expect(try view.block().hasPrefix("No streak yet"))
    try FileManager.default.moveItem(at: copy, to: folder)
    #expect(try view.block().hasPrefix("1 day streak"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func aStoreThatIsMadeLaterIsFollowed() throws {
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("No streak yet"))
    #expect(!FileManager.default.fileExists(atPath: home.location.directory))
    try home.run("log")
    #expect(try view.block().hasPrefix("1 day streak"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func itChangesAtMidnight() throws {
    home.variables["TZ"] = Home.zoneBeforeMidnight
    try home.run("log")
    let view = try LiveView(home)
    #expect(try view.block().contains("○ ○ ○ ○ ○ ○ ●"))
    let next = try view.block()
    #expect(next.contains("○ ○ ○ ○ ○ ● ○"))
    #expect(next.contains("Today is still open"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func aStoreThatCantBeReadIsShownAsThatAndFollowed() throws {
    try FileManager.default.createDirectory(
      atPath: home.location.directory, withIntermediateDirectories: true)
    try "no database at all, but a text".write(
      toFile: home.location.file, atomically: false, encoding: .utf8)
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("Can’t read the brew log\n"))
    try FileManager.default.removeItem(atPath: home.location.file)
    #expect(try view.block().hasPrefix("No streak yet"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func aDamagedStoreIsReadOnceForEachChange() throws {
    try home.run("log")
    let database = URL(filePath: home.location.file)
    try Data(contentsOf: database).prefix(2000).write(to: database)
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("Can’t read the brew log\n"))
    let before = view.processorTime
    Thread.sleep(forTimeInterval: 0.5)
    #expect(view.processorTime - before < 5)
    try FileManager.default.removeItem(at: database)
    #expect(try view.block().hasPrefix("No streak yet"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func aLinkToAFileElsewhereIsFollowed() throws {
    let elsewhere = "\(home.folder)/elsewhere.db"
    try home.run("log")
    #expect(rename(home.location.file, elsewhere) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: home.location.file, withDestinationPath: elsewhere)
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("1 day streak"))
    try home.run("undo")
    #expect(try view.block().hasPrefix("No streak yet"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  /// SQLite puts a log beside the file itself, and opening it is a change of the folder.
  @Test func aLinkToAFileBesideItIsReadOnceForEachChange() throws {
    try home.run("log")
    #expect(rename(home.location.file, "\(home.location.directory)/real.db") == 0)
    try FileManager.default.createSymbolicLink(
      atPath: home.location.file, withDestinationPath: "real.db")
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("1 day streak"))
    try home.run("undo")
    #expect(try view.block().hasPrefix("No streak yet"))
    let before = view.processorTime
    Thread.sleep(forTimeInterval: 0.5)
    #expect(view.processorTime - before < 5)
    #expect(view.end(by: SIGTERM) == 0)
  }

  /// As when another machine's file is synced.
  @Test func anotherFileOfTheSameRevisionIsFollowed() throws {
    let other = try Home()
    try home.run("log", "Espresso")
    try other.run("log", "AeroPress")
    let view = try LiveView(home)
    #expect(try view.block().contains("Espresso"))
    #expect(rename(other.location.file, home.location.file) == 0)
    #expect(try view.block().contains("AeroPress"))
    #expect(view.end(by: SIGTERM) == 0)
  }

  /// Such a copy has no log beside it.
  @Test func aCopyMadeByVacuumIsReadOnceForEachChange() throws {
    try home.run("log")
    let (file, copy) = (home.location.file, "\(home.folder)/copy.db")
    let made = try home.program.run(
      [file, "VACUUM INTO '\(copy)'"].map { Array($0.utf8) }, of: "/usr/bin/sqlite3",
      in: home.folder)
    #expect(made.status == 0)
    let view = try LiveView(home)
    #expect(try view.block().hasPrefix("1 day streak"))
    try home.run("undo")
    #expect(try view.block().hasPrefix("No streak yet"))
    #expect(rename(copy, file) == 0)
    #expect(try view.block().hasPrefix("1 day streak"))
    let before = view.processorTime
    Thread.sleep(forTimeInterval: 0.5)
    #expect(view.processorTime - before < 5)
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test(arguments: ["dumb", "", nil])
  func aTerminalThatMovesNoCursorGetsWhatAPipeGets(_ kind: String?) throws {
    home.variables["TERM"] = kind
    let view = try LiveView(home, onTerminal: true)
    #expect(try view.block() == home.run().output)
    try home.run("log")
    #expect(try view.block() == home.run().output)
    #expect(view.end(by: SIGTERM) == 0)
  }

  @Test func aTerminalIsRedrawnInPlace() throws {
    home.variables["TERM"] = "xterm"
    let view = try LiveView(home, onTerminal: true)
    let first = try view.text(upTo: "\u{1B}[?7h")
    #expect(first.hasPrefix("\u{1B}[J\u{1B}[?7lNo streak yet"))
    try home.run("log")
    let second = try view.text(upTo: "\u{1B}[?7h")
    #expect(second.hasPrefix("\u{1B}[3F\u{1B}[J\u{1B}[?7l1 day streak"))
    #expect(view.end(by: SIGINT) == 0)
  }
}
