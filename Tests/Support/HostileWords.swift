/// A person's words that mean something where they are shown or typed: to markup, to a bar, to a shell, or to
/// the order in which writing runs. The one set for all surfaces.
public enum HostileWords {
  /// The file that a shell makes if it runs one of them.
  public static let ran = "brewlog-ran"

  /// Names that a person may give. Each begins with other letters than the rest.
  public static let names: [String] =
    shell + markup + bars + [
      "read_a_book & more",
      "50 % of %1 %s %n",
      "null\"}],{\"x\":\"\\",
      // Joined by invisible characters that are part of the writing: Persian, and one emoji of three.
      "نمی\u{200C}خواهم",
      "👩\u{200D}🚀 launch",
      // Written from right to left, beside a number and a parenthesis.
      "מקינטה (3)",
      "قهوة ٤ 5",
      "Kaffee מקינטה",
      // As many marks as one character may carry.
      "Z" + String(repeating: "\u{0301}", count: 30) + "algo",
      "e\u{0301} as two",
      wide,
    ]

  /// 40 characters of two columns each.
  public static let wide = String(repeating: "咖", count: 40)

  /// What shells obey.
  public static let shell = [
    "Ax $(touch \(ran))",
    "Bt `touch \(ran)`",
    "Cs; touch \(ran) & x | y > z",
    "Bob's \"best\"",
    "Zed \"B\" of it",
    "Back\\slash\\",
    "e=mc2",
    "re:mind:er",
    "Hey! !! !$ 1!",
    "Home $HOME ${HOME} ~",
    "Glob *?[a-c]{x,y}",
    "~root",
    "#hash # tag",
    "ends with '",
    "says \"so\"",
    "(sub) <in> out^",
  ]

  /// What markup reads.
  public static let markup = [
    "<b>Bold</b> & \"Black\"",
    "Yin & Yang <3",
    "&lt;tt&gt; &amp;amp;",
    "link <a href=\"x:\">y</a>",
  ]

  /// What bars obey.
  public static let bars = [
    "%{A1:touch \(ran):}x%{A}",
    "%{B#ff0000}red",
    "color %{F-}%{O9} %{{",
  ]

  /// A text as SQL has it, whatever it holds.
  public static func sql(_ text: String) -> String {
    func hex(_ byte: UInt8) -> String {
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "CAST(x'\(text.utf8.map(hex).joined())' AS TEXT)"
  }

  /// What nobody can type, and a store may hold all the same.
  public static let stored = [
    "new\nline",
    "\u{1B}]0;title\u{7}\u{1B}[2J",
    "c1 \u{9B}31m",
    "over\u{202E}ride",
    "pop\u{2069}\u{2069}isolate",
    "open\u{2067}\u{2068}isolate",
    "zero\u{200B}width\u{FEFF}",
    "line\u{2028}separator",
    "tab\tbed",
    "--help",
  ]
}
