/// The files below a folder that may hold routes, in order; not those that a build or the package manager put there.
struct Folder {
  private(set) var files: [String] = []

  /// Nil for what is no folder.
  init?(_ path: String, on console: Console) throws(ToolError) {
    guard let entries = try Self.entries(path, on: console) else { return nil }
    var left = Self.paths(entries, in: path)
    while let next = left.popLast() {
      if next.isFolder {
        left += Self.paths(try Self.entries(next.path, on: console) ?? [], in: next.path)
      } else {
        files.append(next.path)
      }
    }
    files.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func entries(_ path: String, on console: Console) throws(ToolError) -> [Console.Entry]? {
    do { return try console.listFolder(path) } catch { throw .unreadable(path, error) }
  }

  private static func paths(_ entries: [Console.Entry], in path: String) -> [(path: String, isFolder: Bool)] {
    entries.filter { entry in
      if entry.name.hasPrefix(".") { return false }
      return entry.isFolder ? entry.name != "checkouts" : entry.name.isSwift || entry.name.hasSuffix(".routes")
    }.map { ("\(path)\(path.hasSuffix("/") ? "" : "/")\($0.name)", $0.isFolder) }
  }
}

extension String {
  /// Whether a file of this name is Swift.
  var isSwift: Bool { hasSuffix(".swift") }
}
