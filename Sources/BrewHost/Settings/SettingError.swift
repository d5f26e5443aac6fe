import BrewCore
import Speech

/// Why a setting can't be read or set.
public enum SettingError: Error, Hashable {
  /// There is no setting of this name.
  case unknownKey(String)
  /// There is no group of this name in the file.
  case unknownGroup(String)
  /// The setting does not take this value.
  case badValue(String, of: SettingKey)
  /// The value in the file is not UTF-8.
  case notUTF8(SettingKey)
}

extension SettingError: CustomStringConvertible {
  /// The setting, if there is one.
  public var key: SettingKey? {
    switch self {
    case .unknownKey, .unknownGroup: return nil
    case .badValue(_, let key), .notUTF8(let key): return key
    }
  }

  /// One sentence: what was found and what is accepted.
  public var description: String {
    switch self {
    case .unknownKey(let name):
      let known = SettingKey.allCases.map(\.rawValue)
      return say("there is no setting \(name.quoted); there are: \(known.joined(separator: ", "))")
        .guessing(known.nearest(to: name) ?? name.inItsGroup)
    case .unknownGroup(let name):
      let known = SettingKey.groups
      return say(
        "there is no group [\(name)] of settings; there are: \(known.joined(separator: ", "))"
      ).guessing(known.nearest(to: name))
    case .badValue(let text, let key):
      return say("\(key.rawValue) can’t be \(text.quoted); give \(key.accepted)")
    case .notUTF8(let key):
      return say("\(key.rawValue) has a value that is not UTF-8; give \(key.accepted)")
    }
  }
}

extension String {
  /// The setting whose key is written in another group.
  fileprivate var inItsGroup: String? {
    SettingKey.allCases.first { hasSuffix(".\($0.rawValue)") || hasSuffix(".\($0.place.key)") }?
      .rawValue
  }
}
