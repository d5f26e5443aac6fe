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
    // Every language has all of it: the summary, and what is between.
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for language in ["de", "es", "fr", "ja", "sr", "sr-Latn"] {
      #expect(text.matches(of: try Regex("xml:lang=\"\(language)\"")).count == 8, "\(language)")
    }
    #expect(text.contains("Die tägliche Kaffeeserie") && text.contains("Dnevni niz kafa"))
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

  @Test(arguments: ["man1/brewlog.1", "man1/brewlog-agent.1", "man5/brewlog.5"])
  func manualPages(_ page: String) throws {
    let file = image("usr/share/man/\(page)")
    for tool in [
      ["man", "--warnings", "-E", "UTF-8", "-l"], ["mandoc", "-T", "lint", "-W", "warning"],
      ["groff", "-man", "-Tutf8", "-k", "-ww", "-z"],
    ] {
      let run = try place.session.start(tool + [file])
      #expect(try run.wait() == 0)
      #expect(run.errors == "", "\(tool)")
    }
    let text = try place.session.run(["man", "-l", file], environment: ["MANWIDTH": "80"])
    #expect(text.contains("SEE ALSO"))
  }

  @Test func theManualHasAllThatHelpHas() throws {
    let text = try place.session.run(
      ["man", "-l", image("usr/share/man/man1/brewlog.1")], environment: ["MANWIDTH": "500"])
    let verbs = try place.session.run([Product.brewlog, "complete", ""])
      .split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(verbs.count > 10)
    let parts = verbs + ["tracker add", "tracker card", "remind add", "remind list"]
    for verb in parts { #expect(text.contains("   brewlog \(verb) [OPTION...]"), "\(verb)") }
    let settings = try place.session.run(
      ["man", "-l", image("usr/share/man/man5/brewlog.5")], environment: ["MANWIDTH": "80"])
    for line in try place.session.run([Product.brewlog, "complete", "settings", ""])
      .split(separator: "\n")
    {
      let key = line.prefix { $0 != "\t" }
      #expect(settings.contains("       \(key)\n"), "\(key)")
    }
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
