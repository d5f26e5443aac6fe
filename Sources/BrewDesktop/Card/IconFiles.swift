import BrewCore
import Glibc

/// The flame's icon files, found once.
struct IconFiles {
  private let paths: [Flame: String]

  /// The icons in the first of the data folders that has them. A file is surer than a name: a name
  /// is only known to a theme that was told of it.
  init(in dataDirectories: [String]) {
    var paths: [Flame: String] = [:]
    for flame in Flame.allCases {
      paths[flame] =
        dataDirectories
        .map { "\($0)/icons/hicolor/64x64/apps/\(Self.name(of: flame)).png" }
        .first { access($0, R_OK) == 0 }
    }
    self.paths = paths
  }

  /// The path of a flame's icon, or its name in the icon theme if there is no file.
  func path(of flame: Flame) -> String {
    paths[flame] ?? Self.name(of: flame)
  }

  static func name(of flame: Flame) -> String {
    switch flame {
    case .out: return "brewlog-flame-out"
    case .lit: return "brewlog-flame-lit"
    case .onFire: return "brewlog-flame-on-fire"
    }
  }
}
