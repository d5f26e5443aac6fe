import BrewStore
import Foundation
import Testing

/// Files that may not grow, as after `ulimit -f 1`: an error of the write, and not the end of the program.
struct LimitTests {
  let home: Home

  init() throws {
    home = try Home()
    home.variables["BREWLOG"] = "\(Program.folder)/brewlog"
    home.variables["AGENT"] = "\(Program.folder)/brewlog-agent"
    home.variables["XDG_STATE_HOME"] = "\(home.folder)/state"
  }

  private func shell(_ script: String, _ words: [String] = []) throws -> Program.Outcome {
    let all = ["-euc", script, "sh"] + words
    return try home.program.run(all.map { Array($0.utf8) }, of: "/bin/sh", in: home.folder)
  }

  private func limited(to blocks: Int = 1, _ words: String...) throws -> Program.Outcome {
    try shell("ulimit -f \(blocks); exec \"$BREWLOG\" \"$@\"", words)
  }

  @Test(arguments: [false, true]) func aBrewThatCantBeWrittenIsSaidToBeThat(isFresh: Bool) throws {
    if !isFresh { try home.run("log") }
    let before = try home.storeFiles()["brewlog.db"]
    let outcome = try limited("log")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        brewlog: \(home.location.file) or a file beside it may not grow: the limit on the size of files is \
        reached; nothing was written: raise it with ulimit -f and try again

        """)
    if !isFresh { #expect(try home.storeFiles()["brewlog.db"] == before) }
    #expect(try home.run("log").status == 0)
    #expect(try Store(at: home.location).revision() == (isFresh ? 1 : 2))
  }

  /// Some of it fits: the log beside the store grows until it does not.
  @Test func aStoreThatGrowsUpToTheLimitLosesNothing() throws {
    try home.run("log")
    let store = Store(at: home.location)
    // As long as it is open the log is not emptied.
    #expect(try store.revision() == 1)
    var logged: Int64 = 1
    while true {
      let outcome = try limited(to: 200, "log")
      if outcome.status == 0 {
        logged += 1
        try #require(logged < 1000)
        continue
      }
      #expect(outcome.errors.contains("the limit on the size of files is reached"), "\(outcome)")
      break
    }
    #expect(logged > 2)
    #expect(try store.revision() == logged)
  }

  /// A file of settings with many comments is larger than what may be written.
  @Test func aSettingThatCantBeWrittenLeavesTheFileAsItWas() throws {
    try home.run("settings", "card.stay", "20")
    let file = "\(home.folder)/config/brewlog/config"
    let comments = String(repeating: "# a comment of mine\n", count: 200)
    let text = comments + (try String(contentsOfFile: file, encoding: .utf8))
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    let outcome = try limited("settings", "card.stay", "30")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "brewlog: can’t write \(file): File too large\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(home.folder)/config/brewlog")
        == ["config"])
  }

  @Test func anOutputThatMayNotGrowIsAFailure() throws {
    let outcome = try shell(
      "ulimit -f 1; \"$BREWLOG\" --help >\"$HOME/help\" || echo \"status $?\"")
    #expect(outcome.output == "status 1\n")
    #expect(outcome.errors == "brewlog: can’t write to standard output: File too large\n")
  }

  @Test func theAgentOutlivesAPressThatCantBeWritten() throws {
    try home.run("log")
    let before = try home.storeFiles()["brewlog.db"]
    let bus = try PrivateBus(for: home)
    try withExtendedLifetime(bus) {
      let outcome = try shell(
        """
        (ulimit -f 1; exec "$AGENT") >/dev/null 2>&1 & agent=$!
        trap 'kill $agent' EXIT
        gdbus wait --session --timeout 20 org.brewlog.BrewLog
        for press in 1 2; do
          gdbus call --session --dest org.brewlog.BrewLog --object-path /org/brewlog/BrewLog \
            --method org.freedesktop.Application.ActivateAction log '[]' '{}' >/dev/null
        done
        gdbus call --session --dest org.brewlog.BrewLog --object-path /org/brewlog/BrewLog \
          --method org.freedesktop.DBus.Peer.Ping
        """)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == "()\n")
      #expect(try home.storeFiles()["brewlog.db"] == before)
    }
  }
}
