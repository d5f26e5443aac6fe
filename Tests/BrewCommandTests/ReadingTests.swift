import BrewStore
import Foundation
import Testing
import TestSupport

/// C43, C44: what is shown depends on the store, the settings and the clock alone. Each verb that reads says the
/// same wherever it is run, and leaves nothing behind.
@Suite(.timeLimit(.minutes(5)))
struct ReadingTests {
  /// What may differ from one reader to the next.
  enum Circumstance: String, CaseIterable {
    /// The folder, or the disk, may not be written.
    case readOnlyFolder, readOnlyDisk
    /// There is no room left.
    case fullDisk
    /// The files are another user's, who lets all read them.
    case foreignOwner
    /// Numbers, letters and weeks are another country's.
    case otherLocale
    /// No folder is the person's, but that of the store, which is named.
    case noHome
    case noBus
  }

  /// The command lines, in groups that are told apart only by where their output ends.
  static let verbs = [
    "", "status", "status --json", "status --all", "status --all --json", "status --tracker run",
    "history", "history --json", "history --limit 2 --tracker pages", "methods", "tracker list",
    "tracker list --json", "tracker show run", "tracker show run --json", "remind list",
    "remind list --json", "settings", "settings day.starts-at", "bar waybar", "bar polybar",
    "bar i3blocks", "bar i3status-rust", "complete log M", "complete log --tracker r",
    "quiet status", "bar waybar --follow", "watch",
  ]

  let home: Home

  init() throws {
    home = try Home()
    for line in [
      "log Turk --at \(home.date(-3))", "log --at \(home.date(-1))", "log Çay --note „ö“",
      "tracker add Run --days-a-week 3",
      "tracker add Pages --kind count --target 3000", "tracker add Smoke --kind clean",
      "add 1234 --tracker pages", "add 1234 --tracker pages", "remind add 20:00 --days mon-fri",
    ] {
      let run = try home.run(line.split(separator: " ").map(String.init))
      try #require(run.status == 0, "\(line): \(run.errors)")
    }
  }

  @Test(arguments: Circumstance.allCases)
  func eachVerbThatReadsSaysTheSame(_ circumstance: Circumstance) throws {
    var expected: [String] = []
    for verb in Self.verbs { expected.append(try outcome(of: verb)) }
    try enter(circumstance)
    for (verb, expected) in zip(Self.verbs, expected) {
      let found = try outcome(of: verb, in: circumstance)
      #expect(found == expected, "\(circumstance): \(verb)")
    }
  }

  /// What it finds wrong is not that the store can't be read.
  @Test(arguments: Circumstance.allCases)
  func theDoctorReadsToo(_ circumstance: Circumstance) throws {
    try enter(circumstance)
    let report = try run("doctor", in: circumstance)
    for part in ["compute", "clock"] {
      #expect(report.output.contains("\nok       \(part): "), "\(report.output)")
    }
    let store = try #require(report.output.split(separator: "\n").first)
    #expect(store.contains(home.location.file))
    #expect(store.hasPrefix("ok ") == (circumstance != .foreignOwner), "\(store)")
  }

  @Test(arguments: [Circumstance.readOnlyFolder, .readOnlyDisk, .fullDisk, .foreignOwner])
  func aVerbThatWritesSaysWhatIsTheMatter(_ circumstance: Circumstance) throws {
    try enter(circumstance)
    for verb in ["log", "undo", "tracker rename run Jog", "remind add 21:00"] {
      let run = try run(verb, in: circumstance, writes: true)
      #expect(run.status == 1 && run.output == "", "\(verb): \(run.output)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(verb): \(run.errors)")
      #expect(run.errors.hasPrefix("brewlog: "), "\(verb): \(run.errors)")
      #expect(run.errors.contains(home.location.file), "\(verb): \(run.errors)")
    }
    #expect(try outcome(of: "status", in: circumstance).contains("streak: 2"))
  }

  /// What it wrote, on both streams, and how it ended.
  private func outcome(of verb: String, in circumstance: Circumstance? = nil) throws -> String {
    let run = try run(verb, in: circumstance)
    return "\(run.output)\(run.errors)ended with \(run.status)"
  }

  private func run(
    _ verb: String, in circumstance: Circumstance?, writes: Bool = false
  ) throws -> Program.Outcome {
    let command = ["\(Program.folder)/brewlog"] + verb.split(separator: " ").map(String.init)
    // Those that go on end with their reader; the rest is read to its end.
    let goesOn = verb == "watch" || verb.hasSuffix("--follow")
    let script = """
      \(circumstance?.script ?? "")
      look() { (cd "$0" && cksum -- *); }
      before=$(look)
      status=0
      run() { \(circumstance?.words ?? "") "$@"; }
      if \(goesOn); then run "$@" | head -n 1; else run "$@" || status=$?; fi
      \(writes) || test "$before" = "$(look)" || echo "left something"
      exit $status
      """
    let shell = ["sh", "-euc", script, home.location.directory] + command
    let root = getuid() == 0 ? [] : ["--user", "--map-root-user"]
    return try home.program.run(
      (root + ["--mount"] + shell).map { Array($0.utf8) }, of: "/usr/bin/unshare", in: home.folder)
  }

  /// Makes it so for good.
  private func enter(_ circumstance: Circumstance) throws {
    switch circumstance {
    case .foreignOwner:
      let words = ["-R", "65534:65534", home.location.directory].map { Array($0.utf8) }
      let sudo = getuid() == 0 ? [] : ["-n", "chown"].map { Array($0.utf8) }
      let program = getuid() == 0 ? "/bin/chown" : "/usr/bin/sudo"
      try #require(
        try home.program.run(sudo + words, of: program, in: home.folder).status == 0)
    case .otherLocale:
      home.variables["LC_ALL"] = "de_DE.UTF-8"
      home.variables["LOCPATH"] = try Languages.folder() + "/locales"
      home.variables["LANGUAGE"] = "en"
    case .noHome:
      for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS"] { home.variables[name] = nil }
    case .noBus:
      home.variables["DBUS_SESSION_BUS_ADDRESS"] = nil
    case .readOnlyFolder, .readOnlyDisk, .fullDisk: break
    }
  }
}

extension ReadingTests.Circumstance {
  /// Makes it so in a mount namespace, for the folder `$0`.
  fileprivate var script: String {
    switch self {
    case .readOnlyFolder: #"chmod a-w "$0""#
    case .readOnlyDisk: #"mount --bind "$0" "$0"; mount -o remount,bind,ro "$0""#
    case .fullDisk:
      """
      test -e "$0.copy" || cp -a "$0" "$0.copy"
      mount -t tmpfs -o size=1m,mode=700 none "$0"; cp -a "$0.copy/." "$0"
      dd if=/dev/zero of="$0/rest" bs=4096 2> /dev/null || true
      """
    case .foreignOwner: #"chmod 755 "$0"; chmod 644 "$0"/*"#
    case .otherLocale, .noHome, .noBus: ""
    }
  }

  /// The words before a command that let permissions bind it.
  fileprivate var words: String {
    switch self {
    case .readOnlyFolder, .foreignOwner:
      "setpriv --bounding-set=-dac_override,-dac_read_search,-fowner --"
    default: ""
    }
  }
}
