import DesktopSession
import Foundation
import Testing

/// What is installed, judged by the tools that are for it.
@Suite(.serialized) struct FileTests {
  let place: Installation

  init() throws {
    place = try Installation()
    let variables = ["DESTDIR": place.path("image"), "prefix": "/usr"]
    let stage = try place.script("stage", environment: variables)
    try #require(stage.exitStatus == 0, "\(stage.errors)")
  }

  func image(_ path: String) -> String { place.path("image/\(path)") }

  @Test func desktopEntries() throws {
    try place.session.run([
      "desktop-file-validate", image("usr/share/applications/org.brewlog.BrewLog.desktop"),
      image("etc/xdg/autostart/org.brewlog.BrewLog.desktop"),
    ])
  }

  @Test func metadata() throws {
    let file = image("usr/share/metainfo/org.brewlog.BrewLog.metainfo.xml")
    try place.session.run(["appstreamcli", "validate", "--no-net", file])
  }

  @Test func theUnit() throws {
    let unit = image("usr/lib/systemd/user/brewlog-agent.service")
    // The program of the unit is looked for, so it is where the unit says in a root of its own.
    let text = try String(contentsOfFile: unit, encoding: .utf8)
      .replacing("/usr/bin/", with: "\(image("usr/bin"))/")
    let copy = try place.session.write(text, to: "unit/brewlog-agent.service").path
    let verify = try place.session.start(["systemd-analyze", "verify", "--user", "--man=no", copy])
    #expect(try verify.wait() == 0)
    // It complains of units of others too.
    #expect(!verify.errors.contains("brewlog"), "\(verify.errors)")
  }

  @Test func iconsAreOfTheSizeOfTheirFolder() throws {
    let sizes = [16, 22, 24, 32, 48, 64, 128, 256]
    for size in sizes {
      let folder = image("usr/share/icons/hicolor/\(size)x\(size)/apps")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.contains("org.brewlog.BrewLog.png"))
      let found = try place.session.run(
        ["identify", "-format", "%m %w %h\n"] + files.map { "\(folder)/\($0)" })
      #expect(Set(found.split(separator: "\n")) == ["PNG \(size) \(size)"])
    }
    for file in [
      "scalable/apps/org.brewlog.BrewLog.svg", "symbolic/apps/org.brewlog.BrewLog-symbolic.svg",
    ] {
      #expect(FileManager.default.fileExists(atPath: image("usr/share/icons/hicolor/\(file)")))
    }
  }

  @Test func theVersionStandsInOnePlace() throws {
    let version = try place.script("version").output.trimmingCharacters(in: .whitespacesAndNewlines)
    let brewlog = try place.session.run([Product.brewlog, "--version"])
    #expect(brewlog == "brewlog \(version)\n")
    let others = try place.session.start([
      "git", "-C", Product.package.path, "grep", "-lwF", version, "--", "packaging", "Resources",
      "README.md",
    ])
    try others.wait()
    #expect(others.output == "")
  }

  @Test func scripts() throws {
    let files = try place.session.run([
      "git", "-C", Product.package.path, "grep", "-lE", "^#!/bin/(sh|bash)$|^# shellcheck shell=",
    ])
    let names = files.split(separator: "\n").map { Product.package.appending(path: $0).path }
    let check = try place.session.start(["shellcheck"] + names)
    #expect(try check.wait(within: .seconds(60)) == 0)
    #expect(check.output == "")
  }
}
