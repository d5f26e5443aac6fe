import Folders
import Foundation
import Glibc
import TestSupport
import Testing

/// Folders with links in them: the person's own, and those that another user made.
struct FolderTests {
  private let scratch: ScratchFolder
  private let files = FileManager.default
  /// Where the other user may write.
  private var shared: String { scratch.path + "/shared" }
  /// What the other user has an eye on.
  private var own: String { scratch.path + "/own" }

  init() throws {
    scratch = try ScratchFolder()
    #expect(chmod(scratch.path, 0o755) == 0)
    for (folder, mode) in [(shared, mode_t(0o777)), (own, 0o700)] {
      #expect(mkdir(folder, 0o700) == 0)
      #expect(chmod(folder, mode) == 0)
    }
    try "mine".write(toFile: own + "/file", atomically: false, encoding: .utf8)
  }

  private func link(_ place: String, to target: String) throws {
    try files.createSymbolicLink(
      atPath: "\(scratch.path)/\(place)", withDestinationPath: target)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func write(_ text: String, to path: String, making: Bool = false) throws {
    let (folder, name) = try Folder.holding(path, making: making)
    try Array(text.utf8).withUnsafeBytes { try folder.replace(name, with: $0) }
  }

  /// With the sticky bit too: who made a link is what counts.
  @Test(arguments: [mode_t(0o777), 0o1777])
  func aLinkThatAnotherUserMadeIsNotFollowed(_ mode: mode_t) throws {
    #expect(chmod(shared, mode) == 0)
    try OtherUser.run("ln -s \"$1\" \"$0/folder\"; ln -s \"$1/file\" \"$0/file\"", shared, own)
    #expect(throws: PathError.foreignLink(shared + "/folder")) {
      try Folder.open(shared + "/folder")
    }
    #expect(throws: PathError.foreignLink(shared + "/folder")) {
      try write("theirs", to: shared + "/folder/file")
    }
    #expect(throws: PathError.foreignLink(shared + "/file")) {
      try write("theirs", to: shared + "/file")
    }
    #expect(try text(own + "/file") == "mine")
  }

  @Test func norIsOneInTheirFolder() throws {
    try OtherUser.run("mkdir -m 755 \"$0/theirs\"; ln -s \"$1\" \"$0/theirs/link\"", shared, own)
    #expect(throws: PathError.foreignLink(shared + "/theirs/link")) {
      try Folder.open(shared + "/theirs/link", making: true)
    }
  }

  @Test func norIsOneThatAnOwnLinkLeadsTo() throws {
    try OtherUser.run("ln -s \"$1\" \"$0/link\"", shared, own)
    try link("own/link", to: "../shared/link/file")
    #expect(throws: PathError.foreignLink(shared + "/link")) {
      try Folder.holding(own + "/link")
    }
  }

  @Test func nothingIsMadeBehindALinkThatAnotherUserMade() throws {
    try OtherUser.run("ln -s \"$1/new\" \"$0/link\"", shared, own)
    #expect(throws: PathError.foreignLink(shared + "/link")) {
      try write("theirs", to: shared + "/link", making: true)
    }
    #expect(throws: PathError.foreignLink(shared + "/link")) {
      try Folder.open(shared + "/link/folder", making: true)
    }
    #expect(try files.contentsOfDirectory(atPath: own) == ["file"])
  }

  @Test func anOwnLinkIsFollowedAndStays() throws {
    #expect(chmod(own, 0o775) == 0)
    try link("own/relative", to: "./../own/file")
    try link("shared/absolute", to: own + "/relative")
    try write("new", to: shared + "/absolute")
    #expect(try text(own + "/file") == "new")
    #expect(try files.destinationOfSymbolicLink(atPath: own + "/relative") == "./../own/file")
    #expect(try files.destinationOfSymbolicLink(atPath: shared + "/absolute") == own + "/relative")
    let (folder, name) = try Folder.holding(shared + "/absolute")
    #expect(folder.path(of: name) == own + "/file")
  }

  @Test func whatAnOwnLinkLeadsToIsMadeAndItsFolderIsNot() throws {
    try link("own/link", to: "new")
    try write("new", to: own + "/link")
    #expect(try text(own + "/new") == "new")
    try link("own/away", to: "unplugged/file")
    #expect(throws: PathError.leadsNowhere(own + "/unplugged")) {
      try write("new", to: own + "/away", making: true)
    }
    try link("own/folder", to: "unplugged")
    #expect(throws: PathError.leadsNowhere(own + "/unplugged")) {
      try Folder.open(own + "/folder", making: true)
    }
  }

  @Test func aLinkToItselfIsAnError() throws {
    try link("own/link", to: "link")
    #expect(throws: PathError.system(ELOOP)) { try Folder.open(own + "/link") }
    #expect(throws: PathError.system(ELOOP)) { try Folder.holding(own + "/link") }
  }

  @Test func foldersAreMadeForTheirOwnerAlone() throws {
    let folder = try Folder.open(own + "/one/../two/three/", making: true)
    #expect(folder.path == own + "/two/three")
    for made in ["one", "two", "two/three"] {
      let marks = try files.attributesOfItem(atPath: "\(own)/\(made)")
      #expect(marks[.posixPermissions] as? Int == 0o700)
    }
    #expect(throws: PathError.system(ENOENT)) { try Folder.open(own + "/four") }
    #expect(throws: PathError.system(ENOTDIR)) { try Folder.open(own + "/file/four", making: true) }
  }

  @Test func aFileIsReplacedAsAWholeForItsOwnerAlone() throws {
    #expect(chmod(own + "/file", 0o644) == 0)
    #expect(Glibc.link(own + "/file", own + "/old") == 0)
    try write("new", to: own + "/file")
    #expect(try text(own + "/old") == "mine")
    #expect(try text(own + "/file") == "new")
    let marks = try files.attributesOfItem(atPath: own + "/file")
    #expect(marks[.posixPermissions] as? Int == 0o600)
    #expect(try files.contentsOfDirectory(atPath: own).sorted() == ["file", "old"])
  }

  @Test func aLinkIsRemovedAndNotWhatItLeadsTo() throws {
    try link("own/link", to: "file")
    let (folder, name) = try Folder.holding(own + "/link", itself: true)
    try folder.remove(name)
    try folder.remove(name)
    #expect(try files.contentsOfDirectory(atPath: own) == ["file"])
  }

  /// Another user may put another folder in the place of one that was opened.
  @Test func onlyTheFolderThatWasOpenedIsRemoved() throws {
    let parent = try Folder.open(shared)
    let made = try parent.makeFolder("made")
    try OtherUser.run("mv \"$0/made\" \"$0/away\"; mkdir \"$0/made\"", shared)
    parent.remove(made, called: "made")
    #expect(Set(parent.names) == ["made", "away"])
    parent.remove(made, called: "away")
    #expect(parent.names == ["made"])
  }
}
