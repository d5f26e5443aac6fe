import BrewCore

/// An array of JSON, an element a line. It is printed as it comes: a list may be long, and its reader may stop
/// early.
struct JSONList {
  private let output: Output
  private var isEmpty = true

  init(_ output: Output) {
    self.output = output
  }

  mutating func add(_ value: JSONValue) throws(OutputError) {
    try output.raw("\(isEmpty ? "[" : ",\n")\(value)")
    isEmpty = false
  }

  /// Ends the array.
  func end() throws(OutputError) {
    try output.raw(isEmpty ? "[]\n" : "]\n")
  }
}

extension Output {
  /// Adds an array, an element a line.
  func json(_ values: [JSONValue]) throws(OutputError) {
    var list = JSONList(self)
    for value in values { try list.add(value) }
    try list.end()
  }
}
