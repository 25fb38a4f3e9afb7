/// The tags that decide over a destination. They are those of all routes of its case, not of the one that read the link alone: an
/// alias, a mount or an object of a payload is no way around them.
struct CaseTags<Link: Sendable>: Sendable {
  private let router: Router<Link>
  /// The names of the routes, which routes of one case share.
  private let names: [String]
  /// Of those that have tags.
  private let tagsByName: [String: Set<String>]

  init(_ router: Router<Link>) {
    let routes = router.codecs.indices.map(router.info)
    self.router = router
    names = routes.map(\.name)
    tagsByName = Dictionary(
      routes.filter { $0.gone == nil && !$0.tags.isEmpty }.map { ($0.name, Set($0.tags)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// - Parameter route: the index of the route that read the destination.
  func tags(of link: Link, route: Int?) -> Set<String> {
    guard !tagsByName.isEmpty else { return [] }
    let indices = router.standing(for: link) + router.ofCase(of: link) + (route.map { [$0] } ?? [])
    return Set(indices.map { names[$0] }).reduce(into: []) { tags, name in tags.formUnion(tagsByName[name] ?? []) }
  }
}
