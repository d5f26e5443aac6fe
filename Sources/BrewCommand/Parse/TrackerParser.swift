import BrewCore

/// From the words after `tracker` to what they ask for.
struct TrackerParser {
  let words: Words

  func command() throws(UsageError) -> TrackerCommand {
    let (name, operands) = try words.subverb(TrackerCommand.Name.self, of: .tracker)
    let ids = operands.map(Tracker.ID.init(stored:))
    switch name {
    case .list: return .list(asJSON: words.has("json"))
    case .show: return .show(ids.first, asJSON: words.has("json"))
    case .card:
      guard let choice = CardChoice(rawValue: operands[1]) else {
        throw .unknownChoice(operands[1])
      }
      return .card(ids[0], choice)
    case .archive: return .archive(ids[0])
    case .restore: return .restore(ids[0])
    case .rename: return .rename(ids[0], to: try shortText(operands[1], of: .name))
    case .add: return .add(try addition(called: try shortText(operands[0], of: .name)))
    }
  }

  private func addition(called name: ShortText) throws(UsageError) -> NewTracker {
    let kind = try kind()
    for other in Tracker.Kind.allCases where other != kind {
      if let option = other.options.first(where: { words.has($0) && !kind.options.contains($0) }) {
        throw .notForKind(option, kind)
      }
    }
    var label: ShortText?
    if let text = words.value("label") { label = try shortText(text, of: .label) }
    return NewTracker(name: name, rules: try rules(of: kind), label: label, unit: try unit())
  }

  private func kind() throws(UsageError) -> Tracker.Kind {
    guard let text = words.value("kind") else { return .daily }
    guard let kind = Tracker.Kind(rawValue: text) else { throw .unknownKind(text) }
    return kind
  }

  private func rules(of kind: Tracker.Kind) throws(UsageError) -> NewTracker.Rules {
    switch kind {
    case .daily:
      let texts = words.value("methods")?.split(separator: ",", omittingEmptySubsequences: false)
      let methods: [Method]
      do throws(TextError) {
        methods = try (texts ?? []).map(String.init).map(Method.init(_:))
      } catch {
        throw .badText(error)
      }
      return .daily(
        DailyRules(
          methods: methods.withoutRepetitions,
          target: try number("target", in: DailyRules.targets) ?? 1,
          daysAWeek: try number("days-a-week", in: DailyRules.week)))
    case .clean:
      return .clean(since: words.value("since"))
    case .count:
      let goesBelowZero = words.has("below-zero")
      let start = try number("start", in: CountRules(goesBelowZero: goesBelowZero).accepted)
      return .count(
        CountRules(
          start: start ?? 0, target: try number("target", in: CountRules.targets),
          goesBelowZero: goesBelowZero))
    }
  }

  private func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try words.number(option, in: range)
  }

  private func unit() throws(UsageError) -> CountUnit? {
    guard let text = words.value("unit") else { return nil }
    do {
      return try CountUnit(text)
    } catch {
      throw .badText(error)
    }
  }

  private func shortText(
    _ text: String, of field: TextError.Field
  ) throws(UsageError) -> ShortText {
    do {
      return try ShortText(text, of: field)
    } catch {
      throw .badText(error)
    }
  }
}
