import Speech

/// The text without blanks around it. Throws ``TextError``.
func validated(
  _ text: String, field: TextError.Field, limit: Int
) throws(TextError) -> String {
  func fail(_ fault: TextError.Fault) -> TextError {
    TextError(field: field, limit: limit, fault: fault)
  }
  if let scalar = text.lazy.compactMap(\.hiddenScalar).first {
    throw fail(scalar.isControl ? .controlCharacter(scalar) : .invisibleCharacter(scalar))
  }
  let trimmed = text.trimmed
  // What is left may still be marks of direction, fillers and the like, with nothing to be seen.
  guard trimmed.unicodeScalars.contains(where: \.isInked) else { throw fail(.empty) }
  let length = trimmed.count
  guard length <= limit else { throw fail(.tooLong(characters: length)) }
  // One character may carry any number of marks; this bounds what is stored and drawn.
  guard trimmed.allSatisfy({ $0.unicodeScalars.count <= 1 + TextError.marks }) else {
    throw fail(.tooManyMarks)
  }
  return trimmed
}

extension Unicode.Scalar {
  fileprivate var isInked: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
