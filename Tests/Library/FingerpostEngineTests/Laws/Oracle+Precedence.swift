@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// A route, its parameters and groups numbered.
struct OracleRoute {
  let route: RouteTable.Route
  /// The route's, which ignores case if the table does.
  let template: Template
  /// Whether some letter of the path may be in any case.
  let ignoresCase: Bool
  let index: Int
  let path: [OracleNode]
  let query: [OracleQuery]
  let fragment: OracleParts
  let parameters: Int
  let groups: Int
  let optionals: Int
  /// The canonical text of the shape: no names, of defaults no more than that they are there, query items in order.
  let shape: [UInt8]

  init(_ route: RouteTable.Route, index: Int, types: OracleTypes, ignoresCase: Bool = false) {
    self.route = route
    self.index = index
    var template = route.template
    if ignoresCase { template.flags.ignoresCase = true }
    self.template = template
    var numbering = OracleNumbering(types: types, folds: template.flags.ignoresCase)
    path = numbering.path(route.template.path)
    query = numbering.query(
      route.template.query, named: OracleNumbering.keys(route.template.path, route.template.query))
    fragment = numbering.fragment(route.template.fragment)
    parameters = numbering.parameters
    groups = numbering.groups
    optionals = numbering.optionals
    let (low, high) = (template.path.map(\.shape.inLowerCase.text), template.path.map(\.shape.inUpperCase.text))
    self.ignoresCase = template.flags.ignoresCase && low != high
    shape = Array(template.shape.description.utf8)
  }

  /// Whether the two are the same route twice: one shape, and an origin in common. Compact text holds no raw rest.
  func isTwin(of other: OracleRoute, in origins: [Origin]) -> Bool {
    guard shape == other.shape, route.template.method == other.route.template.method else { return false }
    let shared = Set(reach(origins)).intersection(other.reach(origins))
    guard case .rawRest = route.template.path.last else { return !shared.isEmpty }
    return !shared.subtracting([.compact]).isEmpty
  }

  /// The origins that the route allows: its own, or these.
  func reach(_ origins: [Origin]) -> [Origin] {
    (route.origins ?? origins).filter { origin in
      switch origin {
      case .web(_, let scheme): scheme.hasPrefix("http") || !route.template.flags.isWebOnly
      case .path: true
      case .scheme, .withoutAuthority, .compact: !route.template.flags.isWebOnly
      }
    }
  }
}

/// A route that matches, and all that decides whether it wins.
struct OracleCandidate {
  let route: OracleRoute
  let reading: OracleReading
  let query: OracleQueryReading
  let fragment: OracleFragment
  var host: OracleText.HostRank = []
  /// The place of the first origin that the link and the route have.
  var origin = 0
  var method = 0
  var isRaw = false

  func isBetter(than other: OracleCandidate) -> Bool {
    if reading.labels != other.reading.labels { return reading.labels < other.reading.labels }
    if route.ignoresCase != other.route.ignoresCase { return other.route.ignoresCase }
    let (mine, theirs) = (query.required, other.query.required)
    if mine.count != theirs.count { return mine.count > theirs.count }
    for (left, right) in zip(mine, theirs) {
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      if left.rank != right.rank { return left.rank < right.rank }
    }
    if query.present != other.query.present { return query.present > other.query.present }
    if query.restRank != other.query.restRank { return query.restRank < other.query.restRank }
    if let isBetter = fragment.isBetter(than: other.fragment) { return isBetter }
    if host != other.host { return host < other.host }
    if method != other.method { return method < other.method }
    if route.optionals != other.route.optionals { return route.optionals < other.route.optionals }
    if route.shape != other.route.shape { return route.shape.lexicographicallyPrecedes(other.route.shape) }
    return origin < other.origin
  }
}

/// What the oracle looks at in a location.
struct OracleText {
  typealias HostRank = [Int]

  let segments: [String]
  let query: [Location.QueryItem]
  let fragment: String?
  let spelledFragment: String?
  /// For each item of the query, whether it has a `=`.
  let haveValues: [Bool]
  let form: TextForm
  let prefix: String
  let asTarget: Bool
  /// Whether the last segment is a raw rest.
  var isRaw = false
  /// The segments, and the values of the items, as they stand in the text; empty where that is not known.
  private(set) var rawSegments: [String] = []
  private(set) var rawValues: [String] = []

  init(_ location: Location, of text: String, asTarget: Bool) {
    segments = location.segments
    query = location.query
    let items = text.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst().split(separator: "&")
    haveValues = items.map { $0.utf8.contains(UInt8(ascii: "=")) }
    fragment = location.fragment
    spelledFragment = location.spelledFragment
    form = location.source.form
    prefix = location.source.prefix
    self.asTarget = asTarget
    rawValues = Self.values(items.map { String(decoding: $0.utf8, as: UTF8.self) })
    rawSegments = Self.raws(text, form, segments)
  }

  /// The segments of a text, and a captured host, as they stand in it; none of compact text, which has no escapes.
  private static func raws(_ text: String, _ form: TextForm, _ segments: [String]) -> [String] {
    if form == .compact { return [] }
    // What precedes the path is a scheme, and a host of the web.
    var path = text.prefix { $0 != "#" && $0 != "?" }[...]
    if !path.hasPrefix("/"), let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) {
      path = path[path.utf8.index(after: colon)...]
      if form == .web || form == .host { path = path.drop { $0 == "/" }.drop { $0 != "/" } }
    }
    let raws = path.split(separator: "/").map(String.init)
    return form == .host ? segments.prefix(1) + raws : raws
  }

  /// What follows the first `=` of each item.
  static func values(_ items: [String]) -> [String] {
    items.map { item in
      item.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(decoding: item.utf8[$0...].dropFirst(), as: UTF8.self) }
        ?? ""
    }
  }

  /// The link with a raw rest behind these segments.
  init(_ location: Location, rest: String, of text: String, asTarget: Bool) {
    (segments, query, haveValues) = (location.segments.dropLast() + [rest], [], [])
    (fragment, spelledFragment) = (nil, nil)
    (form, prefix, self.asTarget, isRaw) = (location.source.form, location.source.prefix, asTarget, true)
    rawSegments = Self.raws(text, form, segments)
  }

  var isCompact: Bool { form == .compact }
  var isWeb: Bool { form == .web && prefix.hasPrefix("http") || form == .path || form == .host }

  /// Nil where the text does not come from the origin; else bare paths before an exact host, that before a wildcard, and a longer
  /// suffix first. The target of a request comes from all of them.
  func rank(of origin: Origin) -> HostRank? {
    switch origin {
    case .path: return form == .path ? [-1] : nil
    case .compact: return form == .compact ? [0] : nil
    case .scheme(let scheme): return form == .scheme && prefix == scheme.lowercased() + "://" ? [0] : nil
    case .withoutAuthority(let scheme, let isRootless):
      return form == .schemePath && prefix == scheme.lowercased() + (isRootless ? ":" : ":/") ? [0] : nil
    case .web(let host, let scheme):
      let start = scheme.lowercased() + "://"
      if host.hasPrefix("{") || form == .host {
        let suffix = host.drop { $0 != "}" }.dropFirst()
        return form == .host && host.hasPrefix("{") && prefix == start + "*" + suffix.lowercased() ? [0] : nil
      }
      let own = host.lowercased()
      let suffix = own.dropFirst()
      if asTarget, !scheme.hasPrefix("http") { return nil }
      if asTarget { return own.hasPrefix("*") ? [1, -suffix.count] : [0] }
      guard form == .web, prefix.hasPrefix(start) else { return nil }
      let name = prefix.dropFirst(start.count)
      guard own.hasPrefix("*") else { return name == own ? [0] : nil }
      // An address has no labels: only any host is one.
      if suffix.isEmpty, name.hasPrefix("["), name.hasSuffix("]") { return [1, 0] }
      guard name.hasSuffix(suffix), name.count > suffix.count, !name.contains(":") else { return nil }
      return [1, -suffix.count]
    }
  }
}

extension OracleText.HostRank {
  static func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }
}

extension Sequence<OracleText.HostRank> {
  func min() -> OracleText.HostRank? { self.min { $0.lexicographicallyPrecedes($1) } }
}

extension Template {
  /// The template without names, flags and a slash at the end, and for any method. That an item or a fragment may be left out is shape;
  /// what it stands for then is not.
  fileprivate var shape: Template {
    var shape = self
    shape.method = nil
    shape.flags = Flags()
    // A link is read with and without it.
    shape.endsInSlash = false
    shape.path = path.map(\.shape)
    let folded = shape.path.map(\.inLowerCase)
    // Where a letter has a case, it is said that it does not matter.
    if flags.ignoresCase, folded.map(\.text) != shape.path.map(\.inUpperCase.text) {
      (shape.path, shape.flags.ignoresCase) = (folded, true)
    }
    shape.query = Template.sorted(query)
    shape.fragment = fragment?.shape
    return shape
  }

  /// A link may have its items in any order: of all orders of a template's the first stands for it.
  fileprivate static func sorted(_ query: [QueryPart]) -> [QueryPart] {
    func bytes(_ part: QueryPart) -> [UInt8] {
      var template = Template(unchecked: [])
      template.query = [part]
      return Array(template.description.utf8)
    }
    return query.map(\.shape).sorted { bytes($0).lexicographicallyPrecedes(bytes($1)) }
  }
}

extension Template.Fragment {
  fileprivate var shape: Template.Fragment {
    var fragment = self
    fragment.path = path.map { $0.parameter.map { .parameter($0.shape) } ?? $0.shape }
    fragment.query = Template.sorted(query)
    return fragment
  }
}

extension Template.Parameter {
  fileprivate var shape: Template.Parameter {
    Template.Parameter(type: type, default: defaultText.map { _ in .text("") })
  }
}

extension Template.Part {
  fileprivate var shape: Template.Part {
    switch self {
    case .literal, .wildcard: self
    case .rest: .rest(name: "")
    case .rawRest(let parameter): .rawRest(Template.Parameter(name: "", type: parameter.type))
    case .parameter(let parameter): .parameter(Template.Parameter(type: parameter.type))
    case .mixed(let operands): .mixed(operands.map(\.shape))
    case .optional(let branch): .optional(branch.shape)
    case .either(let branches): .either(branches.map(\.shape))
    }
  }
}

extension Template.Branch {
  fileprivate var shape: Template.Branch { Template.Branch(path: path.map(\.shape), query: Template.sorted(query)) }
}

extension Template.QueryPart {
  fileprivate var shape: Template.QueryPart {
    switch self {
    case .item(let item): .item(item.shape)
    case .optional(let item): .optional(item.shape)
    case .either(let items): .either(items.map(\.shape))
    case .rest: .rest(name: "")
    }
  }
}

extension Template.QueryItem {
  fileprivate var shape: Template.QueryItem {
    // Whether a parameter has a default counts here.
    let whole = value.parameter.map { Template.Part.parameter($0.shape) }
    return Template.QueryItem(key: key, value: whole ?? value.shape)
  }
}

// Letters in one case. Only those of ASCII have two.

func inLowerCase(_ text: String) -> String {
  String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
}

func inUpperCase(_ text: String) -> String {
  String(decoding: text.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
}

extension Template.Part {
  fileprivate var inLowerCase: Template.Part { spelled(FingerpostEngineTests.inLowerCase) }
  fileprivate var inUpperCase: Template.Part { spelled(FingerpostEngineTests.inUpperCase) }

  func spelled(_ change: (String) -> String) -> Template.Part {
    func branch(_ branch: Template.Branch) -> Template.Branch {
      var branch = branch
      branch.path = branch.path.map { $0.spelled(change) }
      return branch
    }
    switch self {
    case .literal(let text): return .literal(change(text))
    case .parameter(let parameter): return .parameter(parameter.spelled(change))
    case .mixed(let operands): return .mixed(operands.map { $0.spelled(change) })
    case .wildcard, .rest, .rawRest: return self
    case .optional(let inner): return .optional(branch(inner))
    case .either(let branches): return .either(branches.map(branch))
    }
  }
}

extension Template.Parameter {
  func spelled(_ change: (String) -> String) -> Template.Parameter {
    guard case .oneOf(let members) = type else { return self }
    var parameter = self
    parameter.type = .oneOf(members.map(change).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    return parameter
  }
}
