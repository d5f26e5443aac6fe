import BrewCore
import BrewStore

extension Runner {
  func printMethods() throws {
    let store = try self.store()
    let tracker = try store.trackers().named(self.tracker)
    guard tracker.kind == .daily else { throw IntentError.notAVerb("methods", of: tracker) }
    let used = try store.methods(of: tracker.id)
    let others = tracker.methods.filter { !used.contains($0) }
    for method in used + others { try output.line(method.description) }
  }
}
