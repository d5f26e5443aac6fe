import Foundation
import Testing

/// The folders of a module stand in layers: none is reached from itself.
@Suite struct FolderTests {
  @Test(arguments: ["BrewArt", "BrewCore", "GLibKit", "GioKit", "Speech"])
  func noFolderIsReachedFromItself(_ module: String) throws {
    let references = try references(of: module)
    func reach(_ folder: String, _ seen: Set<String>) -> Set<String> {
      (references[folder] ?? []).subtracting(seen).reduce(seen) { reach($1, $0.union([$1])) }
    }
    for folder in references.keys.sorted() {
      #expect(!reach(folder, []).contains(folder), "\(module)/\(folder)")
    }
  }

  /// The folders whose types each folder of a module names.
  private func references(of module: String) throws -> [String: Set<String>] {
    let declaration = try Regex<(Substring, Substring)>(
      #"(?m)^(?:@\w+ )?(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)"#
    )
    let word = try Regex<Substring>(#"\b[A-Z]\w*"#)
    let files = try Repository.sources(of: module).map { file in
      (folder: file.folder, code: try withoutCommentsAndText(file.text))
    }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for match in file.code.matches(of: declaration) {
        homes[String(match.output.1), default: []].insert(file.folder)
      }
    }
    var references: [String: Set<String>] = [:]
    for file in files {
      let named = Set(file.code.matches(of: word).map { String($0.output) })
      // A name that two folders have tells nothing of either.
      let folders = named.compactMap { homes[$0] }.filter { $0.count == 1 }
        .reduce(into: Set<String>()) { $0.formUnion($1) }
      references[file.folder, default: []].formUnion(folders.subtracting([file.folder]))
    }
    return references
  }

  private func withoutCommentsAndText(_ source: String) throws -> String {
    let text = try Regex<Substring>(#"(?s)"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"|//[^\n]*"#)
    return source.replacing(text, with: " ")
  }
}
