import Speech

extension Sequence<String> {
  /// The word that `text` most likely stands for, nil if none is near.
  package func nearest(to text: String) -> String? {
    let scored = map { ($0, distance(text.lowercased(), $0)) }
    // Where each letter is another one, nothing of it was meant.
    let limit = Swift.min(text.count - 1, Swift.max(1, text.count / 3))
    return scored.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }
}

extension String {
  /// The sentence with the word that was most likely meant, if there is one.
  package func guessing(_ word: String?) -> String {
    guard let word else { return self }
    // Translators: %1 is what is wrong.
    return say("\(self); did you mean \(word.isolated)?")
  }
}

/// How many letters have to be put in, left out, changed or swapped with their neighbour (optimal
/// string alignment distance).
private func distance(_ left: String, _ right: String) -> Int {
  let left = Array(left.prefix(32))
  let right = Array(right)
  var rows = [Array(0...right.count)]
  for (row, letter) in left.enumerated() {
    var costs = [row + 1]
    for (column, other) in right.enumerated() {
      let change = rows[row][column] + (letter == other ? 0 : 1)
      var cost = min(change, rows[row][column + 1] + 1, costs[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        cost = min(cost, rows[row - 1][column - 1] + 1)
      }
      costs.append(cost)
    }
    rows.append(costs)
  }
  return rows[left.count][right.count]
}
