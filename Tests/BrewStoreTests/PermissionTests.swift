import Testing
import TestSupport

/// Files that may not be read or written, for somebody whom that binds.
@Suite struct PermissionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func aFileThatMayNotBeRead() throws {
    let run = try Run.boundByPermissions(
      """
      "$0" log "$1/brewlog" 1 > /dev/null
      chmod 000 "$1/brewlog/brewlog.db"
      "$0" read "$1/brewlog" || echo "status $?"
      chmod 600 "$1/brewlog/brewlog.db"
      "$0" read "$1/brewlog"
      """, folder.path)
    #expect(run.lines == ["status 1", "1"], "\(run)")
    #expect(run.errors.hasPrefix("can’t open \(folder.path)/brewlog/brewlog.db: "), "\(run)")
    #expect(run.errors.contains("Permission denied"), "\(run)")
  }

  /// SQLite leaves the files beside it that it made meanwhile, and they have its mode of then.
  @Test func aFileThatWasReadOnlyForAWhile() throws {
    let run = try Run.boundByPermissions(
      """
      "$0" log "$1/brewlog" 1 > /dev/null
      chmod 400 "$1/brewlog/brewlog.db"
      "$0" read "$1/brewlog"
      "$0" log "$1/brewlog" 1 || echo "status $?"
      chmod 660 "$1/brewlog/brewlog.db"
      "$0" log "$1/brewlog" 1 > /dev/null
      "$0" read "$1/brewlog"
      """, folder.path)
    #expect(run.lines == ["1", "status 1", "2"], "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(run.errors.contains("\(folder.path)/brewlog/brewlog.db is read-only"), "\(run)")
  }
}
