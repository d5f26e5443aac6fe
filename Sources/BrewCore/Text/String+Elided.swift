extension String {
  /// The text, its end replaced by an ellipsis where it has more characters, or many more scalars: a
  /// character may have any number of marks.
  func elided(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let mostScalars = 2 * limit
    let isLong = count > limit
    guard isLong || unicodeScalars.count > mostScalars else { return self }
    let kept = isLong ? prefix(limit - 1) : self[...]
    return String(kept.unicodeScalars.prefix(mostScalars - 1)) + "…"
  }
}
