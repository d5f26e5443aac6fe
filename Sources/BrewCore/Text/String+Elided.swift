extension String {
  /// The text, its end replaced by an ellipsis where it has more characters.
  func elided(to limit: Int) -> String {
    count > limit ? "\(prefix(limit - 1))…" : self
  }
}
