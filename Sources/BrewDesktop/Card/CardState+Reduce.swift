import BrewCore
import GLibKit

extension CardState {
  /// What comes of an event, and what is to be done about it.
  static func reduce(_ state: CardState, _ event: Event) -> (CardState, [Effect]) {
    var state = state
    let effects = state.take(event)
    return (state, effects)
  }

  private mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .present(let presentation): return isEnding ? [] : present(presentation)
    case .answered(let fitting, let now): return show(by: fitting, at: now)
    case .taken(let id, let now): return taken(id, at: now)
    case .refused: return refused()
    case .settled:
      changeShown { if $0.presses == .early { $0.presses = .awaited } }
      return []
    case .pressed(let id, let key): return pressed(id, key)
    case .closed(let id):
      guard case .screen(let shown) = place, shown.id == id, shown.presses != .early else {
        return []
      }
      place = .list(shown)
      wish.left()
      return []
    case .serverCame: return ask()
    case .serverWent: return lost()
    case .retry:
      guard retry == .waiting else { return [] }
      retry = .over
      return ask()
    case .withdraw:
      wish.cancel()
      isEnding = true
      return goAway()
    case .overdue: return isEnding ? giveUp() : []
    }
  }

  private mutating func present(_ presentation: Presentation) -> [Effect] {
    retry = .none
    guard wish.take(presentation, isAsking: isAsking) else { return goAway() }
    // What is about to go away is kept for nothing less than a popup.
    if wish.face == nil, isOffered, !wish.isDue { return [] }
    wish.face = CardFace(presentation)
    return ask()
  }

  /// Asks the server if there is something for it to show. One thing is shown at a time.
  private mutating func ask() -> [Effect] {
    guard wish.face != nil, wish.isDue || wish.isListed || isOnScreen else { return [] }
    guard case .offered(var offer) = place else { return [.ask] }
    offer.isOutdated = true
    place = .offered(offer)
    return []
  }

  private mutating func show(by fitting: NotificationFitting, at now: MonotonicTime) -> [Effect] {
    let traits = fitting.abilities.traits
    let isWanted = wish.isDue || wish.isListed && traits.listsQuietly
    guard let face = wish.face, isWanted || isOnScreen, !isOffered else { return [] }
    let content = fitting.content(of: face, isDue: wish.isDue)
    var effects: [Effect] = []
    if case .screen(let shown) = place {
      // With many cards there would be many calls for one press.
      if shown.content == content, !wish.isDue { return [] }
      // A refresh of what is in a list alone would pop it up.
      if let end = shown.end, end <= now, !isWanted { return clear() }
      let isInTheWay =
        wish.isDue && !traits.replacingShows
        || shown.content.verbs != content.verbs && !traits.replacingChangesButtons
      if isInTheWay { effects = clear() }
    }
    var (before, replaced) = (Offer.Before.nothing, UInt32(0))
    switch place {
    case .screen(let shown): (before, replaced) = (.screen(shown), shown.id)
    case .list(let shown): before = .list(shown)
    case .nowhere, .offered: break
    }
    place = .offered(
      Offer(
        content: content, before: before, popup: wish.popup, asks: wish.isDue && face.asks,
        revision: face.revision))
    wish.popup = .none
    return effects + [.show(content, replacing: replaced)]
  }

  private mutating func taken(_ id: UInt32, at now: MonotonicTime) -> [Effect] {
    guard case .offered(let offer) = place else { return [] }
    place = .nowhere
    if offer.before == .lost { return isEnding ? [.gone] : ask() }
    let end = offer.content.secondsOnScreen.map { now + $0 }
    place = .screen(Shown(id: id, content: offer.content, end: end))
    retry = .none
    var effects: [Effect] = []
    // The buttons of what is in the list would be dead.
    if case .list(let old) = offer.before, old.id != id { effects = [.close(old.id)] }
    if wish.face == nil { return effects + goAway() }
    effects += [.settle, .display(revision: offer.revision)]
    if offer.asks { effects.append(.asked) }
    return effects + (offer.isOutdated ? ask() : [])
  }

  private mutating func refused() -> [Effect] {
    guard case .offered(let offer) = place else { return [] }
    switch offer.before {
    case .lost:
      place = .nowhere
      return isEnding ? [.gone] : ask()
    case .nothing: place = .nowhere
    case .list(let shown): place = .list(shown)
    case .screen(let shown): place = .screen(shown)
    }
    // What is there still takes a press.
    changeShown { $0.presses = .early }
    var effects = offer.before == .nothing ? [] : [Effect.settle]
    if offer.popup != .none { wish.repeatPopup(offer.popup) }
    // Some servers refuse what comes too soon after the same thing.
    if retry == .none, wish.face != nil {
      retry = .waiting
      effects.append(.tryLater)
    }
    if wish.face == nil { return goAway() }
    return effects + (offer.isOutdated ? ask() : [])
  }

  private mutating func pressed(_ id: UInt32, _ key: String) -> [Effect] {
    guard let verb = Verb(rawValue: key) else { return [] }
    var isTaken = false
    changeShown { shown in
      guard shown.id == id, shown.presses == .awaited, shown.content.verbs.contains(verb) else {
        return
      }
      shown.presses = .over
      isTaken = true
    }
    guard isTaken else { return [] }
    if verb == .later { wish.putOff() }
    return [.perform(verb, isFresh: isOnScreen)]
  }

  /// What was on the screen comes back with the next server. Numbers belong to one server: the next one
  /// may give ours to somebody else.
  private mutating func lost() -> [Effect] {
    let isComingBack = isOnScreen && !wish.isListed
    retry = .none
    guard case .offered(var offer) = place else {
      if isComingBack { wish.repeatPopup() }
      place = .nowhere
      return []
    }
    if isComingBack { wish.repeatPopup(offer.asks ? offer.popup : .wanted) }
    offer.before = .lost
    place = .offered(offer)
    return []
  }

  /// Takes it from the screen and the list; what the server was just given, when it has answered.
  private mutating func goAway() -> [Effect] {
    wish.face = nil
    guard case .offered(let offer) = place else { return clear() + (isEnding ? [.gone] : []) }
    return isEnding && offer.before == .lost ? giveUp() : []
  }

  private mutating func clear() -> [Effect] {
    defer { place = .nowhere }
    switch place {
    case .screen(let shown), .list(let shown): return [.close(shown.id)]
    case .nowhere, .offered: return []
    }
  }

  /// Ends without the answer of the server.
  private mutating func giveUp() -> [Effect] {
    guard case .offered(let offer) = place else { return [] }
    place = .nowhere
    return (offer.before.shown.map { [.close($0.id)] } ?? []) + [.gone]
  }

  /// Changes what is on the screen or in the list.
  private mutating func changeShown(_ body: (inout Shown) -> Void) {
    switch place {
    case .screen(var shown):
      body(&shown)
      place = .screen(shown)
    case .list(var shown):
      body(&shown)
      place = .list(shown)
    case .nowhere, .offered: break
    }
  }

  private var isOffered: Bool {
    if case .offered = place { true } else { false }
  }

  /// True if the server was given what a reminder asks for, and will answer.
  private var isAsking: Bool {
    guard case .offered(let offer) = place else { return false }
    return offer.asks && offer.before != .lost
  }
}
