import DesktopSession
import Foundation

/// The scenario on one desktop.
struct Run {
  /// What came of all steps.
  nonisolated struct Result: Codable, Sendable {
    /// What came of a step: no fault if it passed, or what was seen.
    struct Step: Codable, Sendable {
      let name: String
      var fault: String?
    }

    let desktop: String
    var steps: [Step] = []
    var seconds = 0
  }

  private let kind: any Desktop
  private let steps: [Step]
  private let pictures: URL?

  init(_ kind: any Desktop, _ steps: [Step], pictures: URL?) {
    self.kind = kind
    self.steps = steps
    self.pictures = pictures
  }

  /// Runs every step, also after one that failed: each says what it saw. A desktop that can't start
  /// fails all of them.
  func result() -> Result {
    var result = Result(desktop: kind.name)
    let start = Date()
    do {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      for step in steps {
        let fault = fault(of: step, on: desk)
        result.steps.append(Result.Step(name: step.name, fault: fault))
        if step.name == "log" { takePicture(of: desk, named: kind.name) }
        if fault != nil { takePicture(of: desk, named: "\(kind.name)-\(step.name)-failed") }
      }
    } catch {
      result.steps = steps.map { Result.Step(name: $0.name, fault: "no desktop") }
      result.steps[0].fault = "no desktop: \(error)"
    }
    result.seconds = Int(Date().timeIntervalSince(start))
    return result
  }

  private func fault(of step: Step, on desk: BrewDesk) -> String? {
    do {
      try step.run(desk)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func takePicture(of desk: BrewDesk, named name: String) {
    guard let pictures else { return }
    let picture = pictures.appending(path: "\(name).png")
    do {
      try desk.desktop.withList { try desk.desktop.takePicture(to: picture) }
    } catch {
      try? desk.desktop.takePicture(to: picture)
    }
  }
}
