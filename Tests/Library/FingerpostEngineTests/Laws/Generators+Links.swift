import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import SeededRandom

/// Texts that name a route more often than not, texts that nearly do, and texts that were never meant to.
struct LinkGenerator {
  var random: Random
  /// The raw rest of the link.
  private var rest: String?

  init(_ random: Random) { self.random = random }

  mutating func link(for table: TableCase) -> String {
    switch random.below(10) {
    case 0: return hostile(for: table)
    case 1, 2: return mutated(derived(from: table))
    default: return derived(from: table)
    }
  }

  /// The text of a route, with values made up.
  mutating func derived(from table: TableCase) -> String {
    let route = table.routes.isEmpty ? nil : random.pick(table.routes)
    let origin = random.pick(random.chance(90) ? route?.origins ?? table.origins : table.origins)
    guard let template = route?.template else { return start(of: origin) }
    var query: [(String, String)] = []
    rest = nil
    var segments = path(template.path, &query)
    if !segments.isEmpty, random.chance(1) { segments[random.below(segments.count)] = random.pick([".", ".."]) }
    items(template.query, &query)
    if random.chance(10) { query.append((random.pick(["k", "q", "x", "page"]), random.text())) }
    if random.chance(20) { query = random.shuffled(query) }
    var fragment: String?
    switch template.fragment {
    case let own? where own.part != nil:
      fragment = random.chance(own.isOptional ? 60 : 80) ? operands(own).joined() : nil
    case let own?:
      let text = text(origin, segments, query, nil)
      return random.chance(90) ? text + "#" + parts(own) : text
    case nil: fragment = random.chance(4) ? "a" : nil
    }
    let link = text(origin, segments, query, fragment)
    return rest.map { (random.chance(90) ? String(link.prefix { $0 != "?" && $0 != "#" }) : link) + "/" + $0 } ?? link
  }

  private mutating func operands(_ fragment: Template.Fragment) -> [String] {
    (fragment.part?.operands ?? []).map { operand(random: &random, $0) }
  }

  /// A fragment of several parts, as it is in a link.
  private mutating func parts(_ parts: Template.Fragment) -> String {
    var query: [(String, String)] = []
    let segments = path(parts.path, &query)
    items(parts.query, &query)
    if random.chance(10) { query.append((random.pick(["k", "q", "x"]), random.text())) }
    if random.chance(20) { query = random.shuffled(query) }
    let bare = parts.kind == .text ? ":@/?&=" : ":@"
    var text = (parts.isRooted ? "/" : "") + segments.map { escaped($0, bare: bare) }.joined(separator: "/")
    if random.chance(5) { text += "/" }
    if random.chance(3) { text = "/" + text }
    if parts.kind == .path, !query.isEmpty || random.chance(5) { text += "?" }
    return text
      + query.map { escaped($0, bare: ":@/?") + "=" + escaped($1, bare: separators(":@/?=+,;")) }.joined(separator: "&")
  }

  private mutating func path(_ parts: [Template.Part], _ query: inout [(String, String)]) -> [String] {
    var segments: [String] = []
    for part in parts {
      switch part {
      case .literal(let text): segments.append(literal(text))
      case .parameter(let parameter): segments.append(anyCase(random.text(of: parameter.type)))
      case .mixed(let operands): segments.append(anyCase(operands.map { operand(random: &random, $0) }.joined()))
      case .rawRest:
        rest = random.pick([
          "a", "a/b", "/a", "a//b", "https://a.example/x?y=z#f", "?a", "#a", "a?b'c#d`e", "a%2fb%", "\u{E9} {b}",
          "a/../b",
          "javascript:a", "a%2Fb/%2E/c", "a/b/", "x%00y", "me", "1", "a?./..#.",
        ])
      case .wildcard, .rest: segments += (0...random.below(3)).map { _ in random.text() }
      case .optional(let branch):
        if random.chance(60) { segments += self.branch(branch, &query) }
      case .either(let branches): segments += branch(random.pick(branches), &query)
      }
    }
    return segments
  }

  private mutating func anyCase(_ text: String) -> String { random.chance(5) ? random.inAnyCase(text) : text }

  private mutating func literal(_ text: String) -> String {
    if random.longTexts.contains(text) { return random.pick(random.longTexts) }
    if random.chance(12) { return random.inAnyCase(text) }
    return random.chance(97) ? text : random.text()
  }

  private mutating func branch(_ branch: Template.Branch, _ query: inout [(String, String)]) -> [String] {
    let segments = path(branch.path, &query)
    items(branch.query, &query)
    return segments
  }

  private func operand(random: inout Random, _ operand: Template.Part) -> String {
    operand.literal ?? operand.parameter.map { random.text(of: $0.type) } ?? ""
  }

  private mutating func value(_ item: Template.QueryItem) -> String {
    (item.value.operands ?? []).map { operand(random: &random, $0) }.joined()
  }

  private mutating func items(_ parts: [Template.QueryPart], _ query: inout [(String, String)]) {
    for part in parts {
      switch part {
      case .item(let item):
        if let parameter = item.value.parameter, case .array = parameter.type {
          for _ in 0..<random.below(3) { query.append((item.key, random.text(of: parameter.type))) }
        } else if random.chance(93) {
          query.append((item.key, value(item)))
        }
      case .optional(let item):
        if random.chance(60) { query.append((item.key, value(item))) }
      case .either(let items):
        let item = random.pick(items)
        query.append((item.key, value(item)))
      case .rest:
        for _ in 0..<random.below(4) { query.append((random.pick(["x", "y", "k", "q", "\u{E9}", ""]), random.text())) }
      }
    }
    if random.chance(4), let again = query.last { query.append((again.0, random.text())) }
  }

  private mutating func start(of origin: Origin) -> String {
    switch origin {
    case .path: return "/"
    case .compact: return ""
    case .scheme(let scheme):
      return random.chance(95) ? "\(scheme)://" : random.pick(["APP://", "\(scheme):///", "\(scheme):", "\(scheme):/"])
    case .withoutAuthority(let scheme, _):
      return random.chance(75)
        ? origin.description
        : random.pick(["\(scheme.uppercased()):", "\(scheme):", "\(scheme):/", "\(scheme)://", "\(scheme):///"])
    case .web(let host, let scheme):
      if host.hasPrefix("{") {
        return "\(scheme)://" + random.pick(["a", "x", "B", "x.x", "me", "1"]) + Self.suffix(host) + "/"
      }
      if host == "*", random.chance(10) {
        return "https://" + random.pick(["127.0.0.1", "127.1", "0x7f.1", "a.1", "[::1]", "[0:0::1]", "[1::2::3]"]) + "/"
      }
      let name =
        host.hasPrefix("*")
        ? random.pick(["a", "x.b", "B", "x"]) + (host == "*" ? ".example" : host.dropFirst()) : host
      return "\(scheme)://\(name)/"
    }
  }

  /// What follows the name in braces.
  private static func suffix(_ host: String) -> Substring { host.drop { $0 != "}" }.dropFirst() }

  mutating func text(
    _ origin: Origin, _ segments: [String], _ query: [(String, String)], _ fragment: String?
  ) -> String {
    if case .compact = origin { return segments.joined(separator: ":") }
    if case .web(let host, let scheme) = origin, host.hasPrefix("{"), let first = segments.first, random.chance(95) {
      let rest = self.text(.path, Array(segments.dropFirst()), query, fragment)
      return "\(scheme)://\(first)\(Self.suffix(host))\(rest == "/" && random.chance(50) ? "" : rest)"
    }
    var text = start(of: origin) + segments.map { escaped($0, bare: separators(":@+!$'()*,;=")) }.joined(separator: "/")
    if random.chance(3) { text += "/" }
    if !query.isEmpty {
      text += "?" + query.map { item($0, $1) }.joined(separator: "&")
    }
    if let fragment { text += "#" + escaped(fragment, bare: ":@/?&=") }
    return text
  }

  private mutating func item(_ key: String, _ value: String) -> String {
    let key = escaped(key, bare: ":@/?")
    return value.isEmpty && random.chance(50) ? key : key + "=" + escaped(value, bare: separators(":@/?=+,;"))
  }

  /// Most links have separators as they are, some escape them.
  private mutating func separators(_ bare: String) -> String {
    random.chance(80) ? bare + (random.chance(30) ? "|" : "") : bare.filter { !",;:".contains($0) }
  }

  /// One of the many spellings that decode to `text`.
  private mutating func escaped(_ text: String, bare: String) -> String {
    let (isWild, isHalf) = (random.chance(6), random.chance(10))
    let isUpper = random.chance(70)
    let bare = Set("-._~".utf8).union(bare.utf8)
    var result = ""
    for byte in text.utf8 {
      let isLetterOrDigit = (48...57).contains(byte) || (65...90).contains(byte & 0xDF) && byte < 128
      let isSeparator = ",;:@+".utf8.contains(byte)
      if isLetterOrDigit || bare.contains(byte), !(isWild && random.chance(40)),
        !(isHalf && isSeparator && random.chance(50))
      {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: isUpper)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension LinkGenerator {
  private static let pieces = [
    "/", "//", "%", "%2F", "%2f", "%zz", "%C3", "%C3%A9", "é", "'", "?", "#", "&", "=", "+", ".", "..", ":", "\\", "\0",
    " ",
    "a", "b",
    "me", "1", "%00", "%0A", "k=", "k=a", "&k", "&q=1", "?page=", "%2E", "%2e%2e", "app://", "@", "🙂", "{", "(a)", "\n",
    "\r", "%0d", "*", "\t", "\u{1}", "\u{7F}", "\u{85}", "%09",
    "%E2%80",
  ]

  /// A text with a byte or a piece changed.
  mutating func mutated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(2) {
      let place = random.below(bytes.count + 1)
      switch random.below(4) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes.insert(contentsOf: bytes[place...].prefix(random.below(6)), at: place)
      case 2: bytes.append(contentsOf: random.pick(Self.pieces).utf8)
      default: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Pieces in any order.
  mutating func hostile(for table: TableCase) -> String {
    let start = random.chance(80) ? start(of: random.pick(table.origins)) : ""
    return start + (0..<random.below(9)).map { _ in random.chance(40) ? "/" : random.pick(Self.pieces) }.joined()
  }
}
