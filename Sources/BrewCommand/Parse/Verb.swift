/// The first word of a command.
enum Verb: String, CaseIterable {
  case log
  case reset
  case undo
  case status
  case show
  case watch
  case bar
  case history
  case methods
  case autostart
  case settings
}
