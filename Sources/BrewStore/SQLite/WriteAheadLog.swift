/// The bytes of a write-ahead log, as SQLite's file format describes it ("The Write-Ahead Log").
struct WriteAheadLog {
  private let bytes: UnsafeRawBufferPointer
  /// The size of a page in bytes.
  let pageSize: Int
  /// Where the frames begin whose transactions are complete.
  private let frames: [Int]
  /// The size of the file in bytes once they are in it.
  let fileSize: Int

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  /// Reads a log. Nil if it holds nothing: no transaction was written to its end.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > Self.headerSize, bytes.word(at: 0) & ~1 == 0x377f_0682 else { return nil }
    let pageSize = Int(bytes.word(at: 8))
    guard (512...65_536).contains(pageSize), pageSize & (pageSize - 1) == 0 else { return nil }
    var sum = Sum(isBigEndian: bytes.word(at: 0) & 1 == 1)
    sum.add(bytes, 0..<24)
    guard sum.isWritten(bytes, at: 24) else { return nil }
    var (found, complete, pages) = ([Int](), 0, 0)
    var start = Self.headerSize
    while start + Self.frameHeaderSize + pageSize <= bytes.count {
      // A frame with another salt is left from before the log was begun anew.
      let isSalted = (0..<8).allSatisfy { bytes[start + 8 + $0] == bytes[16 + $0] }
      sum.add(bytes, start..<start + 8)
      sum.add(bytes, start + Self.frameHeaderSize..<start + Self.frameHeaderSize + pageSize)
      guard isSalted, bytes.word(at: start) > 0, sum.isWritten(bytes, at: start + 16) else { break }
      found.append(start)
      let commit = Int(bytes.word(at: start + 4))
      if commit > 0 { (complete, pages) = (found.count, commit) }
      start += Self.frameHeaderSize + pageSize
    }
    guard complete > 0 else { return nil }
    (self.bytes, self.pageSize) = (bytes, pageSize)
    frames = Array(found.prefix(complete))
    fileSize = pages * pageSize
  }

  /// Writes the pages of the complete transactions into an image of the file, which has the right size.
  func write(into image: UnsafeMutableRawBufferPointer) {
    for frame in frames {
      let place = (Int(bytes.word(at: frame)) - 1) * pageSize
      // A later transaction may have made the file shorter.
      guard place + pageSize <= image.count else { continue }
      let page = frame + Self.frameHeaderSize
      UnsafeMutableRawBufferPointer(rebasing: image[place..<place + pageSize])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[page..<page + pageSize]))
    }
  }
}

/// The sums that each frame goes on with.
private struct Sum {
  /// How the words are read that are added up.
  let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      first &+= word(bytes, place) &+ second
      second &+= word(bytes, place + 4) &+ first
    }
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    isBigEndian ? bytes.word(at: place) : bytes.word(at: place).byteSwapped
  }

  /// True if these sums are the ones that stand at a place.
  func isWritten(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    bytes.word(at: place) == first && bytes.word(at: place + 4) == second
  }
}

extension UnsafeRawBufferPointer {
  /// The big-endian number of four bytes at a place.
  func word(at place: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}
