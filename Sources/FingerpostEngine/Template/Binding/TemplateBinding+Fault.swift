extension TemplateBinding {
  /// What keeps a template and a payload from fitting each other.
  package struct Fault: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// Nearest: the label that the parameter was most likely meant to have.
      case parameterWithoutPayload(nearest: String?)
      case payloadWithoutParameter
      case unfitType
      case typeMismatch(stated: ParameterType)
      /// `:word`, which other routers take for a name.
      case colonName(String)
      /// The type cannot stand where the parameter does.
      case misplacedType(TemplateError)
      case mustBeOptional(Element.Default)
      case cannotBeOptional
      /// More than one side of an `Either` is `Void`.
      case severalVoids
      /// Not as many parameters as the sides of an `Either`.
      case sideCount(Int, parameters: Int)
      /// The sides of an `Either` that one link may have.
      case together([String])
      /// The sides of an `Either` that a link may do without.
      case noneOf([String])
    }

    package let kind: Kind
    /// The parameter, by what it goes by; of an element without one the label.
    package let name: String?
    /// The index of the element; nil where there is none.
    package let element: Int?

    init(_ kind: Kind, _ name: String?, _ element: Int?) {
      (self.kind, self.name, self.element) = (kind, name, element)
    }

    /// What is said of `:word` where a name is meant.
    package static func colonName(_ word: String) -> String { "a parameter is written {\(word)}, not :\(word)" }

    /// What is wrong, in words.
    ///
    /// - Parameter types: the type of an element, as Swift has it.
    package func message(_ types: (Int) -> String) -> String {
      let type = element.map(types) ?? ""
      let name = name ?? ""
      func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " and ") }
      return switch kind {
      case .parameterWithoutPayload(let nearest):
        "the parameter \"\(name)\" has no payload" + suggestion(nearest)
      case .payloadWithoutParameter where name.isEmpty: "the payload of type \(type) has no parameter in the template"
      case .payloadWithoutParameter: "the payload \"\(name)\" has no parameter in the template: add {\(name)} to it"
      case .unfitType:
        "no link can hold a value of type \(type): a payload is a RouteParameter, an optional, "
          + "an array or an Either of such"
      // Types of the library have names of their own in templates.
      case .typeMismatch(let stated) where "\(stated)" == type:
        "no template has a type \(stated): \"\(name)\" is written {\(name)}, as the payload says its type"
      case .typeMismatch(let stated): "the template says that \"\(name)\" is \(stated), the payload that it is \(type)"
      case .colonName(let word): Self.colonName(word)
      case .misplacedType(let error): "\"\(name)\" is \(type): \(error.message)"
      case .mustBeOptional(let standard):
        "\"\(name)\" may be left out of the link: its payload must be optional, \(standard.hint)"
      case .cannotBeOptional: "\"\(name)\" has a default in the template: its payload cannot be nil"
      case .severalVoids: "of \(type) more than one side is Void, which one link would stand for"
      case .sideCount(let sides, let parameters):
        "\(type) is \(sides) parameter\(sides == 1 ? "" : "s"), one a side: the template has "
          + (parameters == 0 ? "none" : "\(parameters)")
      case .together(let names):
        "\(list(names)) may stand in one link: the sides of an Either are branches of one group"
      case .noneOf(let names): "\(list(names)) may all be left out: the Either needs a side that is Void"
      }
    }
  }
}
