extension TablePair {
  /// Links that a new route takes with a rest that is a script, and so refuses.
  func refusal(of route: Int, _ twins: [Int: Int]) -> [TableDiff.Change] {
    for script in meetings[route].sorted() {
      guard let other = scripts[script], news.contains(other), !decideAlike(route, other, twins),
        let link = link(of: route, refusedBy: other, script)
      else { continue }
      let rest = "the rest in \"\(self.route(other).name)\" is a script"
      return [
        change(
          .narrowed, route, other, link, "some of its links are refused now, such as \(link): \(rest)",
          fix: Self.fixOfDeath)
      ]
    }
    return []
  }

  /// The search is short, because the other routes do not compete in it: they only tell segments apart. Then links are tried.
  private func link(of old: Int, refusedBy new: Int, _ script: Int) -> TemplateRelation.Witness? {
    let others = meetings[old].intersection(meetings[script]).union([script]).sorted()
    guard others.contains(new), others.count < Self.mostRivals else { return nil }
    let contests =
      [old, new, script].map { LinkSearch.Contest(winner: $0) }
      + [LinkSearch.Contest(winner: nil, rivals: others.filter { scripts[$0] == old })]
    return setting.spaces(of: [old], beside: others).firstResult { space in
      let fact = space.fact(
        contests, tries: 500,
        isWanted: { link in
          winner(of: link, in: olds) == old && winner(of: link, in: news) == nil
        })
      return fact.witness
    }
  }
}

extension RouteTable.Route {
  /// Routes of the links in which a rest of this one is a script: it matches them, and so its table refuses them.
  ///
  ///     files/{*path}      files/data:{x}/({*rest}), and the same with other schemes
  var ofScripts: [RouteTable.Route] {
    template.path.withScripts.map {
      RouteTable.Route(name, Template(unchecked: $0, flags: template.flags), origins: origins)
    }
  }
}

extension [Template.Part] {
  fileprivate var withScripts: [Self] {
    indices.flatMap { index in
      let begun: [Self] =
        switch self[index] {
        case .rest, .rawRest: [[.script, .optional(.init(path: [.rest(name: "")]))]]
        case .optional(let branch): branch.path.withScripts
        case .either(let branches): branches.flatMap { $0.path.withScripts }
        case .literal, .parameter, .mixed, .wildcard: []
        }
      return begun.map { begun in
        var parts = self
        parts.replaceSubrange(index...index, with: begun)
        return parts
      }
    }
  }
}

extension Template.Part {
  /// `data:{x}`
  fileprivate static let script = Self.mixed([
    .parameter(.init(type: .oneOf(["data", "javascript", "vbscript"]))), .literal(":"),
    .parameter(.init(type: .string)),
  ])
}
