import CGLib

/// The text with the characters that XML and Pango markup read escaped.
public func escapingMarkup(_ text: String) -> String {
  taking(g_markup_escape_text(text, -1)) ?? ""
}
