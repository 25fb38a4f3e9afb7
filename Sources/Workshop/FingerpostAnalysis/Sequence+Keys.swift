extension Sequence where Element: Hashable {
  /// The elements, each once, where it is first.
  package var uniqued: [Element] { uniqued { $0 } }
}

extension Sequence {
  /// The elements, of those with one key the first.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The elements in groups of one key each, in the order of their first elements.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var (groups, positions) = ([[Element]](), [Key: Int]())
    for element in self {
      let position = positions[key(element), default: groups.count]
      if position == groups.count { groups.append([]) }
      positions[key(element)] = position
      groups[position].append(element)
    }
    return groups
  }
}
