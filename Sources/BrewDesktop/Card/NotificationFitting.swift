import BrewHost
import GLibKit
import Speech

/// What a card is fitted to: what the server can do, and what the person chose.
struct NotificationFitting {
  let abilities: NotificationServer.Abilities
  let icons: IconFiles
  let settings: Settings

  /// What libnotify is to be given for `face`; it pops up if it `isDue`, and is a refresh otherwise.
  func content(of face: CardFace, isDue: Bool) -> NotificationContent {
    let traits = abilities.traits
    let hasActions = abilities.capabilities.contains("actions") || traits.hasActionsAlways
    let hasButtons = hasActions && traits.drawsButtons
    let tracker = face.tracker.id
    let option = tracker == settings.tracker ? "" : " --tracker \(tracker.argument)"
    let command = hasButtons ? nil : face.verbs.first.map { "\($0.rawValue)\(option)" }
    let hint = command.map { say("In a terminal: brewlog \($0)").directed }
    var summary = face.text.summary
    var lines = hint != nil || traits.isSmall ? face.text.shortLines : face.text.lines
    if let room = traits.room {
      let hints = [hint, command.map { "brewlog \($0)" }].compactMap(\.self)
      (summary, lines) = room.fit(summary, lines, hints: hints)
    } else if let hint {
      lines.append(hint)
    }
    let body = lines.joined(separator: "\n")
    return NotificationContent(
      summary: summary,
      body: abilities.capabilities.contains("body-markup") ? escapingMarkup(body) : body,
      icon: icons.path(of: face.flame),
      verbs: hasActions ? face.verbs : [],
      tracker: face.tracker,
      isTerse: traits.isSmall,
      milliseconds: settings.stay.milliseconds(forEver: traits.timeoutForEver),
      secondsOnScreen: traits.listsSilentlyAfter.flatMap(settings.secondsOnScreen),
      // What is critical has stayed on the screen.
      urgency: traits.popsUpRefreshes && !isDue && settings.urgency != .critical
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
