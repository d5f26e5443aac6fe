/// Two things measured in turn, so that whatever else the machine does meets both alike.
struct Contest {
  /// The median of ours, in milliseconds.
  let ours: Double
  /// The median of the other, in milliseconds.
  let theirs: Double

  /// What ours takes of what the other takes.
  var ratio: Double { ours / theirs }

  /// Runs both `rounds` times, taking turns at going first. Some rounds before are not counted.
  init(rounds: Int, ours: () throws -> Double, theirs: () throws -> Double) throws {
    let warmUp = 5
    var samples: (ours: [Double], theirs: [Double]) = ([], [])
    for round in 0..<(warmUp + rounds) {
      var pair = (ours: 0.0, theirs: 0.0)
      if round.isMultiple(of: 2) {
        pair.ours = try ours()
        pair.theirs = try theirs()
      } else {
        pair.theirs = try theirs()
        pair.ours = try ours()
      }
      if round < warmUp { continue }
      samples.ours.append(pair.ours)
      samples.theirs.append(pair.theirs)
    }
    self.ours = samples.ours.median
    self.theirs = samples.theirs.median
  }
}

extension [Double] {
  /// The middle value; of two the upper one.
  var median: Double { sorted()[count / 2] }
}
