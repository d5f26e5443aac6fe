import CDBusMenu
import GLibKit
import GioKit

/// One item of a menu of libdbusmenu, which tells the hosts whatever is changed of it.
final class MenuItem {
  private let item: UnsafeMutablePointer<DbusmenuMenuitem>
  private let reference: ObjectReference
  private var press: SignalConnection?
  private(set) var children: [MenuItem] = []

  /// An item with these words. Without something to do it is disabled, unless it gets children.
  init(_ label: String = "", onPress: (() -> Void)? = nil) {
    item = dbusmenu_menuitem_new()
    reference = ObjectReference(taking: item)
    self.label = label
    set(label: label)
    if let onPress {
      press = SignalConnection(item, "item-activated") { _ in onPress() }
    } else {
      set("enabled", false)
    }
  }

  /// A line between items.
  static var separator: MenuItem {
    let item = MenuItem(onPress: {})
    dbusmenu_menuitem_property_set(item.item, "type", "separator")
    return item
  }

  /// The words, as they are to be read.
  var label: String {
    didSet { if label != oldValue { set(label: label) } }
  }

  /// Whether it can be seen.
  var isVisible = true {
    didSet { if isVisible != oldValue { set("visible", isVisible) } }
  }

  /// Whether it can be pressed.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { set("enabled", isEnabled) } }
  }

  /// Whether it has a check mark; nil for an item that never has one.
  var isChecked: Bool? {
    didSet {
      guard let isChecked, isChecked != oldValue else { return }
      dbusmenu_menuitem_property_set(item, "toggle-type", "checkmark")
      dbusmenu_menuitem_property_set_int(item, "toggle-state", isChecked ? 1 : 0)
    }
  }

  /// Makes these the items of its submenu. Those that were there before keep their numbers, by which
  /// a host that shows the menu presses them.
  func setChildren(_ new: [MenuItem]) {
    for child in children where !new.contains(where: { $0 === child }) {
      dbusmenu_menuitem_child_delete(item, child.item)
    }
    for (place, child) in new.enumerated() {
      if children.contains(where: { $0 === child }) {
        dbusmenu_menuitem_child_reorder(item, child.item, guint(place))
      } else {
        dbusmenu_menuitem_child_add_position(item, child.item, guint(place))
      }
    }
    children = new
    set("enabled", true)
  }

  /// Makes it the menu that is shown at the server's path.
  func serve(on server: UnsafeMutablePointer<DbusmenuServer>) {
    dbusmenu_server_set_root(server, item)
  }

  /// An underscore would mark the key of the letter after it.
  private func set(label: String) {
    let literal = label.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "__")
    dbusmenu_menuitem_property_set(item, "label", literal)
  }

  private func set(_ property: String, _ value: Bool) {
    dbusmenu_menuitem_property_set_bool(item, property, value ? 1 : 0)
  }
}
