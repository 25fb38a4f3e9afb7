import Testing

@testable import FingerpostEngine

struct ConcurrencyTests {
  @Test func `one table reads and prints for many tasks at once`() async throws {
    let table = try table(
      "user users/{id:int}?({tab})\nme users/me\nfile files/{*path}\nlist list/({page:int=1})/*/end")
    let texts = ["/users/7?tab=x", "/users/me", "/files/a/b/c", "/list/2/x/y/end", "/users/x", "/users/8"]
    let expected = texts.map { table.outcome($0) + " " + ((try? table.match($0).canonical) ?? "") }
    await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).map { round in
            let text = texts[(task + round) % texts.count]
            _ = table.lookup(text)
            return table.outcome(text) + " " + ((try? table.match(text).canonical) ?? "")
          }
        }
      }
      var results: Set<String> = []
      for await outcomes in group { results.formUnion(outcomes) }
      #expect(results == Set(expected))
    }
  }
}
