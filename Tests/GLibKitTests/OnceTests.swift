import GLibKit
import Testing

@MainActor
@Suite struct OnceTests {
  @Test func itIsDoneForTheFirstCallAlone() {
    var times = 0
    let once = Once { times += 1 }
    #expect(times == 0)
    once()
    once()
    #expect(times == 1)
  }

  /// What it holds may hold it.
  @Test func whatIsDoneIsLetGo() {
    final class Holder {}
    var holder: Holder? = Holder()
    weak let held = holder
    let once = Once { [holder] in withExtendedLifetime(holder) {} }
    holder = nil
    #expect(held != nil)
    once()
    #expect(held == nil)
  }
}
