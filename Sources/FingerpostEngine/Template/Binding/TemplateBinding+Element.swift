extension TemplateBinding {
  /// An element of a payload, as far as is known of it.
  package struct Element {
    /// What an element stands for where nobody gives it.
    package enum Default: Sendable, Hashable {
      case none
      /// A literal, as text.
      case text(String)
      /// What only running code knows.
      case unread

      var text: String? { if case .text(let text) = self { text } else { nil } }

      /// What to do where a link may leave the element out.
      var hint: String {
        switch self {
        case .none: "or have a default"
        case .text: "as its group can have no default"
        case .unread: "or have a literal as its default"
        }
      }
    }

    let label: String?
    let type: PayloadType
    let parameters: [ParameterType]
    let standard: Default
    let mayBeAlias: Bool
    private let reads: ((Int, String) -> Bool)?

    /// - Parameters:
    ///   - standard: the default that the payload says.
    ///   - mayBeAlias: whether its type may be a name for another, such as an optional.
    ///   - reads: whether a text is a value of one of its parameters; nil where of a type of the user's own nobody knows.
    package init(
      label: String?, _ type: PayloadType, standard: Default = .none, mayBeAlias: Bool = false,
      reads: ((Int, String) -> Bool)? = nil
    ) {
      (self.label, self.type, parameters) = (label, type, type.parameters)
      (self.standard, self.mayBeAlias, self.reads) = (standard, mayBeAlias, reads)
    }

    /// Whether a template may state a type for one of its parameters: the same, a set of its values, or for a string what has
    /// no type in the standard library.
    func fits(_ index: Int, stated: ParameterType) -> Bool {
      let type = parameters[index]
      if type == stated { return true }
      guard stated.isArray == type.isArray else { return false }
      if reads == nil, type.isCustom { return true }
      switch stated.element {
      case .oneOf(let members):
        return members.allSatisfy { reads?(index, $0) ?? (type.element.canonical($0) != nil) }
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
  package var isCustom: Bool { customName != nil }

  /// The name of a type of the user's own, or of what it is an array of.
  package var customName: String? { if case .custom(let name) = element { name } else { nil } }
}
