import BrewCore
import GLibKit

extension CardState {
  /// What happens to a card.
  enum Event {
    /// The agent has something to show.
    case present(Presentation)
    /// The server says what it can do. It is at work, so what it is given now is not lost.
    case answered(NotificationFitting, at: MonotonicTime)
    /// The server shows what it was given, under this number.
    case taken(id: UInt32, at: MonotonicTime)
    /// The server does not show what it was given.
    case refused
    /// All is dispatched that the server sent before it showed what is there.
    case settled
    /// A button was pressed on what has this number.
    case pressed(id: UInt32, key: String)
    /// What has this number has left the screen, or the list.
    case closed(id: UInt32)
    /// There is a server.
    case serverCame
    /// The server has gone.
    case serverWent
    /// It is time to try again what was refused.
    case retry
    /// The card is to be taken away for good.
    case withdraw
    /// The server was waited for long enough.
    case overdue
  }

  /// What is to be done about it, in this order.
  enum Effect: Equatable {
    /// Ask the server what it can do: ``Event/answered(_:at:)``.
    case ask
    /// Show this, in place of what has that number, 0 for nothing: ``Event/taken(id:at:)`` or
    /// ``Event/refused``.
    case show(NotificationContent, replacing: UInt32)
    /// Say when all that came before is dispatched: ``Event/settled``.
    case settle
    /// Take this from the screen and the list.
    case close(UInt32)
    /// Say when it is time to try again: ``Event/retry``.
    case tryLater
    /// Do what was pressed. The press `isFresh` if it was on the screen: so the server is at work.
    case perform(Verb, isFresh: Bool)
    /// Say that the server shows the card as of this revision of the store.
    case display(revision: Int64?)
    /// Write down that a reminder has asked.
    case asked
    /// Say that the server has nothing of the card any more, and will get nothing.
    case gone
  }
}
