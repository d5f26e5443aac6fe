import Speech

/// Why a setting can't be read or set.
public enum SettingError: Error, Hashable {
  /// There is no setting of this name.
  case unknownKey(String)
  /// The setting does not take this value.
  case badValue(String, of: SettingKey)
}

extension SettingError: CustomStringConvertible {
  /// One sentence: what was found and what is accepted.
  public var description: String {
    switch self {
    case .unknownKey(let name):
      let known = SettingKey.allCases.map(\.rawValue).joined(separator: ", ")
      return say("there is no setting \(name.quoted); there are: \(known)")
    case .badValue(let text, let key):
      return say("\(key.rawValue) can’t be \(text.quoted); give \(key.accepted)")
    }
  }
}
