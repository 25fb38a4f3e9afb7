@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// A table as naive as can be: every route is tried alone, by every reading of its path; precedence comes after.
///
/// It shares with the table how text is cut and decoded, how a template is read and written, and the custom types of a law. What
/// a segment reads as, which routes match, which of them wins and what is captured it works out by rules of its own.
struct Oracle {
  let routes: [OracleRoute]
  let origins: [Origin]
  let options: RouteTable.Options
  let types: OracleTypes

  init(_ routes: [RouteTable.Route], origins: [Origin], options: RouteTable.Options) {
    var types = OracleTypes()
    for type in options.types { types.custom[type.name] = type }
    self.types = types
    let ignoresCase = options.text.case == .ignored
    self.routes = routes.enumerated().map { OracleRoute($1, index: $0, types: types, ignoresCase: ignoresCase) }
    self.origins = origins
    self.options = options
  }

  private var originSet: OriginSet {
    OriginSet(inOrder, templates: routes.map(\.template))
  }

  /// The origins that the table lists, then those that only routes have, by their text.
  private var inOrder: [Origin] {
    let own = routes.flatMap { $0.route.origins == nil ? [] : $0.reach([]) }.filter { !origins.contains($0) }
    return origins + own.sorted { Array($0.description.utf8).lexicographicallyPrecedes(Array($1.description.utf8)) }
  }

  /// What the text names.
  func answer(_ text: String, method: String? = nil, asTarget: Bool = false) -> Answer {
    var texts = rawTexts(text, asTarget: asTarget)
    var failure: LinkError?
    do throws(LinkError) {
      let location = try Location(parsing: text, origins: originSet, rules: options.text, asTarget: asTarget)
      texts.insert((OracleText(location, of: text, asTarget: asTarget), Self.hasColon(text, location)), at: 0)
    } catch {
      failure = error
    }
    return answer(texts, method: method ?? "GET", failure)
  }

  private typealias Reading = (text: OracleText, hasColon: Bool)

  /// The link as it is where all behind one of its slashes is a raw rest.
  private func rawTexts(_ text: String, asTarget: Bool) -> [Reading] {
    guard routes.contains(where: { $0.route.template.description.contains("{**") }),
      text.utf8.count <= options.text.limits.bytes
    else { return [] }
    var rules = options.text
    rules.limits.bytes = .max
    let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.indices.compactMap { slash -> Reading? in
      guard path[slash] == UInt8(ascii: "/"), slash == path.startIndex || path[path.index(before: slash)] != path[slash]
      else { return nil }
      guard let rest = Self.rawRest(String(text[text.utf8.index(after: slash)...])), !rest.isEmpty else { return nil }
      let marked = String(text[...slash]) + "mark"
      guard let location = try? Location(parsing: marked, origins: originSet, rules: rules, asTarget: asTarget),
        location.source.form != .compact, location.segments.count > 1, location.segments.last == "mark"
      else { return nil }
      return (OracleText(location, rest: rest, of: marked, asTarget: asTarget), Self.hasColon(marked, location))
    }
  }

  /// The rest as a browser writes it; nil for what no link holds.
  static func rawRest(_ text: String) -> String? {
    guard
      (try? Location(parsing: "/?" + text.replacing("&", with: "").replacing("#", with: "%23"), origins: [.path]))
        != nil
    else { return nil }
    let path = text.prefix { $0 != "?" && $0 != "#" }
    let dots = path.split(separator: "/").map { $0.lowercased().replacing("%2e", with: ".") }
    if dots.contains(".") || dots.contains("..") { return nil }
    // Browsers drop spaces at the end.
    return Browser.href("https://a.example/" + text + "~").map {
      String($0.dropFirst("https://a.example/".count).dropLast())
    }
  }

  /// Whether the authority of a custom scheme holds a raw colon: only routes that begin with the segment are asked then.
  private static func hasColon(_ text: String, _ location: Location) -> Bool {
    guard location.source.form == .scheme || location.source.form == .schemePath else { return false }
    let rest = text.drop { $0 != ":" }.dropFirst()
    return rest.hasPrefix("//") && rest.dropFirst(2).prefix { !"/?#".contains($0) }.contains(":")
  }

  private func mayAnswer(_ route: OracleRoute, _ text: OracleText, _ hasColon: Bool) -> Bool {
    let colons = route.template.firstColons
    let first = text.segments.first ?? ""
    return !hasColon || colons.areMixed || colons.texts.contains(Array(first.utf8))
      || colons.folded.contains(Array(inLowerCase(first).utf8))
  }

  private func answer(_ texts: [Reading], method: String, _ failure: LinkError?) -> Answer {
    var candidates: [OracleCandidate] = []
    var allowed: Set<String> = []
    for (route, (text, hasColon)) in routes.flatMap({ route in texts.map { (route, $0) } })
    where mayAnswer(route, text, hasColon) {
      let hosts = (route.route.origins ?? origins).compactMap { text.rank(of: $0) }
      guard let host = hosts.min(), text.isWeb || !route.route.template.flags.isWebOnly else { continue }
      guard var candidate = candidate(route, text) else { continue }
      candidate.host = host
      candidate.origin =
        inOrder.firstIndex { text.rank(of: $0) != nil && (route.route.origins ?? origins).contains($0) } ?? 0
      candidate.isRaw = text.isRaw
      switch route.route.template.method {
      case nil: candidate.method = 2
      case method?: candidate.method = 0
      case "GET"? where method == "HEAD": candidate.method = 1
      case let other?:
        allowed.insert(other)
        if other == "GET" { allowed.insert("HEAD") }
        continue
      }
      candidates.append(candidate)
    }
    guard let winner = winner(among: candidates) else {
      if let (text, hasColon) = texts.first, failure == nil,
        let bad = badQuery(text, method, mayAnswer: { mayAnswer($0, text, hasColon) })
      {
        return .failed(.badQuery, allowed: [], query: bad)
      }
      if allowed.isEmpty, let failure { return .failed(failure.kind, allowed: []) }
      return allowed.isEmpty ? .failed(.notFound, allowed: []) : .failed(.methodNotAllowed, allowed: allowed.sorted())
    }
    let isCompact = texts[0].text.isCompact
    if holdsScript(winner.reading.values, of: winner.route.path, isCompact: isCompact, isRaw: winner.isRaw) {
      return .failed(.malformed, allowed: [])
    }
    return answer(winner, candidates: candidates.count)
  }

  /// Whether a rest is a script. In compact text, so is what the last string takes, if it is more than one segment.
  private func holdsScript(
    _ values: [Int: Captured], of path: [OracleNode], isCompact: Bool, isRaw: Bool
  ) -> Bool {
    path.contains { node in
      switch node {
      case .rest(let number):
        guard case .list(let texts)? = values[number] else { return false }
        return OracleTypes.isScript(isCompact ? texts.joined(separator: ":") : texts.first ?? "")
      case .parameter(_, let number, _, isLast: true, _):
        guard isCompact, case .text(let text)? = values[number] else { return false }
        return OracleTypes.isScript(text)
      case .rawRest(_, let number, _):
        guard isRaw, case .text(let text)? = values[number] else { return false }
        return OracleTypes.isScript(text)
      case .optional(let branch, _): return holdsScript(values, of: branch.path, isCompact: isCompact, isRaw: isRaw)
      case .either(let branches, _):
        return branches.contains { holdsScript(values, of: $0.path, isCompact: isCompact, isRaw: isRaw) }
      case .literal, .parameter, .mixed, .wildcard: return false
      }
    }
  }

  /// The best reading of a route.
  private func candidate(_ route: OracleRoute, _ text: OracleText) -> OracleCandidate? {
    guard let fragment = fragment(route, text) else { return nil }
    var reader = OracleReader(types: types, text)
    reader.read(route.path, from: 0, OracleReading())
    var best: OracleCandidate?
    for reading in reader.found {
      if options.precedence == .declared, best != nil { break }
      if let best, !(reading.labels < best.reading.labels) { continue }
      let query = OracleQueryReading(
        reading.query + route.query, of: text, types: types, isStrict: options.strictQuery)
      guard let query else { continue }
      best = OracleCandidate(route: route, reading: reading, query: query, fragment: fragment)
    }
    return best
  }

  /// What a link holds for a route by every reading, whichever of them precedence puts first.
  func readings(of link: String, by route: OracleRoute) -> [Captures] {
    var texts = rawTexts(link, asTarget: false)
    if let location = try? Location(parsing: link, origins: originSet, rules: options.text) {
      texts.insert((OracleText(location, of: link, asTarget: false), Self.hasColon(link, location)), at: 0)
    }
    return texts.flatMap { mayAnswer(route, $0.text, $0.hasColon) ? readings(of: $0.text, by: route) : [] }
  }

  /// Whether a mixed value of an item, or a mixed part of the fragment, holds different values by different cuts.
  func cutsTwice(_ link: String, by route: OracleRoute) -> Bool {
    guard let location = try? Location(parsing: link, origins: originSet, rules: options.text) else { return false }
    let text = OracleText(location, of: link, asTarget: false)
    var reader = OracleReader(types: types, text)
    reader.read(route.path, from: 0, OracleReading())
    let items = reader.found.flatMap(\.query) + route.query
    return OracleQueryReading.cutsTwice(items, of: text.query, types) || fragmentCutsTwice(route, text)
  }

  private func readings(of text: OracleText, by route: OracleRoute) -> [Captures] {
    guard let fragment = fragment(route, text) else { return [] }
    var reader = OracleReader(types: types, text)
    reader.read(route.path, from: 0, OracleReading())
    return reader.found.compactMap { reading in
      let query = OracleQueryReading(
        reading.query + route.query, of: text, types: types, isStrict: options.strictQuery)
      guard let query else { return nil }
      let candidate = OracleCandidate(route: route, reading: reading, query: query, fragment: fragment)
      return answer(candidate, candidates: 1).found.map { Captures(values: $0.values, choices: $0.choices) }
    }
  }

  private func winner(among candidates: [OracleCandidate]) -> OracleCandidate? {
    if options.precedence == .declared { return candidates.first }
    return candidates.min { $0.isBetter(than: $1) }
  }

  private func answer(_ winner: OracleCandidate, candidates: Int) -> Answer {
    let route = winner.route
    let read = winner.reading.values.merging(winner.query.values) { $1 }
    var values = (0..<route.parameters).map { read[$0] ?? .absent }
    for (number, value) in winner.fragment.values { values[number] = value }
    let choices = OracleChoices(
      route.path, route.query, read: winner.reading.choices.merging(winner.query.choices) { $1 }, values: read)
    var taken = choices.choices
    taken.merge(winner.fragment.choices) { $1 }
    return .found(
      Answer.Found(
        index: route.index, values: values, choices: (0..<route.groups).map { taken[$0] ?? 0 },
        extraQuery: winner.query.extraQuery + (winner.fragment.query?.extraQuery ?? []),
        unreadQuery: winner.query.unreadQuery + (winner.fragment.query?.unreadQuery ?? []),
        wildcards: winner.reading.wildcards, candidates: candidates))
  }
}

extension [OracleLabel] {
  static func < (left: [OracleLabel], right: [OracleLabel]) -> Bool { left.lexicographicallyPrecedes(right) }
}
