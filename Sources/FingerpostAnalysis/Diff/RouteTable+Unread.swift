package import FingerpostProof
package import FingerpostEngine

/// A link of one table that leads nowhere in another.
package struct UnreadLink: Sendable, Hashable {
  /// The index of the route that wins the link.
  package let route: Int
  /// The link; nil if it is not known whether there is one.
  package let link: TemplateRelation.Witness?
  /// The index of the other table's route that knows the link as gone.
  package let gone: Int?
}

extension RouteTable {
  /// For each route, a link that it wins and that leads nowhere in another table, if there is one. Each was matched in both.
  ///
  ///     // this: user users/{id}   other: user users/{id:int}
  ///     table.unread(in: other).links   // user: /users/a
  ///
  /// Links of origins that only one table has are not compared.
  ///
  /// - Parameter isWanted: whether a link is one that the caller looks for.
  package func unread(
    in other: RouteTable, where isWanted: (TemplateRelation.Witness) -> Bool = { _ in true }
  ) -> (links: [UnreadLink], isComplete: Bool) {
    let pair = TablePair(self, other)
    var (links, isComplete) = ([UnreadLink](), pair.isComplete && pair.origins.all.count <= OriginSet.capacity)
    for route in pair.olds where !pair.isGone(route) && pair.setting.programs.routes[route].origins != 0 {
      let meetings = pair.meetings(of: route, in: pair.news)
      let gone = meetings.filter(pair.isGone)
      let isCovered = meetings.contains { pair.isCovered(route, by: $0) }
      for rival in (isCovered ? [] : [nil]) + gone.map(Int?.some) {
        let fact = pair.fact(old: route, new: rival, where: isWanted)
        guard !fact.isNo else { continue }
        if fact.witness == nil { isComplete = false }
        links.append(UnreadLink(route: pair.index(route), link: fact.witness, gone: rival.map(pair.index)))
      }
    }
    return (links, isComplete)
  }
}
