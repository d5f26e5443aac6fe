import BrewCore

/// The shape of the store, as a list of migrations in order. A migration that was released is never
/// edited; a change is a new one.
enum Schema {
  /// Marks the file as BrewLog's (SQLite's `application_id`): "Brew" in ASCII.
  static let applicationID: Int64 = 0x4272_6577

  /// The schema that this program writes (SQLite's `user_version`).
  static var version: Int { migrations.count }

  /// The versions that there may ever be.
  static let versions: ClosedRange<Int64> = 1...1000

  /// The first one that keeps on which day weeks start, and the weeks themselves by that.
  static let firstWithWeekStart = 5

  /// The tables that are derived from the events, and what their rows are found by.
  static let derived = [
    (table: "logged_day", key: "tracker, era, day"),
    (table: "logged_week", key: "tracker, era, day"),
    (table: "ended_streak", key: "tracker, at, revision"),
    (table: "counted", key: "tracker, revision"),
  ]

  /// They are put into words when they are run: a start asks for their number only.
  static let migrations: [@Sendable () -> String] = [
    { events }, { reminders }, { plainLogs }, { weeks }, { weekStart },
  ]

  /// Events are appended and never changed. `logged_day` is derived from them: a row for each local
  /// day with a brew or a skip that was not taken back, so that streaks cost by days and not by brews.
  ///
  /// A `revision` is the one that made or last changed its row; the store's is the highest. `era` is
  /// the instant of the reset that the day comes after, or the smallest integer before the first
  /// reset. `streak` is the length of the streak of days up to and with the day, `since` its first day,
  /// `best` the longest up to then over all eras. A day with fewer brews than the tracker's target has
  /// none, and is passed over by the next; a skipped one has that of the day before it.
  ///
  /// `ended_streak` and `counted` are derived too, from the events of clean trackers and of counts: a
  /// row for each that was not taken back, with the days that a reset ended and the longest streak up
  /// to then, or with the count after an add or a set. `methods` are lines, `target` is the logs that
  /// a day needs, or the count to reach.
  ///
  /// Each index costs a page in each write that has to be on the disk, so there is none that a key can
  /// answer for.
  private static var events: String {
    """
    CREATE TABLE tracker (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('daily', 'clean', 'count')),
      methods TEXT CHECK ((kind = 'daily') = (methods IS NOT NULL)),
      since INTEGER CHECK ((kind = 'clean') = (since IS NOT NULL)),
      start INTEGER CHECK ((kind = 'count') = (start IS NOT NULL)),
      target INTEGER CHECK (
        iif(kind = 'daily', target IS NOT NULL, target IS NULL OR kind = 'count') AND target > 0),
      days_a_week INTEGER CHECK (
        days_a_week IS NULL OR kind = 'daily' AND days_a_week BETWEEN 1 AND 7),
      below_zero INTEGER CHECK ((kind = 'count') = (below_zero IS NOT NULL)),
      label TEXT,
      unit TEXT,
      archived INTEGER NOT NULL,
      revision INTEGER NOT NULL
    ) STRICT;
    INSERT INTO tracker VALUES ('brew', 'Brews', 'daily', '\(Method.known.inLines)',
      NULL, NULL, 1, NULL, NULL, 'Log a brew', 'brew,brews', 0, 0);

    CREATE TABLE event (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      revision INTEGER NOT NULL,
      id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('log', 'reset', 'skip', 'add', 'set', 'undo')),
      at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      day INTEGER NOT NULL,
      method TEXT CHECK ((kind = 'log') = (method IS NOT NULL)),
      rating INTEGER CHECK ((kind = 'log') = (rating IS NOT NULL AND rating BETWEEN 1 AND 5)),
      note TEXT,
      amount INTEGER CHECK ((kind IN ('add', 'set')) = (amount IS NOT NULL)),
      undoes TEXT REFERENCES event (id) CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
      recorded INTEGER NOT NULL,
      PRIMARY KEY (tracker, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX event_by_time ON event (tracker, at);
    CREATE INDEX event_by_method ON event (tracker, method, at) WHERE kind = 'log';
    CREATE INDEX event_reset ON event (tracker, at) WHERE kind = 'reset';
    CREATE INDEX event_undone ON event (undoes) WHERE undoes IS NOT NULL;
    CREATE VIEW standing AS SELECT * FROM event AS e
      WHERE kind <> 'undo' AND NOT EXISTS (SELECT 1 FROM event AS u WHERE u.undoes = e.id);

    CREATE TABLE logged_day (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      era INTEGER NOT NULL,
      day INTEGER NOT NULL,
      brews INTEGER NOT NULL,
      skipped INTEGER NOT NULL,
      first_offset INTEGER NOT NULL,
      last_offset INTEGER NOT NULL,
      streak INTEGER NOT NULL,
      since INTEGER NOT NULL,
      best INTEGER NOT NULL,
      PRIMARY KEY (tracker, era, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE ended_streak (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      at INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      day INTEGER NOT NULL,
      length INTEGER NOT NULL,
      best INTEGER NOT NULL,
      PRIMARY KEY (tracker, at, revision)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE counted (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      is_set INTEGER NOT NULL,
      PRIMARY KEY (tracker, revision)
    ) STRICT, WITHOUT ROWID;
    """
  }
}
