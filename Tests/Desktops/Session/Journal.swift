import Foundation

/// A journal of a session's own, for one program.
public final class Journal {
  /// The fields of an entry, by name.
  public typealias Entry = [String: String]

  private let mounts: Mounts

  /// Makes a place for it.
  public init(in session: Session) throws {
    mounts = try Mounts(
      "mount -t tmpfs none /run; mkdir -p -m 777 /run/systemd/journal", in: session)
  }

  /// The words before a program that let its standard error be the journal's.
  public var entrance: [String] {
    mounts.entrance + [Product.package.appending(path: "Tests/Fixtures/journal").path]
  }

  /// What it has been told, from the output of a program that was started so.
  public static func entries(of program: Subprocess) throws -> [Entry] {
    try program.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
    }
  }
}
