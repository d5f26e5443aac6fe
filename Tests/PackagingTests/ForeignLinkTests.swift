import DesktopSession
import Foundation
import Glibc
import TestSupport
import Testing

/// The scripts, where another user makes links in folders that both may write to.
@Suite(.serialized) struct ForeignLinkTests {
  private let place: Installation
  private let files = FileManager.default
  private var shared: String { place.path("shared") }
  /// A file in the person's own folder.
  private var own: String { place.path("own/brewlog/brewlog.db") }

  init() throws {
    place = try Installation()
    #expect(chmod(place.session.folder.path, 0o755) == 0)
    #expect(mkdir(shared, 0o700) == 0 && chmod(shared, 0o777) == 0)
    try files.createDirectory(
      atPath: place.path("own/brewlog"), withIntermediateDirectories: true)
    try "mine".write(toFile: own, atomically: false, encoding: .utf8)
  }

  private func expectRefusal(_ run: Subprocess, _ beginning: String) throws {
    #expect(run.exitStatus == 1)
    #expect(
      run.errors == """
        \(beginning), because another user may have made the link \(shared)/link; remove it, or \
        choose a folder that only you can write to

        """)
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "mine")
  }

  @Test func nothingIsDeletedBehindOne() throws {
    try OtherUser.run("ln -s \"$1\" \"$0/link\"", shared, place.path("own"))
    let purge = try place.script(
      "uninstall", "--user", "--purge", environment: ["XDG_DATA_HOME": shared + "/link"])
    try expectRefusal(purge, "uninstall: nothing was removed")
  }

  @Test func nothingIsInstalledBehindOne() throws {
    try OtherUser.run("ln -s \"$1\" \"$0/link\"", shared, place.path("own"))
    let install = try place.script(
      "install", "--user", environment: ["XDG_DATA_HOME": shared + "/link"])
    try expectRefusal(install, "install: nothing was installed")
    #expect(place.tree("own") == ["brewlog", "brewlog/brewlog.db"])
    #expect(!files.fileExists(atPath: place.path("home/.local")))
  }

  /// Each file is made beside the one that it takes the place of.
  @Test func noLinkIsWrittenThroughWhereFilesAreMade() throws {
    try OtherUser.run(
      """
      mkdir -m 777 "$0/applications"; cd "$0/applications"
      for suffix in '' .new; do ln -s "$1" "org.brewlog.BrewLog.desktop$suffix"; done
      """, shared, own)
    let install = try place.script("install", "--user", environment: ["XDG_DATA_HOME": shared])
    #expect(install.exitStatus == 0, "\(install.errors)")
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "mine")
    let entry = "\(shared)/applications/org.brewlog.BrewLog.desktop"
    #expect(try String(contentsOfFile: entry, encoding: .utf8).hasPrefix("[Desktop Entry]"))
  }

  @Test func aListThatOthersCanWriteToRemovesNothing() throws {
    #expect(try place.script("install", "--user").exitStatus == 0)
    let list = place.path("home/.local/lib/brewlog/installed")
    #expect(chmod(list, 0o666) == 0)
    try "\(own)\n".write(toFile: list, atomically: false, encoding: .utf8)
    for (script, done) in [("install", "installed"), ("uninstall", "removed")] {
      let run = try place.script(script, "--user")
      #expect(run.exitStatus == 1)
      #expect(
        run.errors == """
          \(script): nothing was \(done), because others can write to \(list), which says what is \
          removed; look at it, and make it yours alone with chown and chmod go-w

          """)
    }
    #expect(files.fileExists(atPath: own))
    #expect(files.fileExists(atPath: place.path("home/.local/bin/brewlog")))
  }

  @Test func whatAnOwnLinkLeadsToStaysAndIsNamed() throws {
    #expect(symlink(place.path("own/brewlog"), place.path("data/brewlog")) == 0)
    let purge = try place.script("uninstall", "--user", "--purge")
    #expect(purge.exitStatus == 0, "\(purge.errors)")
    let kept = "Kept, as only a link to it was there: \(place.path("own/brewlog"))\n"
    #expect(purge.output.contains("Deleted: \(place.path("data/brewlog"))\n\(kept)"))
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "mine")
  }
}
