import Foundation

/// Runs of several desktops, two at a time: most of a run is waiting. Each is a process of its own.
nonisolated struct Lanes {
  private static let count = 2
  /// The words of the command line beside the name.
  let options: [String]

  /// Runs the scenario on all of them, and gives each result as it comes.
  func run(_ names: [String], then body: @MainActor (Run.Result) -> Void) async {
    await withTaskGroup(of: Run.Result.self) { group in
      for (index, name) in names.enumerated() {
        if index >= Self.count, let result = await group.next() { await body(result) }
        group.addTask {
          do {
            return try await result(of: name)
          } catch {
            return Run.Result(
              desktop: name, steps: [.init(name: "process", fault: "no result: \(error)")])
          }
        }
      }
      for await result in group { await body(result) }
    }
  }

  @concurrent private func result(of name: String) async throws -> Run.Result {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = options + [name, "--json"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Run.Result.self, from: data)
  }
}
