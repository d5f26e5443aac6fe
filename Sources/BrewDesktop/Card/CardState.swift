import BrewCore
import GLibKit

/// What becomes of one card, as a state machine: `docs/card.md` draws it. It is pure, so that a test can
/// try each event in each state; ``Card`` carries the effects out.
struct CardState: Equatable {
  /// What the notification server has of the card.
  enum Place: Equatable {
    /// Nothing.
    case nowhere
    /// The server was given something to show and has not answered yet.
    case offered(Offer)
    /// It is on the screen.
    case screen(Shown)
    /// It has left the screen. Some servers keep it in a list, where its buttons can be pressed.
    case list(Shown)
  }

  /// Something that the server has shown.
  struct Shown: Equatable {
    /// Whether a press on it counts.
    enum Presses: Equatable {
      /// Not yet. What the server sent before it showed this may still have to be dispatched: a second
      /// press on what was there before, or that this was closed, under a number that is in use again.
      case early
      /// The next one does.
      case awaited
      /// There was one.
      case over
    }

    /// The number that the server gave it.
    let id: UInt32
    let content: NotificationContent
    /// When it leaves the screen without a word from the server, nil if the server says so.
    let end: MonotonicTime?
    var presses = Presses.early
  }

  /// Something that the server was given to show.
  struct Offer: Equatable {
    /// What the server had before.
    enum Before: Equatable {
      case nothing
      case screen(Shown)
      case list(Shown)
      /// That server has gone, and its numbers with it.
      case lost

      /// What it shows yet, or has in a list.
      var shown: Shown? {
        switch self {
        case .screen(let shown), .list(let shown): shown
        case .nothing, .lost: nil
        }
      }
    }

    let content: NotificationContent
    var before: Before
    /// Why it is to pop up.
    let popup: CardWish.Popup
    /// True if it asks for what a reminder is about.
    let asks: Bool
    /// The revision of the store that it shows, nil where that could not be read.
    let revision: Int64?
    /// True if something else was presented meanwhile.
    var isOutdated = false
  }

  /// Whether what the server refused was tried again: that is done once.
  enum Retry: Equatable {
    case none
    case waiting
    case over
  }

  var place = Place.nowhere
  var wish = CardWish()
  var retry = Retry.none
  /// True if the card is to be taken away for good.
  var isEnding = false

  /// True if it is on the screen, or on its way there.
  var isOnScreen: Bool {
    switch place {
    case .screen: true
    case .offered(let offer): offer.before != .lost
    case .nowhere, .list: false
    }
  }
}
