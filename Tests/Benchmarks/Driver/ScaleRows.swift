/// A long history against a short one.
struct ScaleRows {
  private static let rounds = 200
  private let many: TenYears
  private let few: TenYears

  init(in scratch: Scratch) throws {
    many = try TenYears(brews: 1_000_000, in: scratch)
    few = try TenYears(brews: 1001, in: scratch)
  }

  func measure() throws -> [Row] {
    try ["status", "log"].map { verb in
      let (long, short) = (many.brewlog(verb), few.brewlog(verb))
      let contest = try Contest(
        rounds: Self.rounds, ours: { try long.milliseconds() },
        theirs: { try short.milliseconds() })
      return Row("`brewlog \(verb)` with 1,000,000 brews : with 1,000", contest, reach: 1.2)
    }
  }
}
