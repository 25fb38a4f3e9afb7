extension Router {
  /// The whole table as one pattern, whose branches are the routes.
  ///
  ///     router.pattern.template   // "(users/me|users/{id:int}|search?q=:string)"
  ///
  /// A pattern has no methods, origins and tags, and a branch has no fragment. Deprecated routes are read and not
  /// printed, as in the router; gone ones are left out.
  public var pattern: RoutePattern<Destination, PatternQuery> {
    let bodies = codecs.map { codec in
      PatternBody(
        path: codec.template.path, query: codec.template.query, fragment: codec.template.fragment, types: codec.types,
        isRoot: codec.template.path.isEmpty, isPartial: codec.isPartial)
    }
    let isRoot = { (index: Int) in bodies[index].path.isEmpty && bodies[index].query.isEmpty }
    let live = bodies.indices.filter { !codecs[$0].isGone }
    let root = live.first(where: isRoot)
    let others = live.filter { !isRoot($0) }
    // The root has no parts: it is what the group of the others stands for that is left out.
    let isOptional = root != nil && !others.isEmpty
    let branches = others.isEmpty ? [root].compactMap { $0 } : others
    let isEither = branches.count > 1
    var body =
      isEither ? PatternBody.group(branches.map { bodies[$0] }) : branches.first.map { bodies[$0] } ?? PatternBody()
    if isOptional { body = PatternBody.group([body]) }
    body.arity = 1
    body.read = { reader, elements in
      let isThere = !isOptional || reader.takeChoice() == 1
      let choice = isEither ? reader.takeChoice() : 0
      var value: Destination?
      for (branch, index) in branches.enumerated() {
        let captures = reader.take(codecs[index].template)
        if isThere, branch == choice { value = codecs[index].value(of: captures) }
      }
      if let root, !isThere { value = codecs[root].value(of: reader.take(codecs[root].template)) }
      return value.map { elements.put($0) } ?? false
    }
    body.write = { (elements, writer) throws(PrintError) in
      guard let destination = elements.take(Destination.self) else { throw PrintError(.readsDifferently) }
      for index in (isOptional ? [root].compactMap { $0 } : []) + branches
      where codecs[index].template.flags.isPrinted {
        guard let captures = try? captures(of: destination, by: index) else { continue }
        let choice = branches.firstIndex(of: index)
        if isOptional { writer.put(choice: choice == nil ? 0 : 1) }
        if isEither { writer.put(choice: choice ?? 0) }
        for other in branches {
          if other == index { writer.put(captures) } else { writer.skip(bodies[other].extent) }
        }
        return
      }
      throw PrintError(.noRoute(codecs.count == 1 ? codecs[0].name : nil))
    }
    return RoutePattern(body)
  }
}
