import BrewCore

extension Event {
  /// The columns that ``init(row:from:)`` reads, in its order.
  static let columns =
    "id, tracker, kind, at, utc_offset, day, method, rating, note, undoes, recorded, amount"

  /// An event from the columns that begin at `first`.
  init(row: Row, from first: Int32 = 0) throws(SQLiteError) {
    guard let verb = Verb(rawValue: try row.text(first + 2)) else { throw row.damage(first + 2) }
    let kind: Kind
    switch verb {
    case .log: kind = .log(try Brew(row: row, from: first))
    case .reset: kind = .reset
    case .skip: kind = .skip
    case .add: kind = .add(try row.int(first + 11, in: CountRules.range))
    case .set: kind = .set(try row.int(first + 11, in: CountRules.range))
    case .undo: kind = .undo(EventID(stored: try row.text(first + 9)))
    }
    self.init(
      id: EventID(stored: try row.text(first)),
      tracker: Tracker.ID(stored: try row.text(first + 1)), kind: kind,
      at: Moment(
        instant: try row.instant(first + 3), utcOffset: try row.utcOffset(first + 4),
        day: try row.day(first + 5)),
      recorded: try row.instant(first + 10))
  }
}

extension Brew {
  fileprivate init(row: Row, from first: Int32) throws(SQLiteError) {
    self.init(
      method: try row.optionalText(first + 6).map(Method.init(stored:)),
      rating: try row.optionalInt(first + 7, in: Rating.range).flatMap { Rating($0) },
      note: try row.optionalText(first + 8, upTo: TextLimit.note).map(Note.init(stored:)))
  }
}

extension Connection {
  func insert(_ event: Event, revision: Int64) throws {
    var brew: Brew?
    var undoes: EventID?
    var amount: Int?
    switch event.kind {
    case .log(let logged): brew = logged
    case .reset, .skip: break
    case .add(let number), .set(let number): amount = number
    case .undo(let target): undoes = target
    }
    try run(
      Self.insertEvent,
      .text(event.id.description), .text(event.tracker.description),
      .text(event.kind.verb.rawValue), .integer(event.at.instant.microseconds),
      .int(event.at.utcOffset),
      .int(event.at.day.number), .optional(brew?.method?.description),
      brew?.rating.map { .int($0.points) } ?? .null, .optional(brew?.note?.description),
      .optional(undoes?.description), .integer(event.recorded.microseconds),
      amount.map { .int($0) } ?? .null, .integer(revision))
  }

  /// Put together once, as each press runs it.
  private static let insertEvent = """
    INSERT INTO event (\(Event.columns), revision)
    VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13)
    """
}
