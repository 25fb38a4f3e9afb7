internal import FingerpostProof
public import FingerpostEngine

extension RouteTable {
  /// Compares the links of this table with those of an old one.
  ///
  ///     // old: user users/{id}      new: user users/{id:int}
  ///     print(new.diff(from: old))
  ///     // breaking: "user" users/{id}: no route reads some of its links any more, such as /users/a
  ///     // compatible: "user" users/{id}: "id" is int, and was string
  ///
  /// No change means that every link of the old table is read by a route of the same name, with the same values.
  ///
  /// - Parameters:
  ///   - old: the table of the last release.
  ///   - progress: called from time to time with the number of finished steps and the total. Two tables of a thousand routes take
  ///     less than a few seconds.
  public func diff(from old: RouteTable, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> TableDiff {
    let pair = TablePair(old, self)
    var steps = Steps(count: pair.both.routes.count, progress)
    let (twins, renamed) = (pair.twins(), RenamedRoutes(pair))
    var changes = pair.originChanges() + pair.optionChanges()
    for route in pair.olds {
      changes += pair.linkChanges(of: route, renamed, twins)
      changes += pair.changes(of: route, renamed, twins)
      steps.advance()
    }
    for route in pair.news {
      if twins[route] == nil { changes += pair.gain(of: route, renamed) }
      steps.advance()
    }
    for (unit, isMany) in [("routes", !pair.isComplete), ("origins", pair.origins.all.count > OriginSet.capacity)]
    where isMany {
      changes.append(
        pair.change(
          .undecided, nil, nil, nil, "there are too many \(unit) in both tables to compare all links",
          fix: "change fewer \(unit) at once"))
    }
    return TableDiff(changes)
  }
}
