import Speech

/// Help on the verbs that record something.
extension HelpText {
  static var log: HelpText {
    HelpText(
      summary: say(
        """
        Logs a brew and prints the new streak. METHOD is how it was made, up to 64 characters; without
        it the method of the most recent brew is repeated, Espresso if there is none. What was added
        without methods has neither method nor rating unless it is given.
        """),
      description: say(
        """
        \(when)

        A METHOD that is called like a verb or begins with a dash stands after “--”:
          brewlog log -- reset

        “brewlog undo” takes the log back.
        """))
  }

  static var reset: HelpText {
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

  static var skip: HelpText {
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

  static var add: HelpText {
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

  static var set: HelpText {
    HelpText(
      summary: say("Sets a count to N, for a program that knows the number, and prints it."),
      description: say(
        """
        With --expect it is written only if nothing of this tracker has changed since the revision that
        “brewlog status” named before; else it fails and says the present one.
        """))
  }

  static var undo: HelpText {
    HelpText(
      summary: say(
        """
        Takes back the last entry that has not been taken back, within five minutes of it.
        Repeated, it goes on to the one before. What was taken back stays in the history, marked.
        """),
      description: "")
  }

  private static var when: String {
    // Translators: Days can be given in your language too, as you have translated Today, Yesterday and
    // Sunday.
    say(
      """
      WHEN is one of:
        yesterday                yesterday at noon
        Sunday                   the last one at noon
        7:30                     today at that time; also 7:30 pm
        "yesterday 7:30"         that day at that time
        2026-11-30               that day at noon; today’s date means now
        2026-11-30T07:30         that date and time, also with a blank for the T and with seconds
        2026-11-30T07:30+09:00   the same where the clock is 9 hours ahead of UTC; Z is UTC
      It may not lie in the future.
      """)
  }
}
