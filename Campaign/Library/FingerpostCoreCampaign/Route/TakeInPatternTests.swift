import FingerpostCore
import Testing

private struct Item: Sendable, Equatable {
  let id: Int
  var isNew = false
}

@Suite struct TakeInPatternTests {
  @Test func `a pattern says how its destination is taken apart, where that is no case`() throws {
    let router = try Router<Item>(
      .path,
      routes: [
        RouteDefinition({ Item(id: $0) }, take: { $0.isNew ? nil : $0.id }) {
          "items"; Int.self
        },
        RouteDefinition(Item(id: 0, isNew: true), take: { $0.isNew ? () : nil }) {
          "items"; "new"
        },
      ])
    for (link, item) in [("/items/7", Item(id: 7)), ("/items/new", Item(id: 0, isNew: true))] {
      #expect(router.destination(for: link) == item)
      #expect(try router.link(for: item) == link)
    }
  }
}
