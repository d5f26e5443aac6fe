import CGLib

/// A counted reference to a GObject, given up when this is released. GObject counts atomically, so
/// that may happen on any thread.
final class ObjectReference: @unchecked Sendable {
  let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller owns.
  init(taking instance: UnsafeMutableRawPointer) {
    raw = instance
  }

  /// Takes a reference of its own.
  convenience init(to instance: UnsafeMutableRawPointer) {
    self.init(taking: g_object_ref(instance))
  }

  deinit {
    g_object_unref(raw)
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }
}
