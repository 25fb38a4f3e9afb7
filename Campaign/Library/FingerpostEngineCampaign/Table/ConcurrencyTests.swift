import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct ConcurrencyTests {
  private static let routes =
    "user users/{id:int}?({tab})\nme users/me\nfile files/{*path}\nlist list/({page:int=1})/*/end"
  private static let texts = [
    "/users/7?tab=x", "/users/me", "/files/a/b/c", "/list/2/x/y/end", "/users/x", "/users/8", "/users/%37",
    "/list/x/end",
  ]
  /// `FINGERPOST_FULL=50` asks each thread a million times.
  private static let lookups = Random.draws(20_000, atLeast: 8_000) / sanitizedPart

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

  /// `FINGERPOST_FULL=50` builds ten thousand tables in the meantime.
  private static let tables = Random.draws(200, atLeast: 50)

  @Test func `tables are built and swapped while eight threads ask`() throws {
    let texts = Self.texts
    // The two answer differently, and each says by its first route which one it is.
    let others = Self.routes.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    let sources = [Self.routes, "other users/{id:int}?({tab})\n\(others)"]
    let expected = try sources.map { source in
      let table = try table(source)
      return (table.routes[0].name, texts.map { Answer(table.lookup($0)) })
    }
    let answers = Dictionary(uniqueKeysWithValues: expected)
    #expect(answers.count == 2 && expected[0].1 != expected[1].1)
    let current = Current(try table(sources[0]))
    let differing = Differing()
    let threads = (0..<8).map { number in
      Thread {
        var count = 0
        for round in 0..<Self.lookups {
          let (index, table) = ((round &+ number) % texts.count, current.value)
          if Answer(table.lookup(texts[index])) != answers[table.routes[0].name]?[index] { count += 1 }
        }
        differing.add(count)
      }
    }
    let builder = Thread {
      var count = 0
      for round in 0..<Self.tables {
        if let table = try? FingerpostEngineTests.table(sources[round % 2]) {
          current.swap(to: table)
        } else {
          count += 1
        }
      }
      differing.add(count)
    }
    for thread in threads + [builder] { thread.start() }
    #expect(differing.wait(for: threads.count + 1) == 0)
    #expect(current.swaps == Self.tables)
  }
}

/// A table that is in use until the next one is there, as in a server whose routes are read anew.
private final class Current: @unchecked Sendable {
  private let lock = NSLock()
  private var table: RouteTable
  private var count = 0

  init(_ table: RouteTable) { self.table = table }

  var value: RouteTable { lock.withLock { table } }
  var swaps: Int { lock.withLock { count } }

  func swap(to table: RouteTable) {
    lock.withLock {
      self.table = table
      count += 1
    }
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
