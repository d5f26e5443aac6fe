import BrewCore
import BrewStore

extension Runner {
  func printMethods() throws {
    let used = try store().methods(of: tracker)
    let others = Method.known.filter { !used.contains($0) }
    for method in used + others { try output.line(method.description) }
  }
}
