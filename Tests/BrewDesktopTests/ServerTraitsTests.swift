import Testing

@testable import BrewDesktop

struct ServerTraitsTests {
  @Test(arguments: ["", "Xfce Notify Daemon", "GNOME Shell", "DUNST", "dunst 1.9"])
  func aServerThatIsNotListedDoesAsSpecified(name: String) {
    let traits = ServerTraits(server: name)
    #expect(traits.drawsButtons)
    #expect(traits.replacingShows)
    #expect(!traits.popsUpRefreshes)
    #expect(traits.replacingChangesButtons)
    #expect(traits.listsSilentlyAfter == nil)
    #expect(traits.timeoutForEver == 0)
  }

  @Test func someTellNobodyThatACardWentToTheList() {
    #expect(ServerTraits(server: "SwayNotificationCenter").listsSilentlyAfter == 10)
    let name = "Notification Daemon"
    #expect(ServerTraits(server: name, vendor: "GNOME").listsSilentlyAfter == 5)
    // It has the same name, tells all, and hangs when a timeout is as long as can be.
    #expect(ServerTraits(server: name, vendor: "MATE").listsSilentlyAfter == nil)
    #expect(ServerTraits(server: name, vendor: "MATE").timeoutForEver == 0)
  }

  @Test(arguments: ["dunst", "mako"])
  func someDrawNoButtons(name: String) {
    #expect(!ServerTraits(server: name).drawsButtons)
  }

  @Test(arguments: ["Plasma", "gnome-shell"])
  func someDoNotShowWhatIsReplacedAsNew(name: String) {
    #expect(!ServerTraits(server: name).replacingShows)
  }

  @Test func onePopsUpWhatIsOnlyRefreshed() {
    #expect(ServerTraits(server: "gnome-shell").popsUpRefreshes)
    #expect(!ServerTraits(server: "Plasma").popsUpRefreshes)
    // And so it is the one that has a list to fill quietly.
    #expect(ServerTraits(server: "gnome-shell").listsQuietly)
    #expect(!ServerTraits(server: "Plasma").listsQuietly)
  }

  @Test func oneKeepsTheButtonsOfTheFirst() {
    #expect(!ServerTraits(server: "lxqt-notificationd").replacingChangesButtons)
  }

  @Test func oneHasLittleRoom() {
    #expect(ServerTraits(server: "lxqt-notificationd").isSmall)
    #expect(Verb.allCases.map(\.word) == ["Log", "Reset", "Skip", "Add", "Undo", "Later"])
  }
}
