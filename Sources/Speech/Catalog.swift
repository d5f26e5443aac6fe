/// The translations into one language.
public struct Catalog: Sendable {
  /// The one that sentences are said by. A program sets it once, around all that it does.
  @TaskLocal public static var current = Catalog.english

  /// English, in which the sentences are written.
  public static let english = Catalog()

  /// The translation of a sentence with numbered places, nil where there is none. With a number it is
  /// that of the plural, whose two forms in English are `sentence` and `other`.
  public typealias Translation =
    @Sendable (_ sentence: String, _ plural: (other: String, number: Int)?) -> String?

  let translation: Translation
  /// True if its language is written from right to left.
  public private(set) var isRightToLeft = false

  /// A catalog that finds translations by `translation`, which is there already.
  public init(_ translation: @escaping Translation) {
    self.translation = translation
    // Translators: Not to be translated: RTL if your language is written from right to left, else LTR.
    isRightToLeft = Catalog.$current.withValue(self) { say("LTR") == "RTL" }
  }

  private init() {
    translation = { _, _ in nil }
  }

  /// True if it has a translation of a sentence.
  public func translates(_ sentence: String) -> Bool { translation(sentence, nil) != nil }
}
