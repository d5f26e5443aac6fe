import BrewCore
import Glibc

/// The shared file store: one SQLite file that any number of processes read and write.
///
/// Every write is one transaction that is on the disk when the call returns. A call that throws
/// ``StoreError`` has changed nothing.
public final class Store {
  /// Where the store is.
  public let location: StoreLocation
  /// How long a call waits for another process that writes.
  private let busyTimeout: Int32
  private var opened: Connection?
  /// The files as they were when this store was done with them last.
  private var left: Marks?

  private struct Marks: Equatable {
    let file: FileMarks?
    let log: UInt?
  }

  /// The store at a location. It is opened by the first call, and made if there is none. A call waits
  /// up to `busyTimeout` seconds for others that write: by default as long as a thousand writers in a
  /// row take. A reader never waits.
  public init(at location: StoreLocation, busyTimeout: Int32 = 30) {
    self.location = location
    self.busyTimeout = busyTimeout
  }

  /// The number of changes that the store has seen; it grows by one with each.
  public func revision() throws -> Int64 {
    try transaction(.deferred) { try $0.revision() }
  }

  /// Tells those who watch the folder that a change can be read now.
  ///
  /// What SQLite writes to its files it writes before the change is there for others to see, so a
  /// watcher that looked then would see nothing new. The file's time is set after the change.
  func announce() {
    utimes(location.file, nil)
    leave()
  }

  /// Puts what was written into the file itself, where nobody is using the log beside it just now.
  ///
  /// Nothing is lost without it, but then the file is only whole together with that log, as long as
  /// some process keeps the store open: a copy of it alone misses the newest writes, and a copy that
  /// is moved in its place gets them on top. It waits for no other process and costs nothing while
  /// nothing was written, so it suits a moment when there is nothing else to do.
  public func settle() {
    // A file that was deleted is not made again for this.
    guard let opened, !opened.isLogEmpty, !opened.hasMoved else { return }
    try? accessing { $0.emptyLog() }
  }

  /// Runs `body` in a transaction on the open file, and says what failed in the store's own terms.
  func transaction<Value>(
    _ kind: Connection.Transaction, _ body: (Connection) throws -> Value
  ) throws -> Value {
    if kind == .deferred, isGone { return try body(.empty()) }
    return try accessing { connection in
      while true {
        // A later version may have changed the file meanwhile: then it is no longer this one's.
        let value = try connection.transaction(kind) {
          try connection.isCurrent ? Optional.some(try body(connection)) : nil
        }
        if let value { return value }
        try connection.bringUpToDate(at: location)
      }
    }
  }

  /// Runs `body` on the open file, and says what failed in the store's own terms.
  ///
  /// A file that was deleted or replaced behind an open connection would take writes that nobody
  /// ever sees, so such a connection is left for a new one; so is one that reported an error. SQLite
  /// does not notice that a copy was written over the file, and would mix what it remembers of the
  /// old one into it, so what others did to the file itself is looked at with a new connection too.
  /// While there is something in the log, that is their writing: a copy would not have survived it.
  func accessing<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    do {
      if let open = opened, case let now = marks, now != left {
        // What a deleted log held is not lost while it is open here.
        if now.log == nil { open.emptyLog() }
        if now.log != left?.log || open.isLogEmpty || open.hasMoved { opened = nil }
      }
      defer { leave() }
      let connection = try opened ?? Connection(opening: location, busySeconds: busyTimeout)
      opened = connection
      return try body(connection)
    } catch let error as SQLiteError {
      opened = nil
      throw StoreError(error, file: location.file)
    }
  }

  /// True if the file was deleted after it was in use here. Only who writes makes it again: a copy that
  /// is on its way would be written into what a reader makes at that moment. It begins as an empty file.
  var isGone: Bool {
    guard left?.file != nil else { return false }
    var found = stat()
    return stat(location.file, &found) == 0 ? found.st_size == 0 : errno == ENOENT
  }

  /// Takes note of the files as they are now, unless another file was put in place meanwhile.
  private func leave() {
    let now = marks
    if opened?.hasMoved == true { opened = nil } else { left = now }
  }

  private var marks: Marks {
    Marks(file: FileMarks(location.file), log: FileMarks(location.log)?.inode)
  }
}
