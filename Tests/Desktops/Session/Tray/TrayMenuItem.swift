import Foundation

/// An item of the agent's menu, as hosts are told of it (com.canonical.dbusmenu).
public struct TrayMenuItem: Sendable {
  /// Its number.
  public let id: Int
  /// The words, with the marks of mnemonics.
  public let label: String
  /// Whether it can be seen.
  public let isVisible: Bool
  /// Whether it can be pressed.
  public let isEnabled: Bool
  /// 1 with a check mark, 0 without one, nil where there is never one.
  public let toggle: Int?
  /// The items of its submenu.
  public let children: [TrayMenuItem]

  /// It and all below it.
  public var all: [TrayMenuItem] { [self] + children.flatMap(\.all) }

  init(_ json: Any) {
    let parts = json as? [Any] ?? []
    id = parts.first as? Int ?? -1
    let properties = parts.count > 1 ? parts[1] as? [String: [String: Any]] ?? [:] : [:]
    func value(_ name: String) -> Any? { properties[name]?["data"] }
    label = value("label") as? String ?? ""
    isVisible = value("visible") as? Bool ?? true
    isEnabled = value("enabled") as? Bool ?? true
    toggle = value("toggle-state") as? Int
    let items = parts.count > 2 ? parts[2] as? [[String: Any]] ?? [] : []
    children = items.compactMap { $0["data"] }.map { TrayMenuItem($0) }
  }
}

extension Session {
  /// The agent's menu as it is now.
  public func trayMenu() throws -> TrayMenuItem {
    let reply = try call(
      "org.brewlog.BrewLog", TrayDesk.item + "/menu", "com.canonical.dbusmenu", "GetLayout",
      "iias", "0", "--", "-1", "0")
    let object = try JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any]
    let values = object?["data"] as? [Any] ?? []
    return TrayMenuItem(values.last ?? [])
  }
}
