import FingerpostEngine

/// A table of one release, and the one that it became.
package struct ParsedTablePair {
  package let old: ParsedTable
  package let new: ParsedTable
  package var isGone = false
  package var isAdded = false

  package var title: String { isGone ? old.title : new.title }

  /// The tables of two releases side by side: by the name of their enum, or by that of their file. If each release has one, they
  /// are a pair whatever their names.
  package static func pairs(_ old: [ParsedTable], _ new: [ParsedTable]) -> [ParsedTablePair] {
    if let before = old.first, let after = new.first, old.count == 1, new.count == 1 {
      return [ParsedTablePair(old: before, new: after)]
    }
    var left = new
    var pairs: [ParsedTablePair] = []
    for before in old {
      let index =
        left.firstIndex { $0.file == before.file && $0.name == before.name }
        ?? left.firstIndex { $0.name == before.name }
      if let index {
        pairs.append(ParsedTablePair(old: before, new: left.remove(at: index)))
      } else {
        pairs.append(ParsedTablePair(old: before, new: before.emptied, isGone: true))
      }
    }
    return pairs + left.map { ParsedTablePair(old: $0.emptied, new: $0, isAdded: true) }
  }
}

extension ParsedTable {
  /// What the table of another release has in common.
  fileprivate var name: String { enumName ?? file.split(separator: "/").last.map(String.init) ?? file }

  fileprivate var emptied: ParsedTable {
    var empty = self
    (empty.routes, empty.locations) = ([], [])
    empty.sound = sound.flatMap { sound in
      let table = try? RouteTable([], origins: sound.table.origins, options: sound.table.options)
      return table.map { Sound(table: $0, locations: []) }
    }
    return empty
  }
}
