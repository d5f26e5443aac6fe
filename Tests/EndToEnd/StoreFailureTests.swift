import DesktopSession
import Testing

/// A store that can't be read or written: the card and the terminal say so, the file stays as it was,
/// and all goes on once it can be.
extension EndToEnd {
  @Suite struct StoreFailureTests {
    /// What happens to the store's file, and the cause that has to be named.
    enum Damage: String, CaseIterable {
      case forbidden, folder, text, foreign, newer, torn, overwritten

      var script: String {
        switch self {
        case .forbidden: "chmod 000 brewlog.db"
        case .folder: "rm brewlog.db; mkdir brewlog.db"
        case .text: "echo 'a text, and no database' > new; mv new brewlog.db"
        case .foreign: "sqlite3 new 'CREATE TABLE t (x)'; mv new brewlog.db"
        case .newer: "sqlite3 brewlog.db 'PRAGMA user_version = 99'"
        case .torn: "truncate -s 8192 brewlog.db"
        case .overwritten: "dd if=/dev/zero of=brewlog.db bs=4k seek=1 count=9 conv=notrunc"
        }
      }

      var cause: String {
        switch self {
        case .forbidden: "Permission denied"
        case .folder: "Is a directory"
        case .text: "is no SQLite database"
        case .foreign: "belongs to another program"
        case .newer: "has schema 99 and this BrewLog knows up to"
        case .torn, .overwritten: "is damaged"
        }
      }
    }

    /// What tells that a file was written, changed or replaced.
    private func marks(_ desk: BrewDesk) throws -> String {
      try desk.inStoreFolder("stat -c '%F %a %i %s %y %z' brewlog.db")
    }

    /// The command fails in one line that names the file and the cause.
    private func expectFailure(_ run: Subprocess, on desk: BrewDesk, _ cause: String) {
      let file = desk.desktop.session.folder.appending(path: "data/brewlog/brewlog.db").path
      #expect(run.exitStatus == 1, "\(cause)")
      #expect(run.output == "")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.contains(file) && run.errors.contains(cause), "\(run.errors)")
    }

    @Test func aStoreThatCantBeReadIsNotAZero() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      desk.runner = Permissions.entrance
      try desk.brewlog("log")
      try desk.inStoreFolder("cp brewlog.db ../copy")
      let agent = try desk.startAgent()
      try desk.see("1 day streak")
      for damage in Damage.allCases {
        try desk.inStoreFolder(damage.script)
        let card = try desk.see("Can’t read the brew log")
        #expect(card.actions.isEmpty)
        let screen = try desk.desktop.see("brewlog status")
        #expect(screen.count("Nothing was changed") == 1, "\(damage): \(screen.text)")
        #expect(screen.count("Log a brew") == 0, "\(damage): \(screen.text)")
        let before = try marks(desk)
        for arguments in [["status"], ["status", "--json"], ["log"], ["reset"], ["undo"]] {
          expectFailure(try desk.attempt(arguments), on: desk, damage.cause)
        }
        #expect(try marks(desk) == before, "\(damage)")
        #expect(agent.errors.contains(damage.cause), "\(agent.errors)")
        // A copy of the store is put back.
        try desk.inStoreFolder("rm -rf brewlog.db*; cp ../copy brewlog.db")
        #expect(try desk.see("1 day streak").actions.map(\.key).contains("log"), "\(damage)")
      }
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().logsToday == 2)
    }

    @Test func aPressOnAFileThatMayNotBeWrittenSaysSo() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      desk.runner = Permissions.entrance
      try desk.brewlog("log")
      try desk.startAgent()
      try desk.see("1 day streak")
      try desk.inStoreFolder("chmod 400 brewlog.db")
      let before = try marks(desk)
      try desk.desktop.press("log")
      #expect(try desk.see("Log a brew did not work").body.contains("is read-only"))
      try desk.desktop.see("read-only")
      expectFailure(try desk.attempt(["log"]), on: desk, "is read-only")
      #expect(try desk.status().logsToday == 1)
      #expect(try marks(desk) == before)
      try desk.inStoreFolder("chmod 600 brewlog.db")
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().logsToday == 2)
    }

    /// C43
    @Test func aReadOnlyDiskIsReadAndAPressSaysSo() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let disk = try Disk("mode=700", in: desk.desktop.session)
      desk.runner = disk.entrance
      try desk.brewlog("log")
      try disk.makeWritable(false)
      let before = try marks(desk)
      try desk.startAgent()
      try desk.see("1 day streak")
      #expect(try desk.status().logsToday == 1)
      try desk.desktop.press("log")
      #expect(try desk.see("Log a brew did not work").body.contains("is read-only"))
      expectFailure(try desk.attempt(["log"]), on: desk, "is read-only")
      #expect(try marks(desk) == before)
      try disk.makeWritable(true)
      try desk.brewlog("log")
      try desk.card("the change") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().logsToday == 2)
    }

    /// C44
    @Test func anAgentThatIsStartedOnAFullDiskReadsTheStore() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let disk = try Disk("size=1m,mode=700", in: desk.desktop.session)
      desk.runner = disk.entrance
      try desk.brewlog("log")
      try disk.fill()
      let before = try desk.inStoreFolder("ls -l --time-style=full-iso")
      try desk.startAgent()
      try desk.see("1 day streak")
      #expect(try desk.status().logsToday == 1)
      #expect(try desk.inStoreFolder("ls -l --time-style=full-iso") == before)
      try desk.desktop.press("log")
      #expect(try desk.see("Log a brew did not work").body.contains("no room left on the disk of"))
      try disk.empty()
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().logsToday == 2)
    }

    /// C43
    @Test func aFolderThatMayNotBeWrittenIsRead() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      desk.runner = Permissions.entrance
      try desk.brewlog("log")
      try desk.inStoreFolder("chmod a-w .")
      try desk.startAgent()
      try desk.see("1 day streak")
      #expect(try desk.status().logsToday == 1)
      try desk.desktop.press("log")
      #expect(try desk.see("Log a brew did not work").body.contains("is read-only"))
      #expect(try desk.inStoreFolder("ls") == "brewlog.db\n")
      try desk.inStoreFolder("chmod u+w .")
      try desk.brewlog("log")
      try desk.card("the change") { $0.body.contains("Today is done, 2 brews.") }
    }

    @Test func aPressOnAFullDiskSaysSoAndWorksOnceThereIsRoom() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let disk = try Disk("size=1m,mode=700", in: desk.desktop.session)
      desk.runner = disk.entrance
      try desk.brewlog("log")
      try desk.startAgent()
      try desk.see("1 day streak")
      try disk.fill()
      let before = try marks(desk)
      for _ in 1...2 {
        try desk.desktop.press("log")
        let card = try desk.see("Log a brew did not work")
        #expect(card.body.contains("no room left on the disk of"))
        #expect(card.actions.map(\.key).contains("log"))
        try desk.desktop.see("no room left")
      }
      expectFailure(try desk.attempt(["log"]), on: desk, "no room left on the disk of")
      #expect(try marks(desk) == before)
      #expect(try desk.status().revision == 1)
      try disk.empty()
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.status().revision == 2)
      try desk.see("1 day streak")
    }
  }
}
