/// What one element of a payload can bind to.
package enum PayloadType: Sendable, Hashable {
  case one(ParameterType)
  case optional(ParameterType)
  case list(ParameterType)
  /// The sides of nested `Either`s, left to right; nil for `Void`.
  case either([ParameterType?])
  /// A type that no parameter has: a tuple, a function, a dictionary.
  case unfit

  /// The types of the parameters, in order.
  package var parameters: [ParameterType] {
    switch self {
    case .one(let type), .optional(let type): [type]
    case .list(let type): [.array(type)]
    case .either(let sides): sides.compactMap(\.self)
    case .unfit: []
    }
  }

  package var isEither: Bool { if case .either = self { true } else { false } }
}
