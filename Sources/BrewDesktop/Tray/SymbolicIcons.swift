import BrewCore
import Glibc

/// The flame's symbolic icons, which a host colours as it likes, found once.
struct SymbolicIcons {
  /// The folder of icon themes that has them, nil if none has.
  let folder: String?

  /// The icons in the first of the data folders that has them.
  init(in dataDirectories: [String]) {
    folder = dataDirectories.map { "\($0)/icons" }.first { folder in
      Flame.allCases.allSatisfy { flame in
        access("\(folder)/hicolor/symbolic/apps/\(Self.name(flame)).svg", R_OK) == 0
      }
    }
  }

  /// The name of a flame's icon, nil if there is none.
  func name(of flame: Flame) -> String? {
    folder.map { _ in Self.name(flame) }
  }

  private static func name(_ flame: Flame) -> String {
    "\(IconFiles.name(of: flame))-symbolic"
  }
}
