import BrewCore
import Testing
import TestSupport

@testable import BrewDesktop

@Suite final class CardWishTests {
  private var wish = CardWish()

  /// Presents something. False if the card is to go away.
  private func present(
    _ reminder: Reminder.Standing? = nil, popUp: Bool = false, isListed: Bool = false,
    isAsking: Bool = false
  ) -> Bool {
    let entry = Entry(at: Moment("2026-11-30"), content: .unreadable, reminder: reminder)
    let presentation = Presentation(entry: entry, popUp: popUp, isListed: isListed)
    guard wish.take(presentation, isAsking: isAsking) else { return false }
    wish.face = CardFace(presentation)
    return true
  }

  @Test func aReminderGoesAwayWhenItIsOver() {
    #expect(present(.due))
    #expect(wish.isDue)
    wish.popup = .none
    #expect(present(.asked))
    #expect(!wish.isDue)
    #expect(!present())
    // Once: what is shown after it is as any other.
    #expect(present())
  }

  @Test func aReminderThatCouldNotBeShownIsNotShownWhenItIsOver() {
    #expect(present(.due, popUp: true))
    #expect(!present())
    #expect(!wish.isDue)
  }

  @Test func aReminderIsDueUntilTheServerIsAsking() {
    #expect(present(.due, isAsking: true))
    #expect(!wish.isDue)
    #expect(present(.due))
    #expect(wish.isDue)
  }

  /// The state of reminders is shared by the sessions of a person.
  @Test func aReminderThatHasAskedInAnotherSessionIsNotDueHere() {
    _ = present(.due)
    #expect(present(.asked))
    #expect(!wish.isDue)
    // It was on a screen here, and is to come back with the next server.
    _ = present(.due)
    wish.popup = .none
    wish.repeatPopup()
    #expect(present(.asked))
    #expect(wish.isDue)
  }

  @Test func anAnswerToItStays() {
    _ = present(.due, popUp: true)
    #expect(present(popUp: true))
    wish.popup = .none
    #expect(present())
  }

  @Test func whatWasAskedForStaysUntilItIsPutOff() {
    _ = present(.asked, popUp: true)
    #expect(present())
    wish.putOff()
    #expect(!present())
  }

  @Test func itIsListedUntilItLeavesTheListOrPopsUp() {
    #expect(present(isListed: true))
    #expect(wish.isListed && !wish.isDue)
    wish.left()
    #expect(present(isListed: true))
    #expect(!wish.isListed)
    wish = CardWish()
    _ = present(isListed: true)
    _ = present(popUp: true, isListed: true)
    #expect(wish.isDue && !wish.isListed)
    _ = present(isListed: true)
    #expect(!wish.isListed)
  }
}
