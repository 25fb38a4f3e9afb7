package import FingerpostEngine
import FingerpostProof

/// A link in parts, decoded, to be changed here and there.
struct LinkDraft {
  var origin: Origin
  var segments: [String]
  var endsInSlash = false
  var query: [(String, String)]
  var fragment: String?
  /// A fragment of several parts, as it is in the link.
  var parts: String?

  /// A link that a way reads, one segment for each part; nil if no value of a custom type is known.
  init?(
    _ way: RouteWay, _ whole: Template.Fragment?, _ origin: Origin, _ types: [CustomType]
  ) {
    let fragment = whole?.required
    (self.origin, self.fragment) = (origin, fragment?.sample(types))
    if let whole, whole.hasParts, whole.isRequired {
      guard let parts = whole.sample(types) else { return nil }
      self.parts = parts
    }
    segments = way.path.compactMap { $0.sample(types) }
    query = way.query.compactMap { item in item.value.sample(types).map { (item.key, $0) } }
    let isComplete = segments.count == way.path.count && query.count == way.query.count
    guard isComplete, (self.fragment == nil) == (fragment == nil) else { return nil }
  }

  /// A link of the first way through a route; nil also if there are too many.
  init?(_ route: RouteTable.Route, _ origin: Origin, _ types: [CustomType]) {
    guard let way = route.template.ways()?.first else { return nil }
    self.init(way, route.template.fragment, origin, types)
    endsInSlash = route.template.endsInSlash
  }

  func changed(_ change: (inout LinkDraft) -> Void) -> LinkDraft {
    var link = self
    change(&link)
    return link
  }

  /// The link; for a wildcard, of some host.
  var text: String {
    var rest = segments[...]
    var text: String
    switch origin {
    case .web(let name, let scheme):
      text = scheme + "://"
      if let suffix = origin.hostSuffix {
        text += (rest.popFirst() ?? "a") + suffix
      } else if name.hasPrefix("*.") {
        text += "a" + name.dropFirst()
      } else {
        text += name == "*" ? "a.example" : name
      }
      text += "/"
    case .scheme, .withoutAuthority, .path: text = origin.description
    case .compact: text = ""
    }
    text += rest.map(\.escapedSegment).joined(separator: "/")
    if endsInSlash, !rest.isEmpty, origin != .compact { text += "/" }
    if !query.isEmpty { text += "?" + query.map { "\($0.escapedQuery)=\($1.escapedQuery)" }.joined(separator: "&") }
    if let fragment = parts ?? fragment?.escapedFragment { text += "#" + fragment }
    return text
  }
}

/// In which direction patterns err where they cannot be exact, and what they know of types.
struct PatternRules {
  let direction: ExportOptions.Direction
  let types: [CustomType]
  /// Whether literals and sets of the path ignore case.
  var ignoresCase = false

  var isOver: Bool { direction == .over }
  /// The same where case counts.
  var withCase: PatternRules { PatternRules(direction: direction, types: types) }
}

extension Template.Fragment {
  /// A fragment that it reads, as it is in a link; nil if no value of a custom type is known.
  func sample(_ types: [CustomType]) -> String? {
    let segments = path.compactMap { $0.sample(types)?.escapedInFragment }
    let items = query.compactMap(\.required.first)
    let texts = items.compactMap { item in
      item.value.sample(types).map { item.key.escapedInFragment + "=" + $0.escapedInFragment }
    }
    guard segments.count == path.count, texts.count == items.count else { return nil }
    return (isRooted ? "/" : "") + segments.joined(separator: "/")
      + (kind == .path && !texts.isEmpty ? "?" : "") + texts.joined(separator: "&")
  }
}

extension Template.Part {
  /// A segment, or a value, that it reads; for wildcards any.
  func sample(_ types: [CustomType]) -> String? {
    guard let operands else { return "a" }
    let texts = operands.compactMap { $0.literal ?? $0.parameter?.type.sample(types) }
    return texts.count == operands.count ? texts.joined() : nil
  }
}

extension ParameterType {
  /// A text that reads; nil if none is known.
  func sample(_ types: [CustomType]) -> String? {
    guard let customName else { return samples.first }
    guard let type = types.first(where: { $0.name == customName }) else { return nil }
    let others = type.within?.samples ?? ["a", "1", "A", "true", "x-1"]
    return type.members?.first ?? others.first { type.canonical($0) != nil }
  }
}

extension RouteTable {
  /// Whether a tap on a link may reach the route: links are opened with GET, which no route of another method answers.
  func opensByLink(_ index: Int) -> Bool { isPublic(index) && [nil, "GET"].contains(routes[index].template.method) }

  /// A link that the route itself answers, for people; nil if none is known.
  ///
  ///     // users/me, users/{id:int}
  ///     table.example(of: 1)   // "app://users/1"
  package func example(of index: Int) -> String? {
    let method = routes[index].template.method
    for origin in origins(of: index) {
      let text = LinkDraft(routes[index], origin, options.types)?.text
      if let text, answer(text, method: method)?.index == index { return text }
    }
    // Another route may answer the simplest link.
    guard let link = relation(of: index, to: index).both else { return nil }
    return answer(link.text, method: link.method)?.index == index ? link.text : nil
  }

  /// A text that reads as a value of a type; nil if none is known.
  package func sample(of type: ParameterType) -> String? { type.element.sample(options.types) }
}
