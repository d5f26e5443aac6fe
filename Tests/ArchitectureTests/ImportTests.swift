import Foundation
import Testing

/// Who may import what: the sources, `Package.swift` and the table in `CONTRIBUTING.md` say the same.
@Suite struct ImportTests {
  /// The C library and what the toolchain brings need no declaration.
  private static let undeclared: Set = ["Glibc", "Synchronization"]

  @Test func everyImportIsDeclaredAsADirectDependencyAndNothingElseIs() throws {
    let declared = try declaredDependencies()
    for module in try Repository.modules() {
      let imports = try imports(of: module).subtracting(Self.undeclared)
      let dependencies = try #require(declared[module], "\(module) is not in Package.swift")
      #expect(imports == dependencies, "\(module)")
    }
  }

  @Test func theTableForContributorsNamesTheSameImports() throws {
    let declared = try declaredDependencies()
    let table = try tableOfContributing()
    #expect(table.count > 5)
    for (module, named) in table { #expect(named == declared[module], "\(module)") }
    // The programs are C's `main` alone, and no modules.
    #expect(try Set(Repository.modules()) == Set(table.keys))
  }

  @Test func noModuleIsReachedFromItself() throws {
    let declared = try declaredDependencies()
    func reach(_ module: String, _ seen: Set<String>) -> Set<String> {
      (declared[module] ?? []).subtracting(seen).reduce(seen) { reach($1, $0.union([$1])) }
    }
    for module in declared.keys { #expect(!reach(module, []).contains(module), "\(module)") }
  }

  @Test func theProductsDoWithoutFoundation() throws {
    for module in try Repository.modules() {
      #expect(try !imports(of: module).contains("Foundation"), "\(module)")
    }
  }

  private func imports(of module: String) throws -> Set<String> {
    let line = try Regex<(Substring, Substring)>(#"(?m)^(?:\w+ )?import (\w+)"#)
    return Set(
      try Repository.sources(of: module).flatMap {
        $0.text.matches(of: line).map { String($0.output.1) }
      }
    )
  }

  /// The dependencies of each target in `Sources`, by its name.
  private func declaredDependencies() throws -> [String: Set<String>] {
    let target = try Regex<(Substring, Substring, Substring?)>(
      #"\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?"#)
    let manifest = try Repository.text(of: "Package.swift")
    return Dictionary(
      manifest.matches(of: target).map { match in
        (String(match.output.1), Set(quoted(in: String(match.output.2 ?? ""))))
      }
    ) { $1 }
  }

  /// The last column of each row about a folder of `Sources`.
  private func tableOfContributing() throws -> [String: Set<String>] {
    let row = try Regex<(Substring, Substring, Substring)>(
      #"(?m)^\| `Sources/(\w+)` \|[^|]*\| ([^|]*) \|$"#)
    let text = try Repository.text(of: "CONTRIBUTING.md")
    return Dictionary(
      uniqueKeysWithValues: text.matches(of: row).map { match in
        let names = match.output.2.split(separator: ", ").map(String.init)
        return (String(match.output.1), names == ["nothing"] ? [] : Set(names))
      })
  }

  private func quoted(in list: String) -> [String] {
    list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
