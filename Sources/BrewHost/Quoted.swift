import Speech

extension String {
  /// The text in quotation marks for a sentence, cut where it is too long for one.
  public var quoted: String {
    let text = count > 80 ? "\(prefix(80))…" : self
    return say("“\(text.isolated)”")
  }
}
