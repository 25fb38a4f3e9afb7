import FingerpostEngine
import FingerpostRouteFile

/// The files below a folder that may hold routes, in order; not those that a build or a package manager put there.
package struct Folder {
  /// The names of folders in which other people's code lies, and what was made of it. Hidden ones are left out, too.
  package static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "checkouts", "node_modules"]

  /// How many folders deep a file may lie. Folders that hold themselves, as mounts can, would not end.
  package static let deepest = 128

  private(set) var paths: [String] = []
  /// What might hold routes and is not read.
  private(set) var skipped: [Tables.Skipped] = []
  /// Folders below that could not be read.
  private(set) var errors: [InputError] = []
  /// Where a list names each path: `line 2 of links.list`.
  private var lines: [String: String] = [:]

  /// Nil for what is not a folder.
  init?(_ path: String, in files: Files) throws(InputError) {
    var left: [(path: String, depth: Int)] = []
    do {
      guard let entries = try files.listFolder(path) else { return nil }
      take(entries, of: path, depth: 0, &left)
    } catch {
      throw .unreadable(path, error)
    }
    while let next = left.popLast() {
      do {
        take(try files.listFolder(next.path) ?? [], of: next.path, depth: next.depth, &left)
      } catch .nameTooLong {
        skipped.append(.init(file: next.path, reason: .tooDeep))
      } catch {
        errors.append(.unreadable(next.path, error))
      }
    }
    paths = paths.inOrder()
    skipped.sort { Array($0.file.utf8).lexicographicallyPrecedes(Array($1.file.utf8)) }
  }

  /// Takes what may hold routes; in the folder that the process runs in, by its name alone.
  private mutating func take(
    _ entries: [Files.Entry], of path: String, depth: Int, _ folders: inout [(path: String, depth: Int)]
  ) {
    let prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : "\(path)/"
    for entry in entries where !entry.name.hasPrefix(".") {
      let (path, mayBeTable) = (prefix + entry.name, entry.name.isSwift || entry.name.isRouteFile)
      func skip(_ reason: Tables.Reason) { skipped.append(.init(file: path, reason: reason)) }
      switch entry.kind {
      case .folder:
        if Self.passedOver.contains(entry.name) { break }
        if depth < Self.deepest { folders.append((path, depth + 1)) } else { skip(.tooDeep) }
      case .file: if mayBeTable { paths.append(path) }
      case .stream: if mayBeTable { skip(.stream) }
      case .circle: if mayBeTable { skip(.circle) }
      case .unnamed: skip(.unnamed)
      }
    }
  }
}

extension String {
  var isSwift: Bool { hasSuffix(".swift") }

  /// Whether a file of this name says that it is a table.
  var isRouteFile: Bool { hasSuffix(".routes") }

  /// Whether a file of this name is a lock file, or another document.
  var isJSON: Bool { hasSuffix(".json") }
}

extension Folder {
  /// The files that a list names, one a line, as if they lay in one folder: `@links.list`. Build systems know the files of a
  /// module, which need not be those of a folder.
  ///
  /// Nil for what is not a list.
  init?(list path: String, in files: Files) throws(InputError) {
    guard path.hasPrefix("@") else { return nil }
    let list = String(path.dropFirst())
    let text = String(decoding: try files.file(list)[...].withoutMark, as: UTF8.self)
    // A list from another system may end its lines with CR LF, which is one Character.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let start = line.drop(while: \.isWhitespace)
      let path = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
      if path.isEmpty { continue }
      guard path.isSwift || path.isRouteFile else {
        let text = path.shortened(to: 400)
        let reason = "line \(index + 1) is \"\(text)\", not the path of a .swift or .routes file"
        throw .unreadable(list, .failed(reason))
      }
      lines[path] = lines[path] ?? "line \(index + 1) of \(list)"
    }
    paths = lines.keys.inOrder()
  }

  /// What errors call a path.
  func subject(_ path: String) -> String { path + (lines[path].map { " (\($0))" } ?? "") }
}
