import Foundation
import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// A table that is kept as a lock and read back is the same table.
@Suite struct LockLaws {
  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `a lock that is read back has equal routes, options and text`(precedence: RoutePrecedence) throws {
    var (own, aliases) = (0, 0)
    var isTelling: Bool { own > Random.enough(100) && aliases > Random.enough(50) }
    let rounds = Random.draws(200, atLeast: 24)
    for round in 0..<max(rounds, 200) {
      // A short run may meet too few names that two routes have.
      if round >= rounds, isTelling { break }
      var tables = TableGenerator(Seed.random("lock \(precedence)", round))
      let table = tables.table(precedence: precedence, strictQuery: round % 3 == 0, upTo: 16)
      let lock = TableLock([.init(table.table)])
      let kept = try readLock(lock.json)
      let read = try #require(kept.tables.first?.table)
      let note = "\(table.lines)\n\(Seed.note)"
      #expect(kept == lock, "\(note)")
      #expect(read.origins == table.origins, "\(note)")
      #expect(read.options.precedence == precedence && read.options.text == table.options.text, "\(note)")
      #expect(read.options.strictQuery == table.options.strictQuery, "\(note)")
      func facts(_ table: RouteTable) -> [String] {
        table.routes.map { "\($0.name) \($0.template) \($0.origins(in: table))" }
      }
      #expect(facts(read).sorted() == facts(table.table).sorted(), "\(note)")
      if precedence == .declared { #expect(facts(read) == facts(table.table), "\(note)") }
      for name in Set(table.routes.map(\.name)) {
        let same = table.routes.filter { $0.name == name }.map(\.template)
        #expect(read.routes.filter { $0.name == name }.map(\.template) == same, "\(note)")
        if same.count > 1 { aliases += 1 }
      }
      own += table.routes.count { $0.origins != nil }
    }
    #expect(isTelling, "\(own) \(aliases). \(Seed.note)")
  }

  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `a lock that is read back reads and prints the same links`(precedence: RoutePrecedence) throws {
    var found = 0
    for round in 0..<Random.draws(80) {
      var tables = TableGenerator(Seed.random("lock links \(precedence)", round))
      let table = tables.table(precedence: precedence, strictQuery: round % 4 == 0)
      let kept = try #require(readLock(TableLock([.init(table.table)]).json).tables.first?.table)
      // Of types that are code, a lock knows the names.
      var options = kept.options
      options.types = customTypes
      let read = try RouteTable(kept.routes, origins: kept.origins, options: options)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        let method = links.random.method()
        let mine = table.table.outcome(link, method: method)
        #expect(
          read.outcome(link, method: method) == mine, "\(table.lines)\ntext \(link.debugDescription)\n\(Seed.note)")
        guard let match = try? table.table.match(link, method: method) else { continue }
        #expect(
          try read.match(link, method: method).canonical == match.canonical, "\(table.lines)\n\(link)\n\(Seed.note)")
        found += 1
      }
    }
    #expect(found > Random.enough(500), "\(found)")
  }
}
