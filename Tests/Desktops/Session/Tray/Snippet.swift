import Foundation

/// A piece of settings that the README gives to be pasted.
public enum Snippet {
  /// The block that follows the comment `<!-- NAME -->` there, with the program's path in place.
  public static func named(_ name: String, in session: Session) throws -> String {
    let readme = try String(
      contentsOf: Product.package.appending(path: "README.md"), encoding: .utf8)
    guard let comment = readme.range(of: "<!-- \(name) -->"),
      let start = readme[comment.upperBound...].range(of: "```"),
      let line = readme[start.upperBound...].firstIndex(of: "\n"),
      let end = readme[line...].range(of: "\n```")
    else { throw HarnessError.late("the snippet \(name) in the README", seen: "") }
    let block = readme[readme.index(after: line)..<end.lowerBound]
    return block.replacingOccurrences(of: "brewlog ", with: "\(Product.brewlog) ")
  }
}
