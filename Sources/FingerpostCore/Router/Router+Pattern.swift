extension Router {
  /// The whole table as one pattern, whose branches are the routes.
  ///
  ///     router.pattern.template   // "(users/me|users/{id:int}|search?q=:string)"
  ///
  /// Methods, origins and tags are not a pattern's; a fragment stands in no branch. Deprecated routes are read and not
  /// printed, as in the router.
  public var pattern: RoutePattern<Destination, PatternQuery> {
    let root = drafts.first { $0.template.path.isEmpty && $0.template.query.isEmpty }
    let branches = drafts.filter { !$0.template.path.isEmpty || !$0.template.query.isEmpty }
    let group = PatternBody.oneOf(branches)
    guard let root else { return RoutePattern(group) }
    guard !branches.isEmpty else { return RoutePattern(PatternBody(root)) }
    return RoutePattern(group.orElse(PatternBody(root)))
  }
}

extension PatternBody {
  /// The body of one route, its destination as the only element.
  fileprivate init<Destination>(_ draft: RouteDraft<Destination>) {
    let template = draft.template
    self.init(
      path: template.path, query: template.query, fragment: template.fragment, types: draft.types,
      isRoot: template.path.isEmpty, arity: 1)
    isPartial = draft.isPartial
    let extent = extent
    read = { reader, elements in
      draft.read(reader.take(extent)).map { elements.put($0) } ?? false
    }
    write = { (elements, writer) throws(PrintError) in
      guard let destination = elements.take(Destination.self), template.flags.deprecation == nil,
        let captures = try draft.write(destination)
      else { throw PrintError(.noRoute(draft.name)) }
      writer.put(captures)
    }
  }

  /// `(a|b|…)`, the destination of the branch taken as the only element.
  fileprivate static func oneOf<Destination>(_ drafts: [RouteDraft<Destination>]) -> PatternBody {
    let branches = drafts.map { PatternBody($0) }
    guard branches.count > 1 else { return branches.first ?? PatternBody() }
    var body = group(branches)
    body.arity = 1
    body.read = { reader, elements in
      let taken = reader.takeChoice()
      var isRead = false
      for (index, branch) in branches.enumerated() {
        if index == taken { isRead = branch.read(&reader, &elements) } else { reader.skip(branch.extent) }
      }
      return isRead
    }
    body.write = { (elements, writer) throws(PrintError) in
      let element = elements
      _ = elements.takeAny()
      for (taken, branch) in branches.enumerated() {
        var own = CaptureWriter()
        var rest = element
        guard (try? branch.write(&rest, &own)) != nil else { continue }
        writer.put(choice: taken)
        for (index, other) in branches.enumerated() {
          if index == taken { writer.put(own.captures) } else { writer.skip(other.extent) }
        }
        return
      }
      throw PrintError(.noRoute(nil))
    }
    return body
  }

  /// The same as a group that may be left out, and then stands for the element of `root`, which has no parts.
  fileprivate func orElse(_ root: PatternBody) -> PatternBody {
    var body = Self.group([self])
    body.arity = 1
    body.read = { [self] reader, elements in
      guard reader.takeChoice() == 1 else {
        reader.skip(extent)
        return root.read(&reader, &elements)
      }
      return read(&reader, &elements)
    }
    body.write = { [self] (elements, writer) throws(PrintError) in
      var (first, nothing) = (elements, CaptureWriter())
      if (try? root.write(&first, &nothing)) != nil {
        elements = first
        writer.put(choice: 0)
        writer.skip(extent)
      } else {
        writer.put(choice: 1)
        try write(&elements, &writer)
      }
    }
    return body
  }
}
