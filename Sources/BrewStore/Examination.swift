import BrewCore
import Glibc

extension Store {
  /// What SQLite finds wrong with the file, in its words; empty for a sound one. It reads all of it.
  public func faults() throws -> [String] {
    try transaction(.deferred) { connection in
      let found = try connection.rows("PRAGMA integrity_check(10)") { $0.text(0) }
      // A number that is another one is not wrong to SQLite.
      for tracker in try connection.trackers() {
        let noon = Moment(instant: Instant(seconds: 0), utcOffset: 0, day: Day(number: 0))
        _ = try connection.snapshot(of: tracker.id, now: noon)
      }
      try connection.forEach("SELECT \(Event.columns) FROM event") { _ = Event(row: $0) }
      try connection.forEach("SELECT \(StoredDay.columns) FROM logged_day") {
        _ = StoredDay(row: $0)
      }
      try connection.forEach("SELECT \(StoredWeek.columns) FROM logged_week") {
        _ = StoredWeek(row: $0)
      }
      let strays = try connection.rows("PRAGMA foreign_key_check") {
        "a stray row in \($0.text(0))"
      }
      return found.filter { $0 != "ok" } + strays
    }
  }

  /// Does all of a write up to where it would be kept, and takes it back: nobody sees anything of it,
  /// and nothing is left on the disk. Throws ``StoreError``.
  public func rehearse() throws {
    struct TakenBack: Error {}
    do {
      try transaction(.immediate) { connection in
        try connection.run("UPDATE tracker SET revision = revision")
        throw TakenBack()
      }
    } catch is TakenBack {}
  }
}

extension StoreLocation {
  /// Its folder, or where that is not there, the one in which it or those on the way would be made.
  public var nearestFolder: String {
    var folder = directory
    while access(folder, F_OK) != 0, let slash = folder.lastIndex(of: "/"), folder != "/" {
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return folder
  }

  /// What the system says of the file.
  public struct Marks {
    /// Who may do what with it, as in `chmod`.
    public let mode: UInt32
    /// In bytes.
    public let size: Int
    /// True if it belongs to whom this process runs for.
    public let isOwn: Bool
    /// True if others than its owner may read or write it, and get to it through its folder.
    public let isOpenToOthers: Bool
  }

  /// The marks of the file, nil if it can't be looked at.
  public var marks: Marks? {
    var (found, folder) = (stat(), stat())
    guard stat(file, &found) == 0, stat(directory, &folder) == 0 else { return nil }
    return Marks(
      mode: found.st_mode & 0o7777, size: Int(found.st_size), isOwn: found.st_uid == getuid(),
      isOpenToOthers: found.st_mode & 0o066 != 0 && folder.st_mode & 0o011 != 0)
  }
}
