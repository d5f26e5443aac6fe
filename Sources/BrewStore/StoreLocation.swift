/// Where the store is: `$XDG_DATA_HOME/brewlog/brewlog.db` (XDG Base Directory Specification 0.8).
public struct StoreLocation: Hashable, Sendable {
  /// The folder, absolute. It holds the store alone.
  public let directory: String

  /// The SQLite file.
  public var file: String { directory + "/brewlog.db" }

  /// SQLite's write-ahead log beside it. It holds what is not in the file yet.
  public var log: String { file + "-wal" }

  /// A store in a folder of its own.
  public init(directory: String) {
    self.directory = directory
  }

  /// The store that the environment names. An empty or relative `XDG_DATA_HOME` is ignored, as the
  /// specification says. Throws ``StoreError`` if `HOME` is needed and not an absolute path.
  public init(environment: (String) -> String?) throws(StoreError) {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map({ $0 + "/.local/share" })
    else { throw StoreError(file: "brewlog.db", cause: .noHome) }
    self.init(directory: data + "/brewlog")
  }
}
