import BrewCore
import Testing
import TestSupport

@testable import BrewDesktop

struct CardFaceTests {
  private let now = Moment("2026-11-30")

  private func face(of store: MemoryStore, at now: Moment) -> CardFace {
    CardFace(Presentation(entry: store.entry(at: now), popUp: false))
  }

  @Test func withoutAStreakTheFlameIsOut() {
    let face = face(of: MemoryStore(), at: now)
    #expect(face.flame == .out)
    #expect(face.summary == "No streak yet")
    #expect(face.verbs == [.log, .reset])
  }

  @Test(arguments: [(1, Flame.lit), (6, .lit), (7, .onFire)])
  func theFlameFollowsTheStreak(days: Int, flame: Flame) throws {
    let store = MemoryStore()
    for day in (0..<days).reversed() {
      try Log().perform(on: store, now: now.advanced(bySeconds: Int64(day) * -86_400))
    }
    let face = face(of: store, at: now)
    #expect(face.flame == flame)
    #expect(face.summary == "\(days) day streak")
  }

  @Test func undoIsOfferedForFiveMinutes() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: now)
    #expect(face(of: store, at: now.advanced(bySeconds: 299)).verbs == [.log, .reset, .undo])
    #expect(face(of: store, at: now.advanced(bySeconds: 300)).verbs == [.log, .reset])
  }

  @Test func aStoreThatCantBeReadTakesNoPress() {
    let face = CardFace(Presentation(entry: Entry(at: now, content: .unreadable), popUp: false))
    #expect(face.summary == "Can’t read the brew log")
    #expect(face.flame == .out)
    #expect(face.verbs.isEmpty)
  }

  @Test func aFailedPressIsSaidOverWhatStillHolds() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: now)
    let failure = Presentation.Failure(
      label: Verb.reset.label(of: .brew), reason: "There is no room.")
    let face = CardFace(
      Presentation(entry: store.entry(at: now), failure: failure, popUp: true))
    #expect(face.summary == "Reset did not work")
    #expect(face.lines == ["There is no room."])
    #expect(face.flame == .lit)
    #expect(face.verbs == [.log, .reset, .undo])
  }
}
