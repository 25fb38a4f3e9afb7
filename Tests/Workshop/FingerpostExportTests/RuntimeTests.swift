import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Foundation
import Testing

/// Modules hold the runtime as its source has it: whoever edits one alone is told here, even without tsc, which
/// `.ci/runtime --check` needs.
@Suite struct RuntimeTests {
  /// A file of Sources/Workshop/FingerpostExport/TypeScript/Runtime.
  private func source(_ name: String) throws -> String {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let folder = repository.appendingPathComponent("Sources/Workshop/FingerpostExport/TypeScript/Runtime")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func module(_ format: ExportFormat) throws -> String {
    try RouteFile.read(Array("origins app://\norder orders/{id:int}".utf8)).exported(as: format).text
  }

  @Test func `a module of TypeScript holds the source of the runtime, as .ci/runtime embedded it`() throws {
    let runtime = try ["text.ts", "url.ts", "match.ts", "print.ts"].map(source).joined(separator: "\n")
    #expect(try module(.typescript).hasSuffix(runtime))
    #expect(try module(.typescript).contains(source("table.ts") + "\nconst table: TableData = {"))
  }

  /// Taking types away only shortens lines, so this needs no parser.
  @Test func `each line of the JavaScript is one of the TypeScript, in its order, without types`() throws {
    let sources = try ["text.ts", "url.ts", "match.ts", "print.ts"].map(source).joined()
    var lines = sources.split(separator: "\n")[...]
    let script = try #require(try module(.javascript).split(separator: ";\n\n", maxSplits: 1).last)
    for line in script.split(separator: "\n") {
      let index = lines.firstIndex { isShortened(line, from: $0) }
      lines = try lines[#require(index, "\(line)")...].dropFirst()
    }
  }

  /// Whether the characters of a line are some of another's, in their order.
  private func isShortened(_ line: Substring, from other: Substring) -> Bool {
    var rest = line.utf8[...]
    for byte in other.utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test func `the declarations are the exports of the source`() throws {
    let source = try source("match.ts") + source("print.ts")
    let exports = source.split(separator: "\n").compactMap { $0.wholeMatch(of: /export (\w+ \w+).*/)?.1 }
    #expect(exports == ["type LinkErrorCode", "class LinkError", "const links", "function match"])
    let declarations = try module(.dts)
    for export in exports {
      #expect(declarations.contains("export \(export.hasPrefix("type ") ? "" : "declare ")\(export)"))
    }
  }
}
