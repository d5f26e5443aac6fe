/// Why standard output could not be written.
struct OutputError: Error, Hashable {
  /// The system's error number.
  let number: Int32
  /// True if the command had changed the store by then.
  var isRecorded = false
}
