import Foundation
import Testing

/// What `brewlog-agent` answers without running: on a home without a bus it could only fail.
struct AgentCommandLineTests {
  private func agent(_ arguments: String...) throws -> Program.Outcome {
    let home = try Home()
    let outcome = try home.program.run(
      arguments.map { Array($0.utf8) }, of: Program.folder + "/brewlog-agent", in: home.folder)
    #expect(try home.storeFiles().isEmpty)
    return outcome
  }

  @Test(arguments: ["-h", "--help"]) func helpSaysWhatItIsFor(_ option: String) throws {
    let outcome = try agent(option)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Usage:\n  brewlog-agent [OPTION…]\n"))
    #expect(outcome.output.contains("brewlog autostart on"))
  }

  @Test func theVersionIsThatOfTheCommandLine() throws {
    let outcome = try agent("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output == "brewlog-agent \(try version())\n")
  }

  @Test(arguments: ["--hlep", "start", ""]) func anythingElseIsRefused(_ word: String) throws {
    let outcome = try agent(word)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "brewlog-agent: unknown argument “\(word)”; it takes --help or --version\n")
  }

  private func version() throws -> Substring {
    try #require(Home().run("--version").output.split(whereSeparator: \.isWhitespace).last)
  }
}
