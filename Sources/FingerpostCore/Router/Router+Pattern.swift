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
    let isRoot = { (index: Int) in bodies[index].path.isEmpty && bodies[index].query.isEmpty }
    let root = bodies.indices.first(where: isRoot)
    let others = bodies.indices.filter { !isRoot($0) }
    // The root has no parts: it is what the group of the others stands for that is left out.
    let isOptional = root != nil && !others.isEmpty
    let places = others.isEmpty ? [root].compactMap { $0 } : others
    let isEither = places.count > 1
    var body =
      isEither ? PatternBody.group(places.map { bodies[$0] }) : places.first.map { bodies[$0] } ?? PatternBody()
    if isOptional { body = PatternBody.group([body]) }
    body.arity = 1
    body.read = { reader, elements in
      let isThere = !isOptional || reader.takeChoice() == 1
      let branch = isEither ? reader.takeChoice() : 0
      var value: Destination?
      for (index, place) in places.enumerated() {
        let captures = reader.take(drafts[place].template)
        if isThere, index == branch { value = drafts[place].value(of: captures) }
      }
      if let root, !isThere { value = drafts[root].value(of: reader.take(drafts[root].template)) }
      return value.map { elements.put($0) } ?? false
    }
    body.write = { (elements, writer) throws(PrintError) in
      guard let destination = elements.take(Destination.self) else { throw PrintError(.readsDifferently) }
      for place in (isOptional ? [root].compactMap { $0 } : []) + places
      where drafts[place].template.flags.deprecation == nil {
        guard let captures = try? captures(of: destination, by: place) else { continue }
        let index = places.firstIndex(of: place)
        if isOptional { writer.put(choice: index == nil ? 0 : 1) }
        if isEither { writer.put(choice: index ?? 0) }
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
