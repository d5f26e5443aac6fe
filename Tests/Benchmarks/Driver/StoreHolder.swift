import CSQLite

/// Has a store open, as a running agent has: whoever closes it then is not the last to do so, and
/// leaves the write-ahead log where it is.
final class StoreHolder {
  private var handle: OpaquePointer?

  init(_ file: String) throws {
    guard
      sqlite3_open_v2(file, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_exec(handle, "SELECT count(*) FROM sqlite_schema", nil, nil, nil) == SQLITE_OK
    else { throw BenchmarkError.unreadable(file) }
  }

  deinit { sqlite3_close_v2(handle) }
}
