import CSQLite
import Glibc

/// What a store's file and its write-ahead log hold together, read without SQLite and without a trace.
struct FileImage {
  /// The bytes of the file with all that is in the log, marked as one that has none.
  let bytes: [UInt8]
  /// The files that it was read from.
  let seen: Seen

  /// The files at a location as they are now. An empty log is none.
  struct Seen: Equatable {
    let file: FileMarks?
    let log: FileMarks?

    init(_ place: StoreLocation) {
      file = FileMarks(place.file)
      log = FileMarks(place.log).flatMap { $0.isEmpty ? nil : $0 }
    }

    fileprivate func isOlder(than time: timespec) -> Bool {
      [file, log].allSatisfy { $0?.isOlder(than: time) ?? true }
    }
  }

  /// Reads the files at a location. Nil if they can't be read, or a transaction is to be taken back first, which
  /// takes writing. Throws that others were in the way if they write all the time.
  init?(of place: StoreLocation) throws(SQLiteError) {
    for attempt in 0..<500 {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME_COARSE, &time)
      let seen = Seen(place)
      guard FileMarks(place.file + "-journal")?.isEmpty ?? true,
        let file = Self.contents(of: place.file),
        let log = seen.log == nil ? [] : Self.contents(of: place.log)
      else { return nil }
      // A change leaves another stamp, unless there was one in the same moment before. A stamp of later than
      // now is of a clock that was wrong, so it is not waited for.
      if Seen(place) == seen, seen.isOlder(than: time) || attempt > 20 {
        bytes = Self.image(of: file, log)
        self.seen = seen
        return
      }
      usleep(2000)
    }
    throw SQLiteError(code: SQLITE_BUSY)
  }

  /// More bytes than this are no store, and would take the memory of the machine.
  private static let largest = 1 << 30

  private static func image(of file: [UInt8], _ log: [UInt8]) -> [UInt8] {
    var image = file
    log.withUnsafeBytes { bytes in
      guard let log = WriteAheadLog(bytes), log.fileSize < largest else { return }
      if log.fileSize > image.count {
        image += [UInt8](repeating: 0, count: log.fileSize - image.count)
      } else {
        image.removeLast(image.count - log.fileSize)
      }
      image.withUnsafeMutableBytes { log.write(into: $0) }
    }
    // The versions of the format for writing and reading: 2 is that with a log, of which memory has none.
    if image.count > 19, image[18...19].allSatisfy({ $0 == 2 }) { (image[18], image[19]) = (1, 1) }
    return image
  }

  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var found = stat()
    guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_size < largest
    else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(found.st_size)) { buffer, count in
      while count < buffer.count {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if got < 0, errno == EINTR { continue }
        isWhole = got >= 0
        guard got > 0 else { return }
        count += got
      }
    }
    return isWhole ? bytes : nil
  }
}
