import Glibc

/// The way along a path, from folder to folder, by their descriptors.
struct Walk {
  /// `O_PATH` of `open(2)`, which Swift does not import: to go through a folder takes no right to read it.
  static let pathOnly: Int32 = 0o10_000_000
  /// As many as Linux follows.
  private static let mostLinks = 40

  private let making: Bool
  private var here: Folder
  /// What is to come, the next one last.
  private var rest: [Substring]
  /// How many of them are the path's own. Those of a link are never made: the disk that it leads to may not
  /// be there.
  private var own: Int
  private var links = 0

  init(along path: String, making: Bool) throws(PathError) {
    self.making = making
    here = try Walk.start(of: path[...])
    rest = Walk.parts(of: path[...])
    own = rest.count
  }

  /// Goes all the way.
  mutating func folder() throws(PathError) -> Folder {
    while let (name, isOwn) = next() { try enter(name, isOwn) }
    return here
  }

  /// Goes up to what the path names last.
  mutating func holder(itself: Bool) throws(PathError) -> (folder: Folder, name: String) {
    while let (name, isOwn) = next() {
      if rest.isEmpty, name != ".." {
        guard !itself, let found = here.status(of: String(name)), found.isLink else {
          return (here, String(name))
        }
      }
      try enter(name, isOwn)
    }
    // It names a folder, such as `/` or `..`.
    throw PathError.system(EISDIR)
  }

  private mutating func next() -> (name: Substring, isOwn: Bool)? {
    guard let name = rest.popLast() else { return nil }
    let isOwn = rest.count < own
    own = min(own, rest.count)
    return (name, isOwn)
  }

  private mutating func enter(_ name: Substring, _ isOwn: Bool) throws(PathError) {
    let name = String(name)
    var next = Walk.look(at: name, in: here)
    if next < 0, errno == ENOENT {
      guard isOwn else { throw .leadsNowhere(here.path(of: name)) }
      guard making else { throw .last }
      guard mkdirat(here.descriptor, name, 0o700) == 0 || errno == EEXIST else { throw .last }
      next = Walk.look(at: name, in: here)
    }
    guard next >= 0 else { throw .last }
    var found = stat()
    guard fstat(next, &found) == 0 else {
      defer { close(next) }
      throw .last
    }
    let place = Folder(next, path: name == ".." ? Walk.above(here.path) : here.path(of: name))
    switch found.st_mode & S_IFMT {
    case S_IFDIR: here = place
    case S_IFLNK: try follow(place, found)
    default: throw PathError.system(ENOTDIR)
    }
  }

  private mutating func follow(_ link: Folder, _ found: stat) throws(PathError) {
    var folder = stat()
    guard fstat(here.descriptor, &folder) == 0 else { throw .last }
    guard Ownership.mayFollow(found, in: folder) else {
      throw PathError.foreignLink(link.path)
    }
    links += 1
    guard links <= Walk.mostLinks else { throw PathError.system(ELOOP) }
    guard let target = Folder.target(of: "", in: link.descriptor) else { throw .last }
    if target.hasPrefix("/") { here = try Walk.start(of: target[...]) }
    rest += Walk.parts(of: target[...])
  }

  /// A descriptor of what a name is of, be it a link.
  private static func look(at name: String, in folder: Folder) -> Int32 {
    openat(folder.descriptor, name, pathOnly | O_NOFOLLOW | O_CLOEXEC)
  }

  private static func start(of path: Substring) throws(PathError) -> Folder {
    let start = path.hasPrefix("/") ? "/" : "."
    let descriptor = open(start, pathOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return Folder(descriptor, path: start)
  }

  private static func parts(of path: Substring) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.reversed()
  }

  private static func above(_ path: String) -> String {
    // A path that begins in the present folder may lead above it.
    if path == "." || path.hasSuffix("..") { return path + "/.." }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension stat {
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
