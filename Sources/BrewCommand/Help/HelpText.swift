import Speech

/// What help says of a command besides its options.
struct HelpText {
  let summary: String
  let description: String

  static var program: HelpText {
    HelpText(
      summary: say(
        """
        Keeps your streak of daily brews. Without a verb it prints the card: the streak, the last
        seven days and whether today is done.
        """),
      description: say(
        """
        Verbs:
          log [METHOD]             Log a brew
          reset                    End the streak and begin a new one at zero
          skip                     Leave a day out: it neither counts nor ends the streak
          add [N]                  Add to a count
          set N                    Set a count
          undo                     Take back what was done last
          status                   Print what the card is made of
          show                     Bring the card up on the desktop
          watch                    Print the card, and again whenever it changes
          bar NAME                 Print the streak for a bar: waybar, polybar, i3blocks, i3status-rust
          history                  Print what was recorded, newest first
          methods                  Print the methods to choose from
          tracker add NAME         Keep something else too: a habit, days without, a count
          tracker list             Print what is kept; also rename, archive, restore, show and card
          remind add TIME          Remind at that time while the day is open; also list and remove
          quiet                    No reminder and no popup until tomorrow
          autostart [on|off]       Start the widget on login, or not; say what is there
          settings [KEY [VALUE]]   Print what is set, or set it
          doctor                   Look at all parts, and say what is wrong and what to do

        “brewlog VERB --help” says more.

        A streak counts calendar days: consecutive local days with at least one brew, ending today, or
        yesterday while today has none yet. Days since a reset are calendar days too: after a reset at
        23:50 it is day 1 at 00:10. A day begins at midnight, or when “brewlog settings day.starts-at”
        says: with 03:00 what is done at 00:30 belongs to the day before.

        A verb is about the tracker that is set (“brewlog settings tracker”), daily brews if none is, or
        about the one of --tracker ID.

        Files:
          $XDG_DATA_HOME/brewlog/brewlog.db, else ~/.local/share/brewlog/brewlog.db

        Exit status:
          0 it was done, 1 it failed, 64 the command was misused and nothing was touched
        """))
  }

  static func of(_ topic: Topic) -> HelpText {
    topic.subverb.map(of) ?? topic.verb.map(of) ?? program
  }

  static func of(_ verb: Verb) -> HelpText {
    switch verb {
    case .log: return log
    case .reset: return reset
    case .skip: return skip
    case .add: return add
    case .set: return set
    case .undo: return undo
    case .status: return status
    case .show: return show
    case .watch: return watch
    case .bar: return bar
    case .history: return history
    case .methods: return methods
    case .tracker: return tracker
    case .remind: return remind
    case .quiet: return quiet
    case .autostart: return autostart
    case .settings: return settings
    case .doctor: return doctor
    }
  }
}
