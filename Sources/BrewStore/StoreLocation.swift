import Glibc

/// Where the store is: `$XDG_DATA_HOME/brewlog/brewlog.db` (XDG Base Directory Specification 0.8).
public struct StoreLocation: Hashable, Sendable {
  /// The folder, absolute. It holds the store alone.
  public let directory: String

  /// The SQLite file.
  public let file: String

  /// SQLite's write-ahead log beside it. It holds what is not in the file yet.
  public let log: String

  /// SQLite's index of that log, shared by all that have the file open.
  let index: String

  /// A store in a folder of its own.
  public init(directory: String) {
    self.init(file: directory + "/brewlog.db", in: directory)
  }

  private init(file: String, in directory: String) {
    self.directory = directory
    self.file = file
    log = file + "-wal"
    index = file + "-shm"
  }

  /// Where the file itself is, if it is a link: SQLite puts the files beside it there. Throws if another user may
  /// have made the link.
  var resolved: StoreLocation {
    get throws(StoreError) {
      guard isLink else { return self }
      let path = try withoutLinks
      return StoreLocation(
        file: path, in: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "/")
    }
  }

  /// The store of a person whose data are in `dataHome`. Throws ``StoreError`` if that is nil, because
  /// the environment names no such folder.
  public init(dataHome: String?) throws(StoreError) {
    guard let dataHome else { throw StoreError(file: "brewlog.db", cause: .noHome) }
    self.init(directory: dataHome + "/brewlog")
  }
}
