import DesktopSession
import Foundation

/// The scenario of the icon on one panel.
struct TrayRun {
  /// The panels that there are.
  static let names = Panels.all.map(\.name)

  private let name: String
  private let pictures: URL?

  init(_ name: String, pictures: URL?) {
    self.name = name
    self.pictures = pictures
  }

  /// Runs every step, also after one that failed.
  func result() -> Run.Result {
    var result = Run.Result(desktop: name)
    let start = Date()
    do {
      guard let panel = Panels.all.first(where: { $0.name == name }) else { return result }
      let desk = try TrayDesk(panel)
      defer { desk.stop() }
      for step in TrayScenario.steps {
        do {
          try step.run(desk)
          result.steps.append(Run.Result.Step(name: step.name))
        } catch {
          result.steps.append(Run.Result.Step(name: step.name, fault: "\(error)"))
        }
        takePicture(of: desk, after: step.name)
      }
    } catch {
      result.steps = TrayScenario.steps.map {
        Run.Result.Step(name: $0.name, fault: "no panel: \(error)")
      }
    }
    result.seconds = Int(Date().timeIntervalSince(start))
    return result
  }

  private func takePicture(of desk: TrayDesk, after step: String) {
    guard let pictures else { return }
    try? desk.desk.desktop.takePicture(
      to: pictures.appending(path: "\(name)-\(step).png"))
  }
}
