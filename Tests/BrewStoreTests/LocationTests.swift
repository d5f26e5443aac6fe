import BrewStore
import Foundation
import Testing
import TestSupport

@Suite struct LocationTests {
  private func directory(_ environment: [String: String]) throws -> String {
    try StoreLocation { environment[$0] }.directory
  }

  @Test func followsTheBaseDirectorySpecification() throws {
    #expect(try directory(["XDG_DATA_HOME": "/data", "HOME": "/home/a"]) == "/data/brewlog")
    #expect(try directory(["HOME": "/home/a"]) == "/home/a/.local/share/brewlog")
    #expect(try StoreLocation { _ in "/x" }.file == "/x/brewlog/brewlog.db")
  }

  @Test(arguments: ["", "data", "./data", "~/data", " /data"])
  func anEmptyOrRelativePathIsIgnored(path: String) throws {
    let environment = ["XDG_DATA_HOME": path, "HOME": "/home/a"]
    #expect(try directory(environment) == "/home/a/.local/share/brewlog")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["HOME": "a", "XDG_DATA_HOME": "b"]])
  func noPlaceIsAnErrorThatSaysSo(environment: [String: String]) {
    let error = #expect(throws: StoreError.self) { try directory(environment) }
    #expect(error?.cause == .noHome)
    #expect(error?.description.contains("XDG_DATA_HOME or HOME") == true)
  }

  @Test func filesAre0600InAFolderOf0700() throws {
    let folder = try ScratchFolder()
    let directory = folder.path + "/new/deep/brewlog"
    let store = try Store(at: StoreLocation(directory: directory))
    try store.log()
    for path in [folder.path + "/new", folder.path + "/new/deep", directory] {
      #expect(try mode(path) == 0o700, "\(path)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    #expect(files == ["brewlog.db", "brewlog.db-shm", "brewlog.db-wal"])
    for file in files { #expect(try mode(directory + "/" + file) == 0o600, "\(file)") }
  }

  @Test func slashesInThePathDoNotMatter() throws {
    let folder = try ScratchFolder()
    let store = try Store(at: StoreLocation(directory: folder.path + "//a///brewlog/"))
    try store.log()
    #expect(try mode(folder.path + "/a/brewlog/brewlog.db") == 0o600)
  }

  @Test func charactersInThePathAreTakenAsTheyAre() throws {
    let folder = try ScratchFolder()
    let directory = folder.path + "/a b?c=d#e%20f'é\"☕"
    try Store(at: StoreLocation(directory: directory)).log()
    #expect(FileManager.default.fileExists(atPath: directory + "/brewlog.db"))
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
