import BrewStore
import Foundation
import Testing
import TestSupport

@Suite struct LocationTests {
  @Test func itHasAFolderOfItsOwnAmongAPersonsData() throws {
    #expect(try StoreLocation(dataHome: "/data").file == "/data/brewlog/brewlog.db")
  }

  @Test func noPlaceIsAnErrorThatSaysSo() {
    let error = #expect(throws: StoreError.self) { try StoreLocation(dataHome: nil) }
    #expect(error?.cause == .noHome)
    #expect(error?.description.contains("XDG_DATA_HOME or HOME") == true)
  }

  @Test func filesAre0600InAFolderOf0700() throws {
    let folder = try ScratchFolder()
    let directory = folder.path + "/new/deep/brewlog"
    let store = Store(at: StoreLocation(directory: directory))
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
    let store = Store(at: StoreLocation(directory: folder.path + "//a///brewlog/"))
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
