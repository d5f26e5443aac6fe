import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// Write and read.
extension Doctor {
  func examineStore() {
    guard let store = openStore() else {
      for part in [Finding.Part.write, .read] { skip(part, say("there is no place for a store")) }
      return
    }
    check(.store) { try describe(store) }
    var scratch: ScratchStore?
    var written: (tracker: Tracker.ID, revision: Int64, count: Int)?
    check(.write) {
      let made = try ScratchStore(beside: store.location)
      scratch = made
      written = try made.write(at: clock.now)
      var report = say("a scratch tracker was written at revision \(written?.revision ?? 0)")
      if !store.location.isBlank {
        try store.rehearse()
        report = say("\(report), and the store can be written")
      }
      guard let left = made.leftByAnother else { return report }
      return say("\(report); a doctor that was killed left \(left), which can be deleted")
    }
    check(.read) {
      guard let scratch, let written else {
        throw Unchecked(reason: say("nothing could be written"))
      }
      return try read(written, in: scratch, beside: store)
    }
  }

  private func openStore() -> Store? {
    do {
      // A person waits for this.
      return try Store(with: settings, busyTimeout: 2)
    } catch {
      check(.store) { throw error }
      return nil
    }
  }

  func skip(_ part: Finding.Part, _ reason: String) {
    check(part) { throw Unchecked(reason: reason) }
  }

  private func describe(_ store: Store) throws -> String {
    let location = store.location
    if let network = FileSystem.network(of: location.nearestFolder) {
      throw Unwell(
        say(
          """
          \(location.directory) is on a network file system (\(network)), where SQLite can’t keep two \
          machines apart; set XDG_DATA_HOME to a folder of this machine and move brewlog there
          """))
    }
    if location.isBlank {
      return say("\(location.file) is not there yet; the first write makes it")
    }
    let mended = mends ? try mend(store) : []
    let revision = try store.revision()
    if let fault = try store.faults().first {
      throw StoreError(file: location.file, cause: .corrupt(fault))
    }
    if let table = try store.differences().first {
      throw Unwell(
        say(
          """
          \(location.file) has streaks and counts that differ from what was recorded (\(table)); mend it \
          with: brewlog doctor --mend
          """))
    }
    guard let marks = location.marks else {
      throw Unwell(say("\(location.file) was removed meanwhile; try again"))
    }
    guard marks.isOwn else {
      throw Unwell(say("\(location.file) belongs to another user; give it to yours with chown"))
    }
    guard !marks.isOpenToOthers else {
      throw Unwell(
        say("\(location.file) can be read or written by others; keep them out with: chmod 600"))
    }
    let mode = String(marks.mode, radix: 8)
    let report = say(
      """
      \(location.file), mode \(mode), \((marks.size + 1023) / 1024) KiB, sound, revision \(revision), \
      on a local file system
      """)
    // Translators: %1 is what was found of the store, %2 what was wrong with it.
    return mended.isEmpty ? report : say("\(report), mended (\(mended.joined(separator: ", ")))")
  }

  /// Mends the store, and gives what was wrong.
  private func mend(_ store: Store) throws -> [String] {
    do {
      return try store.mend()
    } catch let error as StoreError {
      guard case .corrupt(let place) = error.cause else { throw error }
      throw Unwell(
        say(
          """
          \(error.file) is damaged (\(place)) where it can’t be mended; it was left as it is: restore a \
          copy of it
          """))
    }
  }

  /// Lets another process read what was written, and the store itself.
  private func read(
    _ written: (tracker: Tracker.ID, revision: Int64, count: Int), in scratch: ScratchStore,
    beside store: Store
  ) throws -> String {
    let there = try facts(of: written.tracker, in: scratch.dataHome)
    guard there["revision"] == "\(written.revision)", there["count"] == "\(written.count)" else {
      throw Unwell(
        say(
          """
          another process does not find what was written at revision \(written.revision); see that no \
          program copies or syncs \(store.location.directory) while it is used
          """))
    }
    let before = try store.revision()
    guard let directories = BaseDirectories().dataHome,
      let seen = try facts(of: .brew, in: directories)["revision"].flatMap({ Int64($0) }),
      seen >= before
    else {
      throw Unwell(say("another process does not find revision \(before) of the store; try again"))
    }
    return say(
      "another process found revision \(written.revision) of it, and revision \(seen) of the store")
  }

  /// What `brewlog status` says in another process; it is this program again, also if its file has been
  /// replaced meanwhile.
  private func facts(
    of tracker: Tracker.ID, in dataHome: String
  ) throws -> [Substring: Substring] {
    let output = try OtherProcess.output(
      of: "/proc/self/exe", ["status", "--tracker", tracker.description],
      // It is read here by its English names.
      changes: ["XDG_DATA_HOME": dataHome, "LC_ALL": "C"])
    guard let output else {
      throw Unwell(say("another process that reads fails; see what it says: brewlog status"))
    }
    let pairs = output.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon], line[line.index(after: colon)...].drop { $0 == " " })
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
