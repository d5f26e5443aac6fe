import Foundation

/// A piece of settings that the README or the page on bars gives to be pasted.
public enum Snippet {
  /// The block that follows the comment `<!-- NAME -->` there, with the program's path in place.
  public static func named(_ name: String, in session: Session) throws -> String {
    let pages = try ["README.md", "docs/bars.md"].map {
      try String(contentsOf: Product.package.appending(path: $0), encoding: .utf8)
    }.joined()
    guard let comment = pages.range(of: "<!-- \(name) -->"),
      let start = pages[comment.upperBound...].range(of: "```"),
      let line = pages[start.upperBound...].firstIndex(of: "\n"),
      let end = pages[line...].range(of: "\n```")
    else { throw HarnessError.late("the snippet \(name) in the README and docs/bars.md", seen: "") }
    let block = pages[pages.index(after: line)..<end.lowerBound]
    return block.replacingOccurrences(of: "brewlog ", with: "\(Product.brewlog) ")
  }
}
