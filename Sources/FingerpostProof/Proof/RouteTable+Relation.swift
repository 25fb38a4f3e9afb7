// Compares two routes by the rules of their table: its origins, types and options.

public import FingerpostEngine

extension RouteTable {
  /// How the links of one route relate to those of another, each route taken alone.
  ///
  ///     // 0: a <- https://a.example   1: {x} <- https://*.example
  ///     table.relation(of: 0, to: 1)  // narrower: https://a.example/a; only the second: https://a.example/b
  ///
  /// An index without a route matches nothing. Links are those of the table's origins, compact text included.
  public func relation(of first: Int, to second: Int) -> TemplateRelation {
    guard routes.indices.contains(first), routes.indices.contains(second) else {
      return TemplateRelation(both: .no, onlyFirst: .no, onlySecond: .no)
    }
    return RelationSetting(self).relation(of: first, to: second)
  }
}
