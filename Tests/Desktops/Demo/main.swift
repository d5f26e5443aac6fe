import DesktopSession
import Foundation

// Shows the agent on a private desktop: a real card, a real click, and the store after it.

func show(in pictures: URL) throws {
  let before = pictures.appending(path: "before.png")
  let after = pictures.appending(path: "after.png")

  let desk = try BrewDesk(Xfce(), environment: ["G_MESSAGES_DEBUG": ""])
  defer { desk.stop() }
  try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
  try desk.letRecentPass()
  try desk.startAgent()
  try desk.see("6 day streak")
  try desk.desktop.takePicture(to: before)
  try desk.desktop.press("log")
  try desk.see("7 day streak")
  try desk.desktop.takePicture(to: after)

  print("The agent showed its card on xfce4-notifyd, and “Log a brew” was clicked.")
  print("  before: \(before.path)")
  print("  after:  \(after.path)")
  print("The store, a scratch one with six days in it before the click, says:")
  print("  " + (try desk.brewlog("status", "--json")).trimmingCharacters(in: .newlines))
}

do {
  try show(in: URL(filePath: CommandLine.arguments.dropFirst().first ?? "pictures"))
} catch {
  // An error that left this file would be shown as a crash, with the registers of the processor.
  FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
  exit(1)
}
