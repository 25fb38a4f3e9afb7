extension TemplateBinding {
  /// An element of a payload, as far as it is known.
  package struct Element {
    let label: String?
    let type: PayloadType
    let parameters: [ParameterType]
    let defaultValue: Template.Default?
    let mayBeAlias: Bool
    private let seen: [CustomType?]
    private let reads: ((Int, String) -> Bool)?

    /// - Parameters:
    ///   - defaultValue: the payload's default.
    ///   - mayBeAlias: whether its type may be an alias of another, such as an optional.
    ///   - seen: for each parameter whose type is declared by the source, that type, with its members.
    ///   - reads: whether a text is a value of the parameter with this index; nil if nothing is known about a custom type.
    package init(
      label: String?, _ type: PayloadType, defaultValue: Template.Default? = nil, mayBeAlias: Bool = false,
      seen: [CustomType?] = [], reads: ((Int, String) -> Bool)? = nil
    ) {
      (self.label, self.type, parameters) = (label, type, type.parameters)
      (self.defaultValue, self.mayBeAlias, self.seen, self.reads) = (defaultValue, mayBeAlias, seen, reads)
    }

    /// The type that the source declares for a parameter; nil if it is unknown.
    func seen(_ index: Int) -> CustomType? { seen.indices.contains(index) ? seen[index] : nil }

    /// Whether a parameter with a name states the type's own name, which says nothing new: `{sort:Sort}`.
    func namesItself(_ index: Int, _ parameter: Template.Parameter) -> Bool {
      let (stated, type) = (parameter.type, parameters[index])
      guard let name = stated.customName, parameter.name != nil, stated.isArray == type.isArray else { return false }
      return stated.element == type.element || name == seen(index)?.name
    }

    /// Whether the template may state this type for a parameter: the same type, a set of its values, or for a string a type that
    /// the standard library lacks.
    @_optimize(size)
    func fits(_ index: Int, stated parameter: Template.Parameter) -> Bool {
      let (stated, type, seen) = (parameter.type, parameters[index], seen(index))
      if type == stated || namesItself(index, parameter) { return true }
      guard stated.isArray == type.isArray else { return false }
      // A list in one value states its separator, and perhaps no more.
      if stated.element == type.element || parameter.statesSeparator { return true }
      if reads == nil, seen == nil, type.isCustom { return true }
      switch stated.element {
      case .oneOf(let members):
        return members.allSatisfy { text in
          if let reads { return reads(index, text) }
          return (seen.map { $0.canonical(text) } ?? type.element.canonical(text)) != nil
        }
      case .scalar(let scalar): return scalar.isTextInSwift && type.element == .string
      case .custom, .array, .list: return false
      }
    }
  }
}

extension Template.Parameter {
  /// Whether the template states a type: `{id}` and `{id:string}` do not, `:string` does.
  var statesType: Bool { type != .string || name == nil }

  /// Whether the template states a separator, and no type of the elements: `{tags:[string],}`.
  var statesSeparator: Bool { type.separator != nil && type.element == .string && name != nil }
}

extension ParameterType {
  /// Whether it is a custom type, or an array of one.
  package var isCustom: Bool { customName != nil }

  /// The name of the custom type, or of the array's custom element.
  package var customName: String? { if case .custom(let name) = element { name } else { nil } }
}

/// What one element of a payload can bind to.
package indirect enum PayloadType: Sendable, Equatable {
  case one(ParameterType)
  case optional(ParameterType)
  case list(ParameterType)
  /// The sides of nested `EitherBranch`s, left to right; nil for `Void`.
  case either([ParameterType?])
  /// A type that no parameter has: a tuple, a function, a dictionary.
  case unfit

  /// The types of the parameters, in order.
  package var parameters: [ParameterType] {
    switch self {
    case .one(let type), .optional(let type): [type]
    case .list(let type): [.array(type)]
    case .either(let sides): sides.compactMap { $0 }
    case .unfit: []
    }
  }

  package var isEither: Bool { if case .either = self { true } else { false } }
}
