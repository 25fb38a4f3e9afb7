extension Folder {
  /// The files that a list names, one a line, as if they lay in one folder: `@links.list`. Build systems know the files of a
  /// module, which need not be those of a folder.
  ///
  /// Nil for what is no list.
  init?(list path: String, on console: Console) throws(ToolError) {
    guard path.hasPrefix("@") else { return nil }
    let list = String(path.dropFirst())
    let bytes: [UInt8]
    do { bytes = try console.file(list) } catch { throw .unreadable(list, error) }
    // A list from another system may end its lines with CR LF, which is one Character.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(files: lines.map(String.init).filter { $0.isSwift || $0.isRouteFile })
  }
}
