import BrewHost
import GLibKit
import Speech

extension Popup.Content {
  /// What libnotify is to be given for `face` on a server with these abilities; it pops up if it
  /// `isDue`, and is a refresh otherwise.
  init(
    _ face: CardFace, on abilities: NotificationServer.Abilities, icons: IconFiles,
    settings: Settings, isDue: Bool
  ) {
    let hasActions =
      abilities.capabilities.contains("actions") || abilities.traits.hasActionsAlways
    let hasButtons = hasActions && abilities.traits.drawsButtons
    let option = face.tracker.id == settings.tracker ? "" : " --tracker \(face.tracker.id.argument)"
    let command = hasButtons ? nil : face.verbs.first.map { "\($0.rawValue)\(option)" }
    let hint = command.map { say("In a terminal: brewlog \($0)").directed }
    var lines = hint != nil || abilities.traits.isSmall ? face.text.shortLines : face.text.lines
    if let hint { lines.append(hint) }
    let body = lines.joined(separator: "\n")
    self.init(
      summary: face.text.summary,
      body: abilities.capabilities.contains("body-markup") ? escapingMarkup(body) : body,
      icon: icons.path(of: face.flame),
      verbs: hasActions ? face.verbs : [],
      tracker: face.tracker,
      isTerse: abilities.traits.isSmall,
      milliseconds: settings.stay.milliseconds(forEver: abilities.traits.timeoutForEver),
      secondsOnScreen: abilities.traits.listsSilentlyAfter.flatMap(settings.secondsOnScreen),
      // What is critical has stayed on the screen.
      urgency: abilities.traits.popsUpRefreshes && !isDue && settings.urgency != .critical
        ? .low : settings.urgency)
  }
}

extension Settings {
  /// How long a popup stays where it `usually` stays that long, nil if for ever.
  fileprivate func secondsOnScreen(usually: Int) -> Int? {
    switch stay {
    case .asUsual: return urgency == .critical ? nil : usually
    case .always: return nil
    case .seconds(let seconds): return seconds
    }
  }
}

extension Settings.Stay {
  /// The timeout of the Desktop Notifications Specification: -1 as the server likes, 0 for ever.
  fileprivate func milliseconds(forEver: Int32) -> Int32 {
    switch self {
    case .asUsual: return -1
    case .always: return forEver
    case .seconds(let seconds): return Int32(seconds) * 1000
    }
  }
}
