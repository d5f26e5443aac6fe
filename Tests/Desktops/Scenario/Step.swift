import DesktopSession

/// One thing that a person or the world does, and what has to come of it.
struct Step {
  /// A word for the table.
  let name: String
  /// Does it; throws what was seen instead.
  let run: @MainActor (BrewDesk) throws -> Void
}

/// What a step saw that it should not have.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws what was seen unless the condition holds.
func require(_ condition: Bool, _ seen: @autoclosure () -> String) throws {
  if !condition { throw Unexpected(seen()) }
}
