/// The routes whose printed links are always read as them, with the captures that were printed: the others are read back to
/// make sure.
///
/// A route is sure where nothing in it leaves a choice, the table knows what its types read, and nothing else in the table
/// can win a link that it prints. What cannot be told cheaply is not sure, which costs a reading and no more.
struct SureRoutes: Sendable {
  private var isSure: [Bool]
  /// Whether a bare path that is read as a link of several hosts makes rivals of no two routes that are none by their links.
  private let coversTargets: Bool

  /// The most routes that are compared with all others which end in the same node.
  private static let mostCompared = 32

  /// Whether links of a route are sure that are read by this method, as links or as targets of requests.
  func contains(_ index: Int, _ route: RouteTable.Route, method: String?, asTarget: Bool) -> Bool {
    // Under a method that is not its own, a route for any method has other rivals.
    isSure[index] && (coversTargets || !asTarget) && (method ?? "GET").isIdentical(to: route.template.method ?? "GET")
  }

  /// - Parameter compactRoot: where the nodes begin that compact text is matched with; 0 where there are none.
  init(_ nodes: FlatNodes, compactRoot: Int32, _ parts: TableParts, _ options: RouteTable.Options) {
    let compiled = parts.compiled
    let targets = parts.origins.mask { $0.form.readsTargets }
    coversTargets = compiled.allSatisfy { $0.origins & targets == 0 || $0.origins & targets == targets }
    isSure = Array(repeating: false, count: compiled.count)
    let isDeclared = options.precedence == .declared
    let readers = LinkReaders(parts, options.text.limits)
    // Compact text is always read back.
    let count = compactRoot == 0 ? nodes.nodes.count : Int(compactRoot)
    for (number, reader) in readers.readers.enumerated() {
      let answers = compiled.map(reader.isAnswered)
      let walk = RivalWalk(nodes, count: count, parts.ranks.labels, isDeclared: isDeclared, answers: answers)
      for node in 0..<Int32(clamping: count) {
        guard !nodes.endings(of: node).isEmpty, let rivals = walk.rivals[Int(node)] else { continue }
        var others: [TableBuilder.Ending]?
        for ending in nodes.endings(of: node) {
          let route = Int(nodes.endings[ending].route)
          guard readers.ofRoute[route] == number, !rivals.mayEnd(before: route, isDeclared) else { continue }
          let beside =
            others
            ?? walk.closure(of: node).flatMap { nodes.endings(of: $0).map { nodes.endings[$0] } }
            .filter { answers[Int($0.route)] }
          others = beside
          guard beside.count <= Self.mostCompared else { break }
          isSure[route] = !beside.contains { other in
            let index = Int(other.route)
            return (isDeclared ? index < route : index != route)
              && compiled[index].mayTake(linksOf: compiled[route], by: Int(other.variant), isDeclared: isDeclared)
          }
        }
      }
    }
  }
}

extension Reach {
  /// Whether a route may end here that wins over another one.
  fileprivate func mayEnd(before route: Int, _ isDeclared: Bool) -> Bool {
    counts.hasEnd && (!isDeclared || firstDeclared < route)
  }
}

/// Who reads the links that routes print: each by its own method, from its own origins.
private struct LinkReaders {
  struct Reader {
    let method: Request.Method
    /// The origins that a link may be of.
    let origins: UInt64

    func isAnswered(by route: CompiledRoute) -> Bool { route.origins & origins != 0 && method.allows(route.method) }
  }

  private struct Key: Hashable {
    var method: Int32
    var origins: UInt64
  }

  private(set) var readers: [Reader] = []
  /// By route; −1 for one that does not print plainly.
  private(set) var ofRoute: [Int] = []

  /// The most that are told apart.
  private static let most = 8

  init(_ parts: TableParts, _ limits: Limits) {
    let sources = (parts.origins.representatives(.plain) + parts.origins.representatives(.host)).map(\.origins)
    var numbers: [Key: Int] = [:]
    for route in parts.compiled {
      guard route.printsPlainly(limits) else {
        ofRoute.append(-1)
        continue
      }
      let key = Key(method: route.method, origins: route.origins)
      if numbers[key] == nil {
        numbers[key] = readers.count
        let origins = sources.filter { $0 & route.origins != 0 }.reduce(0, |)
        readers.append(
          Reader(method: Request.Method(route.route.template.method, among: parts.methods), origins: origins))
      }
      ofRoute.append(numbers[key] ?? -1)
    }
    guard readers.count > Self.most else { return }
    // One reader, to whom every route is a rival.
    readers = [Reader(method: .any, origins: .max)]
    ofRoute = ofRoute.map { min($0, 0) }
  }
}
