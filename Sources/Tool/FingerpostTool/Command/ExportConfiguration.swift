import FingerpostExport
import FingerpostInput

/// The files that a project makes of its table: `links.json` beside it.
///
///     { "files": [{ "format": "kotlin", "file": "app/src/main/java/Links.kt", "package": "com.example.links" }] }
///
/// The options have the names that they have on the command line.
struct ExportConfiguration {
  struct File {
    let format: ExportFormat
    /// From the folder of the configuration on.
    let path: String
    let options: ExportOptions
    fileprivate let node: JSONNode
  }

  let files: [File]

  /// - Parameters:
  ///   - path: where the configuration stands.
  ///   - sources: the files of the table, and the configuration itself.
  init(_ bytes: [UInt8], at path: String, from sources: RecordedFiles) throws(DocumentError) {
    let root = try JSONNode(bytes)
    for (key, node) in try root.members() where key != "files" && key != "$schema" {
      throw node.error("the key \"\(key)\" is unknown: a configuration has \"files\"")
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var files: [File] = []
    for node in try root.member("files").elements() {
      let file = try File(node, in: folder)
      guard !files.contains(where: { $0.path == file.path }) else {
        throw try node.member("file").error("the file is written twice")
      }
      guard !sources.haveRead(file.path) else {
        throw try node.member("file").error("this file is read, and would be overwritten: name another")
      }
      files.append(file)
    }
    self.files = files
  }
}

extension ExportConfiguration.File {
  fileprivate init(_ node: JSONNode, in folder: String) throws(DocumentError) {
    let word = try node.member("format")
    guard let format = ExportFormat(rawValue: try word.text()) else {
      let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw word.error("no format is called \"\(try word.text())\"; there are \(known)")
    }
    let name = try node.member("file")
    guard try !name.text().isEmpty else { throw name.error("the name of the file is empty") }
    path = try name.text().hasPrefix("/") ? name.text() : folder + name.text()
    (self.format, self.node) = (format, node)
    var options = ExportOptions()
    for (key, node) in try node.members() where key != "format" && key != "file" {
      try options.set(key, node)
    }
    self.options = options
  }

  /// The text for a table.
  func export(of table: RouteTable) throws(DocumentError) -> Export {
    do {
      return try table.exported(as: format, options)
    } catch {
      throw node.error(error.description)
    }
  }
}

extension ExportOptions {
  fileprivate mutating func set(_ key: String, _ node: JSONNode) throws(DocumentError) {
    switch key {
    case "app-id": appIDs = try node.oneOrMore()
    case "fingerprint": fingerprints = try node.oneOrMore()
    case "package": package = try node.text()
    case "name": name = try node.text()
    case "title": title = try node.text()
    case "host": host = try node.text()
    case "plain": isPlain = try node.bool()
    case "under": direction = try node.bool() ? .under : .over
    case "min-api":
      guard let level = Int(try node.number()) else { throw node.error("a whole number is expected") }
      minimumAPI = level
    default:
      throw node.error(
        "the key \"\(key)\" is unknown; there are app-id, package, fingerprint, name, min-api, plain, title, host and under"
      )
    }
  }
}

extension JSONNode {
  /// A text, or a list of them.
  fileprivate func oneOrMore() throws(DocumentError) -> [String] {
    guard let elements = try? elements() else { return [try text()] }
    return try elements.map { (node) throws(DocumentError) in try node.text() }
  }
}
