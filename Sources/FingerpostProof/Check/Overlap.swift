import FingerpostEngine

/// Two routes that share links: a finding about both, or a part of one about more routes.
struct Overlap {
  let kind: Finding.Kind
  /// The route to change, and the other one.
  let routes: (first: Int, second: Int)
  let link: TemplateRelation.Witness
  let message: String
  /// What to do, if the overlap is not meant.
  let change: String

  init(
    _ kind: Finding.Kind, _ first: Int, _ second: Int, _ link: TemplateRelation.Witness, message: String, change: String
  ) {
    (self.kind, routes, self.link) = (kind, (first, second), link)
    (self.message, self.change) = (message, change)
  }
}

extension TableAnalysis {
  /// The finding for an overlap: a warning, unless one of the routes accepts it.
  func finding(_ overlap: Overlap) -> Finding {
    let (first, second) = overlap.routes
    guard let acceptance = acceptance(first, second) else {
      return finding(
        overlap.kind, [first, second], overlap.link, overlap.message,
        fix: "\(overlap.change), or accept it: \(accepting(first, second))")
    }
    var found = finding(
      overlap.kind, [first, second], overlap.link, overlap.message, fix: "nothing: \(acceptance) accepts it")
    found.severity = .accepted
    return found
  }

  /// The finding for routes any two of which overlap.
  ///
  /// - Parameter overlap: that of two of them, which is the example.
  func finding(_ routes: [Int], _ overlap: Overlap) -> Finding {
    let (first, second) = overlap.routes
    let all = [first, second] + routes.filter { $0 != first && $0 != second }
    let isCrossing = overlap.kind == .crossing
    let message =
      (isCrossing
        ? "any two of these \(all.count) routes have links in common"
        : "of any two of these \(all.count) routes, one takes links of the other") + "; for example, \(overlap.message)"
    guard let acceptance = acceptance(first, second) else {
      let change =
        isCrossing
        ? "tell them apart by literals or types" : "rule the values out by the types of their parameters"
      return finding(
        overlap.kind, all, overlap.link, message,
        fix: "\(change), or accept each pair: \(accepting(first, second)), and so on")
    }
    var found = finding(
      overlap.kind, all, overlap.link, message, fix: "nothing: \(acceptance) accepts the first pair, and so on")
    found.severity = .accepted
    return found
  }

  /// Whether one of two routes accepts the overlap.
  func isAccepted(_ first: Int, _ second: Int) -> Bool { accepts(first, second) || accepts(second, first) }

  private func accepts(_ one: Int, _ other: Int) -> Bool {
    template(one).flags.overlaps.contains(table.routes[other].name)
  }

  /// What accepts the overlap of two routes; nil if nothing does.
  private func acceptance(_ first: Int, _ second: Int) -> String? {
    [(first, second), (second, first)].first(where: accepts).map { accepting($0, $1) }
  }

  /// What to write on one route to accept another.
  private func accepting(_ one: Int, _ other: Int) -> String {
    let accepted = table.routes[other].name
    let text = isOfEnum ? RouteTable.argument(accepting: accepted) : RouteTable.flag(accepting: accepted)
    return "\(text) on \(name(one, beside: other))"
  }
}
