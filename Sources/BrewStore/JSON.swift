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

extension Store {
  /// The text of a JSON object with these fields, written by SQLite (RFC 8259). Throws ``StoreError``.
  public func json(_ fields: KeyValuePairs<String, JSONValue>) throws -> String {
    try json(Array(fields))
  }

  /// The same for fields that are put together.
  public func json(_ fields: [(key: String, value: JSONValue)]) throws -> String {
    try transaction(.deferred) { try $0.json(fields) }
  }
}

/// Writes JSON by SQLite where there may be no store that can be read.
public final class JSONWriter {
  private let connection: Connection

  /// A writer. Throws an error of SQLite if there is no memory for it.
  public init() throws {
    connection = try Connection(path: ":memory:", busySeconds: 0)
  }

  /// The text of an object with these fields (RFC 8259).
  public func object(_ fields: KeyValuePairs<String, JSONValue>) throws -> String {
    try connection.json(Array(fields))
  }
}

extension Connection {
  fileprivate func json(_ fields: [(key: String, value: JSONValue)]) throws -> String {
    let pairs = fields.map { "?, \($0.value.placeholder)" }.joined(separator: ", ")
    let values = fields.flatMap { [SQLiteValue.text($0.key), $0.value.sqlite] }
    return try text("SELECT json_object(\(pairs))", values: values)
  }
}
