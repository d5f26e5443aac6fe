import BrewHost
import GLibKit
import GioKit

/// Keys that work wherever the person is: the desktop's portal is asked for them once the settings say so,
/// and which keys they are is chosen in the desktop's own dialog or settings.
final class Shortcuts {
  private let bus: Bus
  private let settings: SettingsFollower
  private let onPress: (Shortcut) -> Void
  private var isOn = false
  /// The portal may be started again at any time, and knows nothing of what was before.
  private var watch: NameWatch?
  private var session: ShortcutsSession?

  /// Asks for nothing yet; `onPress` does what a key is for.
  init(on bus: Bus, settings: SettingsFollower, onPress: @escaping (Shortcut) -> Void) {
    self.bus = bus
    self.settings = settings
    self.onPress = onPress
  }

  /// Does what the settings say. `isAsked` tells that the person has just now said it, and is there to
  /// choose keys; at login nobody is.
  func follow(isAsked: Bool) {
    guard settings.settings.hasShortcuts != isOn else { return }
    isOn.toggle()
    session?.close()
    session = nil
    watch = nil
    guard isOn else { return }
    var isAsked = isAsked
    watch = NameWatch(ShortcutsSession.portal, on: bus) { [weak self] owner in
      guard let self else { return }
      session = nil
      guard owner != nil else { return }
      session = ShortcutsSession(
        on: bus, isAsked: isAsked, onPress: onPress, onRefusal: { [weak self] in self?.turnOff() })
      isAsked = false
    }
    ShortcutsSession.startPortal(on: bus)
  }

  /// The person does not want them, and is not to be asked again.
  private func turnOff() {
    do {
      try SettingsFile().set(.shortcuts, to: "false")
    } catch {
      Log.warning("shortcuts: they will be asked for again: \(error)")
    }
  }
}
