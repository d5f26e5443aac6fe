/// What has changed since the first schema, one change after the other.
extension Schema {
  /// `reminders` are lines of three numbers: the second of the day, the days of the week as bits, and
  /// the instant from which on it asks. `card` is 1 or 0 where a person chose.
  static let reminders = """
    ALTER TABLE tracker ADD COLUMN reminders TEXT NOT NULL DEFAULT '';
    ALTER TABLE tracker ADD COLUMN card INTEGER CHECK (card IN (0, 1));
    """

  /// A log may have no method and no rating, and a daily tracker no methods: before, one without had its
  /// name for one. SQLite can't take a constraint away, so the table is made anew.
  static let plainLogs = """
    DROP VIEW standing;
    CREATE TABLE new_event (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      revision INTEGER NOT NULL,
      id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('log', 'reset', 'skip', 'add', 'set', 'undo')),
      at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      day INTEGER NOT NULL,
      method TEXT CHECK (method IS NULL OR kind = 'log'),
      rating INTEGER CHECK (rating IS NULL OR kind = 'log' AND rating BETWEEN 1 AND 5),
      note TEXT,
      amount INTEGER CHECK ((kind IN ('add', 'set')) = (amount IS NOT NULL)),
      undoes TEXT REFERENCES new_event (id) CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
      recorded INTEGER NOT NULL,
      PRIMARY KEY (tracker, revision)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_event
      SELECT tracker, revision, id, kind, at, utc_offset, day, method, rating, note, amount, undoes,
        recorded FROM event;
    DROP TABLE event;
    ALTER TABLE new_event RENAME TO event;
    CREATE INDEX event_by_time ON event (tracker, at);
    CREATE INDEX event_by_method ON event (tracker, method, at) WHERE kind = 'log';
    CREATE INDEX event_reset ON event (tracker, at) WHERE kind = 'reset';
    CREATE INDEX event_undone ON event (undoes) WHERE undoes IS NOT NULL;
    CREATE VIEW standing AS SELECT * FROM event AS e
      WHERE kind <> 'undo' AND NOT EXISTS (SELECT 1 FROM event AS u WHERE u.undoes = e.id);
    UPDATE tracker SET methods = '' WHERE methods = name;
    """

  /// `logged_week` is derived from `logged_day`, for trackers that count weeks: a row for each seven days in
  /// a row with a brew or a skip, by the day that they end on. `starts` is the day of the week that they
  /// start on, 0 for Monday; `done` and `skipped` are how many of them are so, `first` is the first that is
  /// done. `streak` is the length of the streak of weeks up to and with these, and `since` and `best` are of
  /// it what they are of days.
  static let weeks = """
    CREATE TABLE logged_week (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      starts INTEGER NOT NULL,
      era INTEGER NOT NULL,
      day INTEGER NOT NULL,
      done INTEGER NOT NULL,
      skipped INTEGER NOT NULL,
      first INTEGER NOT NULL,
      streak INTEGER NOT NULL,
      since INTEGER NOT NULL,
      best INTEGER NOT NULL,
      PRIMARY KEY (tracker, starts, era, day)
    ) STRICT, WITHOUT ROWID;
    """

  /// `week_starts` is the day on which the weeks of a tracker start, 0 for Monday, where it counts them: before,
  /// each reader took that of its locale. So `logged_week` has no rows any more but those of such weeks, by
  /// the day on which they end. They are made anew, after `week_starts` is filled in.
  static let weekStart = """
    ALTER TABLE tracker ADD COLUMN week_starts INTEGER CHECK (
      week_starts IS NULL OR days_a_week IS NOT NULL AND week_starts BETWEEN 0 AND 6);
    DROP TABLE logged_week;
    CREATE TABLE logged_week (
      tracker TEXT NOT NULL REFERENCES tracker (id),
      era INTEGER NOT NULL,
      day INTEGER NOT NULL,
      done INTEGER NOT NULL,
      skipped INTEGER NOT NULL,
      first INTEGER NOT NULL,
      streak INTEGER NOT NULL,
      since INTEGER NOT NULL,
      best INTEGER NOT NULL,
      PRIMARY KEY (tracker, era, day)
    ) STRICT, WITHOUT ROWID;
    """
}
