import DesktopSession

extension BrewDesk {
  /// Adds a count and lets its card come up.
  func showOther(_ name: String) throws {
    try brewlog("tracker", "add", name, "--kind", "count")
    try brewlog("show", "--tracker", name.lowercased())
    try desktop.session.bus.wait(for: "the card of \(name)") { bus in
      bus.cards.contains { $0.summary == "0 · \(name)" } ? () : nil
    }
  }

  /// Waits until the agent has seen all that was written.
  func waitUntilShown() throws {
    let revision = try status().revision
    try eventually("the agent to see revision \(revision)", seen: { agent?.errors ?? "" }) {
      agentKnows(revision: revision)
    }
  }
}
