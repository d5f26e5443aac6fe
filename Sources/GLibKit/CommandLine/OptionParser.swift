import CGLib
import Glibc

/// A GOptionContext for one use, and all the C strings that it points to.
final class OptionParser {
  /// What the callback of GOption has seen.
  final class Record {
    var options: [ParsedOptions.Given] = []
    var arguments: [String] = []
    let declared: [Option]

    init(declared: [Option]) {
      self.declared = declared
    }

    /// The option that GOption calls by `name`, with its dashes.
    func option(called name: String) -> Option? {
      declared.first { "--" + $0.name == name || $0.letter.map { "-" + String($0) } == name }
    }
  }

  private typealias Callback =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, gpointer?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  let record: Record
  private let context: OpaquePointer
  private let program: String
  private var strings: [UnsafeMutablePointer<CChar>] = []

  init(_ declared: OptionContext) {
    program = declared.program
    record = Record(declared: declared.options)
    context = g_option_context_new(nil)
    g_option_context_set_help_enabled(context, 0)
    g_option_context_set_summary(context, declared.summary)
    g_option_context_set_description(context, declared.description)
    var entries = declared.options.map(entry)
    entries.append(rest(declared.arguments))
    entries.append(GOptionEntry())
    // The group holds the record until the context is freed.
    let group = g_option_group_new(
      "main", "", "", Unmanaged.passRetained(record).toOpaque(),
      { $0.map { Unmanaged<Record>.fromOpaque($0).release() } })
    g_option_group_add_entries(group, entries)
    g_option_context_set_main_group(context, group)
  }

  deinit {
    g_option_context_free(context)
    strings.forEach { g_free($0) }
  }

  var help: String {
    inEnglish { taking(g_option_context_get_help(context, 1, nil)) ?? "" }
  }

  /// What GOption says in the meantime is English, by which it is recognized.
  private func inEnglish<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = uselocale(newlocale(1 << LC_MESSAGES, "C", nil))
    defer { freelocale(uselocale(before)) }
    return try body()
  }

  func parse(_ line: ArraySlice<String>) throws(OptionError) {
    // GOption takes strings out of the vector as it goes and frees those.
    let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    var vector = g_malloc0_n(gsize(line.count + 2), gsize(size))?
      .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    defer { g_strfreev(vector) }
    vector?[0] = g_strdup(program)
    for (place, argument) in line.enumerated() { vector?[place + 1] = g_strdup(argument) }
    do throws(GLibError) {
      _ = try inEnglish { () throws(GLibError) in
        try throwing { g_option_context_parse_strv(context, &vector, $0) }
      }
    } catch {
      throw OptionError(error)
    }
  }

  private func entry(_ option: Option) -> GOptionEntry {
    // Values are taken as bytes: GOption would convert them from the locale's encoding.
    let flags = option.value == nil ? G_OPTION_FLAG_NO_ARG : G_OPTION_FLAG_FILENAME
    return GOptionEntry(
      long_name: kept(option.name), short_name: gchar(option.letter?.value ?? 0),
      flags: gint(flags.rawValue), arg: G_OPTION_ARG_CALLBACK, arg_data: callback,
      description: kept(option.help), arg_description: option.value.flatMap(kept))
  }

  private func rest(_ arguments: String?) -> GOptionEntry {
    GOptionEntry(
      long_name: kept(""), short_name: 0, flags: gint(G_OPTION_FLAG_FILENAME.rawValue),
      arg: G_OPTION_ARG_CALLBACK, arg_data: callback, description: nil,
      arg_description: arguments.flatMap(kept))
  }

  private var callback: UnsafeMutableRawPointer {
    let record: Callback = { name, value, context, _ in
      guard let name, let context else { return 0 }
      let record = Unmanaged<Record>.fromOpaque(context).takeUnretainedValue()
      let value = value.map { String(cString: $0) }
      if let option = record.option(called: String(cString: name)) {
        record.options.append(ParsedOptions.Given(name: option.name, value: value))
      } else if let value {
        record.arguments.append(value)
      }
      return 1
    }
    return unsafeBitCast(record, to: UnsafeMutableRawPointer.self)
  }

  private func kept(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = g_strdup(text) else { return nil }
    strings.append(copy)
    return UnsafePointer(copy)
  }
}

extension OptionError {
  /// GOption has one sentence for each fault; in English the option as it was given is at its end.
  fileprivate init(_ error: GLibError) {
    let words = error.description
    let unknown = "Unknown option "
    let missing = "Missing argument for "
    if words.hasPrefix(missing) {
      self = .missingValue(String(words.dropFirst(missing.count)))
    } else {
      self = .unknown(words.hasPrefix(unknown) ? String(words.dropFirst(unknown.count)) : words)
    }
  }
}
