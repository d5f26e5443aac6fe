import CGLib

/// What a GLib call reported: a copy of its GError.
public struct GLibError: Error, Hashable, CustomStringConvertible {
  /// The name of the error's domain, such as `g-io-error-quark`; empty without a GError.
  public let domain: String
  /// The code within the domain.
  public let code: Int
  /// GLib's own sentence.
  public let description: String
}

/// Calls a C function that reports failure through a GError and throws what it reported.
@discardableResult
public func throwing<Result>(
  _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = call(&error)
  if let error {
    defer { g_error_free(error) }
    throw GLibError(error.pointee)
  }
  return result
}

extension GLibError {
  package init(_ error: GError) {
    self.init(
      domain: String(cString: g_quark_to_string(error.domain)), code: Int(error.code),
      description: String(cString: error.message))
  }
}

extension GLibError {
  /// What a system call reported through `errno`.
  package init(errno: Int32, doing call: String) {
    self.init(
      domain: "errno", code: Int(errno), description: "\(call): \(systemMessage(errno))")
  }

  /// A failure that came without a GError.
  package init(message: String) {
    self.init(domain: "", code: 0, description: message)
  }
}

/// A Swift copy of a string that GLib allocated; the original is freed.
package func taking(_ string: UnsafeMutablePointer<CChar>?) -> String? {
  guard let string else { return nil }
  defer { g_free(string) }
  return String(cString: string)
}
