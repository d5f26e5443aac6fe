import BrewHost
import GLibKit
import Glibc
import Speech

/// The program `brewlog`: parse, run, print.
@MainActor
public enum Program {
  /// Does what the arguments ask for, the program's own name not among them, and returns the exit
  /// status: 0 done, 1 failed, 64 misused.
  public static func run(_ arguments: [UnsafeMutablePointer<CChar>]) -> Int32 {
    StandardFiles.fill()
    return Catalog.$current.withValue(.ofPrograms()) { runSpeaking(arguments) }
  }

  private static func runSpeaking(_ arguments: [UnsafeMutablePointer<CChar>]) -> Int32 {
    // A closed pipe is to be an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let output = Output()
    do {
      let request = try CommandParser.parse(decoded(arguments))
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
