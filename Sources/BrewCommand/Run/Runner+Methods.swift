import BrewCore
import BrewStore
import Speech

extension Runner {
  func printMethods() throws {
    let store = try self.store()
    let tracker = try store.trackers().named(self.tracker)
    guard tracker.kind == .daily else { throw IntentError.notAVerb("methods", of: tracker) }
    let used = try store.methods(of: tracker.id)
    for method in tracker.methods(after: used) {
      try output.raw("\(method.description.printable)\n")
    }
  }
}
