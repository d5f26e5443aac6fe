import GLibKit
import Testing

struct OptionContextTests {
  let context = OptionContext(
    program: "cup fill", arguments: "[DRINK]", summary: "Fills a cup.", description: "Mind it.",
    options: [
      Option("size", letter: "s", value: "N", help: "How large"),
      Option("lid", help: "With a lid"),
    ])

  @Test func optionsComeInTheOrderTheyWereGivenTheirValuesUntouched() throws {
    let parsed = try context.parse(["--size", "3", "tea", "--lid", "--size=é ☕", "-s", "-1"])
    #expect(parsed.options.map(\.name) == ["size", "lid", "size", "size"])
    #expect(parsed.options.map(\.value) == ["3", nil, "é ☕", "-1"])
    #expect(parsed.arguments == ["tea"])
    #expect(parsed.literals == [])
  }

  @Test func whatStandsAfterTheDashesIsLiteral() throws {
    let parsed = try context.parse(["tea", "--", "--lid", "--", "x"])
    #expect(parsed.arguments == ["tea"])
    #expect(parsed.options == [])
    #expect(parsed.literals == ["--lid", "--", "x"])
  }

  @Test func theDashesCanBeAValue() throws {
    let parsed = try context.parse(["--size", "--", "--", "--size"])
    #expect(parsed.options.map(\.value) == ["--"])
    #expect(parsed.literals == ["--size"])
  }

  @Test func aDashAndNothingAreArguments() throws {
    #expect(try context.parse(["-", ""]).arguments == ["-", ""])
    #expect(try context.parse([]).arguments == [])
  }

  @Test func faultsAreFacts() {
    #expect(throws: OptionError.unknown("--colour")) { try context.parse(["--colour", "red"]) }
    #expect(throws: OptionError.unknown("--siz")) { try context.parse(["--siz", "3"]) }
    #expect(throws: OptionError.unknown("-x")) { try context.parse(["-x"]) }
    #expect(throws: OptionError.unknown("--a b")) { try context.parse(["--a b"]) }
    #expect(throws: OptionError.missingValue("--size")) { try context.parse(["--size"]) }
    #expect(throws: OptionError.missingValue("-s")) { try context.parse(["tea", "-s"]) }
    #expect(throws: OptionError.unexpectedValue("--lid", value: "3")) {
      try context.parse(["--lid=3"])
    }
  }

  @Test func aValueThatLooksLikeAFlagWithOneIsAValue() throws {
    #expect(try context.parse(["--size", "--lid=3"]).options.map(\.value) == ["--lid=3"])
  }

  @Test func helpNamesAllOfIt() {
    let help = context.help
    for part in [
      "cup fill [OPTION…] [DRINK]", "Fills a cup.", "Mind it.", "-s, --size=N", "How large",
      "--lid", "With a lid",
    ] {
      #expect(help.contains(part))
    }
  }
}
