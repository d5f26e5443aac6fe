import Testing

@testable import BrewDesktop

struct ServerTraitsTests {
  @Test(arguments: ["", "Xfce Notify Daemon", "gnome-shell", "DUNST", "dunst 1.9"])
  func aServerThatIsNotListedDoesAsSpecified(name: String) {
    let traits = ServerTraits(server: name)
    #expect(traits.drawsButtons)
    #expect(traits.replacingPopsUp)
    #expect(traits.replacingChangesButtons)
  }

  @Test(arguments: ["dunst", "mako"])
  func someDrawNoButtons(name: String) {
    #expect(!ServerTraits(server: name).drawsButtons)
  }

  @Test(arguments: ["Plasma", "SwayNotificationCenter"])
  func someChangeThePopupOnlyInTheirList(name: String) {
    #expect(!ServerTraits(server: name).replacingPopsUp)
  }

  @Test func oneKeepsTheButtonsOfTheFirst() {
    #expect(!ServerTraits(server: "lxqt-notificationd").replacingChangesButtons)
  }
}
