import BrewHost
import GLibKit
import GioKit

/// The search for KRunner and Plasma's launcher, which ask by org.kde.krunner1.
final class PlasmaSearch {
  private let object: ExportedObject
  /// A match that is likely meant and not the whole of what was typed, as KRunner counts.
  private static let possibleMatch: Int32 = 30

  /// Exports it. Throws ``GLibError``.
  init(_ search: Search, on bus: Bus) throws {
    object = try ExportedObject(
      on: bus, at: "\(ApplicationID.objectPath)/Runner", describedBy: Self.description,
      read: { _ in .string("") },
      call: { method, arguments in
        switch method {
        case "Match":
          let results = search.results(for: [arguments.first?.string ?? ""])
          return .tuple([.array(of: "(sssida{sv})", results.map(Self.match))])
        case "Actions":
          return .tuple([.array(of: "(sss)", [])])
        case "Run":
          if let id = arguments.first?.string { search.choose(id) }
          return nil
        default:
          return nil
        }
      })
  }

  private static func match(_ result: Search.Result) -> Variant {
    .tuple([
      .string(result.id), .string(result.title), .string(ApplicationID.name),
      .int32(possibleMatch), .double(result.id == Search.card ? 0.8 : 0.7),
      .dictionary(["subtext": .string(result.note)]),
    ])
  }

  private static let description = """
    <node>
      <interface name="org.kde.krunner1">
        <method name="Match">
          <arg type="s" direction="in"/>
          <arg type="a(sssida{sv})" direction="out"/>
        </method>
        <method name="Actions">
          <arg type="a(sss)" direction="out"/>
        </method>
        <method name="Run">
          <arg type="s" direction="in"/>
          <arg type="s" direction="in"/>
        </method>
      </interface>
    </node>
    """
}
