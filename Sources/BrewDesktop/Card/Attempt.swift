/// One thing that a server was given to show and has not answered yet.
struct Attempt {
  /// What it shows.
  let content: Popup.Content
  /// It was asked for, and pops up.
  let wasDue: Bool
  /// Nothing of ours was on the screen before.
  let isNew: Bool
}
