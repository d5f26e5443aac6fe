import BrewHost
import GLibKit

/// Fits a card to what a server can show.
enum PopupContent {
  /// What libnotify is to be given for `face`, which pops up if it `isDue` and is a refresh if not.
  static func fit(
    _ face: CardFace, to abilities: NotificationServer.Abilities, icons: IconFiles,
    settings: Settings, isDue: Bool
  ) -> Popup.Content {
    let hasActions = abilities.capabilities.contains("actions")
    let hasButtons = hasActions && abilities.traits.drawsButtons
    var lines = face.lines
    if !hasButtons, face.verbs.contains(.log) { lines.append("In a terminal: brewlog log") }
    let body = lines.joined(separator: "\n")
    return Popup.Content(
      summary: face.summary,
      body: abilities.capabilities.contains("body-markup") ? escapingMarkup(body) : body,
      icon: icons.path(of: face.flame),
      verbs: hasActions ? face.verbs : [],
      milliseconds: milliseconds(of: settings.stay),
      urgency: urgency(settings.urgency, traits: abilities.traits, isDue: isDue))
  }

  private static func urgency(
    _ urgency: Settings.Urgency, traits: ServerTraits, isDue: Bool
  ) -> Settings.Urgency {
    // One that is critical has stayed on the screen.
    traits.popsUpRefreshes && !isDue && urgency != .critical ? .low : urgency
  }

  /// The timeout of the Desktop Notifications Specification: -1 as the server likes, 0 for ever.
  private static func milliseconds(of stay: Settings.Stay) -> Int32 {
    switch stay {
    case .asUsual: return -1
    case .always: return 0
    case .seconds(let seconds): return Int32(seconds) * 1000
    }
  }
}
