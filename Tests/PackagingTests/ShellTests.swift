import DesktopSession
import Foundation
import Testing
import TestSupport

/// The completions, by typing into the shells themselves what is completed and run.
@Suite(.serialized) struct ShellTests {
  static let shells = ["bash", "zsh", "fish"]
  let place: Installation

  init() throws {
    place = try Installation()
    try place.session.write(
      """
      PS1='ready> '
      . /usr/share/bash-completion/bash_completion

      """, to: "home/.bashrc")
    try place.session.write(
      """
      PS1='ready> '
      fpath=(\(Product.package.path)/.build/stage/share/zsh/site-functions $fpath)
      autoload -Uz compinit
      compinit -u

      """, to: "home/.zshrc")
    try place.session.write(
      """
      function fish_prompt; echo -n 'ready> '; end
      set fish_greeting

      """, to: "config/fish/config.fish")
  }

  /// What `brewlog` was given by each line, nil where it was not run. `\t` is the key Tab.
  func received(_ lines: [String], in shell: String) throws -> [[String]?] {
    let fixtures = Product.package.appending(path: "Tests/Fixtures").path
    let programs = place.path("stub")
    if !FileManager.default.fileExists(atPath: programs) {
      try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(programs)/brewlog", withDestinationPath: "\(fixtures)/brewlog-stub")
    }
    // Its own options keep bash from reading what is the system's.
    let arguments = shell == "bash" ? ["--noprofile", "-i"] : ["-i"]
    let typed = String(decoding: try JSONEncoder().encode(lines), as: UTF8.self)
    let output = try place.session.run(
      ["\(fixtures)/type-in-shell", typed, place.path("received"), shell] + arguments,
      environment: [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "BREWLOG": Product.brewlog,
        "RECEIVED": place.path("received"),
        "PATH": "\(programs):\(place.session.environment["PATH"] ?? "")",
      ], within: .seconds(300))
    return try JSONDecoder().decode([[String]?].self, from: Data(output.utf8))
  }

  /// Makes these the methods of a store of their own.
  func keep(_ methods: [String]) throws {
    for method in methods.reversed() {
      try place.session.run([Product.brewlog, "log", "--", method])
    }
  }

  @Test(arguments: shells)
  func verbsMethodsOptionsAndTrackersAreCompleted(_ shell: String) throws {
    try place.session.run([Product.brewlog, "tracker", "add", "Water", "--kind", "count"])
    let typed = [
      "brewlog lo\tMok\t": ["log", "Moka pot"], "brewlog log \"Mok\t": ["log", "Moka pot"],
      "brewlog set 12 --tr\twat\t": ["set", "12", "--tracker", "water"],
      "brewlog set 7 --tracker=wat\t": ["set", "7", "--tracker=water"],
      "brewlog set 7 --tracker='wat\t": ["set", "7", "--tracker=water"],
      "A=1 brewlog log 2>/dev/null Mok\t": ["log", "Moka pot"],
      "true; true | brewlog log Mok\t": ["log", "Moka pot"],
    ].filter { shell != "fish" || !$0.key.hasPrefix("A=") }
    let received = try received(Array(typed.keys), in: shell)
    #expect(Dictionary(zip(typed.keys, received)) { first, _ in first } == typed)
  }

  @Test("A recorded word that is completed is never run, and arrives as it is", arguments: shells)
  func aRecordedWordArrivesAsItIs(_ shell: String) throws {
    let names = HostileWords.names
    try keep(names)
    var lines: [(line: String, name: String)] = []
    for name in names {
      for quotation in Quotation.all(of: shell) {
        for length in lengths(of: name, among: names) {
          let typed = quotation.typing(name.prefix(length), in: shell)
          lines.append(("brewlog log \(typed)\t", name))
        }
      }
    }
    let received = try received(lines.map(\.line), in: shell)
    let wrong = zip(lines, received).filter { $1 != ["log", $0.name] }
      .map { "\($0.line) gave \($1?.description ?? "nothing")" }
    #expect(wrong == [])
    #expect(place.tree(".").filter { $0.contains(HostileWords.ran) } == [])
  }

  @Test(
    "What two recorded words have in common is completed, and nothing of it is run",
    arguments: shells)
  func whatTwoRecordedWordsHaveInCommon(_ shell: String) throws {
    let names = [
      "Two $(touch \(HostileWords.ran))'\"! a", "Two $(touch \(HostileWords.ran))'\"! \\b",
    ]
    try keep(names)
    for quotation in Quotation.all(of: shell) {
      let rest = quotation.typing("\\", in: shell).dropFirst(quotation.begin.count)
      let line = "brewlog log \(quotation.typing("Tw", in: shell))\t\(rest)\t"
      #expect(try received([line], in: shell) == [["log", names[1]]], "\(quotation)")
    }
    #expect(place.tree(".").filter { $0.contains(HostileWords.ran) } == [])
  }

  /// How much of a name is typed: as little as tells it from others, up to its first odd character, and
  /// nearly all.
  func lengths(of name: String, among names: [String]) -> Set<Int> {
    let others = names.filter { $0 != name } + ["AeroPress", "Cold brew", "Espresso"]
    let fewest =
      (1...name.count).first { length in
        !others.contains { $0.unicodeScalars.starts(with: name.prefix(length).unicodeScalars) }
      } ?? name.count
    let odd = name.firstIndex { !$0.isLetter }.map {
      name.distance(from: name.startIndex, to: $0) + 1
    }
    return Set([fewest, odd ?? fewest, name.count - 1].map { max(fewest, $0) })
  }
}
