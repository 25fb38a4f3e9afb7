/// Assigns the parameters of a template to the elements of a payload.
///
///     users/{userId}/tweets/{tweetId}, (userId: String, tweetId: Int)   // by their labels
///     users/:string/:int, (String, Int)                                 // in order
///     users/({id}|{name}), EitherBranch<Int, String>                          // a parameter for each side
///
/// A router binds the types of running code, `@Routes` those of the source. Both use these rules.
package final class TemplateBinding {
  /// Why the template and the payload do not fit each other; if there are faults, nothing below counts.
  package private(set) var faults: [Fault]
  /// The parameters of each element.
  package let targets: [[Target]]
  /// The template with the types of the payload, and its defaults.
  package private(set) var template: Template
  /// The elements that a link may leave out.
  package private(set) var leftOut: Set<Int> = []
  /// The elements with a default that are present in every link, so that it never counts.
  package private(set) var neverLeftOut: Set<Int> = []
  /// Each parameter's name, or its number from `"1"`.
  package let names: [String]
  package let untyped: Template
  package let parameters: [Template.Parameter]
  /// The payload's type for each parameter.
  private var types: [ParameterType?]
  /// The parameters that state the name of the payload's type.
  package private(set) var selfNamed: Set<Int> = []
  package private(set) var defaults = [String: Template.Default]()
  /// The parameters of optional elements.
  package private(set) var optional: Set<String> = []

  /// A parameter that an element binds to.
  package struct Target: Sendable {
    package let name: String
    /// Its indices among the parameters: a parameter in several branches of a group is still one.
    package internal(set) var slots: [Int]
    let isUnnamed: Bool
  }

  /// - Parameter leavesRest: whether a parameter without an element is read and ignored; one of a custom type still needs an
  ///   element, which names the type.
  @_optimize(size)
  package init(_ untyped: Template, to elements: [Element], leavesRest: Bool = false) {
    (self.untyped, template, parameters) = (untyped, untyped, untyped.parameters)
    names = parameters.enumerated().map { $1.name ?? String($0 + 1) }
    let handout = Handout(parameters, names, elements, leavesRest: leavesRest)
    (targets, faults) = (handout.bound, handout.faults)
    types = Array(repeating: nil, count: parameters.count)
    let always = untyped.alwaysPresent(names)
    for (index, element) in elements.enumerated() {
      faults += self.faults(of: element, index, always)
      for (position, (target, type)) in zip(targets[index], element.parameters).enumerated() {
        for slot in target.slots {
          types[slot] = type
          if element.namesItself(position, parameters[slot]) { selfNamed.insert(slot) }
        }
      }
    }
    guard faults.isEmpty else { return }
    setDefaults(elements)
    type(elements)
    guard faults.isEmpty else { return }
    checkPresence(elements)
  }

  /// Takes the payload's defaults for parameters without one in the template.
  @_optimize(size)
  private func setDefaults(_ elements: [Element]) {
    for (element, targets) in zip(elements, targets) {
      guard let value = element.defaultValue, let target = targets.first, ownDefault(of: target) == nil else {
        continue
      }
      // Only the compiler knows the type of a literal: it may be another than the payload's.
      let isKnown =
        switch value {
        case .text(let text):
          element.parameters.first.map { $0.isCustom || $0.canonical(text) != nil } ?? false
        case .list, .unknown: !element.type.isEither
        }
      if isKnown { defaults[target.name] = value }
    }
  }

  /// Gives the payload's types to the parameters that state none.
  @_optimize(size)
  private func type(_ elements: [Element]) {
    for (element, targets) in zip(elements, targets) {
      if case .optional = element.type { optional.formUnion(targets.map({ $0.name })) }
    }
    let open = untyped.withOptionalItems(named: optional)
    let missing = parameters.indices.map { slot -> ParameterType? in
      let (stated, own) = (parameters[slot], types[slot])
      if stated.statesType, !stated.statesSeparator, !selfNamed.contains(slot) { return nil }
      return stated.type.separator == nil ? own : own.map { stated.type.list(of: $0.element) }
    }
    for (index, element) in elements.enumerated() { faults += self.faults(ofDefaults: element, index) }
    do throws(TemplateError) {
      template = try open.withTypes(missing).withDefaults(defaults)
    } catch {
      let before = faults.count
      // Each parameter alone is tried, to find the one at fault.
      for (index, target) in targets.enumerated().flatMap({ index, targets in targets.map { (index, $0) } }) {
        let own = missing.enumerated().map { target.slots.contains($0) ? $1 : nil }
        do throws(TemplateError) { _ = try open.withTypes(own) } catch {
          faults.append(Fault(.misplacedType(error), target.name, index))
        }
      }
      if faults.count == before { faults.append(Fault(.misplacedType(error), targets.first?.first?.name, 0)) }
    }
  }

  /// Finds what a link may leave out, now that the defaults are known.
  @_optimize(size)
  private func checkPresence(_ elements: [Element]) {
    let held = template.alwaysPresent(names)
    let hasUnread = elements.contains { $0.defaultValue == .unknown }
    // In the path, where no default stands for it.
    func isSpelled(_ targets: [Target]) -> Bool {
      let (pathCount, parameters) = (template.path.parameterCount, template.parameters)
      return targets.flatMap { $0.slots }.allSatisfy { $0 < pathCount && parameters[$0].defaultValue == nil }
    }
    for (index, (element, targets)) in zip(elements, targets).enumerated() {
      let isHeld = targets.allSatisfy { held.contains($0.name) }
      let hasDefault = element.defaultValue != nil
      if !isHeld, !hasDefault { leftOut.insert(index) }
      if isHeld, hasDefault, isSpelled(targets) { neverLeftOut.insert(index) }
      // Only running code can say what a group with an unread default holds.
      let mayHaveDefault = element.defaultValue == .unknown || hasDefault && hasUnread
      switch element.type {
      // Without a default that the template can state, a link without the parameter has no value for it.
      case .one where !isHeld && !element.mayBeAlias && !mayHaveDefault:
        faults.append(Fault(.mustBeOptional(hasDefault: hasDefault), targets.first?.name, index))
      case .optional where !isHeld && hasDefault && !mayHaveDefault:
        faults.append(Fault(.groupWithoutDefault, targets.first?.name, index))
      default: break
      }
    }
  }
}

// The payload's defaults, where the template states none: `case list(page: Int = 1)` is `list?{page=1}`.

extension Template {
  /// The template with these defaults for parameters that may be left out and have none; unchanged if the result is not a template.
  @_optimize(size)
  package func withDefaults(_ defaults: [String: Default]) -> Template {
    guard !defaults.isEmpty else { return self }
    /// The parameter with the default of its name; nil if there is none, or if its type cannot read it.
    func filled(_ parameter: Parameter) -> Parameter? {
      guard parameter.defaultValue == nil, let value = parameter.name.flatMap({ defaults[$0] }),
        let known = parameter.type.spelled(value)
      else { return nil }
      return Parameter(name: parameter.name, type: parameter.type, default: known)
    }
    /// A group is left out as a whole: if one of its parameters has a default, all must.
    func filled(_ branch: Branch) -> Part? {
      let path = branch.path.map { part -> Part? in
        switch part {
        case .rest(let name, nil): .rest(name: name, default: defaults[name])
        case .parameter(let parameter) where parameter.defaultValue == nil: filled(parameter).map(Part.parameter)
        default: part
        }
      }
      return path.contains(nil) ? nil : .optional(Branch(path: path.compactMap { $0 }, query: branch.query))
    }
    var changed = self
    changed.path = path.map { part in if case .optional(let branch) = part { filled(branch) ?? part } else { part } }
    func filled(_ part: QueryPart) -> QueryPart {
      guard part.items.count == 1, let parameter = part.items[0].value.parameter.flatMap(filled) else { return part }
      return .item(QueryItem(key: part.items[0].key, value: .parameter(parameter)))
    }
    changed.changeItems { $0.map(filled) }
    if let parameter = fragment?.part?.parameter, let filled = filled(parameter) {
      changed.fragment = Fragment(.parameter(filled))
    }
    return (try? Template(changed.description)) ?? self
  }
}

extension ParameterType {
  /// A default as a template keeps it; nil if it does not read as this type.
  fileprivate func spelled(_ value: Template.Default) -> Template.Default? {
    switch value {
    case .unknown: return .unknown
    case .text(let text): return isArray ? nil : defaultSpelling(text).map { .text($0) }
    case .list(let texts):
      let known = texts.compactMap { element.defaultSpelling($0) }
      return isArray && known.count == texts.count ? .list(known) : nil
    }
  }
}
