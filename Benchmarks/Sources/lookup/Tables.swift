import FingerpostEngine
import FingerpostRouteFile
import Foundation

/// Tables and URLs from files.
enum Tables {
  static func table(_ path: String) throws(Failure) -> Building {
    if path.hasSuffix(".routes") {
      let bytes = try bytes(path)
      do {
        return try Building { () throws(RouteFileError) in try RouteFile.read(bytes) }
      } catch {
        throw Failure(error.faults.map { Failure("\(path):\($0.line):\($0.column): \($0.message)") })
      }
    }
    let lines = try lines(path)
    if lines.isEmpty { throw Failure(path, "it holds no route") }
    var routes: [RouteTable.Route] = []
    for (number, line) in lines {
      // A template says nothing about trailing slashes: reading forgives one.
      let template = line.hasSuffix("/") && !line.hasSuffix(" /") && line != "/" ? String(line.dropLast()) : line
      do {
        routes.append(.init(line, try Template(template)))
      } catch {
        throw Failure(path, line: number, error.message)
      }
    }
    do {
      return try Building { () throws(TableError) in try RouteTable(routes, origins: [.path]) }
    } catch {
      throw Failure(
        error.faults.map { fault in Failure(path, line: fault.route.map { lines[$0].number }, fault.description) })
    }
  }

  /// URLs with their methods; nil where a line has none.
  static func urls(_ path: String) throws(Failure) -> [(method: String?, url: String)] {
    let lines = try lines(path)
    if lines.isEmpty { throw Failure(path, "it holds no URL") }
    return lines.map { _, line in
      let method = line.prefix { $0.isASCII && $0.isUppercase }
      guard !method.isEmpty, line[method.endIndex...].first == " " else { return (nil, line) }
      return (String(method), String(line[method.endIndex...].dropFirst()))
    }
  }

  /// The lines that say something, numbered from 1.
  private static func lines(_ path: String) throws(Failure) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    for (index, bytes) in try bytes(path).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard let line = String(bytes: bytes, encoding: .utf8) else {
        throw Failure(path, line: index + 1, "the line is not UTF-8")
      }
      let text = line.trimmingCharacters(in: .whitespaces.union(["\r"]))
      if !text.isEmpty, !text.hasPrefix("#") { lines.append((index + 1, text)) }
    }
    return lines
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch CocoaError.fileReadNoSuchFile {
      throw Failure(path, "there is no such file")
    } catch {
      throw Failure(path, "the file cannot be read: \(error.localizedDescription)")
    }
    if bytes.isEmpty { throw Failure(path, "the file is empty") }
    return bytes
  }
}
