import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// Several routes of one name, which an object tells apart by what it holds.
struct NamesakeTests {
  enum Page: Routable, Codable, Hashable {
    case user(id: Int?)
    case list(id: Int, page: Int)

    static let router = Router<Page>(
      resolving: [.compact, .scheme("app")],
      [
        RouteDefinition("me", .user(id: nil)).named("user"),
        RouteDefinition("user/{id}", { Page.user(id: $0) }, take: { if case .user(let id) = $0 { id } else { nil } })
          .named("user"),
        RouteDefinition(
          "list/{id}", { Page.list(id: $0, page: 1) }, take: { if case .list(let id, 1) = $0 { id } else { nil } }
        )
        .named("list"),
        RouteDefinition(
          "list/{id}/{page}", { Page.list(id: $0, page: $1) },
          take: { if case .list(let id, let page) = $0 { (id, page) } else { nil } }
        )
        .named("list"),
      ])
  }

  static let objects: [(json: String, page: Page)] = [
    (#"{"route":"user"}"#, .user(id: nil)),
    (#"{"id":"7","route":"user"}"#, .user(id: 7)),
    (#"{"id":"7","route":"list"}"#, .list(id: 7, page: 1)),
    (#"{"id":"7","page":"2","route":"list"}"#, .list(id: 7, page: 2)),
  ]

  @Test(arguments: objects) func `the route is the one that has a place for what is given`(
    row: (json: String, page: Page)
  ) throws {
    #expect(try JSONDecoder().decode(Page.self, text: row.json) == row.page)
    let encoder = JSONEncoder.plain
    encoder.userInfo[.routeForm] = RouteForm.structured
    #expect(try encoder.text(row.page) == row.json)
  }

  @Test(arguments: [
    #"{"route":"user","id":"x"}"#, #"{"route":"user","id":{}}"#, #"{"route":"list","id":7,"page":"x"}"#,
    #"{"route":"list","page":2}"#,
  ])
  func `a value that does not read is not dropped for a route without it`(json: String) throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Page.self, text: json) }
  }
}
