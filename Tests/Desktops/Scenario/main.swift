import DesktopSession
import Foundation

// Runs the scenario on the named desktops, or on all, and prints a table: desktop × step.
// Usage: desktops [NAME…] [--pictures FOLDER]

var names: [String] = []
var pictures: URL?
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--pictures" {
    pictures = words.popFirst().map { URL(filePath: $0) }
  } else {
    names.append(word)
  }
}
let unknown = names.filter { name in !Desktops.all.contains { $0.name == name } }
guard unknown.isEmpty else {
  let known = Desktops.all.map(\.name).joined(separator: ", ")
  print("no desktop is named \(unknown.joined(separator: ", ")); there are: \(known)")
  exit(64)
}
let chosen = names.isEmpty ? Desktops.all : Desktops.all.filter { names.contains($0.name) }
let table = Table()
for kind in chosen { table.add(Run(kind, pictures: pictures).result()) }
table.printSummary()
exit(table.isPassed ? 0 : 1)
