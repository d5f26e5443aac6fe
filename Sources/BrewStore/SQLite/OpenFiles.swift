/// The files of an open store: what was opened, against what stands at their paths later on.
///
/// Anybody may delete, replace or write over a file. SQLite notices little of that, and would mix what
/// it knows of the old files into the new ones.
final class OpenFiles {
  /// The connection to them.
  let connection: Connection
  /// Where the store is looked for.
  private let location: StoreLocation
  /// Where its files are, which is elsewhere if there is a link.
  private let place: StoreLocation
  /// The file when it was seen last.
  private var file: FileMarks?
  /// The log and its index that are open, known once they have been used.
  private var sides: Sides?

  private struct Sides: Equatable {
    let log: UInt
    let index: UInt

    init?(_ location: StoreLocation) {
      guard let log = FileMarks(location.log), let index = FileMarks(location.index) else {
        return nil
      }
      (self.log, self.index) = (log.inode, index.inode)
    }
  }

  /// Opens the files of a location, which are at `place`.
  init(_ location: StoreLocation, at place: StoreLocation, busySeconds: Int32) throws {
    self.location = location
    self.place = place
    connection = try .opening(place, busySeconds: busySeconds)
    remember()
  }

  /// Takes the file as it is now for the one that is open, because it was this process that changed it.
  func remember() {
    let now = FileMarks(place.file)
    // Another one may have been put in its place just now.
    if !connection.hasMoved { file = now }
  }

  /// Takes note of the files beside it that are in use now.
  func note() {
    if sides == nil { sides = Sides(place) }
  }

  /// Gives the file a log if it has none, unless another process is in the way.
  func makeLog() {
    if sides == nil, connection.hasNoLog { try? connection.execute(Connection.enteringWAL) }
  }

  /// True if the open files are still the ones at their paths. If not, the connection is made ready to
  /// be closed: what it has written and others can't find is saved, unless they went on without it.
  func checkPlace() -> Bool {
    let now = FileMarks(location.file)
    // Without a log there is nothing beside the file. To open it anew for each call would be a change of
    // it to those who watch, and so the next call.
    guard let sides else { return connection.hasNoLog && now == file }
    if Sides(place) == sides {
      if now == file { return true }
      file = now
      if (try? location.resolved) != place {
        // A link leads elsewhere now, or to where the file was moved: what is in the log is the file's.
        connection.emptyLog()
        return false
      }
      if now?.isEmpty == true {
        // A copy is about to be written into it, and what is in the log would get among that.
        connection.leaveLog()
        place.removeSides(log: sides.log, index: sides.index)
        return false
      }
      if connection.hasMoved {
        // The log is the old file's, and would be taken for that of the one that stands there now.
        if now != nil { place.removeSides(log: sides.log, index: sides.index) }
        return false
      }
      // Others have changed the file itself. While there is something in the log, that is their
      // writing: a copy would not have survived it.
      return !connection.isLogEmpty
    }
    if FileMarks(place.index)?.inode == sides.index {
      // The index is shared with everybody, and tells of what is in the old log.
      if connection.isLogEmpty { connection.emptyLog() }
    } else if FileMarks(place.log) != nil || now != file {
      // Others can't see the locks of this connection, nor this one what they have written.
      connection.leaveLog()
    }
    return false
  }
}
