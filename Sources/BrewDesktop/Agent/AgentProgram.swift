import BrewHost
import CGLib
import CNotify
import GLibKit
import GioKit
import Glibc
import Speech

/// What C's `main` of `brewlog-agent` calls.
@_cdecl("brewlog_agent_main")
public func brewlogAgentMain(
  _ count: Int32, _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  AgentProgram.run(MainArguments(count, vector))
}

/// The background program: one instance a session.
enum AgentProgram {
  /// Runs until it is told to end, and returns the exit status.
  static func run(_ arguments: MainArguments?) -> Int32 {
    StandardFiles.fill()
    // A file that may not grow (setrlimit(2)) is to be an error of the write, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    // Its threads take turns, so each needs no heap of its own that would be kept to the end.
    mallopt(M_ARENA_MAX, 1)
    // What GLib logs is written in it, in English too; the other categories take files and are not used.
    setlocale(LC_CTYPE, "")
    return Catalog.$current.withValue(.ofPrograms()) { runSpeaking(arguments) }
  }

  private static func runSpeaking(_ arguments: MainArguments?) -> Int32 {
    Log.useStandardError(as: "brewlog")
    if let status = AgentCommandLine.answer(arguments) { return status }
    do {
      return try start()
    } catch {
      Log.warning("\(error)")
      return 1
    }
  }

  private static func start() throws -> Int32 {
    let bus: Bus
    do {
      bus = try Bus.session()
    } catch {
      Log.warning(say("no session bus: \(error); start the agent inside a desktop session"))
      return 1
    }
    let objects = try BusObjects(on: bus)
    let application = Application(id: ApplicationID.name)
    if let status = try takeName(application) { return status }
    notify_init("BrewLog")
    if let fault = LocalClock().fault { Log.warning("clock: \(fault)") }
    let session = try AgentSession(on: bus, objects)
    guard let successor = try session.run(as: application) else { return 0 }
    successor.start()
    return 1
  }

  /// Takes the agent's name on the bus. Where another program has it the result is the exit status.
  private static func takeName(_ application: Application) throws -> Int32? {
    var failure: (any Error)?
    do {
      if try application.register() { return nil }
    } catch {
      failure = error
    }
    if let bus = try? LazyBus.session(), let owner = NameOwner(on: bus), owner.isForeign {
      Log.warning("\(owner)")
      return 1
    }
    if let failure { throw failure }
    Log.message(say("the agent is already running; this one ends"))
    return 0
  }
}
