import FingerpostEngine

// How the types of a template and those of a payload go together.

extension ParameterType {
  /// Whether a template may state another type for a payload of this one.
  func fits(stated: ParameterType) -> Bool {
    if self == stated { return true }
    // What a type of the user's own reads, only running code knows.
    if case .custom = element { return isArray == stated.isArray }
    guard isArray == stated.isArray else { return false }
    switch stated.element {
    case .oneOf(let members): return members.allSatisfy { element.canonical($0) != nil }
    case .uuid, .date, .dateTime: return element == .string
    default: return false
    }
  }
}

extension Template {
  /// The template with these types where it says none itself.
  func typed(_ types: [String: ParameterType], _ names: [String]) throws(TemplateError) -> Template {
    var slot = 0
    return try mapParameters { parameter in
      var parameter = parameter
      let statesType = parameter.type != .string || parameter.name == nil
      if !statesType, let type = types[names[slot]] { parameter.type = type }
      slot += 1
      return parameter
    }
  }
  /// The template without the types of the user's own that it says as its payload does: what such a type is called in templates
  /// it says itself, and an enum of known cases is called by their list.
  func leavingTypes(_ types: [String: ParameterType]) -> Template {
    let left = try? mapParameters { parameter in
      guard let name = parameter.name, parameter.type.isCustom, parameter.type == types[name] else { return parameter }
      var parameter = parameter
      parameter.type = .string
      return parameter
    }
    return left ?? self
  }
}
