internal import FingerpostAnalysis
internal import FingerpostEngine

/// What the constructor of URLPattern takes; each member a pattern of its own.
struct URLPatternInput: Hashable {
  var scheme = "*"
  var hostname = "*"
  var port = "*"
  var pathname = "*"
  var search = "*"
  var hash = "*"

  /// The names of the members, as the standard has them.
  func write(_ json: inout JSON) {
    json.object { json in
      json.member("protocol", scheme)
      json.member("hostname", hostname)
      json.member("port", port)
      json.member("pathname", pathname)
      json.member("search", search)
      json.member("hash", hash)
    }
  }
}

/// One way through a route as inputs, all for one origin.
struct URLPatternWay {
  private(set) var inputs: [URLPatternInput]
  /// Texts that show where the inputs differ from the table: of a part of the path, or of a query item.
  private(set) var inexact: [LinkDraft] = []
  /// A link that the way reads; nil if none is known.
  private(set) var sample: LinkDraft?

  private let direction: ExportOptions.Direction
  private let types: [CustomType]

  /// A slash within a set has an escape: expressions of JavaScript with the flag `v` ask for it.
  private static let segment = #"[^\/]+"#
  /// Any text in which no segment is empty.
  private static let segments = #"[^\/]+(?:\/[^\/]+)*"#
  /// The most required query items of which every order is written.
  private static let ordered = 2

  /// - Parameter optional: parts of which all are there, or none, after those of the way.
  init(
    _ way: RouteWay, optional: [Template.Part] = [], _ fragment: Template.Operand?, at origin: Origin,
    _ direction: ExportOptions.Direction, _ types: [CustomType]
  ) {
    (self.direction, self.types, inputs) = (direction, types, [])
    let whole = LinkDraft(way, fragment, origin, types)
    sample = whole
    var input = URLPatternInput()
    var path = way.path[...]
    if case .web(let name, let scheme) = origin {
      (input.scheme, input.hostname, input.port) = (
        scheme, host(name, &path, origin), origin.port.map(String.init) ?? ""
      )
    }
    var text = URLPatternText()
    for (index, part) in path.enumerated() {
      text.add(syntax: "/")
      add(part, to: &text, index + way.path.count - path.count)
    }
    if !optional.isEmpty {
      text.add(syntax: "{")
      for part in optional {
        text.add(syntax: "/")
        add(part, to: &text, nil)
      }
      text.add(syntax: "}?")
    }
    input.pathname = path.isEmpty && optional.isEmpty ? "/" : text.text + "{/}?"
    if let fragment { input.hash = hash(fragment) }
    inputs = searches(way.query).map { search in
      var input = input
      input.search = search
      return input
    }
    if way.query.count > Self.ordered, direction == .under { inputs = [] }
  }

  // MARK: The parts of a URL

  private mutating func host(_ name: String, _ path: inout ArraySlice<Template.Part>, _ origin: Origin) -> String {
    var text = URLPatternText()
    guard origin.capturesHost else {
      let host = name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
      if host.hasPrefix("*") {
        text.add(syntax: "*")
        text.add(literal: String(host.dropFirst()))
      } else {
        text.add(literal: host)
      }
      return text.text
    }
    switch path.popFirst() {
    case .literal(let literal)?: text.add(literal: literal)
    case .parameter(let parameter)?:
      text.add(parameter.name, parameter.type.expression(direction, types, in: .segment, filler: ".+").text)
    case .some: text.add(nil, ".+")
    case nil: return "a.invalid"
    }
    let suffix = name.firstIndex(of: "}").map { String(name[name.index(after: $0)...]) } ?? ""
    text.add(literal: suffix.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(suffix[..<$0]) } ?? suffix)
    return text.text
  }

  /// - Parameter index: which part of the way's path it is; nil for another.
  private mutating func add(_ part: Template.Part, to text: inout URLPatternText, _ index: Int?) {
    switch part {
    case .literal(let literal): text.add(literal: literal.escapedSegment)
    case .parameter(let parameter):
      let expression = parameter.type.expression(direction, types, in: .segment, filler: Self.segment)
      text.add(parameter.name, expression.text)
      if let index, let other = expression.inexact { note(path: index, other) }
    case .mixed(let operands):
      var texts: [[String]] = [[]]
      for operand in operands {
        switch operand {
        case .literal(let literal):
          text.add(literal: literal.escapedSegment)
          texts = texts.map { $0 + [literal] }
        case .parameter(let parameter):
          let expression = parameter.type.expression(direction, types, in: .segment, filler: Self.segment)
          text.add(parameter.name, expression.text)
          let sample = parameter.type.sample(types) ?? "a"
          texts = texts.map { $0 + [sample] } + (expression.inexact.map { [texts[0] + [$0]] } ?? [])
        }
      }
      if let index { for other in texts.dropFirst() { note(path: index, other.joined()) } }
    case .wildcard: text.add(nil, Self.segments)
    case .rest(let name, _): text.add(name, Self.segments)
    // Ways have no groups.
    case .optional, .either: break
    }
  }

  private mutating func note(path index: Int, _ text: String) {
    guard var link = sample, link.segments.indices.contains(index) else { return }
    link.segments[index] = text
    inexact.append(link)
  }

  /// The patterns of the query: required items in every order, with others between them.
  private mutating func searches(_ items: [Template.QueryItem]) -> [String] {
    guard let first = items.first else { return ["*"] }
    var orders = [[first]]
    if items.count == Self.ordered {
      orders = [items, items.reversed()]
    } else if items.count > Self.ordered, var link = sample {
      link.query = Array(link.query.prefix(1))
      inexact.append(link)
    }
    for (index, item) in items.enumerated() {
      guard case .parameter(let parameter) = item.value, var link = sample, link.query.indices.contains(index),
        let other = parameter.type.expression(direction, types, in: .query, filler: "[^&]*").inexact
      else { continue }
      link.query[index].1 = other
      inexact.append(link)
    }
    return orders.map { items in
      var text = URLPatternText()
      for (index, item) in items.enumerated() {
        text.add(syntax: index == 0 ? "(.*&)?" : "&(.*&)?")
        text.add(literal: item.key.escapedQuery + "=")
        switch item.value {
        case .literal(let literal): text.add(literal: literal.escapedQuery)
        case .parameter(let parameter):
          text.add(parameter.name, parameter.type.expression(direction, types, in: .query, filler: "[^&]*").text)
        }
      }
      text.add(syntax: "(&.*)?")
      return text.text
    }
  }

  /// A fragment that is empty cannot be told from none.
  private func hash(_ fragment: Template.Operand) -> String {
    var text = URLPatternText()
    switch fragment {
    case .literal(let literal): text.add(literal: literal.escapedFragment)
    case .parameter(let parameter):
      text.add(parameter.name, parameter.type.expression(direction, types, in: .fragment, filler: ".+").text)
    }
    return text.text
  }
}

extension Origin {
  /// The port that is written.
  fileprivate var port: UInt16? {
    guard case .web(let name, _) = self, let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    return UInt16(name[name.utf8.index(after: colon)...])
  }
}
