import BrewCore
import Foundation
import GLibKit
import Testing

@testable import BrewHost

/// Files that several processes change: what each of them changes is kept.
final class WritersTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  /// So many at once, each so many times.
  private let (writers, times) = (8, 40)

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func directories() -> BaseDirectories { Self.directories(in: folder) }

  private static func directories(in home: String) -> BaseDirectories {
    BaseDirectories { ["XDG_STATE_HOME", "XDG_CONFIG_HOME"].contains($0) ? home : nil }
  }

  @Test func noNoteOfAReminderIsLost() throws {
    DispatchQueue.concurrentPerform(iterations: writers) { [times, folder] writer in
      let state = DeskState(in: Self.directories(in: folder))
      for number in 0..<times {
        let tracker = Tracker.ID(stored: "t-\(writer)-\(number)")
        #expect(throws: Never.self) { try state.note(tracker, asked: Instant(seconds: 1)) }
      }
    }
    let state = DeskState(in: directories())
    for writer in 0..<writers {
      for number in 0..<times {
        let tracker = Tracker.ID(stored: "t-\(writer)-\(number)")
        #expect(state.reminding(of: tracker).asked == Instant(seconds: 1), "\(tracker)")
      }
    }
  }

  @Test func noSettingIsLost() throws {
    let file = try SettingsFile(in: directories())
    for _ in 0..<times {
      try FileSystem.remove(file.path)
      DispatchQueue.concurrentPerform(iterations: 2) { writer in
        for (id, hour) in [("water", 2), ("tea", 3), ("piano", 4)] {
          #expect(throws: Never.self) {
            try writer == 0 ? file.set(.tracker, to: id) : file.set(.dayStart, to: "0\(hour):00")
          }
        }
      }
      let settings = try file.read().0
      #expect(settings.tracker == Tracker.ID(stored: "piano"))
      #expect(settings.dayStart == 4 * 3600)
    }
  }
}
