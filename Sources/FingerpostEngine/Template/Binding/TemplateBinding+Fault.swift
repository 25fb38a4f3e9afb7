extension TemplateBinding {
  /// What keeps a template and a payload from fitting each other. Parameters are given by what they go by, elements by index.
  package enum Fault: Sendable, Hashable {
    /// Nearest: the label that the parameter was most likely meant to have.
    case parameterWithoutPayload(String, nearest: String?)
    case payloadWithoutParameter(label: String?, element: Int)
    case unfitType(element: Int)
    case typeMismatch(String, stated: ParameterType, element: Int)
    /// `:word`, which other routers take for a name.
    case colonName(String, word: String, element: Int)
    /// The template has no place for the type where the parameter stands.
    case misplacedType(String, TemplateError, element: Int)
    case mustBeOptional(String, Element.Default, element: Int)
    case cannotBeOptional(String, element: Int)
    case eitherSides(SidesFault, element: Int)
  }

  /// What keeps the parameters of an `Either` from being one or the other.
  package enum SidesFault: Sendable, Hashable {
    case severalVoids
    case together([String])
    case nothing([String])
    /// There are not as many parameters as sides.
    case count(sides: Int, parameters: Int)
  }
}

extension TemplateBinding.Fault {
  /// The parameter that it is about.
  package var parameter: String? {
    switch self {
    case .parameterWithoutPayload(let name, _), .typeMismatch(let name, _, _), .colonName(let name, _, _),
      .misplacedType(let name, _, _), .mustBeOptional(let name, _, _), .cannotBeOptional(let name, _):
      name
    case .payloadWithoutParameter, .unfitType, .eitherSides: nil
    }
  }

  /// The element that it is about.
  package var element: Int? {
    switch self {
    case .parameterWithoutPayload: nil
    case .payloadWithoutParameter(_, let element), .unfitType(let element), .typeMismatch(_, _, let element),
      .colonName(_, _, let element), .misplacedType(_, _, let element), .mustBeOptional(_, _, let element),
      .cannotBeOptional(_, let element), .eitherSides(_, let element):
      element
    }
  }

  /// What is said of `:word` where a name is meant.
  package static func colonName(_ word: String) -> String { "a parameter is written {\(word)}, not :\(word)" }

  /// What is wrong, in words.
  ///
  /// - Parameter type: the type of an element, as Swift has it.
  package func message(_ type: (Int) -> String) -> String {
    switch self {
    case .parameterWithoutPayload(let name, let nearest):
      "the parameter \"\(name)\" has no payload" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .payloadWithoutParameter(let label?, _):
      "the payload \"\(label)\" has no parameter in the template: add {\(label)} to it"
    case .payloadWithoutParameter(nil, let element):
      "the payload of type \(type(element)) has no parameter in the template"
    case .unfitType(let element):
      "no link can hold a value of type \(type(element)): a payload is a RouteParameter, an optional, "
        + "an array or an Either of such"
    // Types of the library have names of their own in templates.
    case .typeMismatch(let name, let stated, let element) where "\(stated)" == type(element):
      "no template has a type \(stated): \"\(name)\" is written {\(name)}, as the payload says its type"
    case .typeMismatch(let name, let stated, let element):
      "the template says that \"\(name)\" is \(stated), the payload that it is \(type(element))"
    case .colonName(_, let word, _):
      Self.colonName(word)
    case .misplacedType(let name, let error, let element):
      "\"\(name)\" is \(type(element)): \(error.message)"
    case .mustBeOptional(let name, let standard, _):
      "\"\(name)\" may be left out of the link: its payload must be optional, \(standard.hint)"
    case .cannotBeOptional(let name, _):
      "\"\(name)\" has a default in the template: its payload cannot be nil"
    case .eitherSides(let fault, let element):
      fault.message(type(element))
    }
  }
}

extension TemplateBinding.Element.Default {
  fileprivate var hint: String {
    switch self {
    case .none: "or have a default"
    case .text: "as its group can have no default"
    case .unread: "or have a literal as its default"
    }
  }
}

extension TemplateBinding.SidesFault {
  fileprivate func message(_ type: String) -> String {
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " and ") }
    return switch self {
    case .severalVoids: "of \(type) more than one side is Void, which one link would stand for"
    case .together(let names):
      "\(list(names)) may stand in one link: the sides of an Either are branches of one group"
    case .nothing(let names): "\(list(names)) may all be left out: the Either needs a side that is Void"
    case .count(let sides, let parameters):
      "\(type) is \(sides) parameter\(sides == 1 ? "" : "s"), one a side: the template has "
        + (parameters == 0 ? "none" : "\(parameters)")
    }
  }
}
