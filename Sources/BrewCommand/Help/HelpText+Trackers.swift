import Speech

/// Help on the verbs about trackers, and when they ask.
extension HelpText {
  static var tracker: HelpText {
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
                 Each log keeps the day that it was where you made it. Where that day is still to come,
                 as the zone was corrected, the streak stays as it was and today is open.
          clean  Days since the start or the last reset: reset, undo
          count  A number: add, set, undo
        """))
  }

  static var remind: HelpText {
    HelpText(
      summary: say("Says when a tracker reminds of a day that is open, or changes that."),
      description: say(
        """
        add TIME     Remind at that time, in place of what it did at the same time before
        list         Print the reminders, of all trackers unless one is given
        remove TIME  No longer remind at that time

        TIME is what the clock shows wherever you are: 20:30, or 8:30 pm. A reminder brings the card up
        with “Later” and “Skip today”, unless the day is done or skipped by then; a count reminds until
        its target is reached, or until it was changed that day if it has none. “Later” asks again half an
        hour after, or as “brewlog settings reminders.later-after” says. One that was missed, because the
        machine was off or slept, comes once when it is back on the same day.
        """))
  }

  static var quiet: HelpText {
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
}
