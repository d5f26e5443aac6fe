import Foundation
import GLibKit
import Testing

@MainActor
final class FileMonitorTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  var path: String { "\(folder)/watched" }

  init() throws {
    try makeFolder(folder)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  func write(_ text: String, to path: String, atomically: Bool = false) throws {
    try text.write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  /// Runs the loop until the monitor has told of a change; false if it told of none in time.
  func isTold(within milliseconds: UInt32 = 10_000, _ change: () throws -> Void) throws -> Bool {
    let loop = MainLoop()
    var count = 0
    let monitor = try FileMonitor(path: path) {
      count += 1
      loop.quit()
    }
    try change()
    return withExtendedLifetime(monitor) {
      let end = EventSource.timeout(milliseconds: milliseconds) { loop.quit() }
      withExtendedLifetime(end) { loop.run() }
      return count > 0
    }
  }

  @Test func aFileThatIsMadeWrittenReplacedOrRemovedHasChanged() throws {
    #expect(try isTold { try write("a", to: path) })
    #expect(try isTold { try write("b", to: path) })
    #expect(try isTold { try write("c", to: path, atomically: true) })
    #expect(try isTold { try FileManager.default.removeItem(atPath: path) })
  }

  @Test func aLinkThatIsPointedElsewhereHasChanged() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hosts")
    #expect(
      try isTold {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/new", withDestinationPath: "/etc/passwd")
        rename("\(folder)/new", path)
      })
  }

  @Test func aFileInAFolderIsAChangeOfTheFolder() throws {
    try makeFolder(path)
    #expect(try isTold { try write("a", to: "\(path)/inside") })
    #expect(try isTold { try FileManager.default.removeItem(atPath: "\(path)/inside") })
  }

  @Test func whatStandsBesideIsNotTheFile() throws {
    try write("a", to: path)
    #expect(try !isTold(within: 200) { try write("b", to: "\(folder)/beside") })
  }

  @Test func aFolderThatIsMadeAgainIsWatchedAgain() throws {
    try makeFolder(path)
    let loop = MainLoop()
    let monitor = try FileMonitor(path: path) { loop.quit() }
    let end = EventSource.timeout(milliseconds: 5000) {
      Issue.record("no change was told")
      loop.quit()
    }
    withExtendedLifetime((monitor, end)) {
      for change in [
        { try FileManager.default.removeItem(atPath: self.path) },
        { try self.makeFolder(self.path) },
        { try self.write("a", to: "\(self.path)/inside") },
      ] {
        #expect(throws: Never.self) { try change() }
        loop.run()
      }
    }
  }

  @Test func aFileWhoseFolderIsNotThereCantBeWatched() {
    #expect(throws: GLibError.self) { try FileMonitor(path: "\(folder)/no/file") {} }
  }
}
