/// A sentence in the person's language.
///
/// It takes literals only, which are found in the source to be translated (`packaging/translations`).
public func say(_ sentence: Sentence) -> String {
  sentence.said(as: Catalog.current.translation(sentence.key, nil))
}

/// The same where one wording of English has several elsewhere: a translation of its own for a place,
/// such as `small button`.
public func say(_ sentence: Sentence, on place: String) -> String {
  sentence.said(as: Catalog.current.translation("\(place)\u{4}\(sentence.key)", nil))
}

/// A sentence about a number, in the form that it takes in the person's language. English has a form
/// for 1, which may leave the number out, and one for all others.
public func say(_ number: Int, one: Sentence, other: Sentence) -> String {
  let plural = (other: other.key, number: number)
  let translation = Catalog.current.translation(one.key, plural)
  return translation.map { other.said(as: $0) } ?? (number == 1 ? one : other).english
}

extension Sentence {
  /// In a language that is written from right to left the marks of that direction keep a name in
  /// another script from turning round what stands beside it.
  fileprivate func said(as translation: String?) -> String {
    guard let translation else { return english }
    let isMarked = !values.isEmpty && Catalog.current.isRightToLeft
    return filling(translation, marked: isMarked ? rightToLeftMark : "")
  }
}

/// An invisible letter of a script that is written from right to left.
private let rightToLeftMark = "\u{200F}"

extension String {
  /// The text as a line of its own that runs as the person's language does, whatever it begins with.
  public var directed: String {
    Catalog.current.isRightToLeft ? rightToLeftMark + self : self
  }
}
