import CSQLite
import Glibc

/// An open SQLite file. Closed when it is released.
final class Connection {
  /// How a transaction begins.
  enum Transaction: String {
    /// Reads one state of the file.
    case deferred = "BEGIN"
    /// Waits for its turn to write.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// SQLite's own handle. Only this folder calls SQLite with it.
  let handle: OpaquePointer
  private let path: String
  private let busyMilliseconds: Int32
  /// The statements that are not in use: to prepare one costs more than to run it. They are few, so to
  /// compare their texts costs less than to hash one.
  private var prepared: [Statement] = []

  /// Each allocation would take a lock to count itself, for figures that nobody reads. And memory for
  /// twenty pages would be taken and written to at once, most of which a short run does not need.
  private static let setUp = (brewlog_keep_no_statistics(), brewlog_take_pages_one_by_one())

  /// Opens an existing file, unless there is a link on the way to it. `busySeconds` is how long a call waits
  /// for another process.
  init(path: String, busySeconds: Int32) throws(SQLiteError) {
    _ = Self.setUp
    var handle: OpaquePointer?
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw SQLiteError(handle)
    }
    self.handle = handle
    self.path = path
    busyMilliseconds = busySeconds * 1000
    // Nothing in the file is run, and its pages are looked at more closely.
    brewlog_distrust(handle)
    sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  /// Makes SQLite keep a write-ahead log beside the file from now on.
  static let enteringWAL = "PRAGMA journal_mode = WAL"

  /// True if there is no write-ahead log to the file, as to a copy that `VACUUM INTO` made.
  var hasNoLog: Bool { (try? first("PRAGMA journal_mode") { try $0.text(0) }) == "delete" }

  /// True if the write-ahead log holds nothing.
  var isLogEmpty: Bool {
    var status = stat()
    return stat(path + "-wal", &status) != 0 || status.st_size == 0
  }

  /// Copies the write-ahead log into the file and empties it, unless another process is in the way.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 0)
    sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  /// Makes it neither copy nor remove the write-ahead log when it is closed, as the last one to close it would.
  func leaveLog() {
    _ = brewlog_leave_log(handle)
  }

  /// Takes an image of a file in the place of what is open. An image without a byte is an empty database.
  func hold(_ image: [UInt8]) throws(SQLiteError) {
    if image.isEmpty { return }
    guard let memory = sqlite3_malloc64(sqlite3_uint64(image.count)) else {
      throw SQLiteError(code: SQLITE_NOMEM)
    }
    let bytes = memory.bindMemory(to: UInt8.self, capacity: image.count)
    bytes.update(from: image, count: image.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    let size = sqlite3_int64(image.count)
    // It frees the memory also where it fails.
    guard sqlite3_deserialize(handle, "main", bytes, size, size, flags) == SQLITE_OK else {
      throw SQLiteError(handle)
    }
  }

  deinit {
    prepared = []
    sqlite3_close_v2(handle)
  }

  /// True if the file at the path is no longer the one that is open: it was deleted or replaced.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// Another number after each change of anything, by whomever. What others have changed shows once a
  /// transaction has begun.
  var dataVersion: UInt32 {
    var version: UInt32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version)
    return version
  }

  /// Runs statements that take no values and whose rows do not matter.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(handle) }
  }

  /// Runs one statement that gives no rows.
  func run(_ sql: String, _ values: SQLiteValue...) throws {
    try with(sql, values) { try $0.forEach { _ in } }
  }

  /// The rows of one statement, each turned into a value.
  func rows<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (Row) throws -> Value
  ) throws -> [Value] {
    var all: [Value] = []
    try with(sql, values) { try $0.forEach { all.append(try read($0)) } }
    return all
  }

  /// The first row of one statement, turned into a value; nil if there is none.
  func first<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (Row) throws -> Value
  ) throws -> Value? {
    try with(sql, values) { try $0.next().map(read) }
  }

  /// Calls `body` with each row of one statement, without keeping them.
  func forEach(
    _ sql: String, _ values: SQLiteValue..., body: (Row) throws -> Void
  ) throws {
    try with(sql, values) { try $0.forEach(body) }
  }

  /// Calls `body` with a statement that has these values, and keeps it for the next time.
  private func with<Value>(
    _ sql: String, _ values: [SQLiteValue], _ body: (Statement) throws -> Value
  ) throws -> Value {
    // One that is in use is not among them: the same text inside `body` gets one of its own.
    let length = sql.utf8.count
    let known = prepared.firstIndex { $0.sql.utf8.count == length && $0.sql == sql }
      .map { prepared.remove(at: $0) }
    let statement = try known ?? Statement(sql, on: handle)
    defer {
      statement.reset()
      prepared.append(statement)
    }
    try statement.bind(values)
    return try body(statement)
  }

  /// Runs `body` in a transaction. If it throws, nothing of it is kept.
  func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
    try run(kind.rawValue)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some errors end the transaction by themselves; a second rollback would hide the first error.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
