import CGLib
import Speech

/// How a file that people edit is read.
extension KeyFile {
  /// What a path holds. Throws ``GLibError``.
  func contents(of path: String) throws(GLibError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    try throwing { g_file_get_contents(path, &bytes, &count, $0) }
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// Takes this in place of what it is. The mark that some editors put before UTF-8 is passed over.
  /// Throws ``GLibError``, which names the line that can't be read by its number.
  func load(_ bytes: [UInt8]) throws(GLibError) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    do {
      try parse(text)
    } catch  where error.domain == "g-key-file-error-quark" {
      // GLib quotes the line, whatever it is.
      let line = KeyFile().brokenLine(in: text)
      throw GLibError(
        message: say("line \(line) is neither a comment, a [group] nor KEY=VALUE below one"))
    }
  }

  private func parse(_ text: ArraySlice<UInt8>) throws(GLibError) {
    let flags = GKeyFileFlags(
      G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    let copy = Array(text) + [0]
    try throwing { error in
      copy.withUnsafeBytes {
        g_key_file_load_from_data(
          file, $0.bindMemory(to: gchar.self).baseAddress, gsize(text.count), flags, error)
      }
    }
  }

  /// The number of the first line that GLib does not accept. It reads line by line, so that is the one up
  /// to which the text is accepted no more.
  private func brokenLine(in text: ArraySlice<UInt8>) -> Int {
    let ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    // Up to and with `accepted` lines it is, with `refused` it is not.
    var (accepted, refused) = (0, ends.count + 1)
    while refused - accepted > 1 {
      let middle = (accepted + refused) / 2
      if (try? parse(text[..<ends[middle - 1]])) == nil {
        refused = middle
      } else {
        accepted = middle
      }
    }
    return refused
  }
}
