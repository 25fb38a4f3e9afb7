import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine

struct ConcurrencyTests {
  private static let routes =
    "user users/{id:int}?({tab})\nme users/me\nfile files/{*path}\nlist list/({page:int=1})/*/end"
  private static let texts = [
    "/users/7?tab=x", "/users/me", "/files/a/b/c", "/list/2/x/y/end", "/users/x", "/users/8", "/users/%37",
    "/list/x/end",
  ]
  /// `FINGERPOST_FULL=1` asks each thread a million times.
  private static let lookups =
    ProcessInfo.processInfo.environment["FINGERPOST_FULL"] == nil ? 20_000 / slowdown : 1_000_000

  @Test func `one table reads and prints for many tasks at once`() async throws {
    let (table, texts) = (try table(Self.routes), Self.texts)
    func answer(_ text: String) -> String { table.outcome(text) + " " + ((try? table.match(text).canonical) ?? "") }
    let expected = texts.map(answer)
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).count { round in
            let index = (task + round) % texts.count
            return answer(texts[index]) == expected[index]
          }
        }
      }
      for await same in group { #expect(same == 50) }
    }
  }

  /// What a lookup says: the route, and where its captures stand.
  private struct Answer: Equatable {
    let route: Int?
    let captures: [Range<Int>]

    init(_ lookup: Lookup?) {
      route = lookup?.index
      captures = lookup.map { lookup in (0..<lookup.count).map { lookup[$0] } } ?? []
    }
  }

  @Test func `eight threads have the answers of one`() throws {
    let (table, texts) = (try table(Self.routes), Self.texts)
    let expected = texts.map { Answer(table.lookup($0)) }
    let captures = texts.map { try? table.match($0).captures }
    #expect(expected.map(\.route) == [0, 1, 2, 3, nil, 0, 0, 3])
    let differing = Differing()
    let threads = (0..<8).map { number in
      Thread {
        var count = 0
        for round in 0..<Self.lookups {
          let index = (round &+ number) % texts.count
          if Answer(table.lookup(texts[index])) != expected[index] { count += 1 }
          // What captures hold costs far more to read than where they stand: each thread reads those of every text.
          if round % 65 == 0, (try? table.match(texts[index]).captures) != captures[index] { count += 1 }
        }
        differing.add(count)
      }
    }
    for thread in threads { thread.start() }
    #expect(differing.wait(for: threads.count) == 0)
  }
}

/// How many answers were not those of one thread, as the threads report it when they end.
private final class Differing: @unchecked Sendable {
  private let condition = NSCondition()
  private var (count, ended) = (0, 0)

  func add(_ count: Int) {
    condition.withLock {
      self.count += count
      ended += 1
      condition.signal()
    }
  }

  func wait(for threads: Int) -> Int {
    condition.withLock {
      while ended < threads { condition.wait() }
      return count
    }
  }
}
