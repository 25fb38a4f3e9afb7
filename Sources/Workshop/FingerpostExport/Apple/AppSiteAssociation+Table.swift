internal import FingerpostAnalysis
package import FingerpostEngine

extension AppSiteAssociation {
  /// The file for the links of a table, and what it does not say exactly.
  ///
  /// Patterns know no types and no segments, so each depth of paths is closed before the next is opened: links with more segments
  /// than a route has are excluded before it. The result is then compared with the table, and what errs in the other direction
  /// than asked for is taken out.
  ///
  /// - Parameters:
  ///   - table: the routes; those of web origins for GET count, except for those that are gone, or that only the app may open.
  ///   - appIDs: application identifiers, `TEAM.bundle`.
  ///   - host: where links begin, such as `https://a.example`; the table's first web host unless given.
  ///   - direction: whether to claim too many links or too few where patterns cannot be exact.
  ///   - hasVariables: whether patterns may name variables, as Android's may not.
  package static func exported(
    _ table: RouteTable, appIDs: [String], at host: String, _ direction: ExportOptions.Direction,
    hasVariables: Bool = true
  ) -> (association: AppSiteAssociation, notes: [ExportNote]) {
    var notes = table.notes(at: host)
    let whole = table
    let table = table.at(host: host)
    var writer = ComponentWriter(table: table, direction: direction, hasVariables: hasVariables)
    var association = AppSiteAssociation()
    var (components, areAll) = Work.half { writer.components(at: host) }
    if !areAll { notes.append(.unfinished("some routes are left out")) }
    while true {
      association.details = [.init(appIDs: appIDs, components: components.map(\.component))]
      association.variables = writer.variables(of: association.details[0].components)
      let memory = Work.Memory()
      let claims = association.claims(of: nil, in: memory)
      let comparison = table.compare(with: LinkClaims(claims.map(\.claim)), at: host, of: whole)
      let wrong = Set(
        comparison.differences.compactMap { difference in
          switch difference {
          case .unhandled(let claim, _): direction == .under ? claim : nil
          case .unclaimed(_, _, let exclusion): direction == .over ? exclusion : nil
          }
        })
      if !wrong.isEmpty {
        components = components.enumerated().filter { !wrong.contains($0.offset) }.map(\.element)
        continue
      }
      let unhandled = Set(comparison.differences.compactMap(\.claim))
      notes += comparison.differences.compactMap { difference in
        switch difference {
        // One note is enough for both spellings.
        case .unhandled(let claim, _) where components[claim].component.isTwin && unhandled.contains(claim - 1):
          return nil
        case .unhandled(let claim, let link):
          let route = components[claim].route
          return ExportNote(.over, route: route, link: link, "its pattern claims links that no route reads")
        case .unclaimed(let route, let link, _):
          let route = table.routes[route].name
          return ExportNote(.under, route: route, link: link, "some of its links are not claimed")
        }
      }
      if !comparison.isComplete { notes.append(.unfinished("the patterns were not all compared with the table")) }
      return (association, notes)
    }
  }
}

/// The components of a table's routes.
private struct ComponentWriter {
  typealias Component = AppSiteAssociation.Component

  let table: RouteTable
  let direction: ExportOptions.Direction
  let hasVariables: Bool
  private let memory = Work.Memory()
  /// The finite sets of values that have a name.
  var sets: [AppSiteAssociation.Variable] = []

  /// The patterns of links of any depth come first, then those of each depth, the deepest first.
  mutating func components(at host: String) -> [(component: Component, route: String?)] {
    /// The depth of its paths, nil if they have any.
    typealias Entry = (component: Component, route: String?, depth: Int?)
    var (entries, seen) = ([Entry](), Set<Component>())
    let own = table.bySpecificity.filter { index in
      table.opensByLink(index) && table.origins(of: index).contains { $0.isWeb && $0.holds(host: host) }
    }
    for index in own where !Work.isOver {
      let route = table.routes[index]
      let ignoresCase = table.ignoresCase(index)
      // A pattern has no items in any order: with a fragment of several parts it is too wide, or nothing.
      if direction == .under, route.template.fragment?.hasParts == true { continue }
      for way in ways(of: route.template) {
        var component = Component(path: path(of: way, ignoresCase && !hasVariables))
        // It holds for the query and the fragment, too: the comparison says where that matters.
        if ignoresCase, hasVariables { component.comparison.isCaseSensitive = false }
        let items = way.query.map { Component.Item(key: $0.key, value: pattern(ofValue: $0.value)) }
          .filter { $0.value != "*" }
        component.query = items.isEmpty ? nil : .items(items)
        let fragment = route.template.fragment?.required.map { pattern(of: $0, .fragment) }
        component.fragment = fragment == "*" ? nil : fragment
        guard seen.insert(component).inserted else { continue }
        memory.grow(component.patterns.reduce(800) { $0 + 2 * $1.utf8.count })
        component.comment = route.name
        let depth = way.path.contains(where: \.isLong) ? nil : way.path.count
        entries += [component, component.endingInSlash].compactMap(\.self).map { ($0, route.name, depth) }
      }
    }
    var ordered = entries.filter { $0.depth == nil }
    for depth in Set(entries.compactMap(\.depth)).sorted(by: >) {
      var deeper = Component(path: String(repeating: "/?*", count: depth + 1))
      deeper.isExclusion = true
      deeper.comment = "more than \(depth) segment\(depth == 1 ? "" : "s")"
      ordered += [(deeper, nil, depth)] + entries.filter { $0.depth == depth }
    }
    return ordered.map { ($0.component, $0.route) }
  }

  /// The finite sets that patterns of some components name.
  func variables(of components: [Component]) -> [AppSiteAssociation.Variable] {
    let used = Set(components.flatMap(\.patterns).flatMap { ApplePattern($0).names })
    return sets.filter { used.contains($0.name) }
  }

  /// The ways through a template; if there are too many, what follows the first group is anything.
  private func ways(of template: Template) -> [RouteWay] {
    if let ways = template.ways() { return ways }
    var way = RouteWay()
    way.path = Array(template.path.prefix { $0.operands != nil || $0.isLong })
    var longer = way
    longer.path.append(.wildcard)
    return [longer, way]
  }

  // MARK: Patterns

  /// - Parameter inAnyCase: whether letters are any character, in a file whose patterns have one case; those of a file that may not
  ///   claim too much stay as they are.
  private mutating func path(of way: RouteWay, _ inAnyCase: Bool) -> String {
    if way.path.isEmpty { return "/" }
    return way.path.map { part in
      let texts = part.operands?.map { operand in
        let own = pattern(of: operand, .segment)
        guard inAnyCase, direction == .over, operand.parameter == nil else { return own }
        return own.unicodeScalars.map { $0.isASCIILetter ? "?" : String($0) }.joined()
      }
      return "/" + (texts?.joined() ?? "?*")
    }.joined()
  }

  /// Patterns have no escapes: a wildcard that is meant as itself is any character.
  private static func literal(_ text: String, _ place: ByteSet) -> String {
    PercentEncoding.encode(text, bare: place).replacing("*", with: "?").replacing("$(", with: "?(")
  }

  private mutating func pattern(ofValue part: Template.Part) -> String {
    let operands = part.operands ?? []
    // No part of a mixed value is empty.
    let any = operands.count > 1 ? "?*" : "*"
    return operands.map { operand in
      let own = pattern(of: operand, .query)
      return own == "*" ? any : own
    }.joined()
  }

  private mutating func pattern(of operand: Template.Part, _ place: ByteSet) -> String {
    guard let parameter = operand.parameter else { return Self.literal(operand.literal ?? "", place) }
    if parameter.type.separator != nil { return "?*" }
    let digit = "$(digit)"
    func digits(_ count: Int) -> String { String(repeating: digit, count: count) }
    switch table.values(of: parameter.type.element) {
    case .oneOf(let members):
      let texts = members.map { Self.literal($0, place) }
      if texts.count == 1, let text = texts.first { return text }
      guard hasVariables else { return "?*" }
      return "$(\(name(of: texts, parameter)))"
    case .scalar(.uuid) where hasVariables:
      return [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }.joined(separator: "-")
    case .scalar(.date) where hasVariables: return [4, 2, 2].map(digits).joined(separator: "-")
    case .scalar(.dateTime) where hasVariables: return [4, 2, 2].map(digits).joined(separator: "-") + "T?*"
    case .scalar(.string), .custom:
      // Only the app knows the texts of a custom type: a text may be empty, except in a path.
      return place != .segment && direction == .over ? "*" : "?*"
    default: return "?*"
    }
  }

  /// The name of a variable for a finite set: that of the parameter, if no other has it.
  private mutating func name(of texts: [String], _ parameter: Template.Parameter) -> String {
    if let known = sets.first(where: { $0.texts == texts }) { return known.name }
    let plain = String((parameter.name ?? "set").filter { !"$()".contains($0) })
    let taken = Set(sets.map(\.name) + ApplePattern.knownNames)
    let name = plain.numbered(unless: taken.contains)
    sets.append(.init(name: name, texts: texts))
    return name
  }
}

extension AppSiteAssociation.Component {
  /// The same for links with a slash at their end, which every route reads, too; nil if its own path takes that slash. It has no
  /// comment, because its twin stands before it.
  fileprivate var endingInSlash: Self? {
    guard let path, path != "/", !path.hasSuffix("*") else { return nil }
    var twin = self
    (twin.path, twin.comment) = (path + "/", nil)
    return twin
  }

  /// Whether it was made so.
  fileprivate var isTwin: Bool { comment == nil }
}

extension ClaimComparison.Difference {
  /// The claim that no route reads.
  fileprivate var claim: Int? { if case .unhandled(let claim, _) = self { claim } else { nil } }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
