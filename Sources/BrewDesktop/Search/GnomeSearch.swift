import BrewHost
import GLibKit
import GioKit

/// The search for the overview of GNOME Shell, which asks by org.gnome.Shell.SearchProvider2.
final class GnomeSearch {
  private let object: ExportedObject

  /// Exports it. Throws ``GLibError``.
  init(_ search: Search, on bus: Bus) throws {
    object = try ExportedObject(
      on: bus, at: "\(ApplicationID.objectPath)/SearchProvider", describedBy: Self.description,
      read: { _ in .string("") },
      call: { method, arguments in
        let first = arguments.first
        switch method {
        case "GetInitialResultSet", "GetSubsearchResultSet":
          let terms = (arguments.last?.children ?? []).compactMap(\.string)
          return .tuple([.array(of: "s", search.results(for: terms).map { .string($0.id) })])
        case "GetResultMetas":
          let ids = (first?.children ?? []).compactMap(\.string)
          return .tuple([.array(of: "a{sv}", search.results(of: ids).map(Self.meta))])
        case "ActivateResult":
          if let id = first?.string { search.choose(id) }
          return nil
        case "LaunchSearch":
          search.choose(Search.card)
          return nil
        default:
          return nil
        }
      })
  }

  private static func meta(_ result: Search.Result) -> Variant {
    .dictionary([
      "id": .string(result.id), "name": .string(result.title),
      "description": .string(result.note), "gicon": .string(ApplicationID.name),
    ])
  }

  private static let description = """
    <node>
      <interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet">
          <arg type="as" direction="in"/>
          <arg type="as" direction="out"/>
        </method>
        <method name="GetSubsearchResultSet">
          <arg type="as" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="as" direction="out"/>
        </method>
        <method name="GetResultMetas">
          <arg type="as" direction="in"/>
          <arg type="aa{sv}" direction="out"/>
        </method>
        <method name="ActivateResult">
          <arg type="s" direction="in"/>
          <arg type="as" direction="in"/>
          <arg type="u" direction="in"/>
        </method>
        <method name="LaunchSearch">
          <arg type="as" direction="in"/>
          <arg type="u" direction="in"/>
        </method>
      </interface>
    </node>
    """
}
