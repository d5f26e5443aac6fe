/// A value of a JSON object.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case text(String)
  /// A value that is JSON already.
  case json(String)

  var sqlite: SQLiteValue {
    switch self {
    case .null: return .null
    case .bool(let value): return .text(value ? "true" : "false")
    case .integer(let value): return .integer(value)
    case .text(let value), .json(let value): return .text(value)
    }
  }

  /// Booleans and ready JSON pass through `json()`, else they would become strings.
  var placeholder: String {
    switch self {
    case .bool, .json: return "json(?)"
    case .null, .integer, .text: return "?"
    }
  }
}
