import BrewCore
import Testing

@testable import BrewDesktop

/// What an agent leaves to the one that takes its place.
@Suite struct LeftCardsTests {
  private let cards = LeftCards(cards: [
    .init(tracker: .brew, place: .screen, id: 7),
    .init(tracker: Tracker.ID(stored: "käse-brot"), place: .list),
    .init(tracker: Tracker.ID(stored: "-dash and blank"), place: .nowhere, id: .max),
  ])

  @Test func itIsReadAsItWasWritten() {
    #expect(LeftCards(cards.text) == cards)
    #expect(LeftCards("").cards.isEmpty)
    #expect(LeftCards(cards.text).trackers(in: .screen) == [.brew])
  }

  @Test func whatIsNoCardIsLeftOut() {
    let text = "screen brew\nhere 1 brew\nscreen -1 brew\n\nscreen x brew\n"
    #expect(LeftCards(text).cards.isEmpty)
    #expect(LeftCards(text + cards.text) == cards)
  }
}
