/// The first word of a command.
enum Verb: String, CaseIterable {
  case log
  case reset
  case skip
  case add
  case set
  case undo
  case status
  case show
  case watch
  case bar
  case history
  case methods
  case tracker
  case remind
  case quiet
  case autostart
  case settings
  case doctor
}
