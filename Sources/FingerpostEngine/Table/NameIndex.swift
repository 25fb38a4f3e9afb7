/// The routes of each name: a hash table of indices. Names are compared byte by byte, as links are.
package struct NameIndex: Sendable {
  private let names: [String]
  /// The first route of each name, in an open hash table; −1 for an empty slot.
  private var first: [Int32]
  /// The next route of the same name, −1 after the last; and the last one, stored for the first.
  private var next: [Int32]
  private var last: [Int32]

  init(_ routes: [RouteTable.Route]) {
    names = routes.map(\.name)
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    first = Array(repeating: -1, count: capacity)
    next = Array(repeating: -1, count: names.count)
    last = next
    for index in names.indices {
      let slot = slot(of: names[index])
      let route = Int32(clamping: index)
      if first[slot] < 0 { first[slot] = route } else { next[Int(last[Int(first[slot])])] = route }
      last[Int(first[slot])] = route
    }
  }

  /// The routes of a name, in the order of declaration.
  package subscript(name: String) -> [Int] {
    var (routes, route) = ([Int](), first[slot(of: name)])
    while route >= 0 {
      routes.append(Int(route))
      route = next[Int(route)]
    }
    return routes
  }

  /// The slot of a name, or the one to put it in.
  private func slot(of name: String) -> Int {
    var hasher = Hasher()
    name.hashBytes(into: &hasher)
    var slot = hasher.finalize() & (first.count - 1)
    while first[slot] >= 0, !names[Int(first[slot])].isIdentical(to: name) { slot = (slot + 1) & (first.count - 1) }
    return slot
  }
}
