import DesktopSession
import Foundation
import Testing

/// What other distributions build BrewLog from, judged by the tools that Debian has for it.
@Suite(.serialized) struct RecipeTests {
  let place: Installation
  let version: String

  init() throws {
    place = try Installation()
    version = try place.script("version").output.trimmingCharacters(in: .newlines)
    let recipes = try place.script("recipes")
    try #require(recipes.exitStatus == 0, "\(recipes.errors)")
  }

  func recipe(_ name: String) -> String {
    Product.package.appending(path: ".build/recipes/\(name)").path
  }

  @Test func theRpmSpec() throws {
    let spec = recipe("brewlog.spec")
    let name = try place.session.run(["rpmspec", "-q", "--qf", "%{name} %{version}\n", spec])
    #expect(name == "brewlog \(version)\n")
    let lint = try place.session.run(["rpmlint", spec])
    #expect(lint.contains("1 specfiles checked; 0 errors"), "\(lint)")
  }

  @Test func theArchRecipe() throws {
    // Its tool refuses root.
    let session = try Session(asPlainUser: true)
    defer { session.stop() }
    let text = try String(contentsOfFile: recipe("PKGBUILD"), encoding: .utf8)
    try session.write(text, to: "home/PKGBUILD")
    let home = session.folder.appending(path: "home").path
    let info = try session.run(["env", "-C", home, "makepkg", "--printsrcinfo"])
    #expect(info.contains("pkgver = \(version)\n"))
    #expect(info.contains("source = brewlog-\(version).tar.gz\n"))
    let unused = "--exclude=SC2034,SC2154,SC2164"
    try place.session.run(["shellcheck", "--shell=bash", unused, recipe("PKGBUILD")])
  }

  @Test func theFlatpakManifest() throws {
    // It keeps something in the folder that it is started in.
    let shown = try place.session.run([
      "env", "-C", place.path("home"), "flatpak-builder", "--show-manifest",
      recipe("org.brewlog.BrewLog.json"),
    ])
    #expect(shown.contains("\"command\" : \"brewlog-agent\""))
    #expect(shown.contains("\"path\" : \"brewlog-\(version).tar.gz\""))
    // Of the network and of files it gets nothing.
    #expect(!shown.contains("--share=network"))
    #expect(!shown.contains("--filesystem"))
  }

  @Test func theSourcesHoldAllThatIsInstalled() throws {
    let tar = recipe("brewlog-\(version).tar.gz")
    let sources = Set(try place.session.run(["tar", "-tzf", tar]).split(separator: "\n"))
    let files = try String(
      contentsOf: Product.package.appending(path: "packaging/files"), encoding: .utf8)
    let made = files.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: " ").last }
    #expect(made.count > 10)
    for file in made where !file.hasPrefix(".build/") {
      #expect(sources.contains { $0.hasPrefix("brewlog-\(version)/\(file)") }, "\(file)")
    }
  }

  @Test func aReleaseIsMadeOfATaggedCommitAlone() throws {
    let clone = place.path("clone")
    try place.session.run(["git", "clone", "-q", Product.package.path, clone])
    let release = try place.session.start(["\(clone)/packaging/release"])
    #expect(try release.wait() == 1)
    #expect(
      release.errors == """
        release: this commit has no tag v\(version); make it with: git tag v\(version)

        """)
    try place.session.write("", to: "clone/new")
    let unclean = try place.session.start(["\(clone)/packaging/release"])
    #expect(try unclean.wait() == 1)
    #expect(unclean.errors.hasPrefix("release: there are changes that are in no commit"))
  }
}
