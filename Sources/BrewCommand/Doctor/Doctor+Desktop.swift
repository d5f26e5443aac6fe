import BrewHost
import GLibKit
import Speech

/// Display: what is on the session bus, and what starts at login.
extension Doctor {
  func examineDesktop() {
    var bus: DesktopBus?
    check(.bus) {
      let found = try connect()
      bus = found
      return say("the session bus answers")
    }
    if let bus {
      check(.agent) { try describeAgent(on: bus) }
      var isThere = false
      check(.server) {
        let server = try askServer(on: bus)
        isThere = true
        return try describe(server)
      }
      check(.display) {
        guard isThere else { throw Unchecked(reason: say("there is no server to show a card")) }
        return try showCard(on: bus)
      }
      check(.tray) { try describeTray(on: bus) }
      if settings.hasShortcuts {
        check(.shortcuts) { try describeShortcuts(on: bus) }
      }
    } else {
      for part in [Finding.Part.agent, .server, .display, .tray] {
        skip(part, say("there is no session bus to look on"))
      }
    }
    check(.autostart, describeAutostart)
  }

  private func connect() throws -> DesktopBus {
    do {
      let bus = try DesktopBus()
      _ = try bus.hasOwner(ApplicationID.name)
      return bus
    } catch {
      throw Unwell(say("no session bus: \(error); run this inside a desktop session"))
    }
  }

  private func describeAgent(on bus: DesktopBus) throws -> String {
    guard try bus.hasOwner(ApplicationID.name) else {
      throw Unwell(say("brewlog-agent does not run; start it with: brewlog-agent &"))
    }
    if let owner = bus.agent, owner.isForeign { throw Unwell("\(owner)") }
    let agent = DesktopBus.Peer(
      name: ApplicationID.name, path: ApplicationID.objectPath, interface: "org.gtk.Actions")
    do {
      _ = try bus.call(agent, "List")
    } catch {
      throw Unwell(say("brewlog-agent does not answer: \(error); end it and start it again"))
    }
    return say("brewlog-agent answers")
  }

  private static let server = DesktopBus.Peer(
    name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
    interface: "org.freedesktop.Notifications")

  /// What the server says of itself: name, vendor, version, that of the specification; and its abilities.
  private func askServer(
    on bus: DesktopBus
  ) throws -> (facts: [String], capabilities: [String]) {
    do {
      // The bus may start one for this, as it would for the agent.
      let facts = try bus.call(Self.server, "GetServerInformation")
      let capabilities = try bus.call(Self.server, "GetCapabilities").first?.children ?? []
      return (facts.compactMap(\.string), capabilities.compactMap(\.string))
    } catch {
      guard try bus.hasOwner(Self.server.name) else {
        // `ServiceUnknown` is of the D-Bus specification: the bus has none to start.
        let isKnown = !error.description.contains("ServiceUnknown:")
        throw Unwell(
          isKnown
            ? say(
              """
              no notification server runs, and to start one failed: \(error); start the one of your \
              desktop, or install one such as dunst
              """)
            : say(
              """
              no notification server runs; start the one of your desktop, or install one such as dunst
              """))
      }
      throw Unwell(
        say("the notification server does not answer: \(error); end it and start it again"))
    }
  }

  private func describe(_ server: (facts: [String], capabilities: [String])) throws -> String {
    let name = [server.facts.first, server.facts.dropFirst(2).first].compactMap(\.self)
      .joined(separator: " ")
    guard server.capabilities.contains("actions") else {
      throw Unwell(
        say(
          """
          \(name) shows no buttons just now; end its “do not disturb”, or press in the tray and the \
          terminal
          """))
    }
    // Translators: %1 is a notification server, %2 the names of its abilities.
    return say("\(name), with \(server.capabilities.sorted().joined(separator: ", "))")
  }

  /// Shows a card and closes it: quiet, and gone before it can be read.
  private func showCard(on bus: DesktopBus) throws -> String {
    do {
      let reply = try bus.call(
        Self.server, "Notify",
        [
          .string("BrewLog"), .uint32(0), .string(ApplicationID.name),
          .string(say("A test of BrewLog")), .string(say("It goes by itself.")),
          .array(of: "s", []),
          .dictionary(["urgency": .byte(0), "transient": .bool(true)]), .int32(1000),
        ])
      guard let number = reply.first?.uint32, number > 0 else {
        throw Unwell(say("the server gave a test card no number; end it and start it again"))
      }
      _ = try bus.call(Self.server, "CloseNotification", [.uint32(number)])
    } catch let error as GLibError {
      throw Unwell(
        say("the server refused a test card: \(error); try again in a moment, else start it again"))
    }
    return say("the server took a test card, and closed it")
  }

  private func describeTray(on bus: DesktopBus) throws -> String {
    let watcher = "org.kde.StatusNotifierWatcher"
    guard try bus.hasOwner(watcher) else {
      throw Unwell(
        say(
          """
          there is no tray that takes StatusNotifierItems; add the tray to your panel, on GNOME the \
          extension AppIndicator
          """))
    }
    let peer = DesktopBus.Peer(
      name: watcher, path: "/StatusNotifierWatcher", interface: "org.freedesktop.DBus.Properties")
    let reply: [Variant]
    do {
      reply = try bus.call(
        peer, "Get", [.string(watcher), .string("IsStatusNotifierHostRegistered")])
    } catch {
      throw Unwell(say("the tray does not answer: \(error); start your panel again"))
    }
    guard reply.first?.children.first?.bool == true else {
      throw Unwell(say("the tray has a watcher and no host that draws icons; add it to your panel"))
    }
    return say("a watcher and a host are there")
  }

  private func describeAutostart() throws -> String {
    switch try Autostart().status() {
    case .on(let program): return say("\(program) starts on login")
    case .byUnit(let file, _): return say("\(file) starts the agent on login")
    case .damaged(let error):
      throw Unwell(say("\(String(describing: error)); repair it with: brewlog autostart on"))
    case .off: return say("off")
    case .stale(let program):
      throw Unwell(
        say("\(program) is to start on login and is missing; repair it with: brewlog autostart on"))
    }
  }
}
