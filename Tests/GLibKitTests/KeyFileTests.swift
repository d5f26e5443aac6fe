import Foundation
import GLibKit
import Testing

final class KeyFileTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  var path: String { "\(folder)/deep/file.desktop" }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws {
    try KeyFile().save(to: path)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func whatIsSavedIsRead() throws {
    let file = KeyFile()
    file.set("Text", in: "One", to: " é \\ \n\t; \u{1}")
    file.set("Yes", in: "One", to: true)
    file.set("No", in: "Two", to: false)
    try file.save(to: path)
    let read = try #require(try KeyFile(path: path))
    #expect(read.text("Text", in: "One") == " é \\ \n\t; \u{1}")
    #expect(read.bool("Yes", in: "One") == true)
    #expect(read.bool("No", in: "Two") == false)
    #expect(read.text("Text", in: "Two") == nil)
    #expect(read.text("Text", in: "Three") == nil)
    #expect(read.bool("Text", in: "One") == nil)
  }

  @Test func commentsAndTranslationsOutliveASave() throws {
    let text = "# mine\n[One]\nName=Tea\nName[de]=Tee\n"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/deep", withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try #require(try KeyFile(path: path)).save(to: path)
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.split(separator: "\n") == text.split(separator: "\n"))
  }

  @Test func savingReplacesTheFileAndLeavesNothingBeside() throws {
    try KeyFile().save(to: path)
    let hardLink = "\(folder)/old"
    try FileManager.default.linkItem(atPath: path, toPath: hardLink)
    let file = KeyFile()
    file.set("a", in: "b", to: "c")
    try file.save(to: path)
    #expect(try Data(contentsOf: URL(filePath: hardLink)).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/deep").count == 1)
  }

  @Test func aFileThatIsNotThereIsNil() throws {
    #expect(try KeyFile(path: path) == nil)
  }

  /// Opening a pipe to read it waits until somebody writes.
  @Test func aPipeIsNotWaitedFor() throws {
    try KeyFile().save(to: path)
    let pipe = "\(folder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError(file: pipe, attempt: .read, cause: "Not a regular file")) {
      try KeyFile(path: pipe)
    }
  }

  @Test func errorsNameTheFileAndTheCause() throws {
    try KeyFile().save(to: path)
    let below = "\(path)/below"
    #expect(throws: FileError(file: below, attempt: .write, cause: "Not a directory")) {
      try KeyFile().save(to: below)
    }
    #expect(throws: FileError(file: folder, attempt: .read, cause: "Not a regular file")) {
      try KeyFile(path: folder)
    }
    let name = String(repeating: "n", count: 300)
    #expect(throws: FileError(file: name, attempt: .write, cause: "File name too long")) {
      try KeyFile().save(to: name)
    }
  }

  /// What it says may be anything: names of trackers, or no text at all.
  @Test(arguments: [
    ("my secret\n", 1), ("a=my secret\n", 1), ("[my secret\n", 1), ("[a]\n=my secret\n", 2),
    ("# one\n\n[a]\r\nb=c\r\nmy secret", 5), ("[a]\nb=c\n[]\nd=e\nmy secret\n", 3),
    (String(repeating: "[a]\nb=c\n# d\n", count: 999) + "my secret\n[b]\n", 2998),
  ])
  func whatIsNoKeyFileIsNamedByItsLineAndNotQuoted(_ text: String, _ line: Int) throws {
    try write(text)
    let cause = "line \(line) is neither a comment, a [group] nor KEY=VALUE below one"
    #expect(throws: FileError(file: path, attempt: .read, cause: cause)) {
      try KeyFile(path: self.path)
    }
  }

  @Test(arguments: [
    "\u{FEFF}[One]\na=b\n[Two]\nc=d\n", "[One]\r\na=b\r\n\r\n[Two]\r\nc=d\r\n",
    "  # mine\n [One] \n  a = b\n\n[Two]\t\nc=d\n[Two]\n[One]",
    "\u{FEFF}#\r\n[One]\r\na=b\r\n[Two]\nc=d",
  ])
  func whatEditorsOfAllSystemsWriteIsRead(_ text: String) throws {
    try write(text)
    let file = try #require(try KeyFile(path: path))
    #expect(file.groups == ["One", "Two"])
    #expect(file.keys(in: "One") == ["a"] && file.keys(in: "Two") == ["c"])
    #expect(file.keys(in: "Three") == [])
    #expect(file.text("a", in: "One") == "b" && file.text("c", in: "Two") == "d")
  }

  @Test func aChangeKeepsTheCommentsOfAPerson() throws {
    let text = """
      # All of mine

      [card]
      # long enough to read
      stay=30

      # the tray
      [tray]
      middle-press-logs=false
      # and nothing more
      """
    try write("\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    _ = try KeyFile.change(path) {
      $0.set("stay", in: "card", to: "always")
      $0.set("urgency", in: "card", to: "low")
      $0.set("portal", in: "shortcuts", to: true)
    }
    let saved = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let added = ["urgency=low", "[shortcuts]", "portal=true"]
    #expect(added.allSatisfy { saved.contains(Substring($0)) })
    #expect(
      saved.filter { !added.contains(String($0)) }
        == text.replacing("stay=30", with: "stay=always").split(separator: "\n"))
  }

  /// It would be read as a whole, while nothing else is answered.
  @Test func whatIsTooLargeIsNotRead() throws {
    try KeyFile().save(to: path)
    #expect(truncate(path, 1 << 20) == 0)
    #expect(try KeyFile(path: path) != nil)
    #expect(truncate(path, 1 << 20 + 1) == 0)
    #expect(throws: FileError(file: path, attempt: .read, cause: "File too large")) {
      try KeyFile(path: self.path)
    }
  }

  /// Some keep their files elsewhere, and a link to each where it is looked for.
  @Test func aLinkStaysALink() throws {
    let target = "\(folder)/kept"
    try KeyFile().save(to: path)
    try FileManager.default.moveItem(atPath: path, toPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../kept")
    let file = KeyFile()
    file.set("a", in: "b", to: "c")
    try file.save(to: path)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../kept")
    #expect(try KeyFile(path: target)?.text("a", in: "b") == "c")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/deep").count == 1)
  }

  @Test @MainActor func whoWatchesTheFolderOfALinkSeesASave() throws {
    try KeyFile().save(to: path)
    try FileManager.default.moveItem(atPath: path, toPath: "\(folder)/kept")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../kept")
    let loop = MainLoop()
    let monitor = try FileMonitor(path: "\(folder)/deep") { loop.quit() }
    try KeyFile().save(to: path)
    // It ends when the change is seen.
    withExtendedLifetime(monitor) { loop.run() }
  }

  /// Settings hold names of trackers.
  @Test(arguments: [mode_t(0o600), 0o644, 0o666, 0o400])
  func aSaveIsForItsOwnerAloneInAFolderThatStaysAsItIs(_ mode: mode_t) throws {
    try KeyFile().save(to: path)
    #expect(chmod(path, mode) == 0)
    #expect(chmod("\(folder)/deep", 0o755) == 0)
    try KeyFile().save(to: path)
    #expect(try permissions(path) == 0o600)
    #expect(try permissions("\(folder)/deep") == 0o755)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// A person may link a file before there is one.
  @Test(arguments: ["../kept", "between"]) func aLinkToNothingStaysAndWhatItLeadsToIsMade(
    _ target: String
  ) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder)/deep", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    try files.createSymbolicLink(
      atPath: "\(folder)/deep/between", withDestinationPath: "\(folder)/kept")
    let made = try KeyFile.change(path) { $0.set("a", in: "b", to: "c") }
    #expect(made.text("a", in: "b") == "c")
    #expect(try files.destinationOfSymbolicLink(atPath: path) == target)
    #expect(try KeyFile(path: "\(folder)/kept")?.text("a", in: "b") == "c")
    #expect(try permissions("\(folder)/kept") == 0o600)
    #expect(Set(try files.contentsOfDirectory(atPath: folder)) == ["deep", "kept"])
  }

  /// The disk that it leads to may not be there.
  @Test func whereTheFolderOfALinkIsMissingItIsNotMade() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder)/deep", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path, withDestinationPath: "\(folder)/away/kept")
    let error = #expect(throws: FileError.self) { try KeyFile().save(to: path) }
    #expect(
      error?.description == """
        can’t write \(path): a link on the way leads to \(folder)/away, which is not there; make it, \
        or remove the link
        """)
    #expect(try files.contentsOfDirectory(atPath: folder) == ["deep"])
  }

  @Test func removingTwiceIsNoError() throws {
    try KeyFile().save(to: path)
    try FileSystem.remove(path)
    try FileSystem.remove(path)
    #expect(try KeyFile(path: path) == nil)
    #expect(throws: FileError(file: folder, attempt: .remove, cause: "Is a directory")) {
      try FileSystem.remove(folder)
    }
  }
}
