import FingerpostEngine
import FingerpostTool
import Foundation

/// Tables and URLs from files.
enum Tables {
  static func table(_ path: String) throws -> RouteTable {
    let text = try text(path)
    if path.hasSuffix(".routes") { return try RouteFile.read(Array(text.utf8)) }
    var routes: [RouteTable.Route] = []
    for line in lines(text) { routes.append(.init(line, try Template(line))) }
    return try RouteTable(routes, origins: [.path])
  }

  /// URLs with their methods; nil where a line has none.
  static func urls(_ path: String) throws -> [(method: String?, url: String)] {
    try lines(text(path)).map { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count > 1 ? (words[0], words[1]) : (nil, line)
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
  }

  private static func text(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Failure("\(path): it cannot be read as UTF-8 text")
    }
  }
}
