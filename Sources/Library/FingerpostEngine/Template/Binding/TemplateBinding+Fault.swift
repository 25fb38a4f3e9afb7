extension TemplateBinding {
  /// What keeps a template and a payload from fitting each other.
  package struct Fault: Sendable, Hashable {
    package indirect enum Kind: Sendable, Hashable {
      /// `nearest`: the label that was most likely meant for the parameter.
      case parameterWithoutPayload(nearest: String?)
      case payloadWithoutParameter
      case unfitType
      case typeMismatch(stated: ParameterType)
      /// `{*name}`, whose payload is not a list of strings.
      case restType
      /// `{*name}` of a query, whose payload is not a `QueryItems`; or such a payload of another parameter.
      case queryRestType(isRest: Bool)
      /// A type of another language, and the name of ours that the payload has.
      case foreignType(String, meant: String)
      /// `:word`, which means a name in other routers.
      case colonName(String)
      /// The type is not allowed at the parameter's position.
      case misplacedType(TemplateError)
      case mustBeOptional(hasDefault: Bool)
      case cannotBeOptional
      /// The template and the payload state different defaults.
      case severalDefaults(template: String, payload: String)
      /// An optional has a default, which its group cannot have.
      case groupWithoutDefault
      /// More than one side of an `EitherBranch` is `Void`.
      case severalVoids
      /// The number of parameters differs from the number of sides of an `EitherBranch`.
      case sideCount(Int, parameters: Int)
      /// Sides of an `EitherBranch` that one link may have together.
      case together([String])
      /// Sides of an `EitherBranch` that a link may all leave out.
      case noneOf([String])
    }

    package let kind: Kind
    /// The name of the parameter, or its number; the label of an element without a parameter.
    package let name: String?
    /// The index of the element; nil for a parameter without one.
    package let element: Int?

    init(_ kind: Kind, _ name: String?, _ element: Int?) {
      (self.kind, self.name, self.element) = (kind, name, element)
    }

    /// The message for `:word` where a name is meant.
    package static func colonName(_ word: String) -> String { "a parameter is written {\(word)}, not :\(word)" }

    /// The same where the macro says it and where a router does.
    package var code: FaultCode { FaultCode(explained("").kind) }

    /// What is wrong, in words.
    ///
    /// - Parameter types: the type of an element, as Swift spells it.
    package func message(_ types: (Int) -> String) -> String { explained(element.map(types) ?? "").message }

    @_optimize(size)
    private func explained(_ type: String) -> (kind: FaultKind, message: String) {
      let name = name ?? ""
      func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " and ") }
      return switch kind {
      case .parameterWithoutPayload(let nearest):
        (.parameterWithoutPayload, "the parameter \"\(name)\" has no payload" + didYouMean(nearest))
      case .payloadWithoutParameter:
        (
          .payloadWithoutParameter,
          name.isEmpty
            ? "the payload of type \(type) has no parameter in the template"
            : "the payload \"\(name)\" has no parameter in the template: add {\(name)} to it"
        )
      // A list may be empty, so nobody needs none.
      case .unfitType where type.hasPrefix("[") && type.hasSuffix("]?"):
        (.unfitType, "no link can hold a value of type \(type): write \(type.dropLast()), which may be empty")
      case .unfitType:
        (
          .unfitType,
          "no link can hold a value of type \(type): a payload must be a RouteParameter, or an optional, "
            + "an array or an EitherBranch of such types"
        )
      case .queryRestType(let isRest):
        (
          .typeMismatch,
          isRest
            ? "\"\(name)\" is the rest of a query: write QueryItems, not \(type)"
            : "\"\(name)\" is one value, and QueryItems are the rest of a query: write {*\(name)} at its end"
        )
      // The template's names for the library's types differ from Swift's.
      case .typeMismatch(let stated) where "\(stated)" == type:
        (.typeMismatch, "templates have no type \(stated): write {\(name)}, and the payload decides the type")
      case .typeMismatch(let stated):
        (.typeMismatch, "\"\(name)\" is \(stated) in the template, but its payload is \(type)")
      case .restType:
        (.typeMismatch, "\"\(name)\" is the rest of a path, a list of its segments: write [String], not \(type)")
      case .foreignType(let stated, let meant):
        (
          .typeMismatch,
          "templates have no type \(stated): write {\(name):\(meant)}, or {\(name)}, and the payload decides the type"
        )
      case .colonName(let word): (.colonName, Self.colonName(word))
      case .misplacedType(let error): (error.code.kind, "\"\(name)\" is \(type): \(error.message)")
      case .mustBeOptional(let hasDefault):
        (
          .mustBeOptional,
          "\"\(name)\" may be left out of the link: its payload must be optional, "
            + (hasDefault ? "because its group cannot have a default" : "or have a default")
        )
      case .cannotBeOptional:
        (.cannotBeOptional, "\"\(name)\" has a default in the template: its payload cannot be nil")
      case .severalDefaults(let template, let payload):
        (
          .severalDefaults,
          "\"\(name)\" has the default \"\(template)\" in the template, and \"\(payload)\" in the payload: leave one out"
        )
      case .groupWithoutDefault:
        (.groupWithoutDefault, "\"\(name)\" has a default, but its group cannot have one: remove the default")
      case .severalVoids:
        (.eitherSides, "more than one side of \(type) is Void, so one link would have two values")
      case .sideCount(let sides, let parameters):
        (
          .eitherSides,
          "\(type) is \(sides) parameter\(sides == 1 ? "" : "s"), one a side: the template has "
            + (parameters == 0 ? "none" : "\(parameters)")
        )
      case .together(let names):
        (
          .eitherSides,
          "\(list(names)) can be in one link together: the sides of an EitherBranch are branches of one group"
        )
      case .noneOf(let names):
        (.eitherSides, "\(list(names)) may all be left out: the EitherBranch needs a side that is Void")
      }
    }
  }
}
