import BrewCore
import BrewHost
import GLibKit
import Glibc
import Speech

/// What an error comes to: the one place where errors become a line and an exit status.
struct Failure {
  /// The line for standard error; nil to end without a word.
  let line: String?
  let status: ExitStatus

  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      self.init(error.description, .misused)
    case let error as WhenError:
      self.init(error.description, .misused)
    case let error as TrackerError:
      self.init(error.description, .misused)
    case let error as IntentError where error.isMisuse:
      self.init(error.description, .misused)
    case let error as OutputError where error.number == EPIPE:
      // The reader has all that it wanted.
      self.init(nil, .done)
    case let error as OutputError:
      self.init(error.description, .failed)
    default:
      // Every other error describes itself in one sentence.
      self.init("\(error)", .failed)
    }
  }

  private init(_ line: String?, _ status: ExitStatus) {
    self.line = line
    self.status = status
  }

  /// Says it, after what was printed before it, and returns the exit status.
  func report(after output: Output) -> Int32 {
    try? output.flush()
    if let line { Output.complain("brewlog: \(line)") }
    return status.rawValue
  }
}

extension OutputError {
  fileprivate var description: String {
    let cause = systemMessage(number)
    return isRecorded
      ? say("can’t write to standard output: \(cause); what was asked for is done and recorded")
      : say("can’t write to standard output: \(cause)")
  }
}

extension IntentError {
  /// True if it was asked for what can't be, whatever the store holds of the tracker.
  fileprivate var isMisuse: Bool {
    switch self {
    case .inTheFuture, .notAVerb, .archived, .beforeTheStart, .outOfRange, .nothingToAdd:
      return true
    case .outOfTime, .nothingToUndo, .undoLapsed, .alreadySkipped, .otherRevision: return false
    }
  }
}
