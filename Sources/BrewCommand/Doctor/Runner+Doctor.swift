import BrewHost
import BrewStore

extension Runner {
  func examine(asJSON: Bool) throws {
    let doctor = Doctor()
    doctor.examine()
    let wrong = doctor.findings.filter { $0.state == .wrong }.map(\.part)
    if asJSON {
      let json = try JSONWriter()
      let checks = try doctor.findings.map { finding in
        try json.object([
          ("check", .text(finding.part.rawValue)), ("state", .text(finding.state.rawValue)),
          ("text", .text(finding.text)),
        ])
      }
      let report = try json.object([
        ("ok", .bool(wrong.isEmpty)), ("version", .text(Version.current)),
        ("checks", .json("[\(checks.joined(separator: ","))]")),
      ])
      try output.raw(report + "\n")
    } else {
      for finding in doctor.findings { try output.line(finding.line) }
    }
    if !wrong.isEmpty { throw NotAllIsWell(parts: wrong) }
  }
}
