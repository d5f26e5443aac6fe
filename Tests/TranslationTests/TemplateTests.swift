import DesktopSession
import Extraction
import Foundation
import Testing

@Suite struct TemplateTests {
  nonisolated static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  nonisolated static let folder = project.appending(path: "Resources/translations")

  nonisolated static var languages: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".po") }.sorted()
  }

  /// What a tool of gettext says of files, nothing if all is well.
  private func complaints(_ tool: String, _ words: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/\(tool)")
    process.arguments = words
    process.currentDirectoryURL = Self.folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "\(text)\(process.terminationStatus)"
  }

  @Test func theTemplateIsThatOfTheSources() throws {
    let file = Self.folder.appending(path: "brewlog.pot")
    let isCurrent = try Template(of: Self.project).text == String(contentsOf: file, encoding: .utf8)
    #expect(isCurrent, "make it anew: packaging/translations update")
  }

  @Test func thereAreTheFirstLanguages() {
    #expect(Set(Self.languages).isSuperset(of: ["de.po", "es.po", "fr.po", "ja.po", "sr.po"]))
  }

  /// The tool checks headers, plural forms and that no place is lost.
  @Test(arguments: languages) func aLanguageCompiles(_ file: String) throws {
    #expect(try complaints("msgfmt", "--check", "-o", "/dev/null", file) == "")
  }

  @Test(arguments: languages) func smallButtonsHaveShortWords(_ file: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let words = text.matches(of: /msgctxt "small button"\nmsgid ".*"\nmsgstr "(.*)"/).map(\.1)
    #expect(words.count == 6)
    #expect(words.filter { $0.count > 7 } == [])
  }

  @Test(arguments: languages) func aLanguageHasAllSentences(_ file: String) throws {
    #expect(try complaints("msgcmp", file, "brewlog.pot") == "")
  }
}
