import BrewStore
import Foundation
import Testing

/// Where Swift does not find the arguments by itself: what was asked for is done, or refused, and never
/// taken for nothing at all.
struct ArgumentTests {
  let home: Home

  init() throws {
    home = try Home()
  }

  private func run(
    _ words: [String], before: [String] = []
  ) throws -> Program.Outcome {
    let all = before + words
    return try home.program.run(
      all.dropFirst().map { Array($0.utf8) }, of: all[0], in: home.folder)
  }

  private static let brewlog = "\(Program.folder)/brewlog"
  private static let agent = "\(Program.folder)/brewlog-agent"

  private func expectArguments(before: [String] = []) throws {
    #expect(try run([Self.brewlog, "log"], before: before).output.hasPrefix("Logged"))
    #expect(try Store(at: home.location).revision() == 1)
    #expect(try run([Self.brewlog, "no-such-verb"], before: before).status == 64)
    #expect(try run([Self.agent, "--version"], before: before).output.hasPrefix("brewlog-agent "))
    #expect(try run([Self.agent, "no-such-word"], before: before).status == 64)
  }

  /// Swift looks for them in front of the environment, which is elsewhere then.
  @Test func aPreloadedLibraryThatChangesTheEnvironmentHidesNone() throws {
    let library = "\(home.folder)/library.so"
    let source = "\(home.folder)/library.c"
    try """
    #include <stdlib.h>
    __attribute__((constructor)) static void change(void) { setenv("PRELOADED", "yes", 1); }
    """.write(toFile: source, atomically: false, encoding: .utf8)
    let build = try run(["/usr/bin/cc", "-shared", "-fPIC", "-o", library, source])
    try #require(build.status == 0, "\(build.errors)")
    home.variables["LD_PRELOAD"] = library
    #expect(try run(["/usr/bin/env"]).output.contains("PRELOADED=yes"))
    try expectArguments()
  }

  @Test func noneIsMissingWithoutProc() throws {
    let root = getuid() == 0 ? [] : ["--user", "--map-root-user"]
    let hidden = "mount -t tmpfs none /proc; test ! -e /proc/self; exec \"$0\" \"$@\""
    try expectArguments(
      before: ["/usr/bin/unshare"] + root + ["--mount", "/bin/sh", "-euc", hidden])
  }

  /// Linux gives it an empty name.
  @Test(arguments: ["brewlog", "brewlog-agent"])
  func withoutAnyItSaysSoAndDoesNothing(_ name: String) throws {
    let program = "\(Program.folder)/\(name)"
    // By the C library, as Python itself refuses an empty list.
    let start = """
      import ctypes, os, sys
      variables = [f"{key}={value}".encode() for key, value in os.environ.items()]
      ctypes.CDLL(None).execve(sys.argv[1].encode(), (ctypes.c_char_p * 1)(None),
        (ctypes.c_char_p * (len(variables) + 1))(*variables, None))
      """
    let outcome = try run(["/usr/bin/python3", "-c", start, program])
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        \(name): no arguments were given, not even the name of the program; give its name as the \
        first one

        """)
    #expect(try home.storeFiles().isEmpty)
  }
}
