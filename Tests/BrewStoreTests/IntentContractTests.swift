import BrewCore
import Testing
import TestSupport

/// What the intents do, on every implementation of the store.
@Suite struct IntentContractTests {
  private let now = Moment("2026-11-30", 12)

  private func entry(_ snapshot: Snapshot, _ now: Moment) throws -> StreakEntry {
    let timeline = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: now.utcOffset))
    guard case .streak(let entry) = timeline.current.content else { throw Missing() }
    return entry
  }

  private struct Missing: Error {}

  @Test(arguments: Backend.allCases)
  func insertsABrew(backend: Backend) throws {
    try backend.withStore { store in
      let receipt = try Log().perform(on: store, now: now)
      #expect(receipt.snapshot.revision == 1)
      #expect(receipt.snapshot.latest == receipt.event)
      #expect(receipt.snapshot.undoable == receipt.event)
      #expect(try store.snapshot(of: .brew, now: now) == receipt.snapshot)
    }
  }

  @Test(arguments: Backend.allCases)
  func emptyHistoryDefaultsToEspressoAt4(backend: Backend) throws {
    try backend.withStore { store in
      let before = try entry(store.snapshot(of: .brew, now: now), now)
      #expect(before.streak == .none)
      let receipt = try Log().perform(on: store, now: now)
      let brew = try #require(receipt.event.brew)
      #expect(brew.method?.description == "Espresso")
      #expect(brew.rating?.points == 4)
      #expect(brew.note == nil)
      #expect(try entry(receipt.snapshot, now).streak.length == 1)
    }
  }

  /// Whoever types or chooses it: what differs from a method in case or composition only is that method.
  @Test(arguments: Backend.allCases)
  func aMethodIsSpelledAsItIsThere(backend: Backend) throws {
    try backend.withStore { (store) throws in
      func log(_ text: String, _ tracker: Tracker.ID = .brew) throws -> [Unicode.Scalar] {
        let receipt = try Log(method: Method(text)).perform(
          on: store, tracker: tracker, now: now)
        let seen = try store.snapshot(of: tracker, now: now)
        #expect(seen == receipt.snapshot && seen.latest == receipt.event)
        return Array((receipt.event.brew?.method?.description ?? "").unicodeScalars)
      }
      #expect(try log("ESPRESSO") == Array("Espresso".unicodeScalars))
      #expect(try log("caf\u{E9}") == Array("caf\u{E9}".unicodeScalars))
      #expect(try log("cafe\u{301}") == Array("caf\u{E9}".unicodeScalars))
      #expect(try log("Moka") == Array("Moka".unicodeScalars))
      #expect(try log("CAFE\u{301}") == Array("caf\u{E9}".unicodeScalars))
      #expect(try log("aeropress") == Array("AeroPress".unicodeScalars))
      // Those of another tracker are its own.
      try store.edit {
        try $0.adding(
          ShortText("Tea", of: .name), rules: .daily(DailyRules(methods: [Method("ESPRESSO")])))
      }
      let tea = Tracker.ID(stored: "tea")
      #expect(try log("Espresso", tea) == Array("ESPRESSO".unicodeScalars))
      #expect(try log("MOKA", tea) == Array("MOKA".unicodeScalars))
    }
  }

  @Test(arguments: Backend.allCases)
  func whatHasNoMethodsHasNeitherMethodNorRatingUnlessGiven(backend: Backend) throws {
    try backend.withStore { (store) throws in
      try store.edit {
        try $0.adding(ShortText("Run", of: .name), rules: .daily(DailyRules(methods: [])))
      }
      let run = Tracker.ID(stored: "run")
      let five = try #require(Rating(5))
      let ten = try Method("10 km")
      for log in [Log(), Log(rating: five), Log(method: ten), Log()] {
        let receipt = try log.perform(on: store, tracker: run, now: now)
        #expect(receipt.event.brew == Brew(method: log.method, rating: log.rating))
        #expect(receipt.snapshot.latest == receipt.event)
        let seen = try store.snapshot(of: run, now: now)
        #expect(seen == receipt.snapshot)
        #expect(seen.latest == receipt.event)
        #expect(seen.lastMethod == log.method)
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func repeatsTheMostRecentMethod(backend: Backend) throws {
    try backend.withStore { store in
      let moka = try Method("Moka pot")
      let five = try #require(Rating(5))
      try Log(method: moka, rating: five, note: try Note("good")).perform(on: store, now: now)
      // Backdated: recorded later, and yet not the most recent brew.
      try Log(method: try Method("Cold brew"), at: Moment("2026-11-29"))
        .perform(on: store, now: now)
      let brew = try Log().perform(on: store, now: now.advanced(bySeconds: 1)).event.brew
      #expect(brew == Brew(method: moka, rating: .usual, note: nil))
    }
  }

  @Test(arguments: Backend.allCases)
  func theMethodIsRepeatedOverAResetButNotAfterAnUndo(backend: Backend) throws {
    try backend.withStore { store in
      let moka = try Method("Moka pot")
      try Log(method: moka).perform(on: store, now: now)
      try Reset().perform(on: store, now: now.advanced(bySeconds: 1))
      let later = now.advanced(bySeconds: 2)
      #expect(try store.snapshot(of: .brew, now: later).lastMethod == moka)
      try Undo().perform(on: store, now: later)
      try Undo().perform(on: store, now: later)
      #expect(try store.snapshot(of: .brew, now: later).lastMethod == nil)
    }
  }

  @Test(arguments: Backend.allCases)
  func ofTwoBrewsAtOneInstantTheOneRecordedLaterIsTheMostRecent(backend: Backend) throws {
    try backend.withStore { store in
      for name in ["A", "B"] { try Log(method: try Method(name)).perform(on: store, now: now) }
      #expect(try store.snapshot(of: .brew, now: now).lastMethod?.description == "B")
    }
  }

  @Test(arguments: Backend.allCases)
  func usesTheStoreItWasGiven(backend: Backend) throws {
    try backend.withStore { one in
      try backend.withStore { other in
        try Log().perform(on: one, now: now)
        #expect(try one.snapshot(of: .brew, now: now).days.count == 1)
        #expect(try other.snapshot(of: .brew, now: now) == Snapshot(revision: 0, tracker: .brew))
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func theEntryCarriesTheRealStreak(backend: Backend) throws {
    try backend.withStore { store in
      for days in 1...10 {
        let day = Moment(Day(number: 20_000 + days))
        let before = try entry(store.snapshot(of: .brew, now: day), day)
        #expect(before.streak.length == days - 1)
        #expect(before.flame == Flame(streak: days - 1))
        let after = try entry(Log().perform(on: store, now: day).snapshot, day)
        #expect(after.streak == Streak(length: days, since: Day(number: 20_001)))
        #expect(after.best == days)
        #expect(after.flame == (days < 7 ? .lit : .onFire))
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func noHistoryHidesTheFlame(backend: Backend) throws {
    try backend.withStore { store in
      let entry = try entry(store.snapshot(of: .brew, now: now), now)
      #expect(entry.flame == .out)
    }
  }

  @Test(arguments: Backend.allCases)
  func afterAResetTheStreakIs0AndTheStoreReturnsTheNewOne(backend: Backend) throws {
    try backend.withStore { store in
      for day: Day in ["2026-11-28", "2026-11-29", "2026-11-30"] {
        try Log().perform(on: store, now: Moment(day, 8))
      }
      let reset = try Reset().perform(on: store, now: now)
      #expect(try entry(reset.snapshot, now).streak == .none)
      #expect(reset.snapshot.best == 3)
      let new = try Log().perform(on: store, now: now.advanced(bySeconds: 9)).snapshot
      #expect(try entry(new, now).streak == Streak(length: 1, since: "2026-11-30"))
      let next = Moment("2026-12-01")
      let two = try entry(Log().perform(on: store, now: next).snapshot, next).streak
      #expect(two == Streak(length: 2, since: "2026-11-30"))
    }
  }

  @Test(arguments: Backend.allCases)
  func dayCountsEqualElapsedDays(backend: Backend) throws {
    try backend.withStore { store in
      try Reset().perform(on: store, now: Moment("2026-11-01", 9))
      for elapsed in 0..<40 {
        let day = Moment(Day(number: Day("2026-11-01").number + elapsed), 10)
        let streak = try entry(Log().perform(on: store, now: day).snapshot, day).streak
        #expect(streak == Streak(length: elapsed + 1, since: "2026-11-01"))
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func aResetCanBeTakenBack(backend: Backend) throws {
    try backend.withStore { store in
      for day in 0..<9 { try Log().perform(on: store, now: Moment(Day(number: 20_000 + day))) }
      let press = Moment(Day(number: 20_008), 13)
      let before = try store.snapshot(of: .brew, now: press)
      try Reset().perform(on: store, now: press)
      let after = try Undo().perform(on: store, now: press.advanced(bySeconds: 299)).snapshot
      #expect(after.days == before.days)
      #expect(after.best == 9)
      #expect(after.undoable == before.undoable)
      #expect(after.revision == before.revision + 2)
    }
  }

  @Test(arguments: Backend.allCases)
  func aRefusalLeavesTheRevision(backend: Backend) throws {
    try backend.withStore { store in
      let log = try Log().perform(on: store, now: now)
      let late = now.advanced(bySeconds: 300)
      #expect(throws: IntentError.undoLapsed(log.event)) {
        try Undo().perform(on: store, now: late)
      }
      #expect(throws: IntentError.self) { try Log(at: late).perform(on: store, now: now) }
      #expect(try store.snapshot(of: .brew, now: now) == log.snapshot)
    }
  }
}
