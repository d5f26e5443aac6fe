import Foundation
import GLibKit
import Testing

/// Each test asks in a process of its own, because `TZ` belongs to the whole process.
struct CivilTimeTests {
  @Test func offsetAndDayFollowTheZoneOfTZ() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "America/Los_Angeles", 1)
      #expect(CivilTime.utcOffset(at: instant("2026-07-01T06:59:59Z")) == -7 * 3600)
      #expect(CivilTime.day(at: instant("2026-07-01T06:59:59Z")) == day("2026-06-30"))
      #expect(CivilTime.day(at: instant("2026-07-01T07:00:00Z")) == day("2026-07-01"))
      setenv("TZ", "Asia/Tokyo", 1)
      #expect(CivilTime.utcOffset(at: instant("2026-07-01T06:59:59Z")) == 9 * 3600)
    }
  }

  @Test func daysBeforeTheEpochAreCountedDownwards() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "UTC", 1)
      #expect(CivilTime.day(at: -1) == -1)
      #expect(CivilTime.day(at: -86_400_000_000) == -1)
      #expect(CivilTime.day(at: -86_400_000_001) == -2)
      #expect(CivilTime.instant(day: -1, second: 0) == -86_400_000_000)
    }
  }

  @Test func aPOSIXZoneWithSecondsMovesMidnight() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "TST-5:13:20", 1)
      #expect(CivilTime.utcOffset(at: 0) == 18_800)
      #expect(CivilTime.instant(day: 1, second: 0) == (86_400 - 18_800) * 1_000_000)
    }
  }

  @Test func aMidnightThatDaylightSavingSkipsIsTheFirstTimeThatExists() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "America/Sao_Paulo", 1)
      let start = CivilTime.instant(day: day("2017-10-15"), second: 0)
      #expect(start == instant("2017-10-15T01:00:00-02:00"))
      #expect(CivilTime.day(at: start - 1) == day("2017-10-14"))
    }
  }

  @Test func aDayThatTheZoneSkippedIsTheNext() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Pacific/Apia", 1)
      let next = instant("2011-12-31T00:00:00+14:00")
      #expect(CivilTime.instant(day: day("2011-12-30"), second: 0) == next)
      #expect(CivilTime.instant(day: day("2011-12-31"), second: 0) == next)
      #expect(CivilTime.instant(day: day("2011-12-30"), second: 43_200) == next)
      #expect(CivilTime.day(at: next - 1) == day("2011-12-29"))
    }
  }

  @Test func ofATimeThatComesTwiceTheFirstIsMeant() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "America/Havana", 1)
      let midnight = CivilTime.instant(day: day("2026-11-01"), second: 0)
      #expect(midnight == instant("2026-11-01T00:00:00-04:00"))
      setenv("TZ", "Europe/Dublin", 1)  // its winter is the one that is marked as saving
      let half = CivilTime.instant(day: day("2026-10-25"), second: 5400)
      #expect(half == instant("2026-10-25T01:30:00+01:00"))
      setenv("TZ", "Europe/Volgograd", 1)  // neither side is marked as saving
      let third = CivilTime.instant(day: day("2020-12-27"), second: 5400)
      #expect(third == instant("2020-12-27T01:30:00+04:00"))
    }
  }

  @Test func aTimeThatTheClockJumpsOverIsTheJump() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      let jump = CivilTime.instant(day: day("2017-03-26"), second: 9000)
      #expect(jump == instant("2017-03-26T03:00:00+02:00"))
    }
  }

  @Test(arguments: ["", "No/Where", "/no/such/file"])
  func anUnknownZoneIsUTC(_ name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      setenv("TZ", name, 1)
      #expect(CivilTime.utcOffset(at: 0) == 0)
      #expect(CivilTime.instant(day: 1, second: 0) == 86_400_000_000)
    }
  }

  @Test(arguments: [
    "TST-17:5:3", "TST-17:05:03", "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "Asia/Kathmandu",
    ":Asia/Tokyo", "No/Where", "",
  ])
  func aZoneThatLibcReadsOtherwiseIsNamed(_ name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      setenv("TZ", name, 1)
      #expect(CivilTime.misreadZone == (name == "TST-17:5:3" ? name : nil))
    }
  }

  @Test func withoutTZNoZoneIsMisread() async {
    await #expect(processExitsWith: .success) {
      unsetenv("TZ")
      #expect(CivilTime.misreadZone == nil)
    }
  }

  @Test func aZoneFileThatIsReplacedUnderItsNameIsReadAnew() async {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      setenv("TZ", file.path, 1)
      for (zone, hours) in [("Asia/Tokyo", 9), ("Asia/Karachi", 5), ("America/Bogota", -5)] {
        let rules = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(zone)"))
        try rules.write(to: file, options: .atomic)
        #expect(CivilTime.utcOffset(at: 1_700_000_000_000_000) == hours * 3600)
      }
    }
  }

  /// `cp` empties the file that it writes over, and a watcher looks at it then.
  @Test(arguments: ["", "TZif", "no zone at all, but more than the header of one holds"])
  func aFileThatHoldsNoZoneIsUTC(_ contents: String) async {
    await #expect(processExitsWith: .success) { [contents = contents as String] in
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(contents.utf8).write(to: file)
      for name in [file.path, ":" + file.path] {
        setenv("TZ", name, 1)
        #expect(CivilTime.utcOffset(at: 0) == 0)
      }
    }
  }

  /// In a mount namespace, on a copy of `/etc`: GLib's own local zone fails the last line of this.
  @Test func withoutTZALocaltimeThatIsCopiedOverIsReadAnew() async {
    await #expect(processExitsWith: .success) {
      unsetenv("TZ")
      try enterCopyOfEtc()
      let now: Int64 = 1_700_000_000_000_000
      try shell("ln -sf /usr/share/zoneinfo/America/Bogota /etc/localtime")
      #expect(CivilTime.utcOffset(at: now) == -5 * 3600)
      try shell("ln -sf /usr/share/zoneinfo/Asia/Tokyo /etc/localtime")
      #expect(CivilTime.utcOffset(at: now) == 9 * 3600)
      try shell("rm /etc/localtime && cp /usr/share/zoneinfo/Asia/Karachi /etc/localtime")
      #expect(CivilTime.utcOffset(at: now) == 5 * 3600)
      try shell("rm /etc/localtime && cp /usr/share/zoneinfo/Asia/Dubai /etc/localtime")
      #expect(CivilTime.utcOffset(at: now) == 4 * 3600)
      try shell("rm /etc/localtime")
      #expect(CivilTime.utcOffset(at: now) == 0)
    }
  }
}

private func instant(_ text: String) -> Int64 {
  let date = try? Date(text, strategy: .iso8601)
  return Int64((date?.timeIntervalSince1970 ?? .nan) * 1_000_000)
}

private func day(_ text: String) -> Int {
  Int(instant("\(text)T00:00:00Z") / 86_400_000_000)
}
