/// The agent against a C program with libnotify and SQLite, on the same notification server.
struct CardRows {
  private static let rounds = 40
  private static let presses = 7
  private let desktop: PressDesktop
  private let agent: Program
  private let peer: Program

  init(in scratch: Scratch) throws {
    desktop = try PressDesktop()
    let plain = try PlainStore(at: scratch.path("peer.db"), rows: 1000, in: scratch)
    agent = desktop.agent(data: try TenYears(brews: 1002, in: scratch).data)
    peer = desktop.peer(plain.file)
  }

  func measure() throws -> [Row] {
    [
      Row(
        "press to changed card : a C program’s",
        try contest { try press($0) }, reach: 1.3),
      Row(
        "start of the agent to its card : a C program’s",
        try contest { try start($0) }, reach: 1.5),
    ]
  }

  private func contest(_ measure: (Program) throws -> Double) throws -> Contest {
    try Contest(
      rounds: Self.rounds, ours: { try measure(agent) }, theirs: { try measure(peer) })
  }

  /// The median of a few presses. The first one is not counted: it is slower on both sides.
  private func press(_ program: Program) throws -> Double {
    let showing = try Showing(program, on: desktop)
    _ = try showing.press()
    let times = try (0..<Self.presses).map { _ in try showing.press() }
    try showing.end()
    return times.median
  }

  private func start(_ program: Program) throws -> Double {
    let showing = try Showing(program, on: desktop)
    try showing.end()
    return showing.milliseconds
  }
}
