import BrewHost
import GLibKit
import Glibc
import Speech

/// What C's `main` of `brewlog` calls.
@_cdecl("brewlog_main") @MainActor
public func brewlogMain(
  _ count: Int32, _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Program.run(MainArguments(count, vector))
}

/// The program `brewlog`: parse, run, print.
@MainActor
enum Program {
  /// Does what the arguments ask for, and returns the exit status: 0 done, 1 failed, 64 misused.
  static func run(_ arguments: MainArguments?) -> Int32 {
    StandardFiles.fill()
    return Catalog.$current.withValue(.ofPrograms()) { runSpeaking(arguments) }
  }

  private static func runSpeaking(_ arguments: MainArguments?) -> Int32 {
    // A closed pipe is to be an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that may not grow (setrlimit(2)).
    signal(SIGXFSZ, SIG_IGN)
    let output = Output()
    do {
      guard let arguments else { throw UsageError.noArguments }
      let request = try CommandParser.parse(decoded(arguments.words))
      try Runner(output: output, chosen: request.tracker).run(request.command)
      try output.flush()
      return ExitStatus.done.rawValue
    } catch {
      return Failure(error).report(after: output)
    }
  }

  private static func decoded(
    _ arguments: [UnsafeMutablePointer<CChar>]
  ) throws(UsageError) -> [String] {
    var line: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard let word = String(validatingCString: argument) else {
        throw .notUTF8(place: index + 1)
      }
      line.append(word)
    }
    return line
  }
}
