import BrewCore
import Glibc

/// The shared file store: one SQLite file that any number of processes read and write.
///
/// Every write is one transaction that is on the disk when the call returns. A call that throws
/// ``StoreError`` has changed nothing.
public final class Store {
  /// Where the store is.
  public let location: StoreLocation
  private var opened: Connection?
  /// The file as it was when this store was done with it last.
  private var left: FileMarks?

  /// The store at a location. It is opened by the first call, and made if there is none.
  public init(at location: StoreLocation) {
    self.location = location
  }

  /// The number of changes that the store has seen; it grows by one with each.
  public func revision() throws -> Int64 {
    try accessing { try $0.revision() }
  }

  /// Tells those who watch the folder that a change can be read now.
  ///
  /// What SQLite writes to its files it writes before the change is there for others to see, so a
  /// watcher that looked then would see nothing new. The file's time is set after the change.
  func announce() {
    utimes(location.file, nil)
    left = FileMarks(location.file)
  }

  /// Puts what was written into the file itself, where nobody is using the log beside it just now.
  ///
  /// Nothing is lost without it, but then the file is only whole together with that log, as long as
  /// some process keeps the store open: a copy of it alone misses the newest writes, and a copy that
  /// is moved in its place gets them on top. It waits for no other process and costs nothing while
  /// nothing was written, so it suits a moment when there is nothing else to do.
  public func settle() {
    // A file that was deleted is not made again for this.
    guard let opened, !opened.hasMoved else { return }
    try? accessing { $0.emptyLog() }
  }

  /// Runs `body` on the open file, and says what failed in the store's own terms.
  ///
  /// A file that was deleted or replaced behind an open connection would take writes that nobody
  /// ever sees, and one that a later version upgraded is no longer this one's to write, so such a
  /// connection is left for a new one; so is one that reported an error. SQLite does not notice that
  /// a copy was written over the file, and would mix what it remembers of the old one into it, so
  /// what others did to the file itself is looked at with a new connection too. While there is
  /// something in the log, that is their writing: a copy would not have survived it anyway.
  func accessing<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    do {
      if let open = opened,
        try left != FileMarks(location.file) && open.isLogEmpty || open.hasMoved || !open.isCurrent
      {
        opened = nil
      }
      defer { left = FileMarks(location.file) }
      let connection = try opened ?? Connection(opening: location)
      opened = connection
      return try body(connection)
    } catch let error as SQLiteError {
      opened = nil
      throw StoreError(error, file: location.file)
    }
  }
}

extension Connection {
  func revision() throws -> Int64 {
    try first("SELECT revision FROM store") { $0.integer(0) } ?? 0
  }
}
