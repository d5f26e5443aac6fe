import BrewCore
import BrewHost
import GLibKit
import GioKit

/// The object that `brewlog show` asks for a card. It answers when the card is there, or why it is not.
final class CardObject {
  /// Shows the card of a tracker, nil for that of the one that is set, and says what came of it.
  var onShow: (Tracker.ID?, @escaping (ShowOutcome) -> Void) -> Void = { $1(.silent) }
  private var object: ExportedObject?

  /// Exports it. Throws ``GLibError``.
  init(on bus: Bus) throws {
    object = try ExportedObject(
      on: bus, at: CardAddress.path, describedBy: Self.description
    ) { [weak self] _, arguments, reply in
      let id = arguments.first?.string ?? ""
      self?.onShow(id.isEmpty ? nil : Tracker.ID(stored: id)) { outcome in
        reply(.tuple([.string(outcome.rawValue)]))
      }
    }
  }

  private static let description = """
    <node>
      <interface name="\(CardAddress.interface)">
        <method name="\(CardAddress.show)">
          <arg name="tracker" type="s" direction="in"/>
          <arg name="outcome" type="s" direction="out"/>
        </method>
      </interface>
    </node>
    """
}
