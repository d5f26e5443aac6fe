import Speech
import Testing

@Suite struct SayTests {
  /// Serbian, as far as these tests speak it.
  private let serbian = Catalog { sentence, plural in
    guard let plural else {
      return ["%1 of %2 today.": "Данас: од %2 готово %1, 100%%."][sentence]
    }
    let (tens, ones) = (plural.number % 100 / 10, plural.number % 10)
    let form = tens != 1 && ones == 1 ? "дан" : "дана"
    return plural.other == "%1 days" ? "%1 \(form)" : nil
  }

  private func days(_ number: Int) -> String {
    say(number, one: "1 day", other: "\(number) days")
  }

  @Test func englishIsWhatIsWritten() {
    #expect(say("Today is done.") == "Today is done.")
    #expect(say("\(1) of \(2) today.") == "1 of 2 today.")
    #expect([-1, 0, 1, 2, 21].map(days) == ["-1 days", "0 days", "1 day", "2 days", "21 days"])
  }

  @Test func aTranslationHasItsOwnOrder() {
    Catalog.$current.withValue(serbian) {
      #expect(say("\(1) of \(2) today.") == "Данас: од 2 готово 1, 100%%.")
      #expect(say("Not translated, \(3).") == "Not translated, 3.")
    }
  }

  @Test func aFormForEachNumber() {
    Catalog.$current.withValue(serbian) {
      #expect([1, 2, 5, 11, 21].map(days) == ["1 дан", "2 дана", "5 дана", "11 дана", "21 дан"])
    }
  }

  @Test func whatAPersonWroteIsNoPlace() {
    #expect(say("Logged: \("%2 %1 100%"), \("5%")") == "Logged: %2 %1 100%, 5%")
    let name = "%2%1%"
    func week(_ days: Int) -> String {
      say(days, one: "\(name): \(0) of 1 day", other: "\(name): \(0) of \(days) days")
    }
    #expect([1, 2].map(week) == ["%2%1%: 0 of 1 day", "%2%1%: 0 of 2 days"])
    let german = Catalog { sentence, plural in
      switch sentence {
      case "%1: %2 of 1 day": plural?.number == 1 ? "%2 von 1 Tag: %1" : "%2 von %3 Tagen: %1"
      case "Logged: %1, %2": "%2%: %1%%1"
      default: nil
      }
    }
    Catalog.$current.withValue(german) {
      #expect([1, 2].map(week) == ["0 von 1 Tag: %2%1%", "0 von 2 Tagen: %2%1%"])
      #expect(say("Logged: \(name), \("%1")") == "%1%: %2%1%%%2%1%")
    }
  }

  @Test func nothingTurnsTheDirectionRound() {
    let hebrew = Catalog { sentence, _ in
      ["LTR": "RTL", "Logged: %1": "נרשם: %1", "Done": "בוצע"][sentence]
    }
    Catalog.$current.withValue(hebrew) {
      #expect(say("Logged: \("Espresso")") == "נרשם: \u{200F}Espresso\u{200F}")
      #expect(say("Done") == "בוצע")
      #expect("● ○".directed == "\u{200F}● ○")
    }
    #expect("● ○".directed == "● ○")
  }
}
