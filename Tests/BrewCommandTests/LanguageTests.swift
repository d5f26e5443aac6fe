import Foundation
import Testing

@Suite struct LanguageTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: [
    ("de", "Noch keine Serie · Flamme aus", "Ein Kaffee entfacht sie."),
    ("fr", "Pas encore de série · flamme éteinte", "Un café allume la flamme."),
    ("es", "Aún no hay racha · llama apagada", "Un café enciende la llama."),
    ("sr", "Још нема низа · пламен угашен", "Једна кафа пали пламен."),
    ("sr@latin", "Još nema niza · plamen ugašen", "Jedna kafa pali plamen."),
    ("ja", "連続記録はまだありません・炎は消えています", "コーヒー1杯で炎が灯ります。"),
  ])
  func theCardSpeaks(_ language: String, headline: String, sentence: String) throws {
    try home.speak(language)
    #expect(try home.run().output == "\(headline)\n○ ○ ○ ○ ○ ○ ○\n\(sentence)\n")
  }

  /// As a person has them: a locale of the system that `LANG` names.
  @Test(arguments: [
    ("de_DE.UTF-8", "Noch keine Serie"), ("sr_RS.UTF-8@latin", "Još nema niza"),
    ("de_AT.UTF-8", "No streak yet"),
  ])
  func theLocaleNamesTheLanguage(_ locale: String, headline: String) throws {
    home.variables["XDG_DATA_DIRS"] = try Languages.folder()
    home.variables["LOCPATH"] = try Languages.folder() + "/locales"
    home.variables["LANG"] = locale
    #expect(try home.run().output.hasPrefix("\(headline) · "))
    // What the system says is in the same language.
    home.variables["XDG_DATA_HOME"] = "/proc/none"
    let isGerman = locale == "de_DE.UTF-8"
    #expect(
      try home.run("log").errors.contains(
        isGerman ? "Datei oder Verzeichnis nicht gefunden" : "none/brewlog/brewlog.db"))
    #expect(try home.run("status", "--json=1").errors.contains("--json"))
  }

  @Test func aDateIsWrittenAsInTheLanguage() throws {
    try home.run("log", "--at", "2026-03-01")
    try home.run("tracker", "add", "Smoke", "--kind", "clean", "--since", "2024-03-01")
    for (language, date) in [
      ("de", "seit 1. März 2024"), ("sr", "од 1. марта 2024."), ("ja", "2024年3月1日から"),
    ] {
      try home.speak(language)
      #expect(try home.run("--tracker", "smoke").output.contains(date))
    }
  }

  @Test(arguments: [
    (1, "1 кафа"), (2, "2 кафе"), (5, "5 кафа"), (11, "11 кафа"), (21, "21 кафа"), (22, "22 кафе"),
  ])
  func serbianHasItsPlurals(_ number: Int, words: String) throws {
    try home.speak("sr")
    try home.run("tracker", "add", "Dani", "--kind", "clean", "--since", home.date(-number))
    let forms = number == 1 || number == 21 ? "дан" : "дана"
    #expect(try home.run("--tracker", "dani").output.hasPrefix("\(number) \(forms) · Dani\n"))
    for _ in 0..<number { try home.run("log") }
    let expected = number == 1 ? "Данас је готово." : "Данас је готово, \(words)."
    #expect(try home.run().output.contains("\(expected)\n"))
  }

  /// Some servers cut off what is wider than about 27 letters of English.
  @Test(arguments: ["de", "fr", "es", "sr", "sr@latin", "ja"])
  func theLinesOfTheCardAreShort(_ language: String) throws {
    try home.run("tracker", "add", "Tea", "--target", "2", "--days-a-week", "3")
    try home.run("tracker", "add", "Smoke", "--kind", "clean")
    try home.run("tracker", "add", "Water", "--kind", "count", "--target", "8")
    try home.speak(language)
    func lines(_ words: String...) throws -> [String] {
      try home.run(words).output.split(separator: "\n").dropFirst().map(String.init)
    }
    var seen = try lines() + lines("--tracker", "tea") + lines("--tracker", "smoke")
    for words in [["log"], ["log"], ["reset"], ["skip"]] {
      #expect(try home.run(words).status == 0)
      seen += try lines()
    }
    for words in [["log"], ["log"]] {
      try home.run(words + ["--tracker", "tea"])
      seen += try lines("--tracker", "tea")
    }
    for words in [["add"], ["add", "-1"], ["set", "9"]] {
      try home.run(words + ["--tracker", "water"])
      seen += try lines("--tracker", "water")
    }
    #expect(seen.count > 20)
    #expect(seen.filter { $0.count > 28 } == [])
  }

  /// In the words of the language that the help speaks; English is always understood.
  @Test(arguments: [
    ("de", "heute", "gestern"), ("fr", "aujourd'hui", "Hier"), ("es", "HOY", "ayer"),
    ("sr", "данас", "јуче"), ("sr@latin", "Danas", "juče"), ("ja", "今日", "昨日"),
    ("de", "Today", "Yesterday"),
  ])
  func daysAreTypedInTheLanguage(_ language: String, today: String, yesterday: String) throws {
    try home.speak(language)
    #expect(try home.run("log", "--at", today).status == 0)
    #expect(try home.run("log", "--at", "\(yesterday) 7:30").status == 0)
    #expect(try home.run("log", "--at", "\(yesterday)8:30").status == 0)
    let history = try home.run("history").output.split(separator: "\n")
    #expect(history.count == 3)
    #expect(history[0].hasPrefix(home.date(0)))
    #expect(history[1].hasPrefix("\(home.date(-1)) 08:30"))
    #expect(history[2].hasPrefix("\(home.date(-1)) 07:30"))
  }

  /// What is printed of a reminder can be typed again.
  @Test(
    arguments: ["de", "fr", "es", "sr", "sr@latin", "ja"], ["mon-fri", "tue,sat-sun", "mon-sun"])
  func theDaysOfAReminderAreReadAsTheyAreSaid(_ language: String, _ days: String) throws {
    try home.speak(language)
    try home.run("remind", "add", "20:30", "--days", days)
    let before = try home.run("remind", "list")
    let said = try #require(before.output.split(separator: "20:30").last?.dropFirst())
    #expect(try home.run("remind", "add", "20:30", "--days", String(said)).status == 0)
    #expect(try home.run("remind", "list").output == before.output)
    let json = try home.run("remind", "list", "--json").output
    #expect(json.contains("\"monday\"") == (days != "tue,sat-sun"))
  }

  @Test func errorsOfMisuseAreForPeople() throws {
    try home.speak("de")
    let outcome = try home.run("lgo")
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("brewlog: unbekanntes Verb „lgo“; die Verben sind log, reset"))
    #expect(outcome.errors.hasSuffix("; war log gemeint?\n"))
    let option = try home.run("status", "--jsno")
    #expect(option.errors.hasPrefix("brewlog: unbekannte Option „--jsno“; status nimmt --json"))
  }

  @Test func whatProgramsReadIsTheSame() throws {
    try home.run("log")
    try home.run("tracker", "add", "Water", "--kind", "count")
    let commands = [
      ["status", "--json"], ["status", "--all", "--json"], ["history", "--json"],
      ["tracker", "list", "--json"], ["tracker", "show", "--json"], ["settings"], ["methods"],
      ["autostart", "status"], ["remind", "list", "--json"], ["quiet", "status"], ["--version"],
    ]
    let before = try commands.map { try home.run($0).output }
    try home.speak("ja")
    #expect(try commands.map { try home.run($0).output } == before)
    let bar = try home.run("bar", "waybar").output
    #expect(bar.contains(#""class":["lit","done"]"#) && bar.contains("日"))
  }

  @Test(arguments: [
    [:], ["LC_ALL": "xx_XX.UTF-8"], ["LC_ALL": "de_XX.UTF-8", "LANGUAGE": "de"],
    ["LC_ALL": "C.UTF-8", "LANGUAGE": "tlh"], ["LC_ALL": "C", "LANGUAGE": "de"],
    ["LANG": "\u{FF}/../de"],
  ])
  func whereThereIsNoSuchLocaleAllIsEnglish(_ variables: [String: String]) throws {
    home.variables.merge(variables) { $1 }
    home.variables["XDG_DATA_DIRS"] = try Languages.folder()
    #expect(try home.run().output.hasPrefix("No streak yet · flame out\n"))
    #expect(try home.run("log", "--help").output.hasPrefix("Usage:\n"))
  }
}
