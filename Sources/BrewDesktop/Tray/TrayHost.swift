import GLibKit
import GioKit

/// Follows the owner of `org.kde.StatusNotifierWatcher`, where items are registered, and registers
/// ours with each. Where there is none it waits; nothing polls.
final class TrayHost {
  /// What a host does that it does not say.
  struct Traits: Equatable {
    /// It writes the label of an item beside its icon.
    var showsLabel = false
  }

  private static let watcher = "org.kde.StatusNotifierWatcher"

  private let bus: Bus
  private let path: String
  private var watch: NameWatch?
  private var owner: String?

  /// A follower that registers the item at `path`.
  init(on bus: Bus, item path: String) {
    self.bus = bus
    self.path = path
  }

  /// Begins to follow. `onHost` is called with what each new host does, before it sees the item.
  func start(onHost: @escaping (Traits) -> Void) {
    watch = NameWatch(Self.watcher, on: bus) { [weak self] owner in
      self?.owner = owner
      guard let owner else { return }
      self?.lookAt(owner) { traits in
        onHost(traits)
        self?.register(with: owner)
      }
    }
  }

  /// Finds out whether the owner is GNOME Shell, whose extension shows labels.
  private func lookAt(_ owner: String, then body: @escaping (Traits) -> Void) {
    bus.call(.ofBus("GetNameOwner"), [.string("org.gnome.Shell")]) { [weak self] reply in
      guard self?.owner == owner else { return }
      let shell = (try? reply.get())?.children.first?.string
      body(Traits(showsLabel: shell == owner))
    }
  }

  /// Registers by the object's path, which every host completes with the sender's unique name. One
  /// that searches the bus for items by itself makes the same name of it, and so shows one icon.
  private func register(with owner: String) {
    let method = Bus.Method(
      name: owner, path: "/StatusNotifierWatcher", interface: Self.watcher,
      member: "RegisterStatusNotifierItem")
    bus.call(method, [.string(path)]) { [weak self] reply in
      switch reply {
      case .success:
        Log.debug("tray: registered")
      case .failure(let error):
        // One that has gone meanwhile is not worth a word; its successor is registered with.
        if self?.owner == owner { Log.warning("tray: the host refused the icon: \(error)") }
      }
    }
  }
}
