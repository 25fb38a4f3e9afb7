extension PayloadBinding {
  /// Hands the parameters of a template out to the elements of a payload, and says what does not fit.
  struct Binder {
    let template: Template
    /// What each parameter goes by.
    let names: [String]
    private(set) var problems: [String] = []
    private var claimed: Set<String> = []

    init(template: Template, names: [String]) {
      self.template = template
      self.names = names
    }

    /// The names that nothing has claimed, in order, each once.
    var unclaimed: [String] {
      var seen = claimed
      return names.filter { seen.insert($0).inserted }
    }

    /// The parameter that a label names; none yet where there is no label, or an `Either` has another.
    mutating func claim(_ label: String?, for element: PayloadElement) -> [String] {
      guard let label, case .coding = element else { return [] }
      if names.contains(label) {
        claimed.insert(label)
        return [label]
      }
      // Unnamed parameters take labelled elements in order.
      if template.parameters.contains(where: { $0.name == nil }) { return [] }
      let near = nearest(to: label, among: unclaimed).map { "; did you mean \"\($0)\"?" } ?? ""
      problems.append("the payload \"\(label)\" has no parameter in the template\(near)")
      return []
    }

    /// The parameter of an element that is at fault itself needs no second message.
    mutating func skip(_ label: String?) {
      if let label, names.contains(label) { claimed.insert(label) }
    }

    /// Gives what is left to the elements that have nothing yet, in order.
    mutating func bindRest(_ elements: inout [Bound]) {
      for index in elements.indices where elements[index].names.isEmpty {
        let bound = elements[index]
        // A label that names no parameter cannot mean one of another name.
        let left = bound.isLabelled ? unclaimed.filter { isUnnamed($0) } : unclaimed
        let rest = left.prefix(bound.element.codings.count)
        guard rest.count == bound.element.codings.count else {
          if problems.isEmpty { problems.append("the payload has more elements than the template has parameters") }
          return
        }
        claimed.formUnion(rest)
        elements[index].names = Array(rest)
      }
    }

    private func isUnnamed(_ name: String) -> Bool {
      names.firstIndex(of: name).map { template.parameters[$0].name == nil } ?? false
    }

    /// What is wrong with the types, and with what may be left out.
    func misfits(_ elements: [Bound]) -> [String] {
      let always = template.alwaysPresent(names)
      return elements.flatMap { bound in
        let element = bound.element
        return zip(bound.names, element.codings).flatMap { name, coding in
          names.indices.filter { names[$0] == name }.compactMap { slot in
            misfit(template.parameters[slot], name, coding)
          }.prefix(1) + presence(name, coding, element, isAlways: always.contains(name))
        } + sides(bound)
      }
    }

    private func misfit(_ parameter: Template.Parameter, _ name: String, _ coding: CaptureCoding) -> String? {
      guard parameter.statesType, !coding.isStated(as: parameter.type) else { return nil }
      if parameter.name == nil, case .custom(let word) = parameter.type {
        return "\":\(word)\" is a type: a name is written {\(word)}"
      }
      return "the template says that \"\(name)\" is \(parameter.type), the payload that it is \(coding.type)"
    }

    private func presence(
      _ name: String, _ coding: CaptureCoding, _ element: PayloadElement, isAlways: Bool
    ) -> [String] {
      guard case .coding = element else { return [] }
      let hasDefault = names.indices.contains { names[$0] == name && template.parameters[$0].defaultText != nil }
      switch coding.form {
      case .one where !isAlways: return ["\"\(name)\" may be left out: its payload must be optional, or have a default"]
      case .optional where hasDefault: return ["\"\(name)\" has a default: its payload cannot be nil"]
      default: return []
      }
    }

    /// What keeps the parameters of an `Either` from being one or the other.
    private func sides(_ bound: Bound) -> [String] {
      guard case .either(let sides) = bound.element else { return [] }
      let voids = sides.count { $0 == nil }
      if voids > 1 { return ["of \(bound.type) more than one side is Void, which one link would stand for"] }
      guard bound.names.count == bound.element.codings.count else { return [] }
      let isOwn = names.map(bound.names.contains)
      let list = bound.names.map { "\"\($0)\"" }.joined(separator: " and ")
      if template.mostPresent(isOwn) > 1 {
        return ["\(list) may stand in one link: the sides of an Either are branches of one group"]
      }
      // Of names made one, one is there always where one of them is.
      let joined = zip(names, isOwn).map { $1 ? "|" : $0 }
      guard voids == 0, !template.alwaysPresent(joined).contains("|") else { return [] }
      return ["\(list) may all be left out: the Either needs a side that is Void"]
    }

    /// The template with the types of the payload where it says none.
    func typed(_ elements: [Bound]) throws(TemplateError) -> Template {
      var codings: [String: CaptureCoding] = [:]
      for element in elements {
        for (name, coding) in zip(element.names, element.element.codings) { codings[name] = coding }
      }
      var slot = 0
      let optional = elements.filter { $0.element.codings.first?.form == .optional }.flatMap(\.names)
      return try template.withOptionalItems(named: Set(optional)).mapParameters { parameter in
        var parameter = parameter
        if !parameter.statesType, let coding = codings[names[slot]] { parameter.type = coding.type }
        slot += 1
        return parameter
      }
    }
  }
}

extension Template.Parameter {
  /// Whether the template says the type: `{id}` is as good as `{id:string}`, but `:string` says it.
  fileprivate var statesType: Bool { type != .string || name == nil }
}

extension CaptureCoding {
  /// Whether a template may state `stated` for this payload: the same type, a set of its values, or for a string what has no
  /// type in the standard library.
  fileprivate func isStated(as stated: ParameterType) -> Bool {
    guard type != stated else { return true }
    guard stated.isArray == type.isArray else { return false }
    switch stated.element {
    case .oneOf(let members): return members.allSatisfy { element.init(parameter: $0) != nil }
    case .uuid, .date, .dateTime: return type.element == .string
    default: return false
    }
  }
}
