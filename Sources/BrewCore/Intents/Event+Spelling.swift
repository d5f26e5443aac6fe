extension Event {
  /// The event with its method spelled as it is among the tracker's: the same, or one that differs only
  /// in case or in how an é is composed. A new method stays as it was typed.
  ///
  /// `used` are the methods that were used, most recent first; they are asked for only where the snapshot
  /// does not know the method.
  public func spelled(
    as snapshot: Snapshot, or used: () throws -> [Method]
  ) rethrows -> Event {
    guard case .log(let brew) = kind, let method = brew.method else { return self }
    let known = [snapshot.lastMethod].compactMap(\.self) + snapshot.tracker.methods
    if let same = known.first(where: { $0 == method }) { return with(same, in: brew) }
    let all = try snapshot.tracker.methods(after: used())
    return all.first { $0.folded == method.folded }.map { with($0, in: brew) } ?? self
  }

  private func with(_ method: Method, in brew: Brew) -> Event {
    let brew = Brew(method: method, rating: brew.rating, note: brew.note)
    return Event(id: id, tracker: tracker, kind: .log(brew), at: at, recorded: recorded)
  }
}
