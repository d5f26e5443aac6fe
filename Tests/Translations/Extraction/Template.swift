import Foundation

/// The template that translations are made from: all sentences of the sources, in their order.
public struct Template {
  private var order: [Message] = []
  private var comments: [Message: [String]] = [:]
  private var files: [Message: [String]] = [:]

  /// The sentences under a folder of the project. Throws where a source can't be read.
  public init(of project: URL) throws {
    for folder in ["Sources", "Resources"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: project.appending(path: folder).path)
      for name in names.sorted() {
        let file = "\(folder)/\(name)"
        let text = { try String(contentsOf: project.appending(path: file), encoding: .utf8) }
        if name.hasSuffix(".swift") {
          try add(SwiftSource.sentences(in: text(), of: file), of: file)
        } else if [".desktop", ".desktop.in", ".autostart.in"].contains(where: name.hasSuffix) {
          try add(DesktopEntry.sentences(in: text()), of: file)
        } else if name.hasSuffix(".metainfo.xml.in") {
          try add(MetaInfo.sentences(in: text()), of: file)
        }
      }
    }
  }

  /// All sentences.
  public var messages: [Message] { order }

  private mutating func add(_ found: [Found], of file: String) {
    for one in found {
      if files[one.message] == nil { order.append(one.message) }
      if files[one.message]?.last != file { files[one.message, default: []].append(file) }
      if !one.comment.isEmpty { comments[one.message, default: []].append(one.comment) }
    }
  }

  /// The text of the file.
  public var text: String {
    let header = """
      # The sentences of BrewLog. Made from the sources by packaging/translations; not to be edited.
      msgid ""
      msgstr ""
      "Project-Id-Version: BrewLog\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"

      """
    return ([header] + order.map(entry)).joined(separator: "\n")
  }

  private func entry(_ message: Message) -> String {
    var lines = (comments[message] ?? []).flatMap { $0.split(separator: "\n") }.map { "#. \($0)" }
    lines += (files[message] ?? []).map { "#: \($0)" }
    // The format of Qt has numbered places too, and msgfmt knows it.
    if message.hasPlaces { lines.append("#, qt-format") }
    if let context = message.context { lines.append("msgctxt \(quoted(context))") }
    lines.append("msgid \(quoted(message.key))")
    if let plural = message.plural {
      lines += ["msgid_plural \(quoted(plural))", "msgstr[0] \"\"", "msgstr[1] \"\""]
    } else {
      lines.append("msgstr \"\"")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let lines = escaped.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return "\"\(escaped)\"" }
    let broken = lines.dropLast().map { "\"\($0)\\n\"" } + lines.suffix(1).map { "\"\($0)\"" }
    return (["\"\""] + broken.filter { $0 != "\"\"" }).joined(separator: "\n")
  }
}
