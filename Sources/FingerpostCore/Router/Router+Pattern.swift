extension Router {
  /// The whole table as one pattern, whose branches are the routes.
  ///
  ///     router.pattern.template   // "(users/me|users/{id:int}|search?q=:string)"
  ///
  /// Methods, origins and tags are not a pattern's; a fragment stands in no branch. Deprecated routes are read and not
  /// printed, as in the router.
  public var pattern: RoutePattern<Destination, PatternQuery> {
    let bodies = drafts.map { draft in
      PatternBody(
        path: draft.template.path, query: draft.template.query, fragment: draft.template.fragment, types: draft.types,
        isRoot: draft.template.path.isEmpty, isPartial: draft.isPartial)
    }
    let root = bodies.firstIndex { $0.path.isEmpty && $0.query.isEmpty }
    let places = bodies.indices.filter { !bodies[$0].path.isEmpty || !bodies[$0].query.isEmpty }
    let branches = places.map { bodies[$0] }
    var body =
      branches.count > 1 ? PatternBody.group(branches) : branches.first ?? root.map { bodies[$0] } ?? PatternBody()
    // The root has no parts: it is what a group stands for that is left out.
    let isOptional = root != nil && !branches.isEmpty
    if isOptional { body = PatternBody.group([body]) }
    body.arity = 1
    body.read = { reader, elements in
      var taken: Int? = isOptional && reader.takeChoice() == 0 ? nil : 0
      if branches.count > 1 { taken = taken.map { _ in reader.nextChoice } }
      if branches.count > 1 { _ = reader.takeChoice() }
      var value: Destination?
      for (index, place) in places.enumerated() {
        if index == taken {
          value = reader.lend(drafts[place].row, bodies[place].extent, drafts[place].read)
        } else {
          reader.skip(bodies[place].extent)
        }
      }
      if let root, taken == nil || branches.isEmpty {
        value = reader.lend(drafts[root].row, bodies[root].extent, drafts[root].read)
      }
      return value.map { elements.put($0) } ?? false
    }
    body.write = { (elements, writer) throws(PrintError) in
      guard let destination = elements.take(Destination.self) else { throw PrintError(.readsDifferently) }
      for place in (root.map { [$0] } ?? []) + places where drafts[place].template.flags.deprecation == nil {
        guard let captures = try? captures(of: destination, by: place) else { continue }
        let index = places.firstIndex(of: place)
        if isOptional { writer.put(choice: index == nil ? 0 : 1) }
        if branches.count > 1 { writer.put(choice: index ?? 0) }
        if index == nil { writer.put(captures) }
        for other in places {
          if other == place { writer.put(captures) } else { writer.skip(bodies[other].extent) }
        }
        return
      }
      throw PrintError(.noRoute(drafts.count == 1 ? drafts[0].name : nil))
    }
    return RoutePattern(body)
  }
}
