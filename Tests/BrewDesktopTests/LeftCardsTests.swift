import BrewCore
import Testing

@testable import BrewDesktop

/// What an agent leaves to the one that takes its place.
@Suite struct LeftCardsTests {
  private func ids(_ names: String...) -> Set<Tracker.ID> {
    Set(names.map(Tracker.ID.init(stored:)))
  }

  @Test func itIsReadAsItWasWritten() {
    for own in [true, false] {
      let left = LeftCards(
        own: own, others: ids("water", "käse-brot"), dismissed: ids("-dash", "no"))
      let read = LeftCards(left.text)
      #expect(read.own == own)
      #expect(read.others == left.others)
      #expect(read.dismissed == left.dismissed)
    }
    #expect(LeftCards("").others.isEmpty && !LeftCards("").own)
  }

  /// What came up again after it was dismissed is there.
  @Test func whatIsThereIsNotDismissed() {
    let left = LeftCards(own: true, others: ids("water"), dismissed: ids("water", "tea"))
    #expect(LeftCards(left.text).dismissed == ids("tea"))
  }
}
