import Speech

/// Help on the verbs about this machine.
extension HelpText {
  static var autostart: HelpText {
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

  static var settings: HelpText {
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
          week.starts-on          a day such as monday, or locale, for trackers that count weeks. The store
                                  keeps the day, so that all who read it count the same weeks. This verb
                                  changes it there at once, a line in the file with the next log
          card.show-at-login      true or false: whether the card pops up when the agent starts
          card.stay               usual (as the notification server likes), always, or 1 to 3600
                                  seconds
          card.urgency            low, normal or critical
          tray.attention-from     a time such as 20:00, or never: from when on the icon draws
                                  attention to a day that is not done
          tray.middle-press-logs  true or false: whether a middle press on the icon logs or adds one
          reminders.later-after   1 to 720 minutes: when a reminder asks again after “Later”
          shortcuts.portal        true or false: whether the desktop is asked for keys that log a brew and
                                  show the card, where its portal gives any; you choose them there

        Files:
          $XDG_CONFIG_HOME/brewlog/config, else in ~/.config: groups [general], [day], [week],
          [card], [tray], [reminders] and [shortcuts] of key=value lines
        """))
  }

  static var doctor: HelpText {
    HelpText(
      summary: say(
        """
        Looks at all parts of BrewLog on this machine and prints a line for each: ok, or what is wrong
        and what to do next. Nothing of what you recorded is in it.
        """),
      description: say(
        """
        store      The file: its place, mode and size, whether it is sound and its streaks and counts
                   are those of what was recorded, its revision, its disk
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
        shortcuts  Whether the desktop gives keys, if the settings ask for them
        autostart  The entry that starts the agent on login

        With --mend the indexes of the store, and its streaks and counts, are first made anew from what
        was recorded where they are wrong. What was recorded stays as it is. Nothing is written where the
        file would still be wrong after it.

        What can’t be looked at, because something before it is wrong, is skipped. With --json it is
        one object: ok, version, checks (an array of objects: check, state (ok, wrong, skipped), text).

        Exit status:
          0 all is well, 1 something is wrong
        """))
  }
}
