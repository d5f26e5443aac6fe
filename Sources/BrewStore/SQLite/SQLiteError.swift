import CSQLite
import Folders
import Glibc

/// What SQLite reported. It never holds a bound value, so it may be logged.
struct SQLiteError: Error {
  /// The extended result code.
  let code: Int32
  /// The system's error number, 0 if the fault is not the system's.
  let errno: Int32
  /// True if the file could only be opened for reading.
  let isReadOnly: Bool
  /// SQLite's own sentence, or what this program found.
  let message: String
  /// True if this program found it.
  private let isOwn: Bool

  /// True if there is a link on the way to the file (`SQLITE_CANTOPEN_SYMLINK`).
  var isOfALink: Bool { code == SQLITE_CANTOPEN | 6 << 8 }

  /// True if another process was in the way.
  var isBusy: Bool { code & 0xff == SQLITE_BUSY }

  /// True if it is of the place of the file and not of what is in it: it can't be written, or SQLite can't use
  /// the files beside it.
  var isOfPlace: Bool {
    switch code & 0xff {
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_FULL: return true
    // SQLITE_IOERR_READ and SQLITE_IOERR_SHORT_READ, which Swift does not import, are of what is in it.
    case SQLITE_IOERR: return ![1, 2].contains(code >> 8)
    default: return false
    }
  }

  /// The error that a call on `connection` left behind.
  init(_ connection: OpaquePointer?) {
    code = sqlite3_extended_errcode(connection)
    errno = sqlite3_system_errno(connection)
    isReadOnly = connection != nil && sqlite3_db_readonly(connection, "main") == 1
    message = String(cString: sqlite3_errmsg(connection))
    isOwn = false
  }
}

extension SQLiteError {
  /// The error of a code that SQLite did not report itself.
  init(code: Int32) {
    self.code = code
    errno = 0
    isReadOnly = false
    message = String(cString: sqlite3_errstr(code))
    isOwn = false
  }

  /// The file is damaged in a way that SQLite does not notice. `place` names what is wrong in words of this
  /// program: a column of one of its statements, for one.
  init(damaged place: String?) {
    code = SQLITE_CORRUPT
    errno = 0
    isReadOnly = false
    message = place ?? String(cString: sqlite3_errstr(code))
    isOwn = true
  }

  /// True if the file is damaged.
  var isDamage: Bool { code & 0xff == SQLITE_CORRUPT }

  /// What is damaged. A sentence of SQLite's may have words from the file in it, unless it is about one of
  /// this program's own statements.
  var place: String {
    isOwn || code == SQLITE_ERROR ? message : String(cString: sqlite3_errstr(code))
  }
}

extension StoreError {
  /// What SQLite reported, of a file or those beside it.
  init(_ error: SQLiteError, file: String) {
    let cause: Cause
    switch error.code & 0xff {
    // Beside a file on a read-only disk the files that a reader needs can't be made.
    case SQLITE_CANTOPEN where error.isReadOnly: cause = .readOnly
    // It has tried again by then to open a file that could not be made, only to read it.
    case SQLITE_CANTOPEN where error.errno == ENOENT:
      cause = Cause(number: Folder.faultOfWriting(beside: file) ?? ENOENT)
    case SQLITE_CANTOPEN: cause = Cause(number: error.errno)
    case SQLITE_NOTADB: cause = .notADatabase
    // The statements are right, so a table, a column or a row that they need is not as it was made.
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG,
      SQLITE_FORMAT:
      cause = .corrupt(error.place)
    // SQLITE_IOERR_SHORT_READ, which Swift does not import: the file is shorter than it says.
    case SQLITE_IOERR where error.code == SQLITE_IOERR | 2 << 8: cause = .corrupt(error.place)
    case SQLITE_READONLY, SQLITE_PERM: cause = .readOnly
    case SQLITE_FULL: cause = .full
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: cause = .busy
    case SQLITE_IOERR:
      // It may have done other things after the write that failed.
      cause =
        Cause.ofRoom(error.errno) ?? Folder.faultOfWriting(beside: file).flatMap(Cause.ofRoom)
        ?? .other(code: error.code, message: error.message)
    default: cause = .other(code: error.code, message: error.message)
    }
    self.init(file: file, cause: cause)
  }
}
