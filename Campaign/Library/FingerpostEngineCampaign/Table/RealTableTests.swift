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

struct RealTableTests {
  @Test(
    .enabled("shared/data/routes does not stand beside this checkout") { isThere("github.txt") },
    arguments: [("github.txt", 700), ("mastodon.txt", 200)])
  func `every route of a real table reads the link that it prints`(file: String, atLeast: Int) throws {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty }
    let routes = try lines.map { RouteTable.Route($0, try Template($0)) }
    #expect(routes.count >= atLeast)
    let table = try RouteTable(routes, origins: [.path])
    let backwards = try RouteTable(routes.reversed(), origins: [.path])
    for (index, route) in routes.enumerated() {
      let word = index.isMultiple(of: 2) ? "some-text" : "some text"
      let values = Captures(values: route.template.parameters.map { .text(Self.sample($0.type, word)) }, choices: [])
      let link = try table.print(values, route: index)
      for table in [table, backwards] {
        let match = try table.match(link, method: route.template.method)
        #expect(match.route == route)
        #expect(match.captures == values)
        #expect(match.isCanonical)
      }
      #expect(table.lookup(link, method: route.template.method)?.index == index)
      #expect(throws: LinkError.self) { try table.match(link, method: "BREW") }
    }
  }

  private static func sample(_ type: ParameterType, _ word: String) -> String {
    switch type {
    case .scalar(.integer): "7"
    case .oneOf(let members): members[0]
    default: word
    }
  }
}
