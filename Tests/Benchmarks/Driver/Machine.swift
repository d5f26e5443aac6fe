import Foundation

/// The machine that the figures are of.
struct Machine: CustomStringConvertible {
  /// One line: processor, cores, kernel, distribution, disk, day.
  var description: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let day = Date.now.formatted(.iso8601.year().month().day())
    return """
      \(processor), \(cores) cores; Linux \(line(of: "/proc/sys/kernel/osrelease")); \
      Debian \(line(of: "/etc/debian_version")); \(day)
      """
  }

  private var processor: String {
    let lines = text(of: "/proc/cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  private func line(of path: String) -> String {
    text(of: path).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func text(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
