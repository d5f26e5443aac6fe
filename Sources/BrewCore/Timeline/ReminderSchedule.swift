/// When a tracker asks, and how that stands at a moment: a pure function of its reminders, of what
/// became of them so far, and of the calendar.
///
/// Times are the clock's wherever it is read, and each day is looked at alone: whatever was missed
/// comes once on its own day and not after it, also where a clock was set, or a zone left.
struct ReminderSchedule<Calendar: CivilCalendar> {
  private let snapshot: Snapshot
  private let reminding: Reminding
  private let calendar: Calendar

  /// The schedule of a tracker; nil if it asks for nothing, or where no reminders are shown.
  init?(of snapshot: Snapshot?, _ reminding: Reminding?, on calendar: Calendar) {
    guard let snapshot, let reminding, !snapshot.tracker.isArchived,
      !snapshot.tracker.reminders.isEmpty
    else { return nil }
    self.snapshot = snapshot
    self.reminding = reminding
    self.calendar = calendar
  }

  /// The times on a day at which something is asked, what was put off too.
  func times(on day: Day) -> [Instant] {
    let today = snapshot.tracker.reminders.filter { $0.days.contains(day.weekday) }
    let regular = today.compactMap { reminder in
      let moment = calendar.moment(of: day, second: reminder.second)
      // The zone may have left that time out and be in the next day.
      return moment.day == day && moment.instant >= reminder.since ? moment.instant : nil
    }
    return regular.isEmpty ? [] : regular + [later(on: day)].compactMap(\.self)
  }

  /// How it stands at a moment when this is shown; nil if there is nothing to ask.
  func standing(at moment: Moment, with content: Entry.Content) -> Reminder.Standing? {
    guard moment.day != reminding.quietDay, snapshot.asks(with: content, at: moment) else {
      return nil
    }
    if let later = later(on: moment.day), later > moment.instant { return nil }
    guard let last = times(on: moment.day).filter({ $0 <= moment.instant }).max() else {
      return nil
    }
    // A clock that was wrong by days may have left a time that is still to come.
    guard let asked = ofDay(moment.day, reminding.asked) else { return .due }
    return asked >= last ? .asked : .due
  }

  /// What was put off, as long as the day lasts on which somebody was asked.
  private func later(on day: Day) -> Instant? {
    ofDay(day, reminding.asked).flatMap { _ in ofDay(day, reminding.later) }
  }

  private func ofDay(_ day: Day, _ instant: Instant?) -> Instant? {
    instant.flatMap { calendar.moment(at: $0).day == day ? $0 : nil }
  }
}
