import Speech

/// The arguments that C's `main` is called with.
///
/// Swift's own list of them is empty where there is no `/proc`, and where a preloaded library has changed the
/// environment before `main`. A program would then do what it does without arguments, and end with 0.
public struct MainArguments {
  /// The arguments after the program's name.
  public let words: [UnsafeMutablePointer<CChar>]

  /// Takes what `main` got. Nil if there is nothing, not even the program's name: then nobody can tell
  /// what was meant. Linux gives an empty name in that case since 5.18.
  public init?(
    _ count: Int32, _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) {
    let all = UnsafeBufferPointer(start: vector, count: Int(max(0, count))).compactMap(\.self)
    guard let name = all.first, all.count > 1 || name.pointee != 0 else { return nil }
    words = Array(all.dropFirst())
  }

  /// One sentence for who started a program without any arguments.
  public static var areMissing: String {
    say("no arguments were given, not even the name of the program; give its name as the first one")
  }
}
