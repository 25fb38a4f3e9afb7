import Foundation
import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine
@testable import FingerpostProof

/// The answers in Tests/Golden, which modules in other languages and the page's engine are held against, too: links with their route,
/// values, canonical text and kind of error, and values with the link that is printed. A change of these rows is a change of what every
/// language says.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

  @Test func `the engine answers as the golden rows say`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".jsonl") }
    var (links, prints) = (0, 0)
    for file in files.sorted() {
      let name = file.dropLast("l".count)
      let lock = try readLock(String(contentsOf: Self.folder.appendingPathComponent(String(name)), encoding: .utf8))
      let table = try #require(lock.tables.first?.table)
      let rows = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      for line in rows.split(separator: "\n") {
        let row = try JSONSyntax.value(of: Array(line.utf8)[...])
        let found: String
        if row["link"] != nil {
          links += 1
          found = answer(to: row, of: table)
        } else {
          prints += 1
          found = printed(row, by: table)
        }
        #expect(found == expected(row), "\(file): \(line)")
      }
    }
    #expect(links > 1000 && prints > 500)
  }

  private func expected(_ row: JSONValue) -> String {
    if row["link"] == nil { return row["text"]?.told ?? row["leftOut"].map { "left out: \($0.told)" } ?? "none" }
    if let error = row["error"] { return error.told }
    return [row["route"], row["canonical"], row["values"]].map { $0?.told ?? "" }.joined(separator: " ")
  }

  private func answer(to row: JSONValue, of table: RouteTable) -> String {
    do throws(LinkError) {
      let match = try table.match(row["link"]?.told ?? "", method: row["method"]?.told)
      let values = match.values.map { "\($0.name): \(told($0.capture))" }.joined(separator: ", ")
      return "\(match.route.name) \(match.canonical) {\(values)}"
    } catch { return error.kind.description }
  }

  private func printed(_ row: JSONValue, by table: RouteTable) -> String {
    var values: [String: Captured] = [:]
    for (key, _, value) in row["values"]?.members ?? [] {
      if case .list(let texts) = value.content {
        values[key] = .list(texts.map(\.told))
      } else {
        values[key] = .text(value.told)
      }
    }
    do throws(PrintError) {
      let origin = row["origin"].flatMap { try? Origin(parsing: $0.told) }
      return try table.print(row["print"]?.told ?? "", values, for: origin)
    } catch {
      if case .leftOut(let name, _) = error.reason { return "left out: \(name)" }
      return "none"
    }
  }

  private func told(_ value: Captured) -> String {
    switch value {
    case .absent: ""
    case .text(let text): text
    case .list(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}

extension JSONValue {
  fileprivate var members: [JSONMembers.Member] { if case .object(let members) = content { members.all } else { [] } }

  fileprivate subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = content { members[key] } else { nil }
  }

  fileprivate var told: String {
    switch content {
    case .text(let text), .number(let text): text
    case .bool(let bool): String(bool)
    case .null: "none"
    case .list(let elements): "[\(elements.map(\.told).joined(separator: ", "))]"
    case .object(let members): "{\(members.all.map { "\($0.key): \($0.value.told)" }.joined(separator: ", "))}"
    }
  }
}
