// Values → captures → location → text, and back again where that is not sure: a link that is printed reads as the same
// values.

extension RouteTable {
  /// The link of a route with these values; inverse of ``match(_:method:)``.
  ///
  /// - Parameters:
  ///   - name: of routes with one name, the first that can carry the values prints; one that is deprecated never does.
  ///   - values: by parameter name; an unnamed parameter goes by its place among the parameters, from `"1"`.
  ///   - origin: one of the table's origins; nil for the first that the route allows.
  /// - Throws: ``PrintError``.
  public func print(_ name: String, _ values: [String: Captured], for origin: Origin? = nil) throws(PrintError)
    -> String
  {
    guard let named = namesakes[name] else {
      throw PrintError(.unknownRoute(name, nearest: FingerpostEngine.nearest(to: name, among: routes.lazy.map(\.name))))
    }
    return try first(of: named) { index throws(PrintError) in
      let captures = try compiled[index].outline.captures(values, custom: custom)
      return try print(captures, route: index, for: origin)
    }
  }

  /// The link of the route at `index` with these captures.
  ///
  /// - Throws: ``PrintError``.
  public func print(_ captures: Captures, route index: Int, for origin: Origin? = nil) throws(PrintError) -> String {
    try print(captures, route: index, for: origin, isReadBack: false)
  }

  /// - Parameter isReadBack: whether the link is read back even where that is sure to give the captures, as laws want it.
  func print(
    _ captures: Captures, route index: Int, for origin: Origin?, isReadBack: Bool
  ) throws(PrintError) -> String {
    guard compiled.indices.contains(index) else { throw PrintError(.unknownRoute(String(index), nearest: nil)) }
    let source = try source(for: origin, of: index)
    return try print(
      captures, route: index, for: source, method: routes[index].template.method, isReadBack: isReadBack)
  }

  /// The link of a match, printed for the source that it came from by the first route of its name that can carry it.
  func print(_ match: Match) throws(PrintError) -> String {
    let request = match.request
    return try first(of: aliases(of: match.index)) { index throws(PrintError) in
      guard compiled[index].origins & match.location.source.origins != 0 else {
        throw PrintError(.origin(match.location.source.prefix))
      }
      let captures = index == match.index ? match.captures : try self.captures(match, asThoseOf: index)
      return try print(
        captures, route: index, for: match.location.source, method: request.methodName, asTarget: request.asTarget,
        known: match.text, refusing: request.refused)
    }
  }

  /// The captures of a match by which an alias says the same; values go over by name, and so must be told by their names.
  private func captures(_ match: Match, asThoseOf alias: Int) throws(PrintError) -> Captures {
    let values = match.valuesByName
    guard try compiled[match.index].outline.captures(values, custom: custom) == match.captures else {
      throw PrintError(.readsDifferently)
    }
    return try compiled[alias].outline.captures(values, custom: custom)
  }

  /// The routes that stand for the same as the one at `index`, itself among them.
  func aliases(of index: Int) -> [Int] {
    options.aliasesByName ? namesakes[routes[index].name] ?? [index] : [index]
  }

  func areAliases(_ first: Int, _ second: Int) -> Bool {
    first == second || options.aliasesByName && routes[first].name == routes[second].name
  }

  /// A route with a `*`, which it would have to write, comes after those without.
  package func inOrderOfPrinting(_ routes: [Int]) -> [Int] {
    let hasWildcard = { [compiled] in compiled[$0].outline.wildcardCount > 0 }
    return routes.filter { !hasWildcard($0) } + routes.filter(hasWildcard)
  }

  /// What the first of these routes makes that makes anything; else the error of the first.
  private func first(
    of routes: [Int], _ print: (Int) throws(PrintError) -> String
  ) throws(PrintError) -> String {
    var failure: PrintError?
    for index in inOrderOfPrinting(routes) where self.routes[index].template.flags.deprecation == nil {
      do throws(PrintError) {
        return try print(index)
      } catch {
        // An alias that cannot hold what is given says less than one that can.
        if failure?.isUnknownName ?? true { failure = error.isUnknownName ? failure ?? error : error }
      }
    }
    throw failure ?? PrintError(.deprecated(routes.first.map { self.routes[$0].name } ?? ""))
  }

  /// A link that was not read back.
  package struct Printed: Sendable {
    package let text: String
    /// Whether reading it is sure to give the route that it was printed by, and the captures.
    package var isSure: Bool
  }

  /// The link of captures, not read back: for a caller who has values of its own to compare.
  package func text(of captures: Captures, route index: Int, for origin: Origin?) throws(PrintError) -> Printed {
    try text(
      of: captures, route: index, for: source(for: origin, of: index), method: routes[index].template.method)
  }

  /// A link that shows captures: for the first of the route's origins that can carry them. The route itself reads it, by whatever
  /// values, and others may take it.
  package func text(showing captures: Captures, route index: Int) -> String? {
    ([nil] + origins(of: index)).lazy.compactMap { try? self.text(of: captures, route: index, for: $0).text }
      .first { isRead($0, by: index) }
  }

  /// The same as ``text(of:route:for:)``, for the source that a match came from, to be read as it was.
  package func text(of captures: Captures, route index: Int, like match: Match) throws(PrintError) -> Printed {
    guard compiled[index].origins & match.location.source.origins != 0 else {
      throw PrintError(.origin(match.location.source.prefix))
    }
    return try text(
      of: captures, route: index, for: match.location.source, method: match.request.methodName,
      asTarget: match.request.asTarget)
  }

  /// - Parameter method: the method that the link is to be read by.
  private func text(
    of captures: Captures, route index: Int, for source: Location.Source, method: String?, asTarget: Bool = false
  ) throws(PrintError) -> Printed {
    let route = compiled[index]
    let location = try route.outline.fill(captures, for: source, custom: custom)
    let text: String
    do { text = try location.print() } catch { throw PrintError(.unprintable(error)) }
    try checkRoom(for: location, bytes: text.utf8.count)
    let isSure =
      sure.contains(index, route.route, method: method, asTarget: asTarget) && source.form.keepsSure
      && route.outline.spells(captures)
    return Printed(text: text, isSure: isSure)
  }

  /// A link is printed to be read.
  func checkRoom(for location: Location, bytes: Int) throws(PrintError) {
    func check(_ count: Int, _ unit: PrintError.Unit, _ limit: Int) throws(PrintError) {
      guard count <= limit else { throw PrintError(.tooLong(unit, count, limit: limit)) }
    }
    let limits = options.text.limits
    try check(bytes, .bytes, limits.bytes)
    try check(location.segmentSlices.count, .segments, limits.segments)
    try check(location.querySlices.count, .queryItems, limits.queryItems)
  }

  /// - Parameters:
  ///   - method: the method that the link is to be read by.
  ///   - known: a text that is known to read as these values, and so need not be read again.
  ///   - isReadBack: whether even a link is read again of which what it reads as is sure.
  func print(
    _ captures: Captures, route index: Int, for source: Location.Source, method: String?, asTarget: Bool = false,
    known: String? = nil, refusing refused: Set<Int> = [], isReadBack: Bool = false
  ) throws(PrintError) -> String {
    let printed = try text(of: captures, route: index, for: source, method: method, asTarget: asTarget)
    let text = printed.text
    if printed.isSure, !isReadBack, !refused.contains(index) { return text }
    if let known, known.utf8.elementsEqual(text.utf8) { return text }
    let read: Match
    do { read = try match(text, method: method, asTarget: asTarget, refusing: refused) } catch {
      throw PrintError(.readsDifferently)
    }
    if read.index == index {
      guard read.captures == captures else { throw PrintError(.readsDifferently) }
    } else {
      guard areAliases(read.index, index) else { throw PrintError(.taken(by: read.route.name)) }
      let names = compiled[index].outline.valuesByName(captures)
      guard read.valuesByName == names else { throw PrintError(.readsDifferently) }
    }
    return text
  }

  /// Where a link of a route is printed for: an origin of the table, or a host that a wildcard of it stands for.
  private func source(for origin: Origin?, of index: Int) throws(PrintError) -> Location.Source {
    let allowed = originSet.rules.indices.filter { compiled[index].origins >> UInt64($0) & 1 == 1 }
    guard let origin else {
      for place in allowed {
        if let source = originSet.source(of: place) { return source }
      }
      throw PrintError(allowed.isEmpty ? .origin("any origin of the table") : .wildcardHost)
    }
    guard let rule = try? OriginRule(origin), allowed.contains(where: { originSet.rules[$0].covers(rule) }) else {
      throw PrintError(.origin(origin.description))
    }
    guard let source = originSet.source(of: rule) else { throw PrintError(.wildcardHost) }
    // A host below a wildcard that another origin captures: its links have other segments.
    guard source.form == rule.form else { throw PrintError(.origin(origin.description)) }
    return source
  }
}

extension TextForm {
  /// Whether a link of a sure route is sure of this form: not compact text, which is cut in a way of its own, nor a captured
  /// host, which another origin may fit better.
  fileprivate var keepsSure: Bool { self != .compact && self != .host }
}

extension Outline {
  /// Whether every capture is spelled as it prints, so that the same spelling is read back; for values of types that the
  /// table knows.
  fileprivate func spells(_ captures: Captures) -> Bool {
    zip(slots, captures.values).allSatisfy { slot, capture in
      guard case .text(let text) = capture else { return false }
      // A text that is left out for the default is read as the default's spelling.
      if let standard = slot.defaultText, standard == text { return standard.isIdentical(to: text) }
      return slot.type.isSpelledOneWay || slot.type.canonical(text)?.isIdentical(to: text) == true
    }
  }

  /// What each parameter holds, by name, those that are absent left out.
  func valuesByName(_ captures: Captures) -> [String: Captured] {
    var values: [String: Captured] = [:]
    for (slot, capture) in captures.values.enumerated() where capture != .absent { values[name(slot)] = capture }
    return values
  }
}
