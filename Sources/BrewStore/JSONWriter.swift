/// Writes JSON by SQLite (RFC 8259). It needs no store, so that what can't be read can be told too.
public final class JSONWriter {
  private let connection: Connection

  /// A writer. Throws an error of SQLite if there is no memory for it.
  public init() throws {
    connection = try Connection(path: ":memory:", busySeconds: 0)
  }

  /// The text of an object with these fields, in this order.
  public func object(_ fields: [(key: String, value: JSONValue)]) throws -> String {
    let pairs = fields.map { "?, \($0.value.placeholder)" }.joined(separator: ", ")
    let values = fields.flatMap { [SQLiteValue.text($0.key), $0.value.sqlite] }
    return try connection.text("SELECT json_object(\(pairs))", values: values)
  }
}
