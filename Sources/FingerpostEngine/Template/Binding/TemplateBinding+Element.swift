extension TemplateBinding {
  /// An element of a payload, as far as is known of it.
  package struct Element {
    /// What it is beside its types.
    package enum Form {
      /// A value that must be there.
      case one
      /// What a link may leave out.
      case optional
      /// The values of a repeated query key, or the segments of a rest.
      case list
      /// A parameter for each side that holds something, and so many that hold nothing.
      case either(voids: Int)
      /// No parameter's.
      case unfit
    }

    /// What an element stands for where nobody gives it.
    package enum Default: Sendable, Hashable {
      /// Nothing.
      case none
      /// A literal, as text.
      case text(String)
      /// What only running code knows.
      case unread
    }

    let label: String?
    let form: Form
    let types: [ParameterType]
    let standard: Default
    let mayBeAlias: Bool
    private let reads: ((Int, String) -> Bool)?

    /// - Parameters:
    ///   - types: the types of its parameters.
    ///   - standard: the default that the payload says.
    ///   - mayBeAlias: whether its type may be a name for another, such as an optional.
    ///   - reads: whether a text is a value of one of its types; nil where of a type of the user's own nobody knows.
    package init(
      label: String?, _ form: Form, _ types: [ParameterType], standard: Default = .none, mayBeAlias: Bool = false,
      reads: ((Int, String) -> Bool)? = nil
    ) {
      (self.label, self.form, self.types) = (label, form, types)
      (self.standard, self.mayBeAlias, self.reads) = (standard, mayBeAlias, reads)
    }

    /// Whether it is one parameter, or none.
    var isEither: Bool { if case .either = form { true } else { false } }

    /// Whether a template may state a type for one of its parameters: the same, a set of its values, or for a string what has
    /// no type in the standard library.
    func fits(_ place: Int, stated: ParameterType) -> Bool {
      let type = types[place]
      if type == stated { return true }
      guard stated.isArray == type.isArray else { return false }
      if reads == nil, type.isCustom { return true }
      switch stated.element {
      case .oneOf(let members):
        return members.allSatisfy { reads?(place, $0) ?? (type.element.canonical($0) != nil) }
      case .uuid, .date, .dateTime: return type.element == .string
      default: return false
      }
    }
  }
}

extension Template.Parameter {
  /// Whether the template says the type: `{id}` is as good as `{id:string}`, but `:string` says it.
  var statesType: Bool { type != .string || name == nil }
}

extension ParameterType {
  /// Whether it is a type of the user's own, or an array of one.
  package var isCustom: Bool { if case .custom = element { true } else { false } }
}
