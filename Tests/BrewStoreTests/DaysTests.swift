import BrewCore
import BrewStore
import TestSupport
import Testing

@Suite struct DaysTests {
  @Test func brewsAreCountedByDayAlsoThoseBeforeAReset() throws {
    let folder = try ScratchFolder()
    let store = Store(at: StoreLocation(directory: folder.path))
    let now = Moment("2026-11-30")
    for days in [0, 0, 1, 3, 6, 7] {
      try Log().perform(on: store, now: now.advanced(bySeconds: Int64(days) * -86_400))
    }
    try Reset().perform(on: store, now: now)
    try Log().perform(on: store, now: now)
    try Undo(force: true).perform(on: store, now: now)
    let brews = try store.brews(of: .brew, from: now.day.advanced(by: -6))
    #expect(
      brews == [
        now.day: 2, now.day.advanced(by: -1): 1, now.day.advanced(by: -3): 1,
        now.day.advanced(by: -6): 1,
      ])
  }
}
