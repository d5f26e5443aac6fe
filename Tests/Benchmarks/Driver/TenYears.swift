import DesktopSession
import Foundation

/// A store of BrewLog with many brews, evenly over the ten years up to now.
///
/// The events are inserted in one transaction. The days are counted by SQL; a brew that is logged on
/// the first day after that makes BrewLog itself compute all the streaks. What it says of the store
/// in the end is compared with what the list of brews says by brute force.
struct TenYears {
  private static let days = 3652
  private static let secondsPerDay = 86_400
  let environment: [String: String]
  /// The folder for `XDG_DATA_HOME`.
  let data: String
  /// The SQLite file.
  let file: String

  init(brews: Int, in scratch: Scratch) throws {
    let name = "brews-\(brews)"
    data = scratch.path(name)
    environment = scratch.environment(data: name)
    file = scratch.path("\(name)/brewlog/brewlog.db")
    let now = Int(Date.now.timeIntervalSince1970)
    let today = now / Self.secondsPerDay
    let first = (today - Self.days + 1) * Self.secondsPerDay
    let step = Double(now - 60 - first) / Double(brews - 1)
    let seconds = (0..<brews).map { first + Int(Double($0) * step) }
    // What makes the store.
    _ = try brewlog("log").milliseconds()
    try insert(brews, from: first, step: step, in: scratch)
    let day = Date(timeIntervalSince1970: Double(first)).formatted(.iso8601.year().month().day())
    _ = try brewlog("log", "--at", day).milliseconds()
    try check(against: Set(seconds.map { $0 / Self.secondsPerDay }), today: today, seconds)
  }

  /// The command line on this store.
  func brewlog(_ arguments: String...) -> Program {
    Program([Product.brewlog] + arguments, environment: environment)
  }

  private func insert(_ brews: Int, from first: Int, step: Double, in scratch: Scratch) throws {
    let sql = """
      PRAGMA synchronous = OFF;
      BEGIN;
      DELETE FROM logged_day;
      DELETE FROM event;
      WITH RECURSIVE i (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM i WHERE n < \(brews - 1))
      INSERT INTO event (revision, id, tracker, kind, at, utc_offset, day, method, rating, recorded)
      SELECT n + 1, printf('%08x-%04x-7%03x-8%03x-%012x', second * 1000 >> 16, second * 1000 & 65535,
          random() & 4095, random() & 4095, random() & 281474976710655),
        'brew', 'log', second * 1000000, 0, second / \(Self.secondsPerDay), 'Espresso', 4,
        second * 1000000
      FROM (SELECT n, \(first) + CAST(n * \(step) AS INTEGER) AS second FROM i);
      INSERT INTO logged_day
      SELECT 'brew', \(Int64.min), day, count(*), 0, 0, 0, 0, day, 0 FROM event GROUP BY day;
      COMMIT;
      PRAGMA wal_checkpoint(TRUNCATE)
      """
    _ = try SQLite.program(file, sql, in: scratch).milliseconds()
  }

  private func check(against days: Set<Int>, today: Int, _ seconds: [Int]) throws {
    var best = 0
    var current = 0
    for day in (today - Self.days + 1)...today {
      current = days.contains(day) ? current + 1 : day == today ? current : 0
      best = max(best, current)
    }
    let todays = seconds.count { $0 / Self.secondsPerDay == today }
    let expected = Status(
      streak: current, best: best, logsToday: todays, revision: seconds.count + 1)
    let told = try JSONDecoder().decode(
      Status.self, from: Data(try brewlog("status", "--json").output().utf8))
    guard told == expected else {
      throw BenchmarkError.wrongFixture("\(told) instead of \(expected)")
    }
  }

  private struct Status: Decodable, Equatable {
    let streak: Int
    let best: Int
    let logsToday: Int
    let revision: Int

    enum CodingKeys: String, CodingKey {
      case streak, best, revision
      case logsToday = "logs_today"
    }
  }
}
