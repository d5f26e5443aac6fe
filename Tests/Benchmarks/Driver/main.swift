import DesktopSession
import Foundation

// Measures BrewLog against what it is compared with, and prints the table of docs/measurements.md.
// Arguments name the parts to measure; without any it measures all.

let parts: [(name: String, measure: (Scratch) throws -> [Row])] =
  [
    ("command", { try CommandRows(in: $0).measure() }),
    ("scale", { try ScaleRows(in: $0).measure() }),
    ("trackers", { try TrackerRows(in: $0).measure() }),
    ("card", { try CardRows(in: $0).measure() }),
    ("tray", { try TrayRows(in: $0).measure() }),
    ("agent", { try AgentRows(in: $0).measure() }),
  ]
  + Panels.all.map { panel in
    ("idle-\(panel.name)", { _ in try IdleRows(on: panel).measure() })
  }

func say(_ line: String) {
  print(line)
  fflush(nil)
}

func fail(_ what: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(what)\n".utf8))
  exit(status)
}

@MainActor
func measure(_ names: [String]) throws {
  let scratch = try Scratch()
  for (name, part) in parts where names.isEmpty || names.contains(name) {
    for row in try part(scratch) { say(row.markdown) }
  }
}

let names = Array(CommandLine.arguments.dropFirst())
if let unknown = names.first(where: { name in !parts.contains { $0.name == name } }) {
  let known = parts.map(\.name).joined(separator: ", ")
  fail("no part is named “\(unknown)”; there are \(known)", status: 64)
}
do {
  say("\(Machine())\n\n\(Row.heading)")
  try measure(names)
} catch {
  fail("\(error)", status: 1)
}
