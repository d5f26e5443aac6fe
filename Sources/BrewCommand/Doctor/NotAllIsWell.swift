/// The end of a look that found something wrong; what it was has been printed.
struct NotAllIsWell: Error, CustomStringConvertible {
  let parts: [Finding.Part]

  var description: String {
    "not all is well; look at: \(parts.map(\.rawValue).joined(separator: ", "))"
  }
}
