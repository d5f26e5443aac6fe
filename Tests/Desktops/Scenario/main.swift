import DesktopSession
import Foundation

// Runs the scenario on the named desktops, or on all, and prints a table: desktop × step. With --tray
// it is that of the icon on panels, and of the line on bars; with --kill that of an agent that is killed.
// Usage: desktops [--tray | --kill] [NAME…] [--pictures FOLDER]; with --json a single NAME gives its result to
// another process.

var names: [String] = []
var pictures: URL?
var isTray = false
var isKill = false
var isForProcess = false
var options: [String] = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--pictures" {
    pictures = words.popFirst().map { URL(filePath: $0) }
    if let pictures { options += [word, pictures.path] }
  } else if word == "--tray" {
    isTray = true
    options.append(word)
  } else if word == "--kill" {
    isKill = true
    options.append(word)
  } else if word == "--json" {
    isForProcess = true
  } else {
    names.append(word)
  }
}
let known = isTray ? TrayRun.names : Desktops.all.map(\.name)
let unknown = names.filter { !known.contains($0) }
guard unknown.isEmpty else {
  print(
    "nothing is named \(unknown.joined(separator: ", ")); there are: \(known.joined(separator: ", "))"
  )
  exit(64)
}
if isForProcess, let name = names.first {
  let kind = Desktops.all.first { $0.name == name }
  let steps = isKill ? KillScenario.steps : Scenario.steps
  let result =
    isTray
    ? TrayRun(name, pictures: pictures).result()
    : kind.map { Run($0, steps, pictures: pictures).result() }
  FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  exit(0)
}
let table = Table()
await Lanes(options: options).run(names.isEmpty ? known : names) { table.add($0) }
table.printSummary()
exit(table.isPassed ? 0 : 1)
