import Speech

extension String {
  /// The text in quotation marks for a sentence, cut where it is too long for one.
  public var quoted: String {
    count > 80 ? say("“\(prefix(80) + "…")”") : say("“\(self)”")
  }
}
