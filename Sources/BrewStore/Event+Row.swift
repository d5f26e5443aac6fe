import BrewCore

extension Event {
  /// The columns that ``init(row:)`` reads, in its order.
  static let columns =
    "id, tracker, kind, at, utc_offset, day, method, rating, note, undoes, recorded, amount"

  init(row: Row) {
    let kind: Kind
    switch row.text(2) {
    case "log":
      kind = .log(
        Brew(
          method: row.optionalText(6).map(Method.init(stored:)), rating: Rating(row.int(7)),
          note: row.optionalText(8).map(Note.init(stored:))))
    case "reset": kind = .reset
    case "skip": kind = .skip
    case "add": kind = .add(row.int(11))
    case "set": kind = .set(row.int(11))
    default: kind = .undo(EventID(stored: row.text(9)))
    }
    self.init(
      id: EventID(stored: row.text(0)), tracker: Tracker.ID(stored: row.text(1)), kind: kind,
      at: Moment(
        instant: Instant(microseconds: row.large(3)), utcOffset: row.int(4),
        day: row.day(5)),
      recorded: Instant(microseconds: row.large(10)))
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
