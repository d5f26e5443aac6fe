import BrewArt
import BrewHost
import GLibKit
import GioKit

/// The icon as hosts see it: an object with the interface `org.kde.StatusNotifierItem`.
final class TrayItem {
  /// What a press on the icon itself asks for.
  enum Press {
    /// The primary button.
    case primary
    /// The middle button.
    case secondary
  }

  /// Where it is on the bus. It is not the usual path: a host that looks for items at that one by itself
  /// would find ours under the agent's name too, and show it twice.
  static let path = ApplicationID.objectPath + "/tray"
  /// Where its menu is.
  static let menuPath = path + "/menu"

  /// Does what a press asks for.
  var onPress: (Press) -> Void = { _ in }
  /// The folder of the theme that has its icon, empty where it is drawn.
  var themePath = ""
  private var face: TrayFace?
  private var object: ExportedObject?

  /// Exports the object, which shows nothing yet. Throws ``GLibError``.
  init(on bus: Bus) throws {
    object = try ExportedObject(
      on: bus, at: Self.path, describedBy: Self.description,
      read: { [weak self] in self?.property($0) ?? .string("") },
      call: { [weak self] method, _ in
        switch method {
        case "Activate": self?.onPress(.primary)
        case "SecondaryActivate", "XAyatanaSecondaryActivate": self?.onPress(.secondary)
        // Scrolling does nothing, and the host shows the menu by itself.
        default: break
        }
        return nil
      })
  }

  /// Shows this face from now on, and tells the hosts what of it is new.
  func show(_ face: TrayFace) {
    let before = self.face
    self.face = face
    guard let old = before else { return }
    func tell<Part: Equatable>(_ part: KeyPath<TrayFace, Part>, _ signals: String...) {
      if old[keyPath: part] != face[keyPath: part] { signals.forEach { object?.emit($0) } }
    }
    tell(\.icon, "NewIcon", "NewAttentionIcon")
    if old.iconName != face.iconName, old.icon == face.icon { object?.emit("NewIcon") }
    if old.label != face.label {
      object?.emit("XAyatanaNewLabel", [.string(face.label), .string(face.label)])
    }
    if old.isUrgent != face.isUrgent { object?.emit("NewStatus", [.string(status)]) }
    tell(\.description, "NewToolTip")
  }

  private var isUrgent: Bool { face?.isUrgent == true }
  private var status: String { isUrgent ? "NeedsAttention" : "Active" }

  private func property(_ name: String) -> Variant {
    switch name {
    case "Id": return .string("brewlog")
    case "Category": return .string("ApplicationStatus")
    case "Title": return .string("BrewLog")
    case "Status": return .string(status)
    case "WindowId": return .int32(0)
    case "ItemIsMenu": return .bool(false)
    case "Menu": return .objectPath(Self.menuPath)
    case "IconThemePath": return .string(themePath)
    case "IconName": return .string(face?.iconName ?? "")
    case "IconPixmap": return pixmaps(of: face?.icon)
    case "AttentionIconPixmap": return pixmaps(of: isUrgent ? face?.icon : nil)
    case "OverlayIconPixmap": return pixmaps(of: nil)
    case "ToolTip":
      return .tuple([
        .string(face?.iconName ?? ""), pixmaps(of: nil), .string(face?.title ?? ""),
        .string(face?.details ?? ""),
      ])
    case "IconAccessibleDesc", "AttentionAccessibleDesc": return .string(face?.description ?? "")
    case "XAyatanaLabel", "XAyatanaLabelGuide": return .string(face?.label ?? "")
    // AttentionIconName, OverlayIconName, AttentionMovieName.
    default: return .string("")
    }
  }

  private func pixmaps(of icon: Icon?) -> Variant {
    let sizes = icon == nil ? [] : Icon.sizes
    return .array(
      of: "(iiay)",
      sizes.map { size in
        .tuple([
          .int32(Int32(size)), .int32(Int32(size)), .bytes(icon?.pixels(size: size) ?? []),
        ])
      })
  }
}
