import DesktopSession
import Foundation

/// A session of its own in which BrewLog is installed by its scripts.
final class Installation {
  let session: Session
  var home: String { path("home") }

  init(environment: [String: String] = [:]) throws {
    session = try Session(environment: environment)
  }

  deinit { session.stop() }

  func path(_ place: String) -> String { session.folder.appending(path: place).path }

  /// Runs one of the package's scripts to its end.
  func script(
    _ name: String, _ words: String..., environment: [String: String] = [:],
    as prefix: [String] = []
  ) throws -> Subprocess {
    let script = Product.package.appending(path: "packaging/\(name)").path
    let run = try session.start(prefix + [script] + words, environment: environment)
    try run.wait(within: .seconds(60))
    return run
  }

  /// Every file and folder under a place, as paths below it.
  func tree(_ place: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(place))?.allObjects as? [String] ?? []).sorted()
  }
}
