import BrewCore
import Glibc

/// The shared file store: one SQLite file that any number of processes read and write.
///
/// Every write is one transaction that is on the disk when the call returns. A call that throws
/// ``StoreError`` has changed nothing.
public final class Store {
  /// Where the store is.
  public let location: StoreLocation
  /// On which day weeks start.
  public var weekStart: WeekStart
  /// How long a call waits for another process that writes.
  private let busyTimeout: Int32
  private var opened: OpenFiles? {
    didSet { if opened !== oldValue { forget() } }
  }
  /// What is read where the files themselves can't be opened.
  private var copy: PrivateCopy? {
    didSet { if copy !== oldValue { forget() } }
  }
  /// Another number for each file that is opened: what another one holds may have the same revision.
  public private(set) var openings = 0
  /// What was read or written last, on which day it was, and the version of the data.
  private(set) var known: (snapshot: Snapshot, day: Day, version: UInt32)?
  /// The version of the data that the last transaction left.
  private var version: UInt32?

  /// The store at a location. It is opened by the first call, and made by the first one that writes. A
  /// call waits up to `busyTimeout` seconds for others that write: by default as long as a thousand
  /// writers in a row take. A reader never waits.
  public init(
    at location: StoreLocation, busyTimeout: Int32 = 30, weekStart: WeekStart = WeekStart()
  ) {
    self.location = location
    self.busyTimeout = busyTimeout
    self.weekStart = weekStart
  }

  /// The number of changes that the store has seen; it grows by one with each.
  public func revision() throws -> Int64 {
    try transaction(.deferred) { try $0.revision() }
  }

  private func forget() {
    (known, version, openings) = (nil, nil, openings + 1)
  }

  /// Keeps what the last transaction read or wrote.
  func know(_ snapshot: Snapshot, on day: Day) {
    known = version.map { (snapshot, day, $0) }
  }

  /// Tells those who watch the folder that a change can be read now.
  ///
  /// What SQLite writes to its files it writes before the change is there for others to see, so a
  /// watcher that looked then would see nothing new. The file's time is set after the change.
  func announce() {
    utimes(location.file, nil)
    // Who watches the folder of a link would see nothing of a change elsewhere.
    if location.isLink { lutimes(location.file, nil) }
    opened?.remember()
  }

  /// Puts what was written into the file itself, where nobody is using the log beside it just now.
  ///
  /// Nothing is lost without it, but then the file is only whole together with that log, as long as
  /// some process keeps the store open: a copy of it alone misses the newest writes, and a copy that
  /// is moved in its place gets them on top. It waits for no other process and costs nothing while
  /// nothing was written, so it suits a moment when there is nothing else to do.
  public func settle() {
    // A file that was deleted is not made again for this.
    guard let opened, !opened.connection.isLogEmpty, !opened.connection.hasMoved else { return }
    try? accessing { $0.emptyLog() }
    self.opened?.remember()
  }

  /// Runs `body` in a transaction on the open file, and says what failed in the store's own terms.
  func transaction<Value>(
    _ kind: Connection.Transaction, _ body: (Connection) throws -> Value
  ) throws -> Value {
    let value = try accessing(toRead: kind == .deferred) { connection in
      while true {
        // A later version may have changed the file meanwhile: then it is no longer this one's.
        let value = try connection.transaction(kind) {
          let isSame = kind == .immediate && connection.dataVersion == version
          return try isSame || connection.isCurrent ? Optional.some(try body(connection)) : nil
        }
        if let value {
          version = connection.dataVersion
          return value
        }
        try connection.bringUpToDate(at: location) { weekStart.day }
      }
    }
    // A copy that was put in the place of the file may have no log: readers would have to wait.
    if kind == .immediate { opened?.makeLog() }
    return value
  }

  /// Runs `body` on the open file, and says what failed in the store's own terms.
  ///
  /// A file that was deleted or replaced behind an open connection would take writes that nobody
  /// ever sees, so such a connection is left for a new one; so is one that reported an error.
  ///
  /// Where there is no file, a caller who only wants `toRead` reads an empty store and makes nothing: a copy
  /// that is just being put there would be mixed with a new file, or end up in a new folder. Where the file
  /// can't be written, or there is no room beside it, such a caller reads a copy in memory.
  func accessing<Value>(
    toRead: Bool = false, _ body: (Connection) throws -> Value
  ) throws -> Value {
    do {
      defer { opened?.note() }
      return try body(connection(toRead: toRead))
    } catch let error as SQLiteError {
      opened = nil
      // The statement has not begun, as SQLite needs the place before it reads anything.
      if toRead, error.isOfPlace, copy == nil, try makeCopy(at: location.resolved) {
        return try accessing(toRead: true, body)
      }
      throw StoreError(error, file: location.file)
    }
  }

  private func connection(toRead: Bool) throws -> Connection {
    if let opened, !opened.checkPlace() { self.opened = nil }
    if toRead, location.isBlank {
      (opened, copy) = (nil, nil)
      return try .empty()
    }
    if let opened { return opened.connection }
    if toRead, let copy, copy.isCurrent { return copy.connection }
    copy = nil
    try location.prepareFile(toRead: toRead)
    let place = try location.resolved
    if toRead, place.hasNoPlaceForSides, try makeCopy(at: place), let copy {
      return copy.connection
    }
    let files = try OpenFiles(location, at: place, busySeconds: busyTimeout)
    opened = files
    return files.connection
  }

  /// Makes a copy to read. False if that is not possible.
  private func makeCopy(at place: StoreLocation) throws(StoreError) -> Bool {
    do {
      copy = try PrivateCopy(location, at: place)
      return copy != nil
    } catch {
      throw StoreError(error, file: location.file)
    }
  }
}
