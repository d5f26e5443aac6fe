import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// C43, C44: who may read the files reads what is in them, also where SQLite could not, and leaves no trace.
@Suite struct ReadOnlyTests {
  /// Where nobody can write.
  enum Place: String, CaseIterable {
    case mount, folder, file, fullDisk

    /// Lets nothing be written in the folder `$1`.
    fileprivate var script: String {
      switch self {
      case .mount: #"mount --bind "$1" "$1"; mount -o remount,bind,ro "$1""#
      case .folder: #"chmod a-w "$1""#
      case .file: #"chmod a-w "$1/brewlog.db""#
      case .fullDisk:
        """
        cp -a "$1" "$1.copy"; mount -t tmpfs -o size=16m,mode=700 none "$1"; cp -a "$1.copy/." "$1"
        dd if=/dev/zero of="$1/rest" bs=4096 2> /dev/null || true
        """
      }
    }
  }

  private let folder: ScratchFolder
  private var directory: String { folder.path + "/brewlog" }

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs a script that can `read` the store in such a place, with what else is to be in its folder.
  private func run(_ place: Place, _ script: String) throws -> Run {
    try Run.inMountNamespace(
      """
      bound="setpriv --bounding-set=-dac_override,-dac_read_search"
      read() { $bound "$0" read "$1" || echo "status $?"; }
      write() { $bound "$0" log "$1" 1 || echo "status $?"; }
      freeze() {
        \(place.script)
        ls "$1" > "$1.names"; ls -l --time-style=full-iso "$1" > "$1.files"
      }
      look() { ls -l --time-style=full-iso "$1" | cmp - "$1.files" && echo same; }
      # What was not there before.
      new() { ls "$1" | comm -13 "$1.names" -; }
      # A shell says that what it started was killed.
      end() { kill -9 $1; wait $1 2> /dev/null || true; } 2> /dev/null

      """ + script, directory)
  }

  @Test(arguments: Place.allCases) func aStoreThatNobodyHasOpen(place: Place) throws {
    let run = try run(
      place,
      """
      "$0" log "$1" 3 > /dev/null
      freeze "$1"; read "$1"; look "$1"
      """)
    #expect(run.lines == ["3", "same"] && run.errors == "", "\(run)")
  }

  /// Its last writes are in the log beside it.
  @Test(arguments: Place.allCases, [true, false])
  func aStoreThatWasNotClosed(place: Place, hasIndex: Bool) throws {
    let run = try run(
      place,
      """
      : > "$1.log"; "$0" log "$1" 1000000 > "$1.log" & writer=$!
      while [ "$(wc -l < "$1.log")" -lt 20 ]; do sleep 0.01; done
      end $writer
      \(hasIndex ? "" : #"rm "$1/brewlog.db-shm""#)
      test -s "$1/brewlog.db-wal"
      freeze "$1"; read "$1"; \(hasIndex ? "new" : "look") "$1"; wc -l < "$1.log"
      """)
    let numbers = run.lines.compactMap { Int($0) }
    // The kill may fall between the commit and the word about it.
    #expect(numbers.count == 2 && (0...1).contains(numbers[0] - numbers[1]), "\(run)")
    // With the index SQLite reads it itself, and puts things in order where it may.
    #expect(run.lines.contains("same") != hasIndex && run.errors == "", "\(run)")
    #expect(run.lines.count == (hasIndex ? 2 : 3), "\(run)")
  }

  @Test(arguments: Place.allCases) func aWriteSaysWhatIsTheMatter(place: Place) throws {
    let run = try run(
      place,
      """
      "$0" log "$1" 3 > /dev/null
      freeze "$1"; write "$1"; write "$1"; read "$1"
      """)
    #expect(run.lines == ["status 1", "status 1", "3"], "\(run)")
    let sentences = run.errors.split(separator: "\n")
    #expect(sentences.count == 2 && sentences.allSatisfy { $0.contains(directory) }, "\(run)")
  }

  /// It is brought up to date in memory.
  @Test(arguments: 1..<Schema.version, Place.allCases)
  func aStoreOfAnEarlierSchema(version: Int, place: Place) throws {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    do {
      let before = try Connection(creating: directory + "/brewlog.db")
      try before.execute("PRAGMA journal_mode = WAL")
      for migration in Schema.migrations[..<version] { try before.execute(migration()) }
      try before.execute(
        """
        PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version);
        INSERT INTO event (tracker, revision, id, kind, at, utc_offset, day, method, rating, recorded)
          VALUES ('brew', 7, 'a', 'log', 0, 3600, 0, 'Moka pot', 5, 1)
        """)
    }
    let run = try run(place, #"freeze "$1"; read "$1"; look "$1""#)
    #expect(run.lines == ["7", "same"] && run.errors == "", "\(run)")
  }

  /// What others write meanwhile is read by whoever has read it before.
  @Test func aReaderFollowsWhatOthersWrite() throws {
    let run = try Run.inMountNamespace(
      """
      "$0" log "$1" 3 > /dev/null
      mkdir "$1.ro"; mount --bind "$1" "$1.ro"; mount -o remount,bind,ro "$1.ro"
      mkfifo "$1.asked"
      : > "$1.seen"; "$0" follow "$1.ro" < "$1.asked" > "$1.seen" & exec 3> "$1.asked"
      turn=0
      look() {
        turn=$((turn + 1)); echo >&3
        while [ "$(wc -l < "$1.seen")" -lt $turn ]; do sleep 0.01; done
      }
      look "$1"
      for count in 1 1 20; do "$0" log "$1" $count > /dev/null; look "$1"; done
      exec 4> "$1.log"; "$0" log "$1" 1000000 >&4 & writer=$!
      while [ "$(wc -l < "$1.log")" -lt 20 ]; do look "$1"; done
      { kill -9 $writer; wait $writer || true; } 2> /dev/null
      look "$1"; exec 3>&-; wait
      cat "$1.seen"; "$0" read "$1"
      """, directory)
    let seen = run.lines.compactMap { Int($0) }
    #expect(run.errors == "" && seen.count == run.lines.count, "\(run)")
    #expect(seen.prefix(4) == [3, 4, 5, 25], "\(run)")
    // A write that was not acknowledged is found by the next one who opens the store.
    let (last, found) = (seen.dropLast().last ?? 0, seen.last ?? 0)
    #expect(seen == seen.sorted() && found - last <= 1, "\(run)")
  }

  /// A copy is what the store was at one moment, whatever is done to it meanwhile.
  @Test func aCopyOfFilesThatAreWrittenIsWhole() throws {
    let writers = try [["settle"], []].map {
      try Program(Run.storeWriter, ["log", directory, "600"] + $0)
    }
    let location = StoreLocation(directory: directory)
    var revisions: [Int64] = []
    while writers.contains(where: \.isRunning) {
      do {
        guard let copy = try PrivateCopy(location, at: location)?.connection else { continue }
        guard try copy.isCurrent else { continue }
        let revision = try copy.revision()
        #expect(try copy.first("PRAGMA integrity_check") { try $0.text(0) } == "ok")
        #expect(
          try copy.first("SELECT '' || count(*) FROM event") { try $0.text(0) } == "\(revision)")
        let days = try copy.snapshot(of: .brew, now: Moment("1970-01-01")).days
        #expect(days.map(\.brews).reduce(0, +) == revision)
        revisions.append(revision)
      } catch let error as SQLiteError where error.isBusy {
        continue
      }
    }
    #expect(writers.map { $0.finish().errors } == ["", ""])
    #expect(revisions.count > 10 && revisions == revisions.sorted(), "\(revisions)")
  }
}
