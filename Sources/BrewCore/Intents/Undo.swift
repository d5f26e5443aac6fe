/// Takes back the newest event that has not been taken back, within five minutes of it.
public struct Undo: Intent {
  /// Takes it back after five minutes too.
  public var force: Bool

  /// An undo, also of something older if `force` is true.
  public init(force: Bool = false) {
    self.force = force
  }

  /// An undo event; throws ``IntentError`` if there is nothing to take back, or it is too late.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    guard let target = snapshot.undoable else { throw IntentError.nothingToUndo }
    guard force || UndoOffer(of: target, at: now.instant) != nil else {
      throw IntentError.undoLapsed(target)
    }
    return try snapshot.event(.undo(target.id), at: nil, now: now)
  }
}
