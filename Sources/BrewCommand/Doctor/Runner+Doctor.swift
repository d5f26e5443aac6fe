import BrewCore
import BrewHost
import BrewStore

extension Runner {
  func examine(asJSON: Bool, mending mends: Bool) throws {
    let doctor = Doctor(mends: mends)
    doctor.examine()
    let wrong = doctor.findings.filter { $0.state == .wrong }.map(\.part)
    if asJSON {
      let checks = doctor.findings.map { finding in
        JSONValue.object([
          ("check", .text(finding.part.rawValue)), ("state", .text(finding.state.rawValue)),
          ("text", .text(finding.text)),
        ])
      }
      let report = JSONValue.object([
        ("ok", .bool(wrong.isEmpty)), ("version", .text(Version.current)),
        ("checks", .array(checks)),
      ])
      try output.raw("\(report)\n")
    } else {
      for finding in doctor.findings { try output.line(finding.line) }
    }
    if !wrong.isEmpty { throw NotAllIsWell(parts: wrong) }
  }
}
