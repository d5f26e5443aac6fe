import BrewCore
import BrewStore
import Foundation
import Testing

/// Trackers of all kinds on the command line.
struct TrackerTests {
  let home: Home
  var transcript: Transcript

  init() throws {
    home = try Home()
    transcript = Transcript(home)
  }

  @Test mutating func aCount() throws {
    try transcript.run(
      "tracker", "add", "Water", "--kind", "count", "--unit", "glass,glasses", "--target", "8")
    try transcript.run("--tracker", "water")
    try transcript.run("add", "--tracker", "water")
    try transcript.run("add", "9", "--tracker", "water")
    try transcript.run("add", "-3", "--tracker=water")
    try transcript.run("--tracker", "water")
    try transcript.run("status", "--tracker", "water")
    try transcript.run("status", "--json", "--tracker", "water")
    try transcript.run("set", "2", "--expect", "3", "--tracker", "water")
    try transcript.run("set", "2", "--expect", "9", "--tracker", "water")
    try transcript.run("set", "2", "--expect", "4", "--tracker", "water")
    try transcript.run("undo", "--tracker", "water")
    try transcript.run("history", "--tracker", "water")
    try transcript.run("history", "--json", "--limit", "2", "--tracker", "water")
    for bar in ["waybar", "polybar", "i3blocks", "i3status-rust"] {
      try transcript.run("bar", bar, "--tracker", "water")
    }
    try transcript.run("add", "0", "--tracker=water")
    try transcript.run("add", "+1", "--tracker=water")
    try transcript.run("history", "--tracker", "water")
    try transcript.check(named: "aCount")
  }

  @Test mutating func aCleanStreak() throws {
    try transcript.run(
      "tracker", "add", "No sugar", "--kind", "clean", "--since", home.date(-8), "--label",
      "I slipped")
    try transcript.run("--tracker", "no-sugar")
    try transcript.run("reset", "--at", home.date(-3), "--tracker", "no-sugar")
    try transcript.run("--tracker", "no-sugar")
    try transcript.run("status", "--tracker", "no-sugar")
    try transcript.run("status", "--json", "--tracker", "no-sugar")
    try transcript.run("reset", "--at", home.date(-1), "--tracker", "no-sugar")
    try transcript.run("undo", "--tracker", "no-sugar")
    try transcript.run("history", "--tracker", "no-sugar")
    try transcript.run("history", "--json", "--tracker", "no-sugar")
    for bar in ["waybar", "polybar"] { try transcript.run("bar", bar, "--tracker", "no-sugar") }
    try transcript.check(named: "aCleanStreak")
  }

  @Test mutating func anotherDailyStreak() throws {
    try transcript.run("tracker", "add", "Read a book")
    try transcript.run("--tracker", "read-a-book")
    try transcript.run("log", "--tracker", "read-a-book")
    try transcript.run("log", "--tracker", "read-a-book")
    try transcript.run("--tracker", "read-a-book")
    try transcript.run("log", "--rating", "5", "--tracker", "read-a-book")
    try transcript.run("undo", "--tracker", "read-a-book")
    try transcript.run("undo", "--tracker", "read-a-book")
    try transcript.run("history", "--tracker", "read-a-book")
    try transcript.run("history", "--json", "--tracker", "read-a-book")
    try transcript.run("status", "--tracker", "read-a-book")
    try transcript.run("methods", "--tracker", "read-a-book")
    try transcript.run("tracker", "add", "Tea", "--methods", "Green, Black", "--label", "Log a tea")
    try transcript.run("methods", "--tracker", "tea")
    try transcript.run("log", "--tracker", "tea")
    try transcript.run("log", "Black", "--tracker", "tea")
    try transcript.run("methods", "--tracker", "tea")
    try transcript.run()
    try transcript.check(named: "anotherDailyStreak")
  }

  @Test mutating func aTargetOfSeveralTimesADay() throws {
    try transcript.run("tracker", "add", "Stretch", "--target", "3", "--unit", "time,times")
    try transcript.run("tracker", "show", "stretch")
    try transcript.run("settings", "tracker", "stretch")
    try transcript.run()
    for day in [-2, -1] {
      for _ in 1...3 { try home.run("log", "--at", home.date(day)) }
    }
    try transcript.run("log")
    try transcript.run("log")
    try transcript.run()
    try transcript.run("status")
    try transcript.run("status", "--json")
    try transcript.run("bar", "waybar")
    try transcript.run("log")
    try transcript.run("log")
    try transcript.run()
    try transcript.run("status")
    try transcript.run("undo")
    try transcript.run("undo")
    try transcript.check(named: "aTargetOfSeveralTimesADay")
  }

  /// Two days of this week and the week before it, which start on whatever day today is.
  @Test mutating func aNumberOfDaysAWeek() throws {
    let weekday = home.today.weekday.rawValue
    try home.run("settings", "week.starts-on", weekday)
    try transcript.run("tracker", "add", "Run", "--days-a-week", "2")
    try transcript.run("tracker", "show", "run")
    try home.run("settings", "tracker", "run")
    try transcript.run()
    for days in [-7, -5] { try home.run("log", "--at", home.date(days)) }
    try transcript.run("log")
    try transcript.run()
    try transcript.run("status")
    try transcript.run("status", "--json")
    try transcript.run("bar", "waybar")
    // The same days in weeks that start a day earlier.
    try home.run("settings", "week.starts-on", home.today.advanced(by: -1).weekday.rawValue)
    try transcript.run("log", "--at", home.date(-1))
    try transcript.run()
    try transcript.run("status")
    try transcript.check(named: "aNumberOfDaysAWeek")
  }

  @Test mutating func aDayThatIsSkipped() throws {
    for days in [-4, -3, -1] { try home.run("log", "--at", home.date(days)) }
    try transcript.run()
    try transcript.run("skip", "--at", home.date(-2))
    try transcript.run("skip")
    try transcript.run()
    try transcript.run("status")
    try transcript.run("status", "--json")
    try transcript.run("bar", "waybar")
    try transcript.run("undo")
    try transcript.run("log")
    try transcript.run("undo")
    try transcript.run("undo")
    try transcript.run()
    try transcript.run("history")
    try transcript.run("history", "--json", "--limit", "2")
    try transcript.check(named: "aDayThatIsSkipped")
  }

  /// Keyboards and clipboards differ in how they write an é; to a person it is the same.
  @Test(arguments: [("Caf\u{E9}", "cafe\u{301}"), ("Cafe\u{301}", "caf\u{E9}")])
  func aNameIsFoundHoweverItIsWritten(_ name: String, _ typed: String) throws {
    let home = try Home()
    try home.run("tracker", "add", name)
    for verb in ["log", "status", "history", "methods", "undo"] {
      let outcome = try home.run(verb, "--tracker", typed)
      #expect(outcome.errors == "", "\(verb)")
      #expect(outcome.status == 0, "\(verb)")
    }
    #expect(try home.run("bar", "polybar", "--tracker", typed).status == 0)
    #expect(try home.run("--tracker", typed).status == 0)
    // A person may write it into the file too.
    try home.run("settings", "card.stay", "usual")
    try "[general]\ntracker=\(typed)\n".write(
      toFile: "\(home.folder)/config/brewlog/config", atomically: true, encoding: .utf8)
    #expect(try home.run("log").status == 0)
    #expect(try home.run("status").output.contains("today: done, 1"))
    let noon = Moment(instant: Instant(seconds: 0), utcOffset: 0, day: Day(number: 0))
    let store = Store(at: home.location)
    #expect(try store.snapshot(of: Tracker.ID(stored: typed), now: noon).latest != nil)
  }

  @Test func aTrackerIsFoundByItsNameInAnyCase() throws {
    try home.run("tracker", "add", "Read a book")
    for typed in ["read-a-book", "Read-A-Book", "Read a book", "READ A BOOK"] {
      #expect(try home.run("log", "--tracker", typed).status == 0)
      #expect(try home.run("--tracker", typed).output.contains("Read a book"))
    }
    #expect(
      try home.run("remind", "add", "7:30", "--tracker", "Read a book").output
        == "read-a-book reminds at 07:30, every day.\n")
    #expect(try home.run("settings", "tracker", "Read A Book").output == "tracker = read-a-book\n")
    #expect(
      try home.run("tracker", "rename", "Read a book", "Tea").output
        == "read-a-book is called Tea.\n")
    // An identifier goes before a name; where two are as near, it is asked back.
    try home.run("tracker", "add", "Read-a-book")
    #expect(try home.run("status", "--tracker", "read-a-book").output.contains("today: done, 4"))
    let outcome = try home.run("log", "--tracker", "READ-A-BOOK")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == """
        brewlog: “READ-A-BOOK” may be one of several trackers; give one of read-a-book, read-a-book-2

        """)
  }

  @Test func aMethodIsTheOneThatIsThereInAnyCase() throws {
    for typed in ["espresso", "ESPRESSO", "Espresso", "V60", "v60"] {
      try home.run("log", typed)
    }
    #expect(try home.run("methods").output.hasPrefix("V60\nEspresso\nPour over\n"))
    let history = try home.run("history").output
    #expect(history.ranges(of: "  Espresso,").count == 3)
    #expect(history.ranges(of: "  V60,").count == 2)
    try home.run("tracker", "add", "Tea", "--methods", "Green,green,Black, GREEN")
    #expect(try home.run("methods", "--tracker", "tea").output == "Green\nBlack\n")
  }

  @Test mutating func trackers() throws {
    try transcript.run("tracker", "list")
    try transcript.run("tracker", "add", "Käse & Brot", "--kind", "count", "--below-zero")
    try transcript.run("tracker", "rename", "käse-brot", "Bread")
    try transcript.run("tracker", "add", "Käse, Brot", "--kind", "clean")
    try transcript.run("tracker", "list")
    try transcript.run("tracker", "list", "--json")
    try transcript.run("tracker", "show")
    try transcript.run("tracker", "show", "käse-brot")
    try transcript.run("settings", "tracker", "käse-brot")
    try transcript.run("add", "-2")
    try transcript.run()
    try transcript.run("tracker", "show", "--json")
    try transcript.run("status", "--all")
    try transcript.run("status", "--all", "--json")
    try transcript.run("tracker", "archive", "käse-brot")
    try transcript.run("add")
    try transcript.run("history")
    try transcript.run("status", "--all")
    try transcript.run("tracker", "list")
    try transcript.run("tracker", "restore", "käse-brot")
    try transcript.run("add")
    try transcript.check(named: "trackers")
  }
}
