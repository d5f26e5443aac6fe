import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// Looks at all parts of BrewLog as they are on this machine: write, read, compute and display, each
/// by itself, so that one look says where it sticks.
///
/// What it says can be shown to anybody: nothing of it is what the person recorded, be it the name of
/// a tracker. So an error that may name that is not let through.
@MainActor
final class Doctor {
  private(set) var findings: [Finding] = []
  /// Whether what can be made anew in the store is, before it is looked at.
  let mends: Bool
  /// What the settings say; the usual ones where they can't be read.
  var settings = (try? SettingsFile().read())?.0 ?? Settings()
  var clock: LocalClock { LocalClock(settings) }

  init(mends: Bool) {
    self.mends = mends
  }

  /// Looks at everything.
  func examine() {
    examineStore()
    examineState()
    examineDesktop()
  }

  /// Notes what `body` says is there, or throws. True if it is well.
  @discardableResult
  func check(_ part: Finding.Part, _ body: () throws -> String) -> Bool {
    do {
      findings.append(Finding(part: part, state: .ok, text: try body()))
      return true
    } catch let error as Unchecked {
      findings.append(Finding(part: part, state: .skipped, text: error.reason))
    } catch {
      findings.append(Finding(part: part, state: .wrong, text: sentence(of: error)))
    }
    return false
  }

  /// Only of errors that are known not to name what was recorded.
  func sentence(of error: any Error) -> String {
    switch error {
    case let error as Unwell: return error.sentence
    case let error as StoreError: return error.description
    case let error as SettingError:
      guard let key = error.key else {
        return say("\(error); take it out of the file of settings, or write it as it is called")
      }
      return say("\(error), with: brewlog settings \(key.rawValue) VALUE")
    // Where there is no place for files it says what to do by itself.
    case let error as FileError where BaseDirectories().configHome == nil:
      return error.description
    case let error as FileError:
      return say("\(error); see that it is yours to read and in order, or move it away")
    case let error as GLibError: return say("\(error); try again")
    default:
      return say(
        "it failed with \(String(describing: type(of: error))); please report this as a fault of BrewLog"
      )
    }
  }
}
