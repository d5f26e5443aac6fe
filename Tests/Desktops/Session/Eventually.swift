import Glibc

/// Asks again and again until the probe has an answer; a noisy machine gets the time it needs.
public func eventually<Answer>(
  _ what: String, within limit: Duration = .seconds(20), seen: () -> String = { "" },
  _ probe: () throws -> Answer?
) throws -> Answer {
  let deadline = ContinuousClock.now + limit
  while true {
    if let answer = try probe() { return answer }
    guard ContinuousClock.now < deadline else { throw HarnessError.late(what, seen: seen()) }
    usleep(20_000)
  }
}

/// Asks again and again until the condition holds.
public func eventually(
  _ what: String, within limit: Duration = .seconds(20), seen: () -> String = { "" },
  holds condition: () throws -> Bool
) throws {
  try eventually(what, within: limit, seen: seen) { try condition() ? () : nil }
}
