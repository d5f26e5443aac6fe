/// A value to bind.
enum SQLiteValue {
  case null
  case integer(Int64)
  case text(String)

  static func int(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  static func optional(_ text: String?) -> SQLiteValue { text.map(SQLiteValue.text) ?? .null }
}
