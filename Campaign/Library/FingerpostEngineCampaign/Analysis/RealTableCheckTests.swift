import Foundation
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Route tables of real services, kept beside the checkout; where they are not, there is nothing to test.
private let folder = URL(filePath: #filePath)
  .appending(path: "../../../../../../shared/data/routes").standardizedFileURL

private func isThere(_ name: String) -> Bool {
  FileManager.default.fileExists(atPath: folder.appending(path: name).path)
}

struct RealTableCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let isTyped: Bool
    let routes: Int
    let crossings: Int
    let collisions: Int
    var testDescription: String { "\(file) \(isTyped ? "with" : "without") types" }
  }

  @Test(
    .enabled("shared/data/routes does not stand beside this checkout") {
      isThere("github.txt") && isThere("mastodon.txt")
    },
    arguments: [
      Row(file: "github.txt", isTyped: true, routes: 761, crossings: 0, collisions: 9),
      Row(file: "github.txt", isTyped: false, routes: 761, crossings: 28, collisions: 45),
      Row(file: "mastodon.txt", isTyped: true, routes: 210, crossings: 4, collisions: 15),
      Row(file: "mastodon.txt", isTyped: false, routes: 210, crossings: 4, collisions: 15),
    ])
  func `what is found in a real table is shown by its links`(row: Row) throws {
    let text = try String(contentsOf: folder.appending(path: row.file), encoding: .utf8)
    var lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty }
    if !row.isTyped {
      // Routes that only their types tell apart are one.
      var shapes: Set<String> = []
      lines = lines.map { $0.replacing(/:[^}]*}/, with: "}") }
        .filter { shapes.insert($0.replacing(/{[^}]*}/, with: "{}")).inserted }
    }
    let table = try RouteTable(lines.map { RouteTable.Route($0, try Template($0)) }, origins: [.path])
    let findings = table.check()
    #expect(table.routes.count == row.routes)
    #expect(findings.count { $0.kind == .crossing } == row.crossings)
    #expect(findings.count { $0.kind == .printCollision } == row.collisions)
    #expect(!findings.contains { $0.severity == .error })
    for finding in findings { #expect(table.fault(of: finding) == nil, "\(finding)") }
  }
}
