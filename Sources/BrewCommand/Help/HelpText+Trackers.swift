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
        card ID CHOICE  Whether it has a card of its own from login on

        “brewlog tracker add --help” and the like say more.
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

        “brewlog remind add --help” and the like say more.
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
