import Speech

extension String {
  /// The text in quotation marks for a sentence, cut where it is too long for one. Whatever was typed is put
  /// into a sentence by this.
  public var quoted: String {
    say("“\(elided(to: 81).isolated)”")
  }
}
