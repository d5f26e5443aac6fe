import DesktopSession
import Foundation
import Testing

/// The completions, by typing into the shells themselves what is completed and run.
@Suite(.serialized) struct ShellTests {
  let place: Installation

  init() throws {
    place = try Installation()
    try place.session.run([Product.brewlog, "tracker", "add", "Water", "--kind", "count"])
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

  /// The newest entry of a tracker after a line was typed.
  func newest(after line: String, in shell: String, of tracker: String = "brew") throws -> String {
    let typist = Product.package.appending(path: "Tests/Fixtures/type-in-shell").path
    // Its own options keep bash from reading what is the system's.
    let arguments = shell == "bash" ? ["--noprofile", "-i"] : ["-i"]
    let shown = try place.session.run(
      [typist, line, shell] + arguments, environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"],
      within: .seconds(60))
    let newest = try place.session.run(
      [Product.brewlog, "history", "--limit", "1", "--tracker", tracker])
    #expect(newest != "", "\(shown)")
    return newest
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aMethodIsCompleted(_ shell: String) throws {
    #expect(try newest(after: #"brewlog lo\tMok\t"#, in: shell).contains("Moka pot"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aQuotedMethodIsCompleted(_ shell: String) throws {
    #expect(try newest(after: #"brewlog log "Mok\t"#, in: shell).contains("Moka pot"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func anOptionAndATrackerAreCompleted(_ shell: String) throws {
    let line = #"brewlog set 12 --tr\twat\t"#
    #expect(try newest(after: line, in: shell, of: "water").contains("12"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aTrackerIsCompletedAfterAnEqualsSign(_ shell: String) throws {
    #expect(
      try newest(after: #"brewlog set 7 --tracker=wat\t"#, in: shell, of: "water").contains("7"))
  }
}
