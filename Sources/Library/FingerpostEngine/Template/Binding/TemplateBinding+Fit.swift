extension TemplateBinding {
  /// What is wrong with the types of an element, and with its default or optional.
  ///
  /// - Parameter always: the names that have a value in every link.
  @_optimize(size)
  func faults(of element: Element, _ index: Int, _ always: Set<String>) -> [Fault] {
    let targets = targets[index]
    guard targets.count == element.parameters.count else { return [] }
    var faults: [Fault] = []
    for (position, target) in targets.enumerated() {
      let stated = target.slots.lazy.map { self.parameters[$0] }.first {
        $0.statesType && !element.fits(position, stated: $0)
      }
      let isRest = target.slots.contains { parameters[$0].type == .scalar(.query) }
      if isRest != (element.parameters[position] == .scalar(.query)) {
        faults.append(Fault(.queryRestType(isRest: isRest), target.name, index))
        continue
      }
      if let stated, !isRest {
        let word = stated.name == nil && !stated.type.isArray ? stated.type.customName : nil
        let kind = word.map { .colonName($0) } ?? mismatch(stated, element.parameters[position])
        faults.append(Fault(kind, target.name, index))
      }
      let ownDefault = ownDefault(of: target)
      if ownDefault == .unknown {
        // Only tables that were read from source may not know it.
        faults.append(fault(.defaultDoesNotRead("*", as: element.parameters[position]), target, index))
      }
      if element.defaultValue?.texts.contains(where: { !isHeld($0, by: target) }) == true {
        faults.append(fault(.unprintableLiteral, target, index))
      }
      switch (element.type, element.defaultValue, ownDefault) {
      // The code that fills in the default of a list has it from the payload.
      case (.list, _, .text?), (.list, _, .list?): faults.append(fault(.arrayIsOptional, target, index))
      case (.one, nil, _) where !element.mayBeAlias && !always.contains(target.name):
        faults.append(Fault(.mustBeOptional(hasDefault: false), target.name, index))
      case (.optional, _, .some): faults.append(Fault(.cannotBeOptional, target.name, index))
      case (.one(let type), .text(let text)?, .text(let own)?)
      where own != (type.isCustom ? text : type.canonical(text)):
        faults.append(Fault(.severalDefaults(template: own, payload: text), target.name, index))
      default: break
      }
    }
    if case .either(let sides) = element.type, let kind = misfit(sides, targets.map({ $0.name })) {
      faults.append(Fault(kind, element.label, index))
    }
    return faults
  }

  private func fault(_ problem: TemplateError.Problem, _ target: Target, _ index: Int) -> Fault {
    Fault(.misplacedType(TemplateError(text: untyped.description, offset: 0, problem)), target.name, index)
  }

  /// Why a parameter does not fit the type of its payload.
  private func mismatch(_ stated: Template.Parameter, _ type: ParameterType) -> Fault.Kind {
    // In a path, only `{*name}` is a list.
    if stated.type.isArray, stated.name.map(untyped.path.restNames.contains) ?? false { return .restType }
    // Swift's name of the type has words of its own.
    if let name = stated.type.customName, name.lowercased() != "\(type.element)",
      let meant = ParameterType.nearest(to: name, custom: []),
      let known = ParameterType(parsing: meant), known == type.element, stated.type.isArray == type.isArray
    {
      return .foreignType(name, meant: stated.type.isArray ? "[\(meant)]" : meant)
    }
    return .typeMismatch(stated: stated.type)
  }

  /// Why the parameters of an `EitherBranch` are not one side or the other.
  private func misfit(_ sides: [ParameterType?], _ own: [String]) -> Fault.Kind? {
    let voids = sides.count { $0 == nil }
    if voids > 1 { return .severalVoids }
    let isOwn = names.map(own.contains)
    if untyped.mostPresent(isOwn) > 1 { return .together(own) }
    // All names of the EitherBranch count as one: it is always present if any of them is.
    let joined = zip(names, isOwn).map { $1 ? "|" : $0 }
    return voids > 0 || untyped.alwaysPresent(joined).contains("|") ? nil : .noneOf(own)
  }

  /// The defaults that are not values of their type, if the source lists all values of the type.
  func faults(ofDefaults element: Element, _ index: Int) -> [Fault] {
    targets[index].enumerated().flatMap { position, target -> [Fault] in
      guard element.parameters[position].isCustom, let seen = element.seen(position),
        let set = seen.members.flatMap(ParameterType.init(members:))
      else { return [] }
      let texts = target.slots.flatMap { parameters[$0].defaultValue?.texts ?? [] }
      return texts.filter { seen.canonical($0) == nil }.map { fault(.defaultDoesNotRead($0, as: set), target, index) }
    }
  }

  /// Whether a link can hold the text of a default. A value that a group cannot hold is reported for the group.
  private func isHeld(_ text: String, by target: Target) -> Bool {
    if untyped.path.restNames.contains(target.name), text.isEmpty || isDotSegment(text.utf8) { return false }
    return !text.utf8.contains { $0 == 0 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The default that the template states for a parameter.
  func ownDefault(of target: Target) -> Template.Default? {
    target.slots.lazy.compactMap { self.parameters[$0].defaultValue }.first
  }
}
