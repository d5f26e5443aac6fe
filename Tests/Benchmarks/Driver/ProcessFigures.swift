import Foundation

/// What the kernel says of a running process.
struct ProcessFigures {
  /// Kilobytes in memory.
  let resident: Int
  /// Kilobytes of it that are its own and written to.
  let privateDirty: Int
  /// How often each of its threads left a processor, and so had been given one.
  private let switches: [String: Int]
  /// Nanoseconds on a processor of each thread.
  private let runTimes: [String: Int]

  init(of pid: pid_t) throws {
    // What is not on the disk yet counts as dirty, and a freshly linked program is not.
    sync()
    let process = "/proc/\(pid)"
    resident = try Self.number(after: "VmRSS:", in: "\(process)/status")
    privateDirty = try Self.number(after: "Private_Dirty:", in: "\(process)/smaps_rollup")
    let threads = try FileManager.default.contentsOfDirectory(atPath: "\(process)/task")
      .map { ($0, "\(process)/task/\($0)") }
    switches = try Dictionary(
      uniqueKeysWithValues: threads.map { thread, folder in
        let names = ["voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:"]
        return (
          thread, try names.map { try Self.number(after: $0, in: "\(folder)/status") }.reduce(0, +)
        )
      })
    runTimes = try Dictionary(
      uniqueKeysWithValues: threads.map { thread, folder in
        (thread, Int(try Self.words(in: "\(folder)/schedstat").first ?? "") ?? 0)
      })
  }

  /// How often any of its threads was given a processor since then; one that has ended was at least once.
  func wakeUps(since before: ProcessFigures) -> Int {
    let ended = before.switches.keys.filter { switches[$0] == nil }.count
    return switches.map { $1 - (before.switches[$0] ?? 0) }.reduce(ended, +)
  }

  /// Nanoseconds on a processor since then, of all threads that are there.
  func runTime(since before: ProcessFigures) -> Int {
    runTimes.map { $1 - (before.runTimes[$0] ?? 0) }.reduce(0, +)
  }

  private static func number(after word: String, in path: String) throws -> Int {
    let words = try words(in: path)
    guard let place = words.firstIndex(of: word), let number = Int(words[place + 1]) else {
      throw BenchmarkError.unreadable("\(word) in \(path)")
    }
    return number
  }

  private static func words(in path: String) throws -> [String] {
    try text(of: path).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
