import FingerpostCore
import SeededRandom
import Testing

@testable import FingerpostCoreTests

/// One router, used from everywhere at once.
@Suite struct ConcurrencyTests {
  @Test func `a router answers many tasks as it answers one`() async throws {
    let router = try Wide.routers.get()[0].addingFallback(Wide.user)
    var random = Random("tasks")
    let values = (0..<Random.draws(200, atLeast: 40)).map { _ in Wide.random(&random) }
    let links = values.map { try? router.link(for: $0) }
    let texts = values.map { router.links(for: $0) }
    let answers = await withTaskGroup(of: [Bool].self) { group in
      for task in 0..<16 {
        group.addTask {
          values.indices.map { place in
            let index = (place * 7 + task * 13) % values.count
            let link = try? router.link(for: values[index])
            let isRead = link.map { router.destination(for: $0) == values[index] } ?? true
            return link == links[index] && isRead && router.links(for: values[index]) == texts[index]
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count == 16 * values.count)
    #expect(!answers.contains(false))
  }

  @Test func `routers are made, and asked for all they know, from many tasks`() async throws {
    let names = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let router = try Router<Wide>(.scheme("app"), routes: Wide.routes())
          return router.routes.map { "\($0) \($0.example ?? "none")" }
        }
      }
      return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(names.count == 1)
  }
}
