import Speech

/// Help on what is done to trackers and reminders, one by one.
extension HelpText {
  static func of(_ subverb: Subverb) -> HelpText {
    switch subverb.verb {
    case .tracker: return TrackerCommand.Name(rawValue: subverb.name).map(of) ?? tracker
    case .remind: return RemindCommand.Name(rawValue: subverb.name).map(of) ?? remind
    default: return of(subverb.verb)
    }
  }

  private static func of(_ name: TrackerCommand.Name) -> HelpText {
    switch name {
    case .list:
      return HelpText(
        summary: say("Prints all trackers, a line for each, also those that are archived."),
        description: say(
          """
          With --json it is an array of objects, each as “brewlog tracker show --json” prints it.
          """))
    case .add: return addition
    case .rename:
      return HelpText(
        summary: say(
          """
          Gives the tracker ID another name, up to 40 characters; its ID stays. Quote a name of several
          words.
          """),
        description: "")
    case .archive:
      return HelpText(
        summary: say(
          """
          Puts the tracker ID away: its history is kept, nothing is added to it, and it reminds no more.
          “brewlog tracker restore ID” takes it back into use.
          """),
        description: "")
    case .restore:
      return HelpText(
        summary: say("Takes the tracker ID, which is archived, back into use."), description: "")
    case .show:
      return HelpText(
        summary: say(
          """
          Prints the properties of the tracker ID, of the one that is set if none is given, a line for
          each.
          """),
        description: say(
          """
          With --json it is one object: id, name, kind, button, unit (or null), card, archived; of a daily
          one target and days_a_week (or null), of a clean one since, of a count start, target (or null)
          and below_zero.
          """))
    case .card:
      return HelpText(
        summary: say("Says whether the tracker ID has a card of its own from login on."),
        description: say(
          """
          on     It has, in the list of a server that keeps one
          off    Only when it is asked for, pressed, or reminds
          usual  If it is the tracker that is set
          """))
    }
  }

  private static var addition: HelpText {
    HelpText(
      summary: say(
        """
        Makes a tracker called NAME, up to 40 characters. It gets its ID from that, which stays. Quote a
        name of several words.
        """),
      description: say(
        """
        Kinds:
          daily  Days in a row with at least one log, or as many as --target: log, reset, skip, undo.
                 With --days-a-week weeks in a row with as many such days: the running week counts once
                 it has them. A week that falls short by skipped days alone does not end the streak.
                 Each log keeps the day that it was where you made it. Where that day is still to come,
                 as the zone was corrected, the streak stays as it was and today is open.
          clean  Days since the start or the last reset: reset, undo
          count  A number: add, set, undo

        The DATE of --since is a day: 2026-11-30, yesterday or Sunday.
        """))
  }

  private static func of(_ name: RemindCommand.Name) -> HelpText {
    switch name {
    case .add:
      return HelpText(
        summary: say(
          """
          Reminds at TIME on each day that is still open, in place of what it did at the same time before.
          """),
        description: say(
          """
          TIME is what the clock shows wherever you are: 20:30, or 8:30 pm. A reminder brings the card up
          with “Later” and “Skip today”, unless the day is done or skipped by then; a count reminds until
          its target is reached, or until it was changed that day if it has none. “Later” asks again half an
          hour after, or as “brewlog settings reminders.later-after” says. One that was missed, because the
          machine was off or slept, comes once when it is back on the same day.
          """))
    case .list:
      return HelpText(
        summary: say("Prints the reminders, a line for each, of all trackers unless one is given."),
        description: say(
          """
          With --json it is an array of objects: tracker, time, days (an array of monday to sunday).
          """))
    case .remove:
      return HelpText(
        summary: say("No longer reminds at TIME, such as 20:30, or 8:30 pm."), description: "")
    }
  }
}
