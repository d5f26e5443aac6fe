import DesktopSession
import Foundation

// Runs the scenario on the named desktops, or on all, and prints a table: desktop × step. With --tray
// it is that of the icon on panels, and of the line on bars.
// Usage: desktops [--tray] [NAME…] [--pictures FOLDER]

var names: [String] = []
var pictures: URL?
var isTray = false
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--pictures" {
    pictures = words.popFirst().map { URL(filePath: $0) }
  } else if word == "--tray" {
    isTray = true
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
let table = Table()
for name in names.isEmpty ? known : names {
  if isTray {
    table.add(TrayRun(name, pictures: pictures).result())
  } else if let kind = Desktops.all.first(where: { $0.name == name }) {
    table.add(Run(kind, pictures: pictures).result())
  }
}
table.printSummary()
exit(table.isPassed ? 0 : 1)
