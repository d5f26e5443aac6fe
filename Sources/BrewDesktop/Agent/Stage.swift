import BrewStore
import GLibKit

/// The way from a press to what is seen, as the journal tells of it: which stage did what, at which
/// revision of the store. What the person recorded is not told, be it the name of a tracker.
enum Stage: String {
  case write
  case read
  case compute
  case display

  /// Says that it went well. Nothing is made of this where nobody wants it.
  func did(_ what: @autoclosure () -> String, at revision: @autoclosure () -> Int64?) {
    Log.debug("\(rawValue): \(what())", fields(revision()))
  }

  /// Says that it failed, and of an error that may name what was recorded only that.
  func failed(_ what: String = "", because error: any Error) {
    let cause = error as? StoreError
    let sentence = [what, cause.map { "\($0)" } ?? "refused"].filter { !$0.isEmpty }
    Log.warning("\(rawValue): \(sentence.joined(separator: ": "))", fields(nil))
  }

  /// The words for a revision, nil where the store can't be read.
  static func words(for revision: Int64?) -> String {
    "revision \(revision.map { "\($0)" } ?? "unreadable")"
  }

  private func fields(_ revision: Int64?) -> [Log.Field] {
    let stage = ("BREWLOG_STAGE", rawValue)
    return revision.map { [stage, ("BREWLOG_REVISION", "\($0)")] } ?? [stage]
  }
}
