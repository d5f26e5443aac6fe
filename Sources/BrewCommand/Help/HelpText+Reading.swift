import Speech

/// Help on the verbs that show what was recorded.
extension HelpText {
  static var status: HelpText {
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

  static var show: HelpText {
    HelpText(
      summary: say(
        """
        Brings the card up on the desktop, with --tracker one of that tracker's own beside it. The agent
        is started if it is not running and the session bus knows how to.
        """),
      description: "")
  }

  static var watch: HelpText {
    HelpText(
      summary: say(
        """
        Prints the card, and again whenever it changes: after each change of the store, whoever made
        it, and when a day begins. On a terminal it is redrawn in place; through a pipe each card is
        followed by an empty line. It ends on Ctrl-C, on SIGTERM, or when the pipe closes.
        """),
      description: "")
  }

  static var bar: HelpText {
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

  static var history: HelpText {
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

  static var methods: HelpText {
    HelpText(
      summary: say(
        """
        Prints the methods to choose from, one a line: the ones you used, most recent first, then the
        ones you might.
        """),
      description: "")
  }
}
