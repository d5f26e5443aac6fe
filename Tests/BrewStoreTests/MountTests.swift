import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Disks that are full or read-only, in a mount namespace of their own.
@Suite struct MountTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Says what is in the store's file, and what the store said when it was asked.
  private let ask = """
    ask() {
      before=$(cat "$1/brewlog/brewlog.db" | cksum)
      "$0" "$2" "$1/brewlog" 1 && echo done || echo "status $?"
      after=$(cat "$1/brewlog/brewlog.db" | cksum)
      test "$before" = "$after" && echo same || echo changed
    }

    """

  private func refusal(_ run: Run) -> String? {
    let prefix = folder.path + "/brewlog/brewlog.db"
    let lines = run.errors.split(separator: "\n").map(String.init)
    return lines.count == 1 && lines[0].contains(prefix) ? lines[0] : nil
  }

  @Test func aReadOnlyDisk() throws {
    let run = try Run.inMountNamespace(
      ask + """
        mount -t tmpfs -o mode=700 none "$1"
        "$0" log "$1/brewlog" 3 > /dev/null
        mount -o remount,bind,ro "$1"
        ask "$1" log
        """, folder.path)
    #expect(run.lines == ["status 1", "same"], "\(run)")
    let sentence = try #require(refusal(run), "\(run)")
    #expect(sentence.contains("read-only") || sentence.contains("Read-only"), "\(sentence)")
  }

  @Test func aReadOnlyFile() throws {
    let run = try Run.inMountNamespace(
      ask + """
        "$0" log "$1/brewlog" 3 > /dev/null
        mount --bind "$1/brewlog/brewlog.db" "$1/brewlog/brewlog.db"
        mount -o remount,bind,ro "$1/brewlog/brewlog.db"
        ask "$1" log
        """, folder.path)
    #expect(run.lines == ["status 1", "same"], "\(run)")
    let sentence = try #require(refusal(run), "\(run)")
    #expect(sentence.contains("read-only") || sentence.contains("Read-only"), "\(sentence)")
  }

  @Test func aStoreThatCannotBeMadeOnAReadOnlyDisk() throws {
    let run = try Run.inMountNamespace(
      """
      mount -t tmpfs -o ro none "$1"
      "$0" log "$1/deep/er/brewlog" 1 || echo "status $?"
      ls "$1"
      """, folder.path)
    #expect(run.lines == ["status 1"])
    #expect(run.errors.contains("Read-only file system"), "\(run)")
    #expect(run.errors.contains(folder.path + "/deep/er/brewlog/brewlog.db"))
  }

  @Test func aFullDisk() throws {
    let run = try Run.inMountNamespace(
      ask + """
        mount -t tmpfs -o size=1m,mode=700 none "$1"
        "$0" log "$1/brewlog" 3 > /dev/null
        dd if=/dev/zero of="$1/rest" bs=4096 2> /dev/null || true
        ask "$1" log
        ask "$1" log
        rm "$1/rest"
        "$0" log "$1/brewlog" 1 > /dev/null
        "$0" read "$1/brewlog"
        """, folder.path)
    #expect(run.lines == ["status 1", "same", "status 1", "same", "4"], "\(run)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix("no room left on the disk of \(folder.path)/brewlog/brewlog.db"))
    }
  }

  /// Writes until the disk is full: everything that was acknowledged is there.
  @Test func aDiskThatBecomesFull() throws {
    let copy = try ScratchFolder()
    let run = try Run.inMountNamespace(
      """
      mount -t tmpfs -o size=512k,mode=700 none "$1"
      "$0" log "$1/brewlog" 1000000 > "$2/acknowledged" || echo "status $?"
      cp "$1"/brewlog/* "$2"
      """, folder.path, copy.path)
    #expect(run.lines == ["status 1"], "\(run)")
    #expect(run.errors.hasPrefix("no room left on the disk of "), "\(run)")
    let store = Store(at: StoreLocation(directory: copy.path))
    let text = try String(contentsOfFile: copy.path + "/acknowledged", encoding: .utf8)
    let acknowledged = text.split(separator: "\n").map(String.init)
    #expect(acknowledged.count > 10)
    #expect(try store.items().map(\.event.id.description).reversed() == acknowledged)
    #expect(try store.check() == "ok")
  }

  @Test func aStoreThatCannotBeMadeOnAFullDisk() throws {
    let run = try Run.inMountNamespace(
      """
      mount -t tmpfs -o size=1m,mode=700 none "$1"
      dd if=/dev/zero of="$1/rest" bs=4096 2> /dev/null || true
      "$0" log "$1/brewlog" 1 || echo "status $?"
      rm "$1/rest"
      dd if=/dev/zero of="$1/rest" bs=4096 count=252 2> /dev/null
      "$0" log "$1/brewlog" 1 || echo "status $?"
      rm "$1/rest"
      "$0" read "$1/brewlog"
      """, folder.path)
    #expect(run.lines == ["status 1", "status 1", "0"], "\(run)")
    for line in run.errors.split(separator: "\n") {
      #expect(line.contains("no room left") || line.contains("No space left"), "\(line)")
      #expect(line.contains(folder.path + "/brewlog/brewlog.db"), "\(line)")
    }
  }

  /// SQLite forgets why it could not make the files beside the store, and says that they are not there.
  @Test(arguments: ["", "brewlog", "brewlog/brewlog.db"])
  func aDiskThatTakesNoMoreFiles(present: String) throws {
    let run = try Run.inMountNamespace(
      """
      mount -t tmpfs -o nr_inodes=20,mode=700 none "$1"
      case $2 in
        brewlog) mkdir "$1/brewlog" ;;
        brewlog/*) "$0" log "$1/brewlog" 3 >/dev/null ;;
      esac
      number=0
      while touch "$1/file$number" 2>/dev/null; do number=$((number + 1)); done
      "$0" log "$1/brewlog" 1 || echo "status $?"
      rm "$1"/file*
      "$0" read "$1/brewlog"
      if test -d "$1/brewlog"; then ls -A "$1/brewlog"; fi
      """, folder.path, present)
    let isThere = present.hasSuffix("db")
    #expect(run.lines.prefix(2) == ["status 1", isThere ? "3" : "0"], "\(run)")
    #expect(
      run.errors == """
        no room left on the disk of \(folder.path)/brewlog/brewlog.db; nothing was written: free some and \
        try again

        """)
    #expect(run.lines.dropFirst(2).allSatisfy { $0 == "brewlog.db" }, "\(run)")
  }
}
