import Speech

extension CountEntry {
  /// `3 glasses`.
  var inWords: String { tracker.counting(count) }

  /// How much of the target is reached; nothing where there is none.
  var percentage: Int {
    guard let target = rules.target else { return 0 }
    return Swift.max(0, Swift.min(100, count * 100 / target))
  }

  /// The lines under the number.
  var lines: [String] {
    let goal = rules.target.map { target in
      isReached
        ? say("Target: \(target), reached.") : say("Target: \(target), \(target - count) to go.")
    }
    return [goal, recent?.answer].compactMap(\.self)
  }
}
