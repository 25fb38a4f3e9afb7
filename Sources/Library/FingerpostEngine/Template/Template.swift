/// A template, the text form of a set of links: `users/{userId}/tweets/{tweetId:int}`.
///
///     let template = try Template("users/{userId}/tweets/{tweetId:int}")
///     template.description           // "users/{userId}/tweets/{tweetId:int}"
///     template.text(.openAPI)        // "/users/{userId}/tweets/{tweetId}"
///     template.parameters.map(\.type)  // [string, int]
///
/// `Template(template.description) == template`. A template made of parts is read back from its text too, so no template exists
/// that the grammar cannot express.
public struct Template: Sendable, Hashable {
  /// The method that a request must have; nil for every method.
  public package(set) var method: String?
  /// The parts of the path; empty at the root.
  public package(set) var path: [Part] = []
  /// Whether its links end their path with a slash: `it/{city}/`. A link is read without it, too, so it is no part of the shape; of a
  /// path that is empty it is all there is, and counts for nothing.
  public package(set) var endsInSlash = false
  /// The items of the query.
  public package(set) var query: [QueryPart] = []
  /// What the fragment must be; nil for anything.
  public package(set) var fragment: Fragment?
  /// The flags in brackets at the end.
  public package(set) var flags = Flags()

  /// One segment of a path, a wildcard of several, or a group.
  public indirect enum Part: Sendable, Hashable {
    /// `users`, decoded.
    case literal(String)
    /// `{userId}`
    case parameter(Parameter)
    /// `{name}.json`: literals and parameters in one segment, a literal between any two.
    case mixed([Part])
    /// `*`: one or more segments, not captured.
    case wildcard
    /// `{*name}`: one or more segments, captured.
    case rest(name: String, default: Default? = nil)
    /// `{**name}`: the rest of the link as it is spelled, with its query and its fragment. It is the last part, after a literal,
    /// and may be in an optional group.
    case rawRest(Parameter)
    /// `(info)`: present or absent.
    case optional(Branch)
    /// `({id:int}|me)`: one of these.
    case either([Branch])
  }

  /// The content of a group: a path, and a query if the group is the last part of its path.
  public struct Branch: Sendable, Hashable {
    /// The parts of the path; never empty.
    public package(set) var path: [Part]
    /// The query items of the branch.
    public package(set) var query: [QueryPart]

    package init(path: [Part], query: [QueryPart] = []) { (self.path, self.query) = (path, query) }
  }

  /// A parameter: its name, type and default.
  public struct Parameter: Sendable, Hashable {
    /// Its name; nil if the template states only a type: `:int`.
    public package(set) var name: String?
    /// The type of its values.
    public package(set) var type: ParameterType
    /// The value if a link leaves the parameter out; nil if it has no default.
    public package(set) var defaultValue: Default?

    package init(name: String? = nil, type: ParameterType, default defaultValue: Default? = nil) {
      (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
    }

    /// The default of a single value, in the type's canonical spelling; nil if there is none, or if it is not known.
    public var defaultText: String? { if case .text(let text)? = defaultValue { text } else { nil } }
  }

  /// The value of a parameter that a link leaves out.
  public enum Default: Sendable, Hashable {
    /// `{page:int=1}`: the text of a value, in the type's canonical spelling.
    case text(String)
    /// `{tags:[string]=new,top}`: the texts of a list, at least one.
    case list([String])
    /// `{page:int=*}`: there is a default, but only running code knows it.
    case unknown
  }

  /// One item of a query, or a group of them.
  public indirect enum QueryPart: Sendable, Hashable {
    /// `page={page:int}`: required, unless it has a default or is an array.
    case item(QueryItem)
    /// `({page:int})`: present or absent.
    case optional(QueryItem)
    /// `({id:int}|{name})`: one of these.
    case either([QueryItem])
    /// `{*data}`: the items whose keys the template does not name. It is the last item, outside groups.
    case rest(name: String)
  }

  /// A query key, and its value.
  public struct QueryItem: Sendable, Hashable {
    /// The key, decoded.
    public package(set) var key: String
    /// A literal, a parameter, or a mixed value: literals and parameters, a literal between any two, as in `ll={lat:double},{lon:double}`.
    public package(set) var value: Part

    package init(key: String, value: Part) { (self.key, self.value) = (key, value) }
  }

  /// The fragment of a template: `#{anchor}`, `#/room/{id}?{via}`, `#id={id}&v=2`.
  public struct Fragment: Sendable, Hashable {
    /// How a fragment is split: the first `/`, `?` or `=` outside braces decides.
    public enum Kind: Sendable, Hashable, BitwiseCopyable {
      /// `{anchor}`, `@{user}`: one text.
      case text
      /// `/room/{id}?{via}`: segments, and items after `?`.
      case path
      /// `id={id}&v=2`: only items.
      case items
    }

    /// How it is split.
    public package(set) var kind: Kind
    /// Whether a path begins with a slash, which counts: `#/p` is not `#p`.
    public package(set) var isRooted = false
    /// Whether one text is present or absent: `(#{anchor})`.
    public package(set) var isOptional = false
    /// The segments: literals, parameters and mixed ones; for one text, this one.
    public package(set) var path: [Part] = []
    /// The items.
    public package(set) var query: [QueryPart] = []
  }

  /// The flags of a template, which are not part of its shape.
  public struct Flags: Sendable, Hashable {
    /// `web`: neither read from nor printed for custom schemes and compact text.
    public package(set) var isWebOnly = false
    /// `origin=…`, in order: the origins of the route, instead of the table's; empty for those of the table.
    public package(set) var origins: [Origin] = []
    /// `case=ignore`: literals and sets of the path are compared without regard to the case of ASCII letters.
    public package(set) var ignoresCase = false
    /// `internal` or `confirm`: who may open its links.
    public package(set) var access = LinkAccess.open
    /// `deprecated` or `deprecated=…`: read, never printed; the reason, or empty if none is given.
    public package(set) var deprecation: String?
    /// `gone` or `gone=…`: removed, but still known; the reason, or empty if none is given.
    public package(set) var gone: String?
    /// `instead=…`: the name of the route to show instead of a gone one.
    public package(set) var instead: String?
    /// `tag=…`, in order.
    public package(set) var tags: [String] = []
    /// `overlaps=…`: names of routes whose overlap with this one is accepted; `*` for all routes.
    public package(set) var overlaps: [String] = []

    package init(
      isWebOnly: Bool = false, origins: [Origin] = [], ignoresCase: Bool = false, access: LinkAccess = .open,
      deprecation: String? = nil, gone: String? = nil, instead: String? = nil, tags: [String] = [],
      overlaps: [String] = []
    ) {
      (self.isWebOnly, self.origins, self.ignoresCase, self.access) = (isWebOnly, origins, ignoresCase, access)
      (self.deprecation, self.gone, self.instead) = (deprecation, gone, instead)
      (self.tags, self.overlaps) = (tags, overlaps)
    }
  }

  /// Every parameter, in the order of the text, which is the order of captures.
  public var parameters: [Parameter] { outline.parameters }

  /// A template that may have no text that reads back as it.
  package init(
    unchecked path: [Part], query: [QueryPart] = [], fragment: Fragment? = nil, method: String? = nil,
    flags: Flags = .none
  ) {
    (self.path, self.query, self.fragment, self.method, self.flags) = (path, query, fragment, method, flags)
  }
}

extension Template.Flags {
  package static let none = Template.Flags()

  /// Whether links of an origin are read: only those of web origins if the route is marked `web`.
  package func allow(_ origin: Origin) -> Bool { !isWebOnly || origin.isForWeb }

  /// Whether the route prints links: one that is deprecated, or gone, never does.
  package var isPrinted: Bool { deprecation == nil && gone == nil }
}

extension Template.Part {
  /// The text of a literal.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }
  /// The parameter that is the whole part.
  package var parameter: Template.Parameter? { if case .parameter(let parameter) = self { parameter } else { nil } }

  /// What one segment, or one value, is made of: literals and parameters; nil for wildcards and groups.
  package var operands: [Template.Part]? {
    switch self {
    case .literal, .parameter: [self]
    case .mixed(let operands): operands
    case .wildcard, .rest, .rawRest, .optional, .either: nil
    }
  }
}

// Parts are equal, like templates, if they are written alike.

extension Template.Part {
  /// Equal if the texts are equal, byte for byte.
  public static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  /// The part as a template writes it: `{id:int}`.
  @inline(never)
  package var text: String { Template(unchecked: [self]).description }

  /// The branches of a group; none for other parts.
  package var branches: [Template.Branch] {
    switch self {
    case .literal, .parameter, .mixed, .wildcard, .rest, .rawRest: []
    case .optional(let branch): [branch]
    case .either(let branches): branches
    }
  }

  /// Whether it is the raw rest of a link, or a group with one.
  package var takesRawRest: Bool {
    if case .rawRest = self { return true }
    return branches.contains { $0.path.takeRawRest }
  }

  /// Whether a group in this part carries a query.
  var carriesQuery: Bool { branches.contains(where: { $0.carriesQuery }) }
}

extension Template.Branch {
  /// Equal if the texts are equal, byte for byte.
  public static func == (left: Self, right: Self) -> Bool { .optional(left) == Template.Part.optional(right) }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { Template.Part.optional(self).hash(into: &hasher) }

  var carriesQuery: Bool { !query.isEmpty || path.contains(where: { $0.carriesQuery }) }
  /// Whether the parameters have defaults, which are their values if the group is left out.
  package var hasDefaults: Bool {
    path.contains { part in
      if case .parameter(let parameter) = part { parameter.defaultValue != nil } else { false }
    }
  }
}

extension [Template.Part] {
  /// Whether the last of them does, which alone may: see ``Template/Part/takesRawRest``.
  package var takeRawRest: Bool { last?.takesRawRest == true }
}

extension Template.QueryPart {
  /// Equal if the texts are equal, byte for byte.
  public static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  var text: String { Template(unchecked: [], query: [self]).description }

  package var items: [Template.QueryItem] {
    switch self {
    case .item(let item), .optional(let item): [item]
    case .either(let items): items
    case .rest: []
    }
  }

  /// Whether it is the rest of the query.
  package var isRest: Bool { if case .rest = self { true } else { false } }
}

extension Template.Fragment {
  /// One text.
  package init(_ part: Template.Part, isOptional: Bool = false) {
    (kind, path, self.isOptional) = (.text, [part], isOptional)
  }

  /// Equal if the texts are equal, byte for byte.
  public static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  /// The fragment as a template writes it: `#/room/{id}`.
  package var text: String {
    var writer = TemplateWriter(style: .typed)
    write(&writer)
    return writer.text
  }

  /// The literal or parameter that is all of it; nil for a fragment of several parts.
  package var part: Template.Part? {
    if case .mixed? = path.first { nil } else { kind == .text ? path.first : nil }
  }

  /// Whether it is more than one literal or parameter.
  package var hasParts: Bool { part == nil }
}
