import Foundation

/// What the kernel says of a running process.
struct ProcessFigures {
  /// Kilobytes in memory.
  let resident: Int
  /// Kilobytes of it that are its own and written to.
  let privateDirty: Int
  /// How often any of its threads left a processor, and so had been given one.
  let switches: Int
  /// Nanoseconds on a processor, over all threads.
  let runTime: Int
  /// Clock ticks of user and system time, over all threads.
  let ticks: Int

  init(of pid: pid_t) throws {
    // What is not on the disk yet counts as dirty, and a freshly linked program is not.
    sync()
    let process = "/proc/\(pid)"
    resident = try Self.number(after: "VmRSS:", in: "\(process)/status")
    privateDirty = try Self.number(after: "Private_Dirty:", in: "\(process)/smaps_rollup")
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "\(process)/task")
      .map { "\(process)/task/\($0)" }
    switches = try tasks.reduce(0) { sum, task in
      try sum + Self.number(after: "voluntary_ctxt_switches:", in: "\(task)/status")
        + Self.number(after: "nonvoluntary_ctxt_switches:", in: "\(task)/status")
    }
    runTime = try tasks.reduce(0) { sum, task in
      sum + (Int(try Self.words(in: "\(task)/schedstat").first ?? "") ?? 0)
    }
    // Behind the name, which may hold anything: utime and stime are fields 14 and 15 of stat(5).
    let text = try Self.text(of: "\(process)/stat")
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13 else { throw BenchmarkError.unreadable("\(process)/stat") }
    ticks = (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
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
