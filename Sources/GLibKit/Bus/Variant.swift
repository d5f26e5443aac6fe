import CGLib

/// A typed value as D-Bus carries it (GVariant). Immutable.
public final class Variant {
  private let pointer: OpaquePointer

  /// Takes over a reference; a floating one is sunk.
  package init(taking pointer: OpaquePointer) {
    self.pointer = g_variant_take_ref(pointer)
  }

  deinit {
    g_variant_unref(pointer)
  }

  /// Lends the GVariant to a C call. Swift may release a temporary right after its last use, so the
  /// pointer is not to be had without its owner.
  package func withPointer<Value>(_ body: (OpaquePointer) throws -> Value) rethrows -> Value {
    try withExtendedLifetime(self) { try body(pointer) }
  }

  /// A string (`s`).
  public static func string(_ text: String) -> Variant {
    Variant(taking: g_variant_new_string(text))
  }

  /// One byte (`y`).
  public static func byte(_ number: UInt8) -> Variant {
    Variant(taking: g_variant_new_byte(number))
  }

  /// An unsigned 32-bit number (`u`).
  public static func uint32(_ number: UInt32) -> Variant {
    Variant(taking: g_variant_new_uint32(number))
  }

  /// A signed 32-bit number (`i`).
  public static func int32(_ number: Int32) -> Variant {
    Variant(taking: g_variant_new_int32(number))
  }

  /// A floating-point number (`d`).
  public static func double(_ number: Double) -> Variant {
    Variant(taking: g_variant_new_double(number))
  }

  /// A truth value (`b`).
  public static func bool(_ value: Bool) -> Variant {
    Variant(taking: g_variant_new_boolean(value ? 1 : 0))
  }

  /// The path of an object (`o`), which has to be one.
  public static func objectPath(_ path: String) -> Variant {
    Variant(taking: g_variant_new_object_path(path))
  }

  /// Bytes (`ay`).
  public static func bytes(_ bytes: [UInt8]) -> Variant {
    Variant(
      taking: g_variant_new_fixed_array(variant_type("y"), bytes, gsize(bytes.count), 1))
  }

  /// A value of any type in one of the type `v`.
  public static func boxed(_ value: Variant) -> Variant {
    value.withPointer { Variant(taking: g_variant_new_variant($0)) }
  }

  /// An array of values of a type (`a…`).
  public static func array(of type: String, _ members: [Variant]) -> Variant {
    withExtendedLifetime(members) {
      let pointers = members.map { Optional($0.pointer) }
      return Variant(
        taking: g_variant_new_array(variant_type(type), pointers, gsize(pointers.count)))
    }
  }

  /// A tuple of values (`(…)`).
  public static func tuple(_ members: [Variant]) -> Variant {
    withExtendedLifetime(members) {
      var pointers = members.map { Optional($0.pointer) }
      return Variant(taking: g_variant_new_tuple(&pointers, gsize(pointers.count)))
    }
  }

  /// A dictionary of string keys and variants (`a{sv}`).
  public static func dictionary(_ members: KeyValuePairs<String, Variant> = [:]) -> Variant {
    let entries = members.map { key, value in
      withExtendedLifetime((key: string(key), value: value)) { pair in
        Variant(
          taking: g_variant_new_dict_entry(
            pair.key.pointer, g_variant_new_variant(pair.value.pointer)))
      }
    }
    return array(of: "{sv}", entries)
  }

  /// The members of a tuple, array, variant or dictionary entry; empty for anything else.
  public var children: [Variant] {
    guard g_variant_is_container(pointer) != 0 else { return [] }
    return (0..<g_variant_n_children(pointer)).map {
      Variant(taking: g_variant_get_child_value(pointer, $0))
    }
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    guard g_variant_is_of_type(pointer, variant_type("s")) != 0 else { return nil }
    return String(cString: g_variant_get_string(pointer, nil))
  }

  /// The path of an object, nil for anything else.
  public var objectPath: String? {
    guard g_variant_is_of_type(pointer, variant_type("o")) != 0 else { return nil }
    return String(cString: g_variant_get_string(pointer, nil))
  }

  /// The values of a dictionary of string keys and variants; empty for anything else.
  public var members: [String: Variant] {
    guard g_variant_is_of_type(pointer, variant_type("a{sv}")) != 0 else { return [:] }
    let pairs = children.map(\.children).compactMap { pair in
      pair.first?.string.flatMap { key in pair.last?.children.first.map { (key, $0) } }
    }
    return Dictionary(pairs) { $1 }
  }

  /// The number of an unsigned 32-bit value, nil for anything else.
  public var uint32: UInt32? {
    guard g_variant_is_of_type(pointer, variant_type("u")) != 0 else { return nil }
    return g_variant_get_uint32(pointer)
  }

  /// The truth value, nil for anything else.
  public var bool: Bool? {
    guard g_variant_is_of_type(pointer, variant_type("b")) != 0 else { return nil }
    return g_variant_get_boolean(pointer) != 0
  }
}
