internal import FingerpostAnalysis

/// What the constructor of URLPattern takes: members with the names of the standard, each a pattern of its own.
typealias URLPatternInput = [(name: String, pattern: String)]

/// One way through a route as inputs, all for one origin.
struct URLPatternWay {
  private(set) var inputs: [URLPatternInput] = []
  /// Texts that show where the inputs differ from the table: of a part of the path, or of a query item.
  private(set) var inexact: [LinkDraft] = []
  /// Whether the inputs are for `ignoreCase`, which holds for the query and the fragment, too.
  private(set) var isInAnyCase = false
  /// A link that the way reads; nil if none is known.
  private let sample: LinkDraft?

  private let rules: PatternRules

  /// Any text in which no segment is empty. A slash within a set has an escape: expressions of JavaScript with the flag `v` ask for
  /// it.
  private static let segments = #"[^\/]+(?:\/[^\/]+)*"#
  /// The most required query items of which every order is written.
  private static let ordered = 2

  /// - Parameter optional: parts of which all are there, or none, after those of the way.
  init(
    _ way: RouteWay, optional: [Template.Part] = [], _ whole: Template.Fragment?, at origin: Origin,
    _ rules: PatternRules
  ) {
    (self.rules, sample) = (rules, LinkDraft(way, whole, origin, rules.types))
    let fragment = whole?.required
    let hasFragment = fragment != nil || whole?.hasParts == true
    let hasCase = hasFragment || !way.query.isEmpty || (way.path + optional).contains(where: \.hasOwnCase)
    isInAnyCase = rules.ignoresCase && (rules.isOver || !hasCase)
    var (scheme, hostname, port, hash, path) = ("*", "*", "*", "*", way.path[...])
    if case .web(let name, let web) = origin {
      (scheme, port) = (web, name.hostAndPort.port.map(String.init) ?? "")
      hostname = host(name, origin.hostSuffix, &path)
    }
    var text = URLPatternText()
    for (index, part) in zip(path.indices, path) { add(part, to: &text, index) }
    if !optional.isEmpty {
      text.add(syntax: "{")
      for part in optional { add(part, to: &text, nil) }
      text.add(syntax: "}?")
    }
    let pathname = path.isEmpty && optional.isEmpty ? "/" : text.text + "{/}?"
    if let fragment {
      // A fragment that is empty cannot be told from none.
      var text = URLPatternText()
      _ = add(fragment, to: &text, .fragment, filler: ".+")
      hash = text.text
    }
    if rules.ignoresCase { noteCases() }
    if whole?.hasParts == true {
      // A pattern has no items that stand in any order, and no others between them: any fragment will do, or none.
      note { ($0.parts, $0.fragment) = (nil, rules.isOver ? "~" : nil) }
      if !rules.isOver {
        note { _ in }
        return
      }
    }
    let searches = searches(way.query)
    if way.query.count > Self.ordered, !rules.isOver { return }
    inputs = searches.map { search in
      [
        ("protocol", scheme), ("hostname", hostname), ("port", port), ("pathname", pathname), ("search", search),
        ("hash", hash),
      ]
    }
  }

  // MARK: The parts of a URL

  /// - Parameter suffix: what follows the part of the host that is the first segment, if one is.
  private func host(_ name: String, _ suffix: String?, _ path: inout ArraySlice<Template.Part>) -> String {
    var text = URLPatternText()
    guard let suffix else {
      let host = name.hostAndPort.host
      if host.hasPrefix("*") { text.add(syntax: "*") }
      text.add(literal: String(host.drop { $0 == "*" }))
      return text.text
    }
    switch path.popFirst() {
    case .literal(let literal)?: text.add(literal: literal)
    case .parameter(let parameter)?: _ = add(.parameter(parameter), to: &text, .segment, filler: ".+")
    case .some: text.add(nil, ".+")
    case nil: return "a.invalid"
    }
    text.add(literal: suffix.hostAndPort.host)
    return text.text
  }

  /// - Parameter index: which part of the way's path it is; nil for another.
  private mutating func add(_ part: Template.Part, to text: inout URLPatternText, _ index: Int?) {
    text.add(syntax: "/")
    guard let operands = part.operands else {
      text.add(part.restName, Self.segments)
      return
    }
    let others = add(operands, to: &text, .segment, filler: #"[^\/]+"#)
    guard let index else { return }
    for text in others { note { $0.segments[index] = text } }
  }

  /// Returns texts that the pattern matches although the operands together do not read them, or the other way around.
  private func add(
    _ operands: [Template.Part], to text: inout URLPatternText, _ place: ByteSet, filler: String
  ) -> [String] {
    var texts = [""]
    for operand in operands {
      let other = add(operand, to: &text, place, filler: filler).map { texts[0] + $0 }
      let sample = operand.sample(rules.types) ?? "a"
      texts = texts.map { $0 + sample } + (other.map { [$0] } ?? [])
    }
    return Array(texts.dropFirst())
  }

  /// The same for the value of an item; no part of a mixed one is empty.
  private func add(_ value: Template.Part, to text: inout URLPatternText) -> [String] {
    let operands = value.operands ?? []
    return add(operands, to: &text, .query, filler: operands.count > 1 ? "[^&]+" : "[^&]*")
  }

  /// Returns a text that the pattern matches although the operand does not read it, or the other way around.
  private func add(
    _ operand: Template.Part, to text: inout URLPatternText, _ place: ByteSet, filler: String
  ) -> String? {
    guard let parameter = operand.parameter else {
      text.add(literal: PercentEncoding.encode(operand.literal ?? "", bare: place))
      return nil
    }
    let expression = parameter.type.expression(rules, in: place, filler: filler)
    text.add(parameter.name, expression.text)
    return expression.inexact
  }

  private mutating func note(_ change: (inout LinkDraft) -> Void) {
    if let sample { inexact.append(sample.changed(change)) }
  }

  /// Notes links that differ in case where the patterns and the table do not agree on that.
  private mutating func noteCases() {
    note { $0.query = $0.query.map { ($0.inOtherCase, $1.inOtherCase) } }
    note { $0.fragment = $0.fragment?.inOtherCase }
    note { $0.segments = $0.segments.map(\.inOtherCase) }
  }

  /// The patterns of the query: required items in every order, with others between them.
  private mutating func searches(_ items: [Template.QueryItem]) -> [String] {
    guard let first = items.first else { return ["*"] }
    if items.count > Self.ordered { note { $0.query = Array($0.query.prefix(1)) } }
    for (index, item) in items.enumerated() {
      var text = URLPatternText()
      for other in add(item.value, to: &text) { note { $0.query[index].1 = other } }
    }
    let orders = items.count == Self.ordered ? [items, items.reversed()] : [[first]]
    return orders.map { items in
      var text = URLPatternText()
      for (index, item) in items.enumerated() {
        text.add(syntax: index == 0 ? "(.*&)?" : "&(.*&)?")
        text.add(literal: item.key.escapedQuery + "=")
        _ = add(item.value, to: &text)
      }
      text.add(syntax: "(&.*)?")
      return text.text
    }
  }
}

extension Template.Part {
  /// Whether it has a type that tells cases apart although the route ignores them: an instant, or one of the app's own.
  fileprivate var hasOwnCase: Bool {
    (operands ?? []).contains { operand in
      guard let type = operand.parameter?.type else { return false }
      return type.isCustom || type == .dateTime
    }
  }
}

extension String {
  /// The text with capitals for its small ASCII letters, or if it has none, without capitals.
  fileprivate var inOtherCase: String {
    let folded = folded
    return folded.utf8.elementsEqual(utf8) ? uppercased() : folded
  }
}
