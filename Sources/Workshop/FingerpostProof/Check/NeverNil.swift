/// Why no link stands for nil in an optional element of a payload, or none does beside a value of another one.
///
///     {id}, id: Int?                                // always
///     ?{page=1}, page: Int? = 1                     // hasDefault
///     ({id}/{page}), id: Int?, page: Int?           // together
///     ({id}|n/{name}), id: Int?, name: String?      // oneOf
package enum NeverNil: Sendable, Hashable {
  /// Every link has the parameter.
  case always
  /// A link without the parameter means the element's default.
  case hasDefault
  /// One group has the parameter and another one: a link has both, or neither.
  case together(with: String)
  /// Every link has this parameter, or one of the others.
  case oneOf(with: [String])

  /// An element that may be nil.
  package struct Element {
    package let index: Int
    /// The name of its parameter, or its number.
    package let name: String
    let hasDefault: Bool

    package init(_ index: Int, _ name: String, hasDefault: Bool) {
      (self.index, self.name, self.hasDefault) = (index, name, hasDefault)
    }
  }

  /// Why nil cannot be printed, after these words.
  ///
  /// - Parameter route: the name of the case.
  package func reason(of route: String) -> String {
    switch self {
    case .always: ": every link of \"\(route)\" needs this parameter"
    case .hasDefault: ": a link without this parameter means its default"
    case .together(let other): " beside a value of \"\(other)\": a link has both or neither, because they share a group"
    case .oneOf(let others):
      " if \(others.map { "\"\($0)\"" }.joined(separator: " and ")) is nil, too: every link of \"\(route)\" has one of them"
    }
  }

  /// What to do.
  package var fix: String {
    switch self {
    case .always: "put its part of the template in parentheses, or \(advice)"
    case .together: "put its part of the group in parentheses of its own, or \(advice)"
    case .hasDefault, .oneOf: advice
    }
  }

  /// What to do, beside another template.
  package var advice: String {
    switch self {
    case .always: "use a type without nil"
    case .hasDefault: "use a type without nil, or leave the default out"
    case .together: "give both a default"
    case .oneOf: "make them one EitherBranch, as in EitherBranch<Int, String>"
    }
  }
}

extension Template {
  /// The optional elements for which nil has no link; of those that depend on each other the last.
  ///
  /// - Parameters:
  ///   - elements: the optional elements of a payload, in order.
  ///   - names: the names of ``parameters``, or their numbers.
  package func neverNil(_ elements: [NeverNil.Element], _ names: [String]) -> [Int: NeverNil] {
    let held = alwaysPresent(names)
    let spelled = Set(zip(parameters, names).filter { $0.0.defaultValue == nil }.map { $0.1 })
    var found: [Int: NeverNil] = [:]
    for element in elements where held.contains(element.name) {
      found[element.index] = element.hasDefault && !spelled.contains(element.name) ? .hasDefault : .always
    }
    let free = elements.filter { !$0.hasDefault && !held.contains($0.name) }
    guard free.count > 1 else { return found }
    let companions = free.map { alwaysPresent(names, with: $0.name) }
    func areTogether(_ first: Int, _ second: Int) -> Bool {
      first != second && companions[first].contains(free[second].name) && companions[second].contains(free[first].name)
    }
    for (place, element) in free.enumerated() {
      let others = free.indices.filter { areTogether($0, place) }
      if let other = others.last, other < place { found[element.index] = .together(with: free[other].name) }
    }
    let few = alternatives(among: free.map { $0.name }, names)
    if let last = free.last(where: { few.contains($0.name) }), few.count > 1, found[last.index] == nil {
      found[last.index] = .oneOf(with: few.filter { $0 != last.name })
    }
    return found
  }

  /// The fewest of some names of which every link has one; none if a link may leave out all of them.
  private func alternatives(among all: [String], _ names: [String]) -> [String] {
    // Together they count as one.
    func isHeld(_ some: [String]) -> Bool {
      alwaysPresent(names.map { some.contains($0) ? "|" : $0 }).contains("|")
    }
    guard isHeld(all) else { return [] }
    var few = all
    for name in all where isHeld(few.filter { $0 != name }) { few.removeAll { $0 == name } }
    return few
  }

  /// The names that have a value in every location that has one for `name`, itself among them.
  private func alwaysPresent(_ names: [String], with name: String) -> Set<String> {
    var names = names[...]
    return outline.present(with: name, &names).withName ?? []
  }
}

extension [Outline] {
  /// The names that are always present, and those that are wherever `name` is; nil if it is nowhere here.
  fileprivate func present(
    with name: String, _ names: inout ArraySlice<String>
  ) -> (always: Set<String>, withName: Set<String>?) {
    var (always, withName) = (Set<String>(), Set<String>?.none)
    for part in self {
      switch part {
      case .parameter, .rest:
        guard let own = names.popFirst() else { continue }
        always.insert(own)
        if own == name { withName = withName ?? [own] }
      case .optional(let inner, let hasDefaults):
        let inside = inner.present(with: name, &names)
        if hasDefaults { always.formUnion(inside.always) }
        withName = withName ?? inside.withName
      case .either(let branches):
        let inside = branches.map { $0.present(with: name, &names) }
        always.formUnion(inside.dropFirst().reduce(inside.first?.always ?? []) { $0.intersection($1.always) })
        let own = inside.compactMap { $0.withName }
        if let first = own.first { withName = withName ?? own.dropFirst().reduce(first) { $0.intersection($1) } }
      }
    }
    return (always, withName.map { $0.union(always) })
  }
}
