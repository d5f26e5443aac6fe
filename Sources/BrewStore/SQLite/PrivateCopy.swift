/// A store in memory that holds what the files do, for who may read them and not write.
///
/// SQLite reads a file with a write-ahead log only where it can make the files beside it. In a folder or on a disk
/// that can't be written, or is full, it can't; nor may a reader leave them beside another user's file.
final class PrivateCopy {
  /// The connection to it. It may be written, as a file of an earlier schema is brought up to date here.
  let connection: Connection
  private let location: StoreLocation
  private let place: StoreLocation
  private let seen: FileImage.Seen

  /// Copies the files of a location, which are at `place`. Nil if they can't be read.
  init?(_ location: StoreLocation, at place: StoreLocation) throws(SQLiteError) {
    guard let image = try FileImage(of: place) else { return nil }
    connection = try Connection(image: image.bytes)
    (self.location, self.place, seen) = (location, place, image.seen)
  }

  /// True if the files still are what they were.
  var isCurrent: Bool { (try? location.resolved) == place && FileImage.Seen(place) == seen }
}
