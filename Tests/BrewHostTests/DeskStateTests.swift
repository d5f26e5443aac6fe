import BrewCore
import Foundation
import Testing

@testable import BrewHost

final class DeskStateTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  let tea = Tracker.ID(stored: "grüner-tee-2")
  let day = Day(number: 20_787)

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func state() -> DeskState {
    let home = folder
    return DeskState(in: BaseDirectories { $0 == "XDG_STATE_HOME" ? home : nil })
  }

  @Test func whatWasAskedOutlivesARestart() throws {
    let first = state()
    #expect(first.reminding(of: tea) == Reminding())
    let asked = Instant(microseconds: 1_800_000_000_000_001)
    try first.note(tea, asked: asked, later: asked.advanced(bySeconds: 60))
    let second = state()
    let later = asked.advanced(bySeconds: 60)
    #expect(second.reminding(of: tea) == Reminding(asked: asked, later: later))
    #expect(second.reminding(of: .brew) == Reminding())
    try second.note(tea, asked: later)
    #expect(state().reminding(of: tea) == Reminding(asked: later))
  }

  @Test(arguments: [Int64.min, .max, 1 << 60])
  func anInstantThatNoClockShowsIsAsIfThereWasNone(number: Int64) throws {
    try state().note(.brew, asked: Instant(microseconds: number))
    #expect(state().reminding(of: .brew) == Reminding())
  }

  @Test func aQuietDayIsSeenByWhoReadsItAgain() throws {
    let agent = state()
    try agent.note(tea, asked: Instant(seconds: 1))
    try state().keepQuiet(on: day)
    #expect(agent.quietDay == nil)
    #expect(agent.refresh())
    #expect(!agent.refresh())
    #expect(agent.reminding(of: tea) == Reminding(asked: Instant(seconds: 1), quietDay: day))
    try agent.keepQuiet(on: nil)
    #expect(state().quietDay == nil)
    #expect(state().reminding(of: tea).asked == Instant(seconds: 1))
  }

  /// The state is one for all sessions of a person.
  @Test func whatAnotherSessionHasAskedIsSeenByWhoReadsItAgain() throws {
    let agent = state()
    #expect(agent.reminding(of: tea) == Reminding())
    try state().note(tea, asked: Instant(seconds: 1))
    #expect(agent.refresh())
    #expect(!agent.refresh())
    #expect(agent.reminding(of: tea).asked == Instant(seconds: 1))
    try FileManager.default.removeItem(atPath: folder)
    #expect(!agent.refresh())
    #expect(agent.reminding(of: tea).asked == Instant(seconds: 1))
  }

  @Test func nothingIsWrittenWhereNothingIsToldApart() throws {
    try state().keepQuiet(on: nil)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// A file in place of the folder: root may write into a read-only one.
  @Test func whatCantBeWrittenIsKnownAllTheSame() throws {
    try "".write(toFile: folder, atomically: true, encoding: .utf8)
    let state = state()
    #expect(throws: (any Error).self) { try state.note(tea, asked: Instant(seconds: 1)) }
    #expect(state.reminding(of: tea).asked == Instant(seconds: 1))
    #expect(throws: (any Error).self) { try state.keepQuiet(on: day) }
    #expect(state.quietDay == nil)
  }

  @Test func withoutAPlaceItIsKnownAllTheSame() throws {
    let state = DeskState(in: BaseDirectories { _ in nil })
    #expect(throws: (any Error).self) { try state.note(tea, asked: Instant(seconds: 1)) }
    #expect(state.reminding(of: tea).asked == Instant(seconds: 1))
  }

  @Test func aNameThatCantBeAKeyHarmsNothing() throws {
    let odd = Tracker.ID(stored: "a]=\n")
    let state = state()
    try state.note(odd, asked: Instant(seconds: 1))
    #expect(state.reminding(of: odd).asked == Instant(seconds: 1))
    #expect(self.state().reminding(of: odd) == Reminding())
  }
}
