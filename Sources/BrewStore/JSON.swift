/// A value of a JSON object.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case text(String)
  /// A value that is JSON already.
  case json(String)

  fileprivate var sqlite: SQLiteValue {
    switch self {
    case .null: return .null
    case .bool(let value): return .text(value ? "true" : "false")
    case .integer(let value): return .integer(value)
    case .text(let value), .json(let value): return .text(value)
    }
  }

  /// Booleans and ready JSON pass through `json()`, else they would become strings.
  fileprivate var placeholder: String {
    switch self {
    case .bool, .json: return "json(?)"
    case .null, .integer, .text: return "?"
    }
  }
}

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
