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

  private static var when: String {
    say(
      """
      WHEN is one of:
        2026-11-30               that day at noon; today’s date means now
        2026-11-30T07:30         that date and time, also with a blank for the T and with seconds
        2026-11-30T07:30+09:00   the same where the clock is 9 hours ahead of UTC; Z is UTC
        07:30                    today at that time
        yesterday                yesterday at noon
        "yesterday 07:30"        yesterday at that time
      It may not lie in the future.
      """)
  }

  private static var log: HelpText {
    HelpText(
      summary: say(
        """
        Logs a brew and prints the new streak. METHOD is how it was made, up to 64 characters; without
        it the method of the most recent brew is repeated, Espresso if there is none.
        """),
      description: say(
        """
        \(when)

        A METHOD that is called like a verb or begins with a dash stands after “--”:
          brewlog log -- reset

        “brewlog undo” takes the log back.
        """))
  }

  private static var reset: HelpText {
    HelpText(
      summary: say(
        """
        Ends the streak and begins a new one at zero. What was logged before stays in the history.
        """),
      description: say(
        """
        \(when)

        “brewlog undo” takes the reset back.
        """))
  }

  private static var skip: HelpText {
    HelpText(
      summary: say(
        """
        Leaves today out on purpose, or the day of WHEN: it neither counts nor ends the streak, and stays
        in the history. What is logged on it counts all the same.
        """),
      description: say(
        """
        \(when)

        “brewlog undo” takes the skip back.
        """))
  }

  private static var add: HelpText {
    HelpText(
      summary: say(
        """
        Adds N to a count, 1 if it is not given, and prints the new count. A number below zero takes
        away; a count stays at 0 or above unless its tracker allows less.
        """),
      description: say(
        """
        “brewlog undo” takes it back.
        """))
  }

  private static var set: HelpText {
    HelpText(
      summary: say("Sets a count to N, for a program that knows the number, and prints it."),
      description: say(
        """
        With --expect it is written only if the store is still at the revision that “brewlog status”
        named before; else it fails and says the present one.
        """))
  }

  private static var tracker: HelpText {
    HelpText(
      summary: say("Says what is kept, or changes that. A new tracker gets its ID from its name."),
      description: say(
        """
        list            Print all trackers
        add NAME        Make one; NAME has up to 40 characters
        rename ID NAME  Give it another name; its ID stays
        archive ID      Put it away: its history is kept and nothing is added to it
        restore ID      Take it back into use
        show [ID]       Print its properties
        card ID CHOICE  on: it has a card from login on, in the list of a server that keeps one; off: only
                        when it is asked for, pressed, or reminds; usual: if it is the one that is set

        Kinds:
          daily  Days in a row with at least one log, or as many as --target: log, reset, skip, undo.
                 With --days-a-week weeks in a row with as many such days: the running week counts once
                 it has them. A week that falls short by skipped days alone does not end the streak.
          clean  Days since the start or the last reset: reset, undo
          count  A number: add, set, undo
        """))
  }

  private static var remind: HelpText {
    HelpText(
      summary: say("Says when a tracker reminds of a day that is open, or changes that."),
      description: say(
        """
        add TIME     Remind at that time, in place of what it did at the same time before
        list         Print the reminders, of all trackers unless one is given
        remove TIME  No longer remind at that time

        TIME is what the clock shows wherever you are: 20:30. A reminder brings the card up with “Later”
        and “Skip today”, unless the day is done or skipped by then; a count reminds until its target is
        reached, or until it was changed that day if it has none. “Later” asks again half an hour after,
        or as “brewlog settings reminders.later-after” says. One that was missed, because the machine was
        off or slept, comes once when it is back on the same day.
        """))
  }

  private static var quiet: HelpText {
    HelpText(
      summary: say(
        """
        Lets no reminder and no card come up by itself until the next day starts. What you ask for or
        press is shown all the same.
        """),
      description: say(
        """
        on      Be quiet (if nothing is given)
        off     Be as usual again
        status  Print “on” or “off”
        """))
  }

  private static var undo: HelpText {
    HelpText(
      summary: say(
        """
        Takes back the last entry that has not been taken back, within five minutes of it.
        Repeated, it goes on to the one before. What was taken back stays in the history, marked.
        """),
      description: "")
  }

  private static var status: HelpText {
    HelpText(
      summary: say("Prints what the card is made of, a line for each fact."),
      description: say(
        """
        With --json it is one object: tracker, name, kind, streak, best, since (a date or null),
        logged_today, logs_today, target (logs that a day needs), today (open, done, skipped), week
        (null, or done and target where the streak is one of weeks), flame (out, lit, on_fire),
        last_method (or null), revision, next_refresh (ISO 8601), undo (null or an object: intent,
        until). A clean tracker has days, best and since in place of what a streak has; a count has
        count, target (or null) and reached.
        With --all it is an array of them.

        revision grows by one with each change of the store; next_refresh is when the next day begins.
        """))
  }

  private static var show: HelpText {
    HelpText(
      summary: say(
        """
        Brings the card up on the desktop, with --tracker one of that tracker's own beside it. The agent
        is started if it is not running and the session bus knows how to.
        """),
      description: "")
  }

  private static var watch: HelpText {
    HelpText(
      summary: say(
        """
        Prints the card, and again whenever it changes: after each change of the store, whoever made
        it, and when a day begins. On a terminal it is redrawn in place; through a pipe each card is
        followed by an empty line. It ends on Ctrl-C, on SIGTERM, or when the pipe closes.
        """),
      description: "")
  }

  private static var bar: HelpText {
    HelpText(
      summary: say(
        """
        Prints the streak as one line that a bar reads, once. Where the store can’t be read the line
        says so.
        """),
      description: say(
        """
        waybar         JSON: text, alt (the flame), tooltip, class (the flame and one of done, open,
                       unreadable), percentage (of the last seven days, or of
                       a count’s target); set return-type to json
        polybar        a plain line
        i3blocks       JSON: full_text, short_text; set format to json
        i3status-rust  JSON: icon, state, text; set json to true

        With --follow it prints a line on every change of the store, whoever made it, and at midnight,
        until Ctrl-C, SIGTERM, or the end of the pipe: Waybar without an interval, polybar with tail
        and i3blocks with interval=persist read that.
        """))
  }

  private static var history: HelpText {
    HelpText(
      summary: say("Prints what was recorded, newest first."),
      description: say(
        """
        With --json it is an array of objects: id, kind (log, reset), at (ISO 8601 with the offset
        that held there and then), day, method, rating, note (null for a reset or without one),
        undone. Of a clean tracker they have days, those that the reset ended, in place of the brew; of
        a count (add, set) they have amount, and count, what it came to. Both are null where undone.
        """))
  }

  private static var methods: HelpText {
    HelpText(
      summary: say(
        """
        Prints the methods to choose from, one a line: the ones you used, most recent first, then the
        ones you might.
        """),
      description: "")
  }

  private static var autostart: HelpText {
    HelpText(
      summary: say(
        """
        Says whether the widget starts on login, and by what, after it has repaired an entry that is
        damaged or names a program that is gone; or makes it so, or not.
        """),
      description: say(
        """
        on      Write an entry that starts brewlog-agent on login
        off     Remove that entry, and hide the system’s own if it has one; disable the unit
        status  Print “on”, “off”, “stale” if the entry names a program that is gone, or “damaged”;
                repair nothing

        Files:
          $XDG_CONFIG_HOME/autostart/org.brewlog.BrewLog.desktop, else in ~/.config; the system’s in
          /etc/xdg/autostart; brewlog-agent.service of “systemctl --user”

        Where nothing reads those, as in plain sway and i3, this line in the config does:
          exec brewlog-agent
        """))
  }

  private static var settings: HelpText {
    HelpText(
      summary: say(
        """
        Prints all settings, or the one called KEY, or sets it to VALUE. A running agent follows.
        """),
      description: say(
        """
        Settings:
          tracker                 the ID of the tracker that verbs, card and tray are about
          day.starts-at           a time from 00:00 to 06:00: what is done before it belongs to the day
                                  before
          week.starts-on          locale, or a day such as monday, for trackers that count weeks
          card.show-at-login      true or false: whether the card pops up when the agent starts
          card.stay               usual (as the notification server likes), always, or 1 to 3600
                                  seconds
          card.urgency            low, normal or critical
          tray.attention-from     a time such as 20:00, or never: from when on the icon draws
                                  attention to a day that is not done
          tray.middle-press-logs  true or false: whether a middle press on the icon logs or adds one
          reminders.later-after   1 to 720 minutes: when a reminder asks again after “Later”

        Files:
          $XDG_CONFIG_HOME/brewlog/config, else in ~/.config: groups [general], [day], [week],
          [card], [tray] and [reminders] of key=value lines
        """))
  }

  private static var doctor: HelpText {
    HelpText(
      summary: say(
        """
        Looks at all parts of BrewLog on this machine and prints a line for each: ok, or what is wrong
        and what to do next. Nothing of what you recorded is in it.
        """),
      description: say(
        """
        store      The file: its place, mode and size, whether it is sound, its revision, its disk
        write      A scratch tracker is written beside it, and removed again
        read       Another process finds the same there, and the store at its revision
        clock      The clock, and the zone as GLib and the C library read it
        settings   Their file
        compute    What is to be shown until the next day
        bus        The session bus
        agent      Whether brewlog-agent runs and answers
        server     The notification server: name, version and abilities
        display    A test card is shown and closed at once
        tray       Whether a panel takes icons
        autostart  The entry that starts the agent on login

        What can’t be looked at, because something before it is wrong, is skipped. With --json it is
        one object: ok, version, checks (an array of objects: check, state (ok, wrong, skipped), text).

        Exit status:
          0 all is well, 1 something is wrong
        """))
  }
}
