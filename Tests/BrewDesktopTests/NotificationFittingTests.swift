import BrewCore
import BrewHost
import Testing
import TestSupport

@testable import BrewDesktop

struct NotificationFittingTests {
  private static let hint = "In a terminal: brewlog log"

  private func content(
    failure: Presentation.Failure? = nil, isReadable: Bool = true, server name: String = "",
    vendor: String = "",
    capabilities: Set<String> = ["actions", "body"], settings: Settings = Settings(),
    isDue: Bool = true
  ) -> NotificationContent {
    let now = Moment("2026-11-30")
    let entry = isReadable ? MemoryStore().entry(at: now) : Entry(at: now, content: .unreadable)
    let fitting = NotificationFitting(
      abilities: .init(name: name, vendor: vendor, capabilities: capabilities),
      icons: IconFiles(in: []), settings: settings)
    return fitting.content(
      of: CardFace(Presentation(entry: entry, failure: failure, popUp: false)), isDue: isDue)
  }

  @Test func aServerWithButtonsGetsThem() {
    let content = content()
    #expect(content.verbs == [.log, .reset])
    #expect(content.body == "○ ○ ○ ○ ○ ○ ○\nA brew lights the flame.")
    #expect(content.icon == "brewlog-flame-out")
  }

  @Test func whereNoButtonIsToBeSeenTheTerminalIsNamed() {
    let without = content(capabilities: ["body"])
    #expect(without.verbs.isEmpty)
    #expect(without.body.hasSuffix("\n\(Self.hint)"))
    let hidden = content(server: "dunst")
    #expect(hidden.verbs == [.log, .reset])
    #expect(hidden.body.hasSuffix("\n\(Self.hint)"))
  }

  @Test func aTrackerThatIsNotTheOneThatIsSetIsNamed() throws {
    var settings = Settings()
    settings.tracker = Tracker.ID(stored: "tea")
    let content = content(capabilities: ["body"], settings: settings)
    #expect(content.body.hasSuffix("\nIn a terminal: brewlog log --tracker brew"))
  }

  /// Xfce says that it has no actions while it is not to disturb: the next card has them again.
  @Test func actionsThatAreHeldBackAreNotMissed() {
    let held = content(server: "Xfce Notify Daemon", capabilities: ["body"])
    #expect(held.verbs == [.log, .reset])
    #expect(!held.body.contains(Self.hint))
  }

  @Test func whatCantBeLoggedIsNotPromised() {
    let content = content(isReadable: false, capabilities: ["body"])
    #expect(!content.body.contains(Self.hint))
  }

  @Test func textIsEscapedOnlyWhereMarkupIsRead() {
    let failure = Presentation.Failure(label: Verb.log.label(of: .brew), reason: "<b>A & B</b>")
    #expect(content(failure: failure).body == "<b>A & B</b>")
    let capabilities: Set = ["actions", "body-markup"]
    #expect(
      content(failure: failure, capabilities: capabilities).body
        == "&lt;b&gt;A &amp; B&lt;/b&gt;")
  }

  @Test(arguments: [
    (Settings.Stay.asUsual, -1), (.always, 0), (.seconds(1), 1000), (.seconds(3600), 3_600_000),
  ])
  func theStayIsATimeoutOfTheSpecification(stay: Settings.Stay, milliseconds: Int) {
    var settings = Settings()
    settings.stay = stay
    #expect(Int(content(settings: settings).milliseconds) == milliseconds)
  }

  /// Some take 0 for their usual time.
  @Test(arguments: [("Notification Daemon", "GNOME"), ("SwayNotificationCenter", "ErikReider")])
  func forEverIsAsLongAsCanBe(server: String, vendor: String) {
    var settings = Settings()
    settings.stay = .always
    #expect(content(server: server, vendor: vendor, settings: settings).milliseconds == .max)
  }

  @Test(
    arguments: [
      (.asUsual, .normal, 10), (.asUsual, .critical, nil), (.always, .normal, nil),
      (.seconds(3), .normal, 3), (.seconds(3), .critical, 3),
    ] as [(Settings.Stay, Settings.Urgency, Int?)])
  func whenItHasLeftIsKnownWhereItIsNotTold(
    stay: Settings.Stay, urgency: Settings.Urgency, seconds: Int?
  ) {
    var settings = Settings()
    settings.stay = stay
    settings.urgency = urgency
    #expect(
      content(server: "SwayNotificationCenter", settings: settings).secondsOnScreen == seconds)
    #expect(content(server: "dunst", settings: settings).secondsOnScreen == nil)
  }

  @Test(arguments: Settings.Urgency.allCases)
  func theUrgencyIsTheChosenOne(urgency: Settings.Urgency) {
    var settings = Settings()
    settings.urgency = urgency
    #expect(content(settings: settings).urgency == urgency)
  }

  @Test func aRefreshIsQuietWhereItWouldPopUp() {
    var settings = Settings()
    #expect(content(server: "gnome-shell", settings: settings).urgency == .normal)
    #expect(content(server: "gnome-shell", settings: settings, isDue: false).urgency == .low)
    #expect(content(server: "Plasma", settings: settings, isDue: false).urgency == .normal)
    settings.urgency = .critical
    #expect(content(server: "gnome-shell", settings: settings, isDue: false).urgency == .critical)
  }
}
