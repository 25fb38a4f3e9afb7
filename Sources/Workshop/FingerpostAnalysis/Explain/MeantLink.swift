/// A link that was most likely meant by a text that is not a link of the table: without what was copied along, or with an origin
/// of the table.
package struct MeantLink {
  let text: String
  /// Whether the text looks like a slip, and not like another link.
  package let isLikely: Bool
  /// What differs in the origin.
  let obstacles: [Obstacle]
  /// How many bytes further back the path begins than in the text.
  let shift: Int

  /// The text as it is shown, for people to paste: with an escape for what would not show as it is; nil if it has none.
  package var link: String? { text.pasteable }
}

extension RouteTable {
  /// What comes along when a link is copied.
  private static let wrapping = Set(" \t\r\n\u{A0}\u{FEFF}\"'`<>“”‘’".unicodeScalars)

  /// What was most likely meant by a text that does not match, the most likely first.
  package func meant(by text: String, after error: LinkError) -> [MeantLink] {
    let isScript = error.reason == .malformed(.script) || error.reason == .malformed(.scriptRest)
    guard text.utf8.count <= options.text.limits.bytes, !isScript else { return [] }
    let head = text.unicodeScalars.drop { Self.wrapping.contains($0) }
    let end = head.lastIndex { !Self.wrapping.contains($0) }.map { head.index(after: $0) } ?? head.startIndex
    let bare = String(head[..<end])
    let dropped = text.utf8.count - String(head).utf8.count
    var meant: [MeantLink] = []
    if !bare.utf8.elementsEqual(text.utf8), !bare.isEmpty {
      meant.append(MeantLink(text: bare, isLikely: true, obstacles: [], shift: -dropped))
    }
    if error.reason == .malformed(.emptySegment) {
      let link = Self.withSingleSlashes(bare, from: error.offset - dropped)
      return meant + [MeantLink(text: link, isLikely: true, obstacles: [], shift: -dropped)]
    }
    if error.reason == .malformed(.slashesAfterScheme), let colon = bare.firstIndex(of: ":") {
      let scheme = bare[..<colon].lowercased()
      // That of the web has a host.
      if let own = originSet.checked.first(where: { $0.scheme.elementsEqual(scheme.utf8) }) {
        let start = own.form == .schemePath ? ":/" : "://"
        let link = "\(bare[..<colon])\(start)\(bare[bare.index(after: colon)...].drop { $0 == "/" })"
        let shift = link.utf8.count - bare.utf8.count - dropped
        meant.append(MeantLink(text: link, isLikely: true, obstacles: [], shift: shift))
      }
    }
    guard error.kind == .unknownOrigin || error.kind == .malformed else { return meant }
    if SpelledOrigin(bare) != nil { return meant + withOtherOrigin(bare, dropped) }
    return meant + withOrigin(bare, dropped)
  }

  /// A text without the empty segments of its path, the first of which is at an offset.
  private static func withSingleSlashes(_ text: String, from offset: Int) -> String {
    let bytes = Array(text.utf8)
    let rest = bytes.dropFirst(max(0, offset))
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    var kept = bytes[..<rest.startIndex]
    for byte in rest[..<end] where byte != UInt8(ascii: "/") || kept.last != byte { kept.append(byte) }
    return String(decoding: kept + rest[end...], as: UTF8.self)
  }

  /// A text without origin, with one of the table before it.
  private func withOrigin(_ bare: String, _ dropped: Int) -> [MeantLink] {
    let path = bare.drop { $0 == "/" }
    // Without slashes, another scheme may stand there.
    let colon = path.firstIndex(of: ":").flatMap { CheckedOrigin.isScheme(path[..<$0].utf8) ? $0 : nil }
    let behindScheme = colon.map { path[path.index(after: $0)...].drop { $0 == "/" } } ?? path
    var links = allOrigins.compactMap { origin in
      switch origin {
      case .scheme: "\(origin)\(path)"
      case .withoutAuthority: "\(origin)\(behindScheme)"
      case .web: "\(origin)/\(path)"
      case .path: "/\(path)"
      case .compact: nil
      }
    }
    // "//a.example/x" stands for the scheme of the page that has it.
    links.append(bare.hasPrefix("//") ? "https:\(bare)" : "https://\(bare)")
    let missing = Obstacle(.origin, .origins(allOrigins), offset: 0)
    return links.map { link in
      MeantLink(text: link, isLikely: true, obstacles: [missing], shift: link.utf8.count - bare.utf8.count - dropped)
    }
  }

  /// A text of an origin that the table does not list, with each of its own instead: first those that look like it.
  private func withOtherOrigin(_ text: String, _ dropped: Int) -> [MeantLink] {
    let changes = originSet.checked.compactMap { origin -> (MeantLink, cost: Int)? in
      guard let (link, cost, obstacles) = change(text, to: origin) else { return nil }
      let shift = link.utf8.count - text.utf8.count - dropped
      let isLikely = cost < SpelledOrigin.otherWord
      return (MeantLink(text: link, isLikely: isLikely, obstacles: obstacles, shift: shift), cost)
    }
    return changes.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map {
      $0.element.0
    }
  }

  /// A link with another origin, and what differs; nil if the origin has no such links.
  private func change(_ text: String, to origin: CheckedOrigin) -> (link: String, cost: Int, obstacles: [Obstacle])? {
    guard let spelled = SpelledOrigin(text, asWeb: origin.form.isHosted) else { return nil }
    var (cost, obstacles) = (0, [Obstacle]())
    func compare(_ part: LinkPart, _ word: String, _ wanted: String, at offset: Int) {
      if word.lowercased() == wanted { return }
      let slips = slipCount(from: Array(word.utf8), to: Array(wanted.utf8))
      cost += slips ?? SpelledOrigin.otherWord
      obstacles.append(
        Obstacle(part, .literal(wanted), found: [word], suggestion: slips.map { _ in wanted }, offset: offset))
    }
    let scheme = String(decoding: origin.scheme, as: UTF8.self)
    let link: String
    switch origin.form {
    case .compact: return nil
    case .path, .scheme, .schemePath:
      // What is in a link of a custom scheme where a host would is its first segment.
      let web = SpelledOrigin(text)
      let rest = web.map { $0.isWeb ? String($0.rest.drop { $0 == "/" }) : $0.rest } ?? spelled.rest
      let isOther = origin.form == .path || web?.isWeb == true
      if isOther {
        cost = 4 * SpelledOrigin.otherWord
      } else {
        compare(.scheme, spelled.scheme, scheme, at: 0)
      }
      link = (origin.form == .path ? "/" : origin.prefix ?? "") + rest
    case .web, .host:
      compare(.scheme, spelled.scheme, scheme, at: 0)
      guard let host = host(like: spelled.host, origin) else { return nil }
      compare(.host, spelled.host, host, at: spelled.scheme.utf8.count + 3)
      if !origin.isOwnHost, CheckedOrigin.port(Array(spelled.port.utf8), isSecure: scheme == "https") != origin.port {
        cost += 1
        obstacles.append(
          Obstacle(
            .port, .literal(String(origin.port)), found: spelled.port.isEmpty ? [] : [String(spelled.port.dropFirst())],
            offset: spelled.scheme.utf8.count + 3 + spelled.host.utf8.count))
      }
      link = CheckedOrigin.prefix(scheme: origin.scheme, host: Array(host.utf8), port: origin.port) + spelled.rest
    }
    if cost >= SpelledOrigin.otherWord {
      // One sentence, instead of too many.
      let found = "\(spelled.scheme)://\(spelled.host)\(spelled.port)"
      obstacles = [Obstacle(.origin, .origins(allOrigins), found: [found], offset: 0)]
    }
    return (link, cost, obstacles)
  }

  /// The host of an origin's links that is most like a host; nil if the host has too few labels for it.
  private func host(like host: String, _ origin: CheckedOrigin) -> String? {
    let suffix = String(decoding: origin.host, as: UTF8.self)
    guard origin.isWildcard else { return suffix }
    if suffix.isEmpty { return host.lowercased() }
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    let count = suffix.split(separator: ".").count
    guard labels.count > count else { return nil }
    return labels.dropLast(count).joined(separator: ".") + suffix
  }
}

extension SpelledOrigin {
  /// The cost of a scheme or a host that is another word.
  fileprivate static let otherWord = 100
}

extension LinkExplanation.ReadPart {
  /// The parts of a text that reads, the method first.
  static func parts(of text: ScannedText, _ raw: String, _ method: String?) -> [Self] {
    var parts = method.map { [Self(part: .method, text: $0, offset: nil)] } ?? []
    if !text.isCompact { parts += origin(of: raw) }
    for index in 0..<text.count {
      let segment = text.segment(index)
      parts.append(Self(part: .segment(index + 1), text: text.bytes.string(segment), offset: Int(segment.start)))
    }
    for index in 0..<text.itemCount {
      let item = text.item(index)
      let key = text.bytes.string(item.key)
      parts.append(Self(part: .query(key), text: text.bytes.string(item.value), offset: Int(item.key.start)))
    }
    if let fragment = text.fragment {
      parts.append(Self(part: .fragment, text: text.bytes.string(fragment), offset: Int(fragment.start)))
    }
    return parts
  }

  /// The same part of a text that has this many more bytes before it.
  func moved(by count: Int) -> Self { Self(part: part, text: text, offset: offset.map { $0 + count }) }

  private static func origin(of raw: String) -> [Self] {
    guard let origin = SpelledOrigin(raw) else {
      // A scheme without an authority.
      let colon = raw.hasPrefix("/") ? nil : raw.firstIndex(of: ":")
      return colon.map { [Self(part: .scheme, text: String(raw[..<$0]), offset: 0)] } ?? []
    }
    var parts = [Self(part: .scheme, text: origin.scheme, offset: 0)]
    guard origin.isWeb else { return parts }
    parts.append(Self(part: .host, text: origin.host, offset: origin.scheme.utf8.count + 3))
    if !origin.port.isEmpty {
      parts.append(
        Self(
          part: .port, text: String(origin.port.dropFirst()),
          offset: origin.scheme.utf8.count + 4 + origin.host.utf8.count))
    }
    return parts
  }
}

/// The origin that a text begins with, as it is spelled, whether or not a table lists it.
///
///     https://social.example:8080/users/me   // scheme https, host social.example, port :8080, rest /users/me
///     appscheme://users/me                   // scheme appscheme, rest users/me
struct SpelledOrigin {
  let scheme: String
  /// Whether an authority follows that is not a segment: the scheme is `https` or `http`, or looks like it.
  let isWeb: Bool
  let host: String
  /// With its colon; empty if there is none.
  let port: String
  /// All that follows.
  let rest: String

  /// - Parameter asWeb: whether to take an authority for a host whatever the scheme.
  init?(_ text: String, asWeb: Bool = false) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8),
      CheckedOrigin.isScheme(bytes[..<colon])
    else { return nil }
    func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    scheme = string(bytes[..<colon])
    isWeb = asWeb || CheckedOrigin.isWebScheme(scheme)
    let after = bytes[(colon + 3)...]
    let end = isWeb ? after.firstIndex { "/?#".utf8.contains($0) } ?? after.endIndex : after.startIndex
    let authority = after[..<end]
    let endOfHost = CheckedOrigin.endOfHost(authority)
    (host, port, rest) = (string(authority[..<endOfHost]), string(authority[endOfHost...]), string(after[end...]))
  }

  /// The origin as a table would list it; nil if none could.
  var origin: Origin? { try? Origin(parsing: "\(scheme)://\(host)\(port)") }
}

extension LinkError {
  package static func isCompact(_ text: String) -> Bool {
    (try? Location(parsing: text, origins: [.compact])) != nil
  }
}
