import CGLib
import CGio
import GLibKit

/// A counted reference to a GObject, given up when this is released. GObject counts atomically, so
/// that may happen on any thread.
public final class ObjectReference: @unchecked Sendable {
  /// The object.
  public let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller owns.
  public init(taking instance: UnsafeMutableRawPointer) {
    raw = instance
  }

  /// Takes a reference of its own.
  public convenience init(to instance: UnsafeMutableRawPointer) {
    self.init(taking: g_object_ref(instance))
  }

  deinit {
    g_object_unref(raw)
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }
}
