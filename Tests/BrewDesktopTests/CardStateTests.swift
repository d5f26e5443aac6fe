import Testing

@testable import BrewDesktop

/// What a card does on servers of all kinds. `CardStateTableTests` has each step.
@Suite struct CardStateTests {
  private typealias Script = CardScript
  private let popup = CardScript.present(1, popUp: true)
  private let reminder = CardScript.present(1, reminder: .due)

  /// A card on the screen under the number 7.
  private func onScreen(by name: String = "") -> CardScript {
    var script = Script()
    script.take(popup, Script.answered(by: name), Script.taken(7), .settled)
    return script
  }

  private func shows(_ script: CardScript) -> [String] {
    script.effects.filter { if case .show = $0 { true } else { false } }.map(\.words)
  }

  /// What was sent before the server showed what is there: a second click, and that it was closed by the
  /// first one, though its number is in use again.
  @Test func whatComesLateIsAboutWhatWasThereBefore() {
    var script = onScreen()
    script.take(.pressed(id: 7, key: "add"), Script.present(2, popUp: true), Script.answered())
    for late in [CardState.Event.pressed(id: 7, key: "add"), .closed(id: 7)] {
      script.take(late)
      #expect(script.effects.isEmpty)
    }
    script.take(Script.taken(7))
    for late in [CardState.Event.pressed(id: 7, key: "add"), .closed(id: 7)] {
      script.take(late)
      #expect(script.effects.isEmpty)
    }
    script.take(.settled, .pressed(id: 7, key: "add"))
    #expect(script.effects == [.perform(.add, isFresh: true)])
  }

  @Test func whatWasRefusedLeavesACardThatTakesAPress() {
    var script = onScreen()
    script.take(
      .pressed(id: 7, key: "add"), Script.present(2, popUp: true), Script.answered(), .refused)
    script.take(.settled, .pressed(id: 7, key: "add"))
    #expect(script.effects == [.perform(.add, isFresh: true)])
  }

  @Test func aKeyThatIsNoButtonOfTheCardDoesNothing() {
    for key in ["reset", "default", "", "settings"] {
      var script = onScreen()
      script.take(.pressed(id: 7, key: key))
      #expect(script.effects.isEmpty)
    }
  }

  /// As Plasma and GNOME's shell do not show what is replaced, and do show what is new.
  @Test(arguments: ["Plasma", "gnome-shell"])
  func whereReplacingDoesNotShowAPopupIsANewOne(server: String) {
    var script = onScreen(by: server)
    script.take(popup, Script.answered(by: server))
    #expect(script.effects.map(\.words) == ["close 7", "show “1 · It”"])
    script.take(Script.taken(8), .settled, Script.present(2), Script.answered(by: server))
    #expect(shows(script) == ["show “2 · It” over 8"])
  }

  @Test func whereReplacingLeavesTheButtonsOtherButtonsAreOnANewOne() {
    let server = "lxqt-notificationd"
    var script = onScreen(by: server)
    script.take(Script.present(2), Script.answered(by: server))
    #expect(shows(script) == ["show “2 · It” over 7"])
    script.take(Script.taken(7), .settled, Script.present(2, reminder: .asked))
    script.take(Script.answered(by: server))
    #expect(script.effects.map(\.words) == ["close 7", "show “2 · It”"])
  }

  /// As swaync does after ten seconds.
  @Test func whatHasLeftWithoutAWordIsNotRefreshed() {
    let server = "SwayNotificationCenter"
    var script = onScreen(by: server)
    script.take(Script.present(2), Script.answered(by: server, in: 9))
    #expect(shows(script) == ["show “2 · It” over 7"])
    script = onScreen(by: server)
    script.take(Script.present(2), Script.answered(by: server, in: 10))
    #expect(script.effects == [.close(7)])
    script.take(popup, Script.answered(by: server, in: 11))
    #expect(shows(script) == ["show “1 · It”"])
  }

  @Test func whatIsListedIsShownWhereThatIsQuiet() {
    for (server, count) in [("gnome-shell", 1), ("dunst", 0)] {
      var script = Script()
      script.take(Script.present(1, isListed: true), Script.answered(by: server))
      #expect(shows(script).count == count)
    }
  }

  /// A server shows a reminder once, and has asked by that.
  @Test func aReminderHasAskedOnceAServerShowsIt() {
    var script = Script()
    for _ in 1...3 {
      script.take(reminder)
      #expect(script.effects == [.ask])
    }
    script.take(Script.answered(), reminder)
    #expect(script.effects.isEmpty)
    script.take(Script.taken(7))
    #expect(script.effects.contains(.asked))
    // It is written down by now.
    script.take(Script.present(1, reminder: .asked), Script.answered())
    #expect(script.effects.isEmpty)
  }

  @Test func aReminderThatNoServerShowsStaysDue() {
    var script = Script()
    script.take(reminder, Script.answered(), .refused, .retry, Script.answered(), .refused)
    #expect(!script.effects.contains(.asked))
    #expect(script.state.wish.isDue)
    script.take(.serverWent, .serverCame, Script.answered(), .serverWent, Script.taken(7))
    #expect(!script.effects.contains(.asked))
    script.take(.serverCame, Script.answered(), Script.taken(7))
    #expect(script.effects.contains(.asked))
  }
}
