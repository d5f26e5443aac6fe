import BrewCore
import BrewStore
import Testing

struct TranscriptTests {
  let home: Home
  var transcript: Transcript

  init() throws {
    home = try Home()
    transcript = Transcript(home)
  }

  @Test mutating func theFirstBrew() throws {
    try transcript.run()
    try transcript.run("status")
    try transcript.run("status", "--json")
    try transcript.run("history")
    try transcript.run("history", "--json")
    try transcript.run("log")
    try transcript.run()
    try transcript.run("status")
    try transcript.run("status", "--json")
    try transcript.run("log")
    try transcript.run()
    try transcript.check(named: "theFirstBrew")
  }

  @Test mutating func sevenDaysAreOnFire() throws {
    for days in -6...(-1) { try home.run("log", "--at", home.date(days)) }
    try transcript.run()
    try transcript.run("log")
    try transcript.run()
    try transcript.run("status", "--json")
    try transcript.run("reset")
    try transcript.run()
    try transcript.run("status", "--json")
    try transcript.run("undo")
    try transcript.run()
    try transcript.check(named: "sevenDaysAreOnFire")
  }

  @Test mutating func aBrewWithEverything() throws {
    try transcript.run(
      "log", "Moka pot", "--rating", "5", "--note", "a “fine” \"one\"", "--at", home.date(-1))
    try transcript.run("log", "--note=<b>Bold</b> & \"Black\"", "--rating=1", "--at", home.date(-2))
    try transcript.run("reset", "--at", home.date(-3))
    try transcript.run("log", "--at", home.date(-2) + "T12:00", "--", "reset")
    try transcript.run("undo")
    try transcript.run("history")
    try transcript.run("history", "--json")
    try transcript.run("history", "--limit", "2")
    try transcript.run("history", "--json", "--limit=1")
    try transcript.run("methods")
    try transcript.check(named: "aBrewWithEverything")
  }

  @Test mutating func undoing() throws {
    try transcript.run("undo")
    let store = Store(at: home.location)
    try Log().perform(on: store, now: home.moment(secondsAgo: 301))
    try transcript.run("undo")
    try transcript.run("undo", "--force")
    try transcript.run("undo", "--force")
    try Reset().perform(on: store, now: home.moment(secondsAgo: 10))
    try transcript.run("undo")
    try transcript.check(named: "undoing")
  }

  @Test mutating func startingOnLogin() throws {
    try transcript.run("autostart", "status")
    try transcript.run("autostart", "on")
    try transcript.run("autostart", "status")
    try transcript.run("autostart", "off")
    try transcript.run("autostart", "status")
    try transcript.check(named: "startingOnLogin")
  }

  @Test mutating func help() throws {
    try transcript.run("--help")
    try transcript.run("-h")
    try transcript.run("--version")
    for verb in [
      "log", "reset", "undo", "status", "show", "watch", "history", "methods", "autostart",
      "bar", "settings", "add", "set", "tracker", "skip", "remind", "quiet", "doctor",
    ] {
      try transcript.run(verb, "--help")
      try transcript.run(verb, "--version")
    }
    for name in ["list", "add", "rename", "archive", "restore", "show", "card"] {
      try transcript.run("tracker", name, "--help")
    }
    for name in ["add", "list", "remove"] { try transcript.run("remind", name, "--help") }
    for words in [[], ["log"], ["tracker"], ["tracker", "add"], ["remind", "remove"]] {
      #expect(try home.run(["help"] + words).output == home.run(words + ["--help"]).output)
      #expect(try home.run(["--help"] + words).output == home.run(words + ["--help"]).output)
    }
    try transcript.run("--help", "log")
    try transcript.run("log", "Espresso", "--rating", "9", "-h")
    try transcript.check(named: "help")
    #expect(try home.storeFiles().isEmpty)
  }

  @Test mutating func bars() throws {
    let bars = ["waybar", "polybar", "i3blocks", "i3status-rust"]
    for bar in bars { try transcript.run("bar", bar) }
    for days in -6...(-1) { try home.run("log", "--at", home.date(days)) }
    for bar in bars { try transcript.run("bar", bar) }
    try transcript.run("log", "_<b>Bold</b>_ & \"Black\" \\ %{F#f00} קפה")
    for bar in bars { try transcript.run("bar", bar) }
    try "no database at all, but a text".write(
      toFile: home.location.file, atomically: true, encoding: .utf8)
    for bar in bars { try transcript.run("bar", bar) }
    try transcript.check(named: "bars")
  }

  @Test mutating func settingsAreListedReadAndSet() throws {
    try transcript.run("settings")
    try transcript.run("settings", "card.stay", "always")
    try transcript.run("settings", "card.stay", "30")
    try transcript.run("settings", "card.show-at-login", "false")
    try transcript.run("settings", "card.urgency")
    try transcript.run("settings")
    try transcript.check(named: "settingsAreListedReadAndSet")
  }
}
