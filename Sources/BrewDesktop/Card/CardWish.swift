import BrewCore

/// What a card is wanted for: by what it was asked for, and what became of that.
struct CardWish: Equatable {
  private enum List {
    case never
    case wanted
    case over
  }

  /// Why it is to pop up.
  enum Popup {
    /// It is not.
    case none
    /// It was asked for, or has left the screen without being seen.
    case wanted
    /// A reminder is due, and no server has shown it yet.
    case reminder
  }

  /// What is to be seen; nil until something is presented, and when the card is to go away.
  var face: CardFace?
  /// Why it is to pop up, until the server is given what is to be seen.
  var popup = Popup.none
  /// True if it popped up last, or is to pop up, to remind: then it goes away when that is over.
  private(set) var reminds = false
  private var list = List.never

  /// True if it is to pop up.
  var isDue: Bool { popup != .none }

  /// True if it is to be in the server's list without a popup: since login, until it pops up or leaves
  /// the list.
  var isListed: Bool { list == .wanted }

  /// Takes up what is presented. A reminder that is due makes the card pop up, unless the server
  /// `isAsking` just that. False if the card has nothing to say any more, and is to go away.
  mutating func take(_ presentation: Presentation, isAsking: Bool) -> Bool {
    let reminder = presentation.entry.reminder
    if presentation.popUp || reminder == .due && !isAsking {
      if presentation.popUp || popup == .none { popup = presentation.popUp ? .wanted : .reminder }
      list = .over
      reminds = reminder == .due
    } else if reminds, reminder == nil {
      self = CardWish(list: list)
      return false
    } else if popup == .reminder, reminder == .asked {
      // It has asked in another session.
      popup = .none
    }
    if presentation.isListed, list == .never { list = .wanted }
    return true
  }

  /// Wants nothing any more, until it is asked for again.
  mutating func cancel() { self = CardWish(list: .over) }

  /// Pops up once more, as what was to be seen could not be.
  mutating func repeatPopup(_ popup: Popup = .wanted) {
    if face != nil, self.popup != .wanted { self.popup = popup }
  }

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
