internal import FingerpostEngine

/// The filters that an export writes, by host and path: a link is compared with those alone that begin as it does.
///
/// Such a filter has one scheme and one host, and its groups all allow.
struct FilterIndex {
  private typealias Token = AdvancedPattern.Token

  private struct Authority: Hashable {
    let scheme: String
    let host: String
    let port: Int?
  }

  /// A node of the tree of all patterns of one host. A pattern gives nothing back, so that a text reaches each node in one way.
  private struct Node {
    var literals: [UInt16: Int] = [:]
    var others: [(token: Token, next: Int)] = []
    /// Whether a pattern ends here that asks for nothing else.
    var isEnd = false
    /// The groups whose path ends here, by one of their query items; `""` for those without.
    var groups: [String: [IntentFilter.Group]] = [:]
  }

  private var nodes: [Node] = []
  private var roots: [Authority: Int] = [:]
  /// The hosts that begin with `*`.
  private var wildcards: [(host: IntentFilter.Host, scheme: String, root: Int)] = []
  /// Filters with a pattern that is no row of tokens.
  private var others: [IntentFilter] = []

  init(_ filters: [IntentFilter]) {
    for filter in filters { add(filter) }
  }

  private mutating func add(_ filter: IntentFilter) {
    guard let scheme = filter.schemes.first, let host = filter.hosts.first else { return }
    let anyPath = [Token.any.times(0, .max)]
    // A path is enough by itself.
    var entries: [(row: [Token]?, group: IntentFilter.Group?)] = filter.paths.map { ($0.tokens, nil) }
    entries += filter.groups.map { group in
      (group.paths.isEmpty ? anyPath : group.paths.count == 1 ? group.paths[0].tokens : nil, group)
    }
    if entries.isEmpty { entries = [(anyPath, nil)] }
    guard entries.allSatisfy({ $0.row != nil }) else {
      others.append(filter)
      return
    }
    let root = root(scheme, host)
    for (row, group) in entries {
      let node = node(row ?? [], below: root)
      guard let group else {
        nodes[node].isEnd = true
        continue
      }
      if group.queries.isEmpty, group.fragments.isEmpty { nodes[node].isEnd = true }
      nodes[node].groups[group.queries.first.map(Self.key) ?? "", default: []].append(group)
    }
  }

  /// The whole of a literal item, and of others the key with its `=`.
  private static func key(_ item: AndroidPattern) -> String {
    item.kind == .literal || item.kind == .prefix ? item.text : ""
  }

  private mutating func root(_ scheme: String, _ host: IntentFilter.Host) -> Int {
    let authority = Authority(scheme: scheme, host: host.name.lowercased(), port: host.port)
    if let known = roots[authority] { return known }
    nodes.append(Node())
    roots[authority] = nodes.count - 1
    if authority.host.hasPrefix("*") { wildcards.append((host, scheme, nodes.count - 1)) }
    return nodes.count - 1
  }

  private mutating func node(_ row: [Token], below root: Int) -> Int {
    row.reduce(root) { node, token in
      let known =
        token.literal.map { nodes[node].literals[$0] } ?? nodes[node].others.first { $0.token == token }?.next
      if let known { return known }
      nodes.append(Node())
      if let unit = token.literal {
        nodes[node].literals[unit] = nodes.count - 1
      } else {
        nodes[node].others.append((token, nodes.count - 1))
      }
      return nodes.count - 1
    }
  }

  /// Whether one of the filters takes a link.
  func matches(_ text: String) -> Bool {
    guard let link = AndroidLink(text) else { return false }
    let host = link.host?.lowercased() ?? ""
    let exact = Set([nil, link.port]).compactMap { roots[Authority(scheme: link.scheme, host: host, port: $0)] }
    let wide = wildcards.filter { $0.scheme == link.scheme && $0.host.matches(link) }.map(\.root)
    let units = Array(link.path.utf16)
    return (exact + wide).contains { matches(link, units, below: $0) } || others.contains { $0.matches(link) }
  }

  private func matches(_ link: AndroidLink, _ units: [UInt16], below root: Int) -> Bool {
    var open = [(node: root, offset: 0)]
    while let (index, offset) = open.popLast() {
      let node = nodes[index]
      if offset == units.count, node.isEnd || takes(link, node.groups) { return true }
      if offset < units.count, let next = node.literals[units[offset]] { open.append((next, offset + 1)) }
      for (token, next) in node.others {
        let taken = units[offset...].prefix(token.maximum).prefix(while: token.contains).count
        if taken >= token.minimum { open.append((next, offset + taken)) }
      }
    }
    return false
  }

  private func takes(_ link: AndroidLink, _ groups: [String: [IntentFilter.Group]]) -> Bool {
    if groups.isEmpty { return false }
    // An item is found as a whole, and by what precedes its value.
    let keys = Set(link.items.flatMap { item in [item, String(item.prefix { $0 != "=" }) + "="] } + [""])
    return keys.contains { key in groups[key, default: []].contains { $0.matches(link) } }
  }
}

extension AndroidPattern {
  /// The pattern as a row of tokens; nil if it is none.
  fileprivate var tokens: [AdvancedPattern.Token]? {
    switch kind {
    case .literal: SegmentPatterns.text(text)
    case .prefix: SegmentPatterns.text(text) + [.any.times(0, .max)]
    case .suffix: nil
    case .glob: GlobPattern(text).tokens
    case .advanced: (try? AdvancedPattern(text))?.tokens
    }
  }
}
