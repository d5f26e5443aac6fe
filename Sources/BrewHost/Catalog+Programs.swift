import GLibKit
import Speech

extension Catalog {
  /// The translations that come with BrewLog's programs, into the language of the environment.
  public static func ofPrograms() -> Catalog {
    Gettext.catalog("brewlog", in: BaseDirectories().dataDirectories().map { "\($0)/locale" })
  }
}
