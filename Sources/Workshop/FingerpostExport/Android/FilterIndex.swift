internal import FingerpostAnalysis

/// The filters that an export writes, by host and path: a link is compared with those alone that begin as it does.
///
/// Such a filter has one scheme and one host, its groups have one path and all allow, and each of its paths is a row of tokens.
struct FilterIndex {
  /// A node of the tree of all patterns of one host. A pattern gives nothing back, so that a text reaches each node in one way.
  private struct Node {
    var edges: [(token: PatternToken, next: Int)] = []
    /// The groups whose path ends here; a path alone is one that asks for nothing else.
    var groups: [IntentFilter.Group] = []
  }

  private var nodes: [Node] = []
  private let memory = Work.Memory()
  /// The roots of the hosts of a scheme and a name; those of wildcards have the name `*`.
  private var roots: [[String]: [(host: IntentFilter.Host, root: Int)]] = [:]

  init(_ filters: [IntentFilter]) {
    for filter in filters where !Work.isOver {
      guard let scheme = filter.schemes.first, let host = filter.hosts.first else { continue }
      let root = root(scheme, host)
      let groups = filter.groups + filter.paths.map { IntentFilter.Group(paths: [$0]) }
      for group in groups.isEmpty ? [IntentFilter.Group()] : groups {
        let end = node(group.paths.first?.row ?? [.any.times(0, .max)], below: root)
        nodes[end].groups.append(group)
      }
    }
  }

  private mutating func root(_ scheme: String, _ host: IntentFilter.Host) -> Int {
    let name = host.name.hasPrefix("*") ? "*" : host.name.lowercased()
    if let known = roots[[scheme, name]]?.first(where: { $0.host == host }) { return known.root }
    nodes.append(Node())
    roots[[scheme, name], default: []].append((host, nodes.count - 1))
    return nodes.count - 1
  }

  private mutating func node(_ row: [PatternToken], below root: Int) -> Int {
    row.reduce(root) { node, token in
      Work.current?.spend(8 + nodes[node].edges.count)
      if let known = nodes[node].edges.first(where: { $0.token == token }) { return known.next }
      memory.grow(120)
      nodes.append(Node())
      nodes[node].edges.append((token, nodes.count - 1))
      return nodes.count - 1
    }
  }

  func matches(_ text: String) -> Bool {
    guard let link = AndroidLink(text) else { return false }
    let known = [link.host.lowercased(), "*"].flatMap { roots[[link.scheme, $0], default: []] }
    let units = Array(link.path.utf16)
    return known.contains { $0.host.matches(link) && matches(link, units, below: $0.root) }
  }

  private func matches(_ link: AndroidLink, _ units: [UInt16], below root: Int) -> Bool {
    var open = [(node: root, offset: 0)]
    let work = Work.current
    while let (index, offset) = open.popLast() {
      let node = nodes[index]
      work?.spend(2 + 4 * node.edges.count)
      if offset == units.count, node.groups.contains(where: { $0.takesEnd(of: link) }) { return true }
      for (token, next) in node.edges {
        let taken = units[offset...].prefix(token.maximum).prefix(while: token.contains).count
        if taken >= token.minimum { open.append((next, offset + taken)) }
      }
    }
    return false
  }
}
