/// Which parameters of a template the elements of a payload are.
///
///     users/{userId}/tweets/{tweetId}, (userId: String, tweetId: Int)   // by their labels
///     users/:string/:int, (String, Int)                                 // in order
///     users/({id}|{name}), Either<Int, String>                          // a parameter for each side
///
/// A router asks this of the types of running code, `@Routes` of what the source says of them. The rules are the same, and
/// stand here.
package struct TemplateBinding: Sendable {
  /// What keeps the template and the payload from fitting each other; where there is something, nothing below counts.
  package private(set) var faults: [Fault]
  /// For each element the parameters that it is.
  package let targets: [[Target]]
  /// The template with the types of the payload, and its defaults.
  package private(set) var template: Template
  /// The elements that a link may leave out.
  package private(set) var leftOut: Set<Int> = []
  /// The optional elements that stand in every link, so that nil has none.
  package private(set) var neverNil: Set<Int> = []
  /// What each parameter goes by: its name, or its number from `"1"`.
  package let names: [String]
  package let untyped: Template
  let parameters: [Template.Parameter]
  /// The payload's type for each parameter.
  private var types: [ParameterType?]
  private var defaults: [String: String] = [:]

  /// A parameter that an element binds to.
  package struct Target: Sendable {
    package let name: String
    /// Where it stands among the parameters: in several branches of a group it is still one.
    package internal(set) var slots: [Int]
    let isUnnamed: Bool
  }

  /// Binds the elements of a payload to the parameters of a template.
  package init(_ untyped: Template, to elements: [Element]) {
    (self.untyped, template, parameters) = (untyped, untyped, untyped.parameters)
    names = parameters.enumerated().map { $1.name ?? String($0 + 1) }
    let handout = Handout(parameters, names, elements)
    (targets, faults) = (handout.bound, handout.faults)
    types = Array(repeating: nil, count: parameters.count)
    let always = alwaysPresent(in: untyped)
    for (index, element) in elements.enumerated() {
      faults += self.faults(of: element, index, always)
      for (target, type) in zip(targets[index], element.parameters) { for slot in target.slots { types[slot] = type } }
    }
    guard faults.isEmpty else { return }
    setDefaults(elements)
    type(elements)
    guard faults.isEmpty else { return }
    checkPresence(elements)
  }

  /// The names that every link of a template has; nil for all of them.
  private func alwaysPresent(in template: Template) -> Set<String>? {
    template.groupCount == 0 ? nil : template.alwaysPresent(names)
  }

  /// The template as it is written, with the defaults of the payload. What a type of the user's own is called in templates it
  /// says itself, and so the template does not.
  package var written: Template {
    let own = zip(parameters, types).map { parameter, type in
      parameter.name != nil && parameter.type.isCustom && parameter.type == type ? ParameterType.string : nil
    }
    return ((try? untyped.withTypes(own)) ?? untyped).withDefaults(defaults)
  }

  /// The defaults that the template does not have itself.
  private mutating func setDefaults(_ elements: [Element]) {
    for (element, targets) in zip(elements, targets) {
      guard case .one = element.type, case .text(let text) = element.standard, let target = targets.first,
        !hasDefault(target)
      else { continue }
      // A literal may be one of another type than the payload's, to which only the compiler takes it.
      let isKnown = element.parameters.first.map { $0.isCustom || $0.canonical(text) != nil } ?? false
      if isKnown { defaults[target.name] = text }
    }
  }

  /// Gives the template the types of the payload where it says none.
  private mutating func type(_ elements: [Element]) {
    var optional: Set<String> = []
    for (element, targets) in zip(elements, targets) {
      if case .optional = element.type { optional.formUnion(targets.map(\.name)) }
    }
    let open = untyped.withOptionalItems(named: optional)
    let missing = zip(types, parameters).map { $1.statesType ? nil : $0 }
    do throws(TemplateError) {
      template = try open.withTypes(missing).withDefaults(defaults)
    } catch {
      // One of them by itself has the same fault.
      for (index, target) in targets.enumerated().flatMap({ index, targets in targets.map { (index, $0) } }) {
        let own = missing.enumerated().map { target.slots.contains($0) ? $1 : nil }
        do throws(TemplateError) { _ = try open.withTypes(own) } catch {
          faults.append(Fault(.misplacedType(error), target.name, index))
        }
      }
      if faults.isEmpty { faults.append(Fault(.misplacedType(error), targets.first?.first?.name, 0)) }
    }
  }

  /// What a link may leave out, now that the defaults are there.
  private mutating func checkPresence(_ elements: [Element]) {
    let held = alwaysPresent(in: template)
    for (index, (element, targets)) in zip(elements, targets).enumerated() {
      let isHeld = held.map { held in targets.allSatisfy { held.contains($0.name) } } ?? true
      if !isHeld { leftOut.insert(index) }
      switch element.type {
      case .optional where isHeld: neverNil.insert(index)
      // A default that is no literal, or stands where a template can have none, leaves a link without the parameter no value.
      case .one where !isHeld && !element.mayBeAlias:
        faults.append(Fault(.mustBeOptional(element.standard), targets.first?.name, index))
      default: break
      }
    }
  }
}
