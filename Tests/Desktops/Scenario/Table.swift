import Glibc

/// The results, desktop × step, in Markdown.
final class Table {
  private var results: [Run.Result] = []

  /// True if there are results and every step of each passed.
  var isPassed: Bool { !results.isEmpty && failures.isEmpty }

  private var failures: [(desktop: String, step: String, fault: String)] {
    results.flatMap { result in
      result.steps.compactMap { step in step.fault.map { (result.desktop, step.name, $0) } }
    }
  }

  /// Adds a desktop's row and prints it, so that a long run can be followed.
  func add(_ result: Run.Result) {
    if results.isEmpty {
      let head = ["desktop"] + result.steps.map(\.name) + ["seconds"]
      print(row(head))
      print(row(head.map { _ in "---" }))
    }
    results.append(result)
    print(
      row(
        [result.desktop] + result.steps.map { $0.fault == nil ? "pass" : "FAIL" } + [
          "\(result.seconds)"
        ]))
    // Through a pipe too.
    fflush(nil)
  }

  /// Prints what was seen where something failed, and the closing line.
  func printSummary() {
    for failure in failures {
      print("\n\(failure.desktop), \(failure.step): \(failure.fault)")
    }
    let all = results.map(\.steps.count).reduce(0, +)
    print("\n\(all - failures.count) passed, \(failures.count) failed")
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }
}
