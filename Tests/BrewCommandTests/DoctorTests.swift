import BrewStore
import Foundation
import Testing

/// `brewlog doctor` on what is well and what is not: the lines, as they are printed.
struct DoctorTests {
  let home: Home
  var transcript: Transcript

  init() throws {
    home = try Home()
    transcript = Transcript(home)
  }

  private func write(_ text: String, to path: String) throws {
    let file = "\(home.folder)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  private func shell(_ script: String) throws {
    let words = ["-euc", "cd \"$0\"; \(script)", home.location.directory]
    let run = try home.program.run(words.map { Array($0.utf8) }, of: "/bin/sh", in: home.folder)
    try #require(run.status == 0, "\(run.errors)")
  }

  /// The lines about a part, of a run that may be preceded by the words of another program.
  private func line(
    _ part: String, runner: [String] = []
  ) throws -> (status: Int32, line: String?) {
    let words = runner + ["\(Program.folder)/brewlog", "doctor"]
    let run = try home.program.run(
      words.dropFirst().map { Array($0.utf8) }, of: words[0], in: home.folder)
    let lines = run.output.split(separator: "\n").map(String.init)
    return (run.status, lines.first { $0.contains(" \(part): ") })
  }

  @Test mutating func nothingIsThereYet() throws {
    try transcript.run("doctor")
    #expect(try home.storeFiles().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(home.folder)/data"))
    try transcript.check(named: "doctorWhereNothingIsThereYet")
  }

  @Test mutating func aBareBus() throws {
    let bus = try PrivateBus(for: home)
    try home.run("log")
    try withExtendedLifetime(bus) {
      try transcript.run("doctor")
      try transcript.run("doctor", "--json")
    }
    try transcript.check(named: "doctorOnABareBus")
  }

  @Test mutating func aWholeDesktop() throws {
    let bus = try PrivateBus(for: home, knowsAgent: true)
    try bus.startFixture("wayward-server", "0")
    try bus.startFixture("tray-watcher", "tray")
    // The bus starts the agent, which answers then.
    #expect(try home.run("show").status == 0)
    try home.run("log")
    try home.run("autostart", "on")
    try transcript.run("doctor")
    try transcript.run("doctor", "--json")
    try transcript.check(named: "doctorOnAWholeDesktop")
  }

  @Test mutating func aServerThatRefusesAndATrayWithoutAHost() throws {
    let bus = try PrivateBus(for: home)
    try bus.startFixture("wayward-server", "9")
    try bus.startFixture("tray-watcher", "tray", "--hostless")
    try withExtendedLifetime(bus) { try transcript.run("doctor") }
    try transcript.check(named: "doctorOfAServerThatRefuses")
  }

  @Test func aServerWithoutButtons() throws {
    let bus = try PrivateBus(for: home)
    try bus.startFixture("wayward-server", "0", "--plain")
    try withExtendedLifetime(bus) {
      let (server, display) = (try line("server").line, try line("display").line)
      #expect(
        server == """
          wrong    server: wayward 1 shows no buttons just now; end its “do not disturb”, or press \
          in the tray and the terminal
          """)
      #expect(display == "ok       display: the server took a test card, and closed it")
    }
  }

  /// What happens to the store's file. What is said of it is in the transcript.
  static let damages = [
    ("text", "echo 'a text, and no database' > brewlog.db"),
    ("foreign", "rm brewlog.db; sqlite3 brewlog.db 'CREATE TABLE secret_roasts (x)'"),
    ("newer", "sqlite3 brewlog.db 'PRAGMA user_version = 99'"),
    ("torn", "truncate -s 8192 brewlog.db"),
    ("of a version below zero", "printf '\\200' | dd of=brewlog.db bs=1 seek=60 conv=notrunc 2>&1"),
    ("other streaks", "sqlite3 brewlog.db 'UPDATE logged_day SET streak = 999'"),
    (
      "out of step",
      """
      sqlite3 brewlog.db "PRAGMA writable_schema = 1;
        UPDATE sqlite_schema SET rootpage = (
          SELECT rootpage FROM sqlite_schema WHERE name = 'event_undone')
        WHERE name = 'event_by_time'"
      """
    ),
    (
      "out of its rules",
      "sqlite3 brewlog.db 'PRAGMA ignore_check_constraints = 1; UPDATE event SET rating = 9'"
    ),
    ("astray", "sqlite3 brewlog.db \"UPDATE event SET tracker = 'secret roast'\""),
    ("open to others", "chmod 755 .; chmod 644 brewlog.db"),
  ]

  @Test mutating func aStoreThatIsNotWell() throws {
    try home.run("log", "Secret roast", "--note", "Secret note")
    try shell("cp brewlog.db ../copy")
    for (name, script) in Self.damages {
      try shell(script)
      let before = try home.storeFiles()["brewlog.db"]
      transcript.note(name)
      try transcript.run("doctor")
      #expect(try home.storeFiles()["brewlog.db"] == before, "\(name)")
      try shell("rm -f brewlog.db*; cp ../copy brewlog.db; chmod 600 brewlog.db; chmod 700 .")
    }
    #expect(!transcript.contains("ecret"))
    try transcript.check(named: "doctorOfAStoreThatIsNotWell")
  }

  @Test mutating func settingsEntryAndZone() throws {
    // In zones that are read as UTC it may be evening: then there would be an entry less.
    let neverLate = "[tray]\nattention-from=never\n"
    let noonZone = home.variables["TZ"]
    let bus = try PrivateBus(for: home)
    try home.run("tracker", "add", "Secret roast", "--kind", "count")
    try write(
      "[card]\nstay=nonsense\n[general]\ntracker=secret-roast\n\(neverLate)",
      to: "config/brewlog/config")
    try write(
      "[Desktop Entry]\nExec=/gone/brewlog-agent\n",
      to: "config/autostart/org.brewlog.BrewLog.desktop")
    home.variables["TZ"] = "Nowhere/City"
    try withExtendedLifetime(bus) {
      try transcript.run("doctor")
      try write("[general]\ntracker=secret-roasts\n\(neverLate)", to: "config/brewlog/config")
      home.variables["TZ"] = "TST-17:5:3"
      try transcript.run("doctor")
      try write("no group at all\n", to: "config/brewlog/config")
      home.variables["TZ"] = noonZone
      try transcript.run("doctor")
    }
    #expect(!transcript.contains("ecret"))
    try transcript.check(named: "doctorOfSettingsEntryAndZone")
  }

  @Test func withoutAHomeThereIsNoPlaceForAnything() throws {
    home.variables["HOME"] = nil
    home.variables["XDG_DATA_HOME"] = nil
    home.variables["XDG_CONFIG_HOME"] = "relative"
    let outcome = try home.run("doctor")
    #expect(outcome.status == 1)
    let wrong = outcome.output.split(separator: "\n").filter { $0.hasPrefix("wrong ") }
    #expect(wrong.count == 4, "\(outcome.output)")
    #expect(wrong.filter { $0.hasSuffix("HOME has to be an absolute path; set one") }.count == 3)
  }

  @Test func aClockBehindTheNewestEntry() throws {
    try home.run("log")
    try shell("sqlite3 brewlog.db 'UPDATE event SET recorded = recorded + 86400000000'")
    let found = try line("compute")
    #expect(found.status == 1)
    #expect(
      found.line
        == "wrong    compute: the newest entry is later than the clock shows; set the machine’s clock"
    )
  }

  /// As root nothing would be forbidden.
  private var bound: [String] {
    getuid() == 0
      ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] : []
  }

  @Test func aFolderThatMayNotBeWritten() throws {
    try home.run("log")
    try shell("chmod 500 .")
    let found = try line("write", runner: bound)
    try shell("chmod 700 .")
    #expect(found.status == 1)
    #expect(
      found.line == """
        wrong    write: can’t make a file in \(home.location.directory): Permission denied; make the \
        folder yours to write, and see that its disk is not full or read-only
        """)
  }

  @Test func aFileThatMayNotBeWrittenThoughItsFolderMay() throws {
    try home.run("log")
    try shell("chmod 400 brewlog.db")
    let found = try line("write", runner: bound)
    #expect(found.status == 1)
    let file = home.location.file
    #expect(
      found.line
        == "wrong    write: \(file) is read-only; make it and its folder yours to write")
    #expect(try line("read", runner: bound).line?.hasPrefix("ok       read: ") == true)
  }

  @Test func aFullDisk() throws {
    try home.run("log")
    let script = """
      mount -t tmpfs -o size=64k,mode=700 none "$1"; mkdir "$1/brewlog"
      dd if=/dev/zero of="$1/filler" bs=4k 2>/dev/null || true
      exec "$0" doctor
      """
    let root = getuid() == 0 ? [] : ["--user", "--map-root-user"]
    let found = try line(
      "write",
      runner: ["/usr/bin/unshare"] + root + [
        "--mount", "sh", "-euc", script, "\(Program.folder)/brewlog", "\(home.folder)/data",
      ])
    #expect(found.status == 1)
    #expect(found.line?.contains("no room left on the disk of") == true, "\(found)")
  }

  /// It may be anything, so it is named and left; what another look works with just now is not named.
  @Test func whatAKilledLookLeftIsNamedAndLeft() throws {
    try home.run("log")
    // It waits for the lock on the store when it has made its scratch file.
    let script = """
      "$BREWLOG" doctor >/dev/null 2>&1 & first=$!
      until ls -d .brewlog-doctor-*/brewlog/brewlog.db >/dev/null 2>&1; do :; done
      kill -STOP $first
      "$BREWLOG" doctor >../../during 2>&1 || true
      kill -KILL $first
      """
    try script.write(toFile: "\(home.folder)/look", atomically: false, encoding: .utf8)
    home.variables["BREWLOG"] = "\(Program.folder)/brewlog"
    try shell("sqlite3 brewlog.db 'BEGIN IMMEDIATE' '.shell sh ../../look'")
    let during = try String(contentsOfFile: "\(home.folder)/during", encoding: .utf8)
    #expect(!during.contains(".brewlog-doctor"))
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: home.location.directory).filter {
        $0.hasPrefix(".brewlog-doctor")
      }
    }
    let name = try #require(try left().first)
    let found = try #require(try line("write").line)
    #expect(
      found.hasSuffix(
        "; a doctor that was killed left \(home.location.directory)/\(name), which can be deleted"))
    #expect(try left() == [name])
  }

  /// A person who has seen enough presses Ctrl-C.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aLookThatIsEndedLeavesNothing(
    _ signal: Int32
  ) throws {
    try home.run("log")
    let script = """
      env --default-signal "$BREWLOG" doctor >/dev/null 2>&1 & first=$!
      until ls -d .brewlog-doctor-*/brewlog/brewlog.db >/dev/null 2>&1; do :; done
      kill -\(signal) $first; wait $first || echo $? >ended
      """
    try script.write(toFile: "\(home.folder)/look", atomically: false, encoding: .utf8)
    home.variables["BREWLOG"] = "\(Program.folder)/brewlog"
    try shell("sqlite3 brewlog.db 'BEGIN IMMEDIATE' '.shell sh ../../look'")
    let ended = try String(contentsOfFile: "\(home.location.directory)/ended", encoding: .utf8)
    #expect(ended == "\(128 + signal)\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.location.directory)
    #expect(!names.contains { $0.hasPrefix(".brewlog-doctor") })
  }

  @Test func nothingIsLeftBehindAndNothingChanged() throws {
    try home.run("log", "Secret roast")
    let before = try home.storeFiles()
    #expect(try home.run("doctor").output.contains("ok       write: "))
    #expect(try home.storeFiles() == before)
  }
}
