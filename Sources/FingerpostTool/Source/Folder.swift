/// The files below a folder that may hold routes, in order; not those that a build or a package manager put there.
struct Folder {
  /// The names of folders in which other people's code lies, and what was made of it. Hidden ones are left out, too.
  static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "checkouts", "node_modules"]

  private(set) var files: [String] = []
  /// Folders below that could not be read.
  private(set) var errors: [ToolError] = []

  /// Nil for what is no folder.
  init?(_ path: String, on console: Console) throws(ToolError) {
    guard let entries = try Self.entries(path, on: console) else { return nil }
    var left = Self.paths(entries, in: path)
    while let next = left.popLast() {
      guard next.isFolder else {
        files.append(next.path)
        continue
      }
      do throws(ToolError) {
        left += Self.paths(try Self.entries(next.path, on: console) ?? [], in: next.path)
      } catch {
        errors.append(error)
      }
    }
    sort()
  }

  /// Files that are known already; each counts once.
  init(files: [String]) {
    self.files = Array(Set(files))
    sort()
  }

  private mutating func sort() {
    files.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func entries(_ path: String, on console: Console) throws(ToolError) -> [Console.Entry]? {
    do { return try console.listFolder(path) } catch { throw .unreadable(path, error) }
  }

  /// What may hold routes; in the folder that the process runs in, by its name alone.
  private static func paths(_ entries: [Console.Entry], in path: String) -> [(path: String, isFolder: Bool)] {
    let prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : "\(path)/"
    return entries.filter { entry in
      if entry.name.hasPrefix(".") { return false }
      return entry.isFolder ? !passedOver.contains(entry.name) : entry.name.isSwift || entry.name.isRouteFile
    }.map { (prefix + $0.name, $0.isFolder) }
  }
}

extension String {
  /// Whether a file of this name is Swift.
  var isSwift: Bool { hasSuffix(".swift") }

  /// Whether a file of this name says that it is a table.
  var isRouteFile: Bool { hasSuffix(".routes") }

  /// Whether a file of this name is a lock file, or another document.
  var isJSON: Bool { hasSuffix(".json") }
}
