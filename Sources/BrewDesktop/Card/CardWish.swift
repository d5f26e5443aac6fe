import BrewCore

/// What a card is wanted for: by what it was asked for, and what became of that.
struct CardWish {
  private enum List {
    case never
    case wanted
    case over
  }

  /// True if it is to pop up: it was asked for and has not been shown.
  private(set) var isDue = false
  /// True if it popped up last, or is to pop up, to remind: then it goes away when that is over.
  private(set) var reminds = false
  private var list = List.never

  /// True if it is to be in the server's list without a popup: since login, until it pops up or leaves
  /// the list.
  var isListed: Bool { list == .wanted }

  /// Takes up what is presented. False if the card has nothing to say any more, and is to go away.
  mutating func take(_ presentation: Presentation) -> Bool {
    if presentation.popUp {
      (isDue, list) = (true, .over)
      reminds = presentation.entry.reminder == .due
    } else if reminds, presentation.entry.reminder == nil {
      self = CardWish(list: list)
      return false
    }
    if presentation.isListed, list == .never { list = .wanted }
    return true
  }

  /// Wants nothing any more, until it is asked for again.
  mutating func cancel() { self = CardWish(list: .over) }

  /// Pops up once more, as what was asked for could not be seen.
  mutating func repeatPopup() { isDue = true }

  /// It was given to the server.
  mutating func shown() { isDue = false }

  /// It has left the screen, or the list.
  mutating func left() { if isListed { list = .over } }

  /// It was answered by “Later”.
  mutating func putOff() { reminds = true }

  /// It is wanted for nothing yet.
  init() {}

  private init(list: List) {
    self.list = list
  }
}
