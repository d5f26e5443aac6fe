import TestSupport
import Testing

@testable import BrewDesktop

/// A card and a server, each of which does at random what it may do.
@Suite struct CardStateModelTests {
  /// What a server does of what servers differ in.
  nonisolated struct Kind: CustomStringConvertible, Sendable {
    let name: String
    /// A press closes the card.
    let closesOnPress: Bool
    /// What replaces a card that is closed gets its number.
    let reusesNumbers: Bool
    /// It is refused now and then.
    var refuses: Bool

    var description: String { "\(name) \(closesOnPress) \(reusesNumbers) \(refuses)" }
  }

  nonisolated private static let kinds = ["", "Plasma", "lxqt-notificationd", "gnome-shell"].flatMap
  { name in
    [false, true].flatMap { closes in
      [false, true].flatMap { reuses in
        [false, true].map {
          Kind(name: name, closesOnPress: closes, reusesNumbers: reuses, refuses: $0)
        }
      }
    }
  }

  /// The server, the bus to it and back, and the card.
  private struct World {
    var kind: Kind
    var random: SeededGenerator
    var card = CardScript()
    var isThere = true
    /// What the server has, on the screen or in a list.
    var shown: Set<UInt32> = []
    var lastID: UInt32 = 0
    /// What the server has sent, in its order.
    var sent: [CardState.Event] = []
    /// What it was asked, and has not answered.
    var isAsked = false
    var offer: UInt32?
    /// The offer was made to a server that has gone.
    var isLost = false
    var isSettling = false
    var performed = 0
    var pressed = 0
    var gone = 0

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func take(_ event: CardState.Event) {
      card.take(event)
      for effect in card.effects {
        switch effect {
        case .ask: isAsked = true
        case .show(_, let id):
          #expect(offer == nil, "two at a time")
          offer = id
        case .settle: isSettling = true
        case .close(let id): shown.remove(id)
        case .perform: performed += 1
        case .gone: gone += 1
        case .tryLater, .display, .asked: break
        }
      }
    }

    /// The server gets on with what it was asked, and the loop with what the server has sent.
    mutating func goOn() {
      if !sent.isEmpty { return take(sent.removeFirst()) }
      if isSettling {
        isSettling = false
        return take(.settled)
      }
      if let id = offer {
        offer = nil
        if isLost {
          isLost = false
          // It may have answered before.
          return take(chance(2) ? .refused : CardScript.taken(id == 0 ? 1 : id))
        }
        if !isThere || kind.refuses && chance(4) { return take(.refused) }
        let isNew = !shown.contains(id) && !(kind.reusesNumbers && id != 0)
        if isNew { lastID += 1 }
        let number = isNew ? lastID : id
        shown.insert(number)
        return take(CardScript.taken(number))
      }
      guard isAsked else { return }
      isAsked = false
      if isThere { take(CardScript.answered(by: kind.name)) }
    }

    mutating func doSomething() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: take(CardScript.present(Int.random(in: 1...3, using: &random), popUp: true))
      case 1: take(CardScript.present(Int.random(in: 1...3, using: &random)))
      case 2: take(CardScript.present(1, reminder: chance(2) ? .due : .asked))
      case 3: take(.retry)
      case 4, 5:
        guard sent.isEmpty, !isSettling, offer == nil, let id = shown.randomElement(using: &random)
        else { return }
        sent.append(.pressed(id: id, key: "add"))
        pressed += 1
        if kind.closesOnPress {
          shown.remove(id)
          sent.append(.closed(id: id))
        } else if chance(3) {
          // Twice, before the first was dealt with.
          sent.append(.pressed(id: id, key: "add"))
        }
      case 6:
        guard sent.isEmpty, !isSettling, offer == nil, let id = shown.randomElement(using: &random)
        else { return }
        shown.remove(id)
        sent.append(.closed(id: id))
      case 7 where chance(3):
        (isThere, shown, sent, isAsked, isLost) = (false, [], [], false, offer != nil)
        take(.serverWent)
      case 8 where !isThere:
        (isThere, lastID) = (true, 0)
        take(.serverCame)
      default: goOn()
      }
    }

    mutating func rest() {
      for _ in 0..<20 { goOn() }
    }
  }

  /// What the server has of it is what the card knows of: else nobody could take it away.
  private func expectNoStray(_ world: World, _ seed: Int) {
    var known: Set<UInt32> = []
    switch world.card.state.place {
    case .screen(let shown), .list(let shown): known = [shown.id]
    case .offered(let offer): known = Set([offer.before.shown?.id].compactMap(\.self))
    case .nowhere: break
    }
    #expect(
      world.shown.subtracting(known).isEmpty, "\(seed): \(world.shown) \(world.card.state.words)")
  }

  @Test(arguments: kinds) func nothingIsLostDoubledOrLeft(kind: Kind) {
    for seed in 1...15 {
      var world = World(kind: kind, random: SeededGenerator(seed: UInt64(seed)))
      for _ in 0..<200 {
        world.doSomething()
        expectNoStray(world, seed)
      }
      #expect(world.performed <= world.pressed, "\(seed)")
      // Whatever came before, what is asked for is seen.
      world.kind.refuses = false
      if !world.isThere {
        world.isThere = true
        world.take(.serverCame)
      }
      world.rest()
      world.take(CardScript.present(1, popUp: true))
      world.rest()
      #expect(world.shown.count == 1, "\(seed): \(world.card.state.words)")
      world.take(.withdraw)
      world.rest()
      #expect(world.shown.isEmpty && world.gone == 1, "\(seed): \(world.shown) \(world.gone)")
    }
  }
}
