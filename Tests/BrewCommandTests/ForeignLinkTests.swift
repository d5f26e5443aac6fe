import BrewStore
import Foundation
import TestSupport
import Testing

/// Links that another user makes where both may write: none leads to what is the person's own.
struct ForeignLinkTests {
  private let home: Home
  private let elsewhere: Home
  private let files = FileManager.default
  /// Where all may write.
  private var shared: String { "\(home.folder)/shared" }

  /// The person has a store with one entry in a folder of their own, and looks at another place.
  init() throws {
    home = try Home()
    elsewhere = try Home()
    try home.run("log")
    for folder in ["data", "config", "state"] { mkdir("\(home.folder)/\(folder)", 0o700) }
    #expect(chmod(home.folder, 0o755) == 0)
    #expect(mkdir(shared, 0o700) == 0 && chmod(shared, 0o777) == 0)
    elsewhere.variables["XDG_DATA_HOME"] = "\(shared)/data"
    elsewhere.variables["XDG_CONFIG_HOME"] = "\(shared)/config"
    elsewhere.variables["XDG_STATE_HOME"] = "\(shared)/state"
  }

  /// Everything in the person's own folder, with its bytes.
  private func own() throws -> [String: Data] {
    let names = files.enumerator(atPath: home.folder)?.allObjects as? [String] ?? []
    return names.filter { !$0.hasPrefix("shared") }.reduce(into: [:]) { all, name in
      all[name] = files.contents(atPath: "\(home.folder)/\(name)") ?? Data()
    }
  }

  @Test(arguments: [mode_t(0o777), 0o1777])
  func theDoctorRemovesNothingBehindOne(_ mode: mode_t) throws {
    #expect(chmod(shared, mode) == 0)
    let planted = "\(shared)/.brewlog-doctor-evil"
    try OtherUser.run("mkdir \"$0\"; ln -s \"$1\" \"$0/brewlog\"", planted, home.location.directory)
    let before = try own()
    #expect(try elsewhere.run("doctor").output.contains("ok       write: "))
    #expect(try own() == before)
    #expect(try files.contentsOfDirectory(atPath: shared) == [".brewlog-doctor-evil"])
    #expect(try files.contentsOfDirectory(atPath: planted) == ["brewlog"])
  }

  /// The other user waits for the doctor's folder and puts one of theirs in its place, again and again.
  @Test func norBehindOneThatTakesThePlaceOfItsOwnFolder() throws {
    let before = try own()
    let swap = try OtherUser.start(
      """
      cd "$0"
      while test ! -e end; do
        for made in .brewlog-doctor-*; do
          case $made in *[*] | *.away) continue ;; esac
          mv "$made" "$made.away" 2>/dev/null && mkdir "$made" && ln -s "$1" "$made/brewlog" &&
            : >swapped || :
        done
      done
      """, [shared, home.location.directory])
    defer { swap.terminate() }
    var looks = 0
    while looks < 5 || !files.fileExists(atPath: "\(shared)/swapped") {
      looks += 1
      try #require(looks < 200)
      try elsewhere.run("doctor")
      // SQLite opens by path: between the look at the folder and that, another user who may rename there can
      // still win. Nothing is deleted then, but the scratch tracker may be written elsewhere.
      let after = try own()
      withKnownIssue("a race is left where SQLite opens", isIntermittent: true) {
        #expect(after == before)
      }
    }
    try OtherUser.run(": >\"$0/end\"", shared)
    swap.waitUntilExit()
  }

  /// What is written where, and to what in it another user makes a link.
  static let writes: [(arguments: [String], link: String, target: String)] = [
    (["log"], "data", "data"),
    (["log"], "data/brewlog", "data/brewlog"),
    (["log"], "data/brewlog/brewlog.db", "data/brewlog/brewlog.db"),
    (["log"], "data/brewlog/brewlog.db", "data/brewlog/new.db"),
    (["settings", "card.stay", "30"], "config", "config"),
    (["settings", "card.stay", "30"], "config/brewlog", "config/brewlog"),
    (["settings", "card.stay", "30"], "config/brewlog/config", "config/new"),
    (["quiet", "on"], "state/brewlog", "state/brewlog"),
    (["autostart", "on"], "config/autostart", "config/autostart"),
    (["autostart", "off"], "config/autostart", "config/autostart"),
  ]

  @Test(arguments: writes)
  func nothingIsWrittenBehindOne(
    _ arguments: [String], _ link: String, _ target: String
  ) throws {
    try home.run("settings", "card.stay", "20")
    try home.run("autostart", "on")
    try OtherUser.run(
      "mkdir -p \"$(dirname \"$0\")\"; ln -s \"$1\" \"$0\"", "\(shared)/\(link)",
      "\(home.folder)/\(target)")
    let before = try own()
    let outcome = try elsewhere.run(arguments)
    #expect(outcome.status == 1)
    #expect(isOneLine(outcome.errors))
    #expect(
      outcome.errors.contains(
        "another user may have made the link \(shared)/\(link), so it is not"),
      "\(outcome.errors)")
    #expect(try own() == before)
  }

  /// SQLite leaves a log that the store's owner may not write, and gets the right to. A link is no such log.
  @Test func noLinkInPlaceOfTheLogIsGivenTheRightsOfTheStore() throws {
    let bound =
      getuid() == 0 ? ["--bounding-set=-dac_override,-dac_read_search,-fowner"] : []
    try elsewhere.run("log")
    let (file, secret) = ("\(shared)/data/brewlog/brewlog.db", "\(home.folder)/secret")
    #expect(chmod("\(shared)/data", 0o777) == 0 && chmod("\(shared)/data/brewlog", 0o777) == 0)
    #expect(chmod(file, 0o660) == 0)
    try "secret".write(toFile: secret, atomically: false, encoding: .utf8)
    #expect(chmod(secret, 0o400) == 0)
    try OtherUser.run("ln -s \"$1\" \"$0-wal\"; ln -s \"$1\" \"$0-shm\"", file, secret)
    let words = bound + ["--", "\(Program.folder)/brewlog", "status"]
    _ = try elsewhere.program.run(
      words.map { Array($0.utf8) }, of: "/usr/bin/setpriv", in: elsewhere.folder)
    let marks = try files.attributesOfItem(atPath: secret)
    #expect(marks[.posixPermissions] as? Int == 0o400)
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "secret")
  }

  /// In a sandbox that has no root, its files are those of nobody in particular. There a link of root, as
  /// from `/home` to `/var/home`, is followed even so.
  @Test(.enabled(if: getuid() == 0, "only root can be two others at once"))
  func aLinkOfRootIsFollowedInASandbox() throws {
    let person = "1234"
    let words = ["setpriv", "--reuid=\(person)", "--regid=\(person)", "--clear-groups", "--"]
    let sandbox = ["unshare", "--user", "--map-user=\(person)", "--map-group=\(person)", "--"]
    let place = "\(home.folder)/place"
    #expect(mkdir(place, 0o755) == 0 && mkdir("\(place)/data", 0o700) == 0)
    #expect(chown("\(place)/data", 1234, 1234) == 0)
    #expect(symlink("data", "\(place)/link") == 0)
    elsewhere.variables["XDG_DATA_HOME"] = "\(place)/link"
    elsewhere.variables["PATH"] = "/usr/bin:/bin"
    // The person may not get to where it was built.
    let copy = [
      "sh", "-euc", "cp \"$0\" \"$1\"; shift; exec \"$@\"", "\(Program.folder)/brewlog", place,
    ]
    let run = copy + words + sandbox + ["\(place)/brewlog", "log"]
    let outcome = try elsewhere.program.run(
      run.map { Array($0.utf8) }, of: "/usr/bin/env", in: elsewhere.folder)
    #expect(outcome.output.hasPrefix("Logged"), "\(outcome)")
    #expect(files.fileExists(atPath: "\(place)/data/brewlog/brewlog.db"))
  }
}
