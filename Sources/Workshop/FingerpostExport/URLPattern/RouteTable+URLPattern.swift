internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// Inputs of URLPattern, in the order in which they are tried: the first that matches wins.
  ///
  ///     [{"route":"profile","inputs":[{"protocol":"https","hostname":"a.example","port":"","pathname":"/users/:id([^/]+){/}?", …
  ///
  /// A route stands there several times if its groups make links of several places in that order. Links are those of the web
  /// hosts; of a table of paths alone, those of every host.
  ///
  /// - Throws: ``ExportError`` if the table has neither.
  package func urlPatterns(_ options: ExportOptions) throws(ExportError) -> Export {
    let hosts = allOrigins.filter(\.isWeb)
    let origins = hosts.isEmpty ? allOrigins.filter { $0 == .path } : hosts
    guard !origins.isEmpty else { throw .noWebOrigin(.urlPattern) }
    var (notes, entries) = ([ExportNote](), [(name: String, inputs: [URLPatternInput], inAnyCase: Bool)]())
    var noted: Set<Int> = []
    for step in patternOrder(&notes) {
      Work.current?.spend(1)
      let route = routes[step.route]
      var inputs: [URLPatternInput] = []
      var inAnyCase = ignoresCase(step.route)
      for origin in origins where self.origins(of: step.route).contains(origin) {
        let rules = PatternRules(direction: options.direction, types: self.options.types, ignoresCase: inAnyCase)
        let way = URLPatternWay(step.way, optional: step.optional, route.template.fragment, at: origin, rules)
        inputs += way.inputs
        inAnyCase = way.isInAnyCase
        for link in way.inexact.map(\.text) where !noted.contains(step.route) {
          let isRead = (try? match(link)) != nil
          guard isRead == (options.direction == .under) else { continue }
          noted.insert(step.route)
          let message = isRead ? "links are read that no pattern matches" : "links are matched that no route reads"
          notes.append(ExportNote(isRead ? .under : .over, route: route.name, link: link, message))
        }
      }
      if !inputs.isEmpty { entries.append((route.name, inputs, inAnyCase)) }
    }
    var json = JSON()
    json.array(entries, isTall: true) { entry, json in
      json.object { json in
        json.member("route", entry.name)
        // What the constructor takes after an input.
        if entry.inAnyCase { json.member("options") { $0.member("ignoreCase", bare: true) } }
        json.member("inputs", entry.inputs) { for (name, pattern) in $0 { $1.member(name, pattern) } }
      }
    }
    return Export(json.text + "\n", notes: notes + goneNotes(origins))
  }

  /// One entry: a way through a route.
  private struct Step {
    let route: Int
    let way: RouteWay
    /// Parts at the end that may be left out.
    var optional: [Template.Part] = []

    /// Whether both may match one path, as far as the number of segments tells.
    func mayMeet(_ other: Step) -> Bool {
      (way.path + other.way.path).contains(where: \.isLong) || way.path.count == other.way.path.count
    }
  }

  /// All ways in the order of precedence, which is that of a table of the ways.
  private func patternOrder(_ notes: inout [ExportNote]) -> [Step] {
    var steps: [Step] = []
    for index in bySpecificity {
      let template = routes[index].template
      guard template.flags.gone == nil, [nil, "GET", "HEAD"].contains(template.method) else { continue }
      guard let ways = template.ways() else {
        notes.append(ExportNote(.leftOut, route: routes[index].name, "its groups make more than 64 kinds of paths"))
        continue
      }
      steps += ways.map { Step(route: index, way: $0) }
    }
    let templates = steps.enumerated().map { number, step in
      var template = routes[step.route].template
      template.path = step.way.path
      template.query = step.way.query.map { .item($0) }
      template.flags = .init(ignoresCase: template.flags.ignoresCase)
      return Route(String(number), template, origins: routes[step.route].origins)
    }
    var faults: [TableError.Fault] = []
    let table = RouteTable(resolving: templates, origins: origins, options: self.options, faults: &faults)
    let isDeclared = self.options.precedence == .declared
    let order = isDeclared ? Array(steps.indices) : table.bySpecificity.compactMap { Int(table.routes[$0].name) }
    // Ways that the table of ways holds already come after all others: they win nothing.
    var all = order + Set(steps.indices).subtracting(order).sorted()
    if isDeclared { all.sort { steps[$0].route < steps[$1].route } }
    return Self.merged(all.map { steps[$0] }, routes)
  }

  /// The steps with an optional end of a path as one step, if nothing between its two ways could win one of their links.
  private static func merged(_ steps: [Step], _ routes: [Route]) -> [Step] {
    var steps = steps
    for index in routes.indices where !Work.isOver {
      guard case .optional(let branch)? = routes[index].template.path.last, branch.query.isEmpty else { continue }
      Work.current?.spend(steps.count)
      let own = steps.indices.filter { steps[$0].route == index }
      let isPlain = branch.path.allSatisfy { $0.operands != nil }
      guard own.count == 2, isPlain, let low = own.first, let high = own.last else { continue }
      let short = steps[low].way.path.count < steps[high].way.path.count ? low : high
      let between = steps[(low + 1)..<high]
      // The step that moves to the other one passes all those between them.
      for (kept, moved) in [(low, high), (high, low)] where !between.contains(where: steps[moved].mayMeet) {
        steps[kept] = Step(route: index, way: steps[short].way, optional: branch.path)
        steps.remove(at: moved)
        break
      }
    }
    return steps
  }

  /// A gone route wins links that the patterns may give to another.
  private func goneNotes(_ origins: [Origin]) -> [ExportNote] {
    if !hasGone { return [] }
    let others = filtered { !isGone($0) }
    return routes.indices.compactMap { index in
      guard isGone(index), let origin = origins.first(where: self.origins(of: index).contains),
        let link = LinkDraft(routes[index], origin, options.types)?.text
      else { return nil }
      guard others.tried(link) != nil else { return nil }
      return ExportNote(
        .over, route: routes[index].name, link: link, "it is gone, and its links match the pattern of another")
    }
  }
}
