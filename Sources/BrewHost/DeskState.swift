import BrewCore
import GLibKit
import Speech

/// What this desktop has asked and is to keep quiet about: `$XDG_STATE_HOME/brewlog/desk`, a key file.
///
/// It is not in the store, which may be read on several desktops, and where each change is one of what
/// was recorded. What was read or changed is kept here too, so that a file that can't be written does
/// not make a reminder come twice.
public final class DeskState {
  /// The day on which nothing comes by itself, if one was named.
  public private(set) var quietDay: Day?
  private var file = KeyFile()
  private var known: [Tracker.ID: Reminding] = [:]
  /// Those of which the file does not tell, as it could not be written.
  private var unsaved: Set<Tracker.ID> = []
  private let directory: String?

  /// The state of the person who runs the program. What can't be read is as if there was none.
  public init(in directories: BaseDirectories = BaseDirectories()) {
    directory = directories.stateHome.map { $0 + "/brewlog" }
    _ = refresh()
  }

  /// Reads what others have written. True if that is news.
  public func refresh() -> Bool {
    let before = (quietDay, known)
    let found = try? KeyFile(path: path())
    file = found ?? KeyFile()
    quietDay = file.text("day", in: "quiet").flatMap { Day(iso: $0) }
    // What was asked was asked, also where the file is no more.
    if found != nil {
      for id in known.keys where !unsaved.contains(id) { known[id] = stored(of: id) }
    }
    return before != (quietDay, known)
  }

  /// What became of the reminders of a tracker.
  public func reminding(of tracker: Tracker.ID) -> Reminding {
    var reminding = known[tracker] ?? stored(of: tracker)
    known[tracker] = reminding
    reminding.quietDay = quietDay
    return reminding
  }

  /// Takes note that a tracker has asked, and when it is to ask again if that was the answer.
  /// Throws ``FileError``; it is known here even so.
  public func note(
    _ tracker: Tracker.ID, asked: Instant, later: Instant? = nil
  ) throws(FileError) {
    known[tracker] = Reminding(asked: asked, later: later)
    unsaved.insert(tracker)
    guard let key = tracker.key else { return }
    try change { file in
      file.set(key, in: "asked", to: "\(asked.microseconds)")
      file.set(key, in: "later", to: later.map { "\($0.microseconds)" } ?? "")
    }
    unsaved.remove(tracker)
  }

  /// Lets nothing come by itself on a day, nil for none. Throws ``FileError``; nothing is changed then.
  public func keepQuiet(on day: Day?) throws(FileError) {
    if day == nil, quietDay == nil { return }
    try change { $0.set("day", in: "quiet", to: day?.description ?? "never") }
    quietDay = day
  }

  /// Makes the folder of the file, and returns it, so that it can be watched. Throws ``FileError``.
  public func makeFolder() throws(FileError) -> String {
    let folder = try folder()
    try FileSystem.makeFolder(folder)
    return folder
  }

  /// Changes the file as it is now: others write it too.
  private func change(_ body: (KeyFile) -> Void) throws(FileError) {
    file = try KeyFile.change(path(), body)
  }

  private func path() throws(FileError) -> String { try folder() + "/desk" }

  private func folder() throws(FileError) -> String {
    if let directory { return directory }
    throw FileError(
      file: "brewlog", attempt: .write,
      cause: say("XDG_STATE_HOME or HOME has to be an absolute path; set one"))
  }

  private func stored(of tracker: Tracker.ID) -> Reminding {
    func instant(_ group: String) -> Instant? {
      tracker.key.flatMap { file.text($0, in: group) }.flatMap { Int64($0) }
        .map(Instant.init(microseconds:)).flatMap { Instant.range.contains($0) ? $0 : nil }
    }
    return Reminding(asked: instant("asked"), later: instant("later"))
  }
}

extension Tracker.ID {
  /// The key in the file; nil for one that another program made and that can't be a key.
  fileprivate var key: String? {
    description.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? description : nil
  }
}
