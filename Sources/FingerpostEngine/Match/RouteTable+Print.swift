// Values → slots → text, and back again through the one search: a link that is printed reads as the same values.

extension RouteTable {
  /// The link of a route with these values; inverse of ``match(_:method:)``.
  ///
  /// - Parameters:
  ///   - name: of routes with one name, the first that can carry the values prints; one that is deprecated never does.
  ///   - values: by parameter name; an unnamed parameter goes by its number among the parameters, from `"1"`.
  ///   - origin: one of the table's origins; nil for the first that the route allows.
  /// - Throws: ``PrintError``.
  public func print(_ name: String, _ values: [String: Captured], for origin: Origin? = nil) throws(PrintError)
    -> String
  {
    let named = namesakes[name]
    if named.isEmpty {
      throw PrintError(.unknownRoute(name, nearest: FingerpostEngine.nearest(to: name, among: routes.lazy.map(\.name))))
    }
    return try first(of: named) { index throws(PrintError) in
      let captures = try programs[index].captures(values, custom: custom)
      return try print(captures, route: index, for: origin)
    }
  }

  /// The link of the route at `index` with these captures.
  ///
  /// - Throws: ``PrintError``.
  public func print(_ captures: Captures, route index: Int, for origin: Origin? = nil) throws(PrintError) -> String {
    guard routes.indices.contains(index) else { throw PrintError(.unknownRoute(String(index), nearest: nil)) }
    let source = try source(for: origin, of: index)
    return try print(captures, route: index, for: source, method: routes[index].template.method)
  }

  /// The link of a match, printed for the source that it came from by the first route of its name that can carry it.
  func print(_ match: Match) throws(PrintError) -> String {
    try first(of: aliases(of: match.index)) { index throws(PrintError) in
      let source = try source(of: match, for: index)
      let captures = index == match.index ? match.captures : try self.captures(match, asThoseOf: index)
      return try print(
        captures, route: index, for: source, method: match.method, asTarget: match.isTarget, known: match.text,
        refusing: match.refused)
    }
  }

  /// The captures of a match by which an alias says the same; values go over by name, so their names must tell them apart.
  private func captures(_ match: Match, asThoseOf alias: Int) throws(PrintError) -> Captures {
    let values = match.valuesByName
    guard try programs[match.index].captures(values, custom: custom) == match.captures else {
      throw PrintError(.readsDifferently)
    }
    return try programs[alias].captures(values, custom: custom)
  }

  /// The routes that stand for the same as the one at `index`, itself among them.
  func aliases(of index: Int) -> [Int] { options.aliasesByName ? namesakes[routes[index].name] : [index] }

  func areAliases(_ first: Int, _ second: Int) -> Bool {
    first == second || options.aliasesByName && routes[first].name == routes[second].name
  }

  /// A route with a `*`, which it would have to write, comes after those without.
  package func inOrderOfPrinting(_ routes: [Int]) -> [Int] {
    let hasWildcard = { [programs] (route: Int) in programs[route].record.wildcardCount > 0 }
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

  /// Whether a route by itself reads a link.
  private func isRead(_ text: String, by index: Int) -> Bool {
    text.withBytes { bytes in
      let isRead = try? Scan.read(bytes, originSet, options.text) { scan in
        withHit(ScannedText(scan), Request(.any, only: index)) { _ in }
      }
      return isRead ?? false
    }
  }

  // MARK: One route

  /// The link of captures, not read back: for a caller who has values of its own to compare.
  package func text(of captures: Captures, route index: Int, for origin: Origin?) throws(PrintError) -> String {
    try text(of: captures, route: index, for: source(for: origin, of: index))
  }

  /// The source that a match came from, for a route.
  func source(of match: Match, for index: Int) throws(PrintError) -> Location.Source {
    let source = match.location.source
    guard programs.routes[index].origins & source.origins != 0 else { throw PrintError(.origin(source.prefix)) }
    return source
  }

  /// The text of a route's captures, not read back.
  ///
  /// - Parameters:
  ///   - wildcards: what to write for each `*`; nil for `*` itself.
  ///   - keepsSpelling: whether texts stay as they are, instead of being spelled as their type prints them.
  ///   - bytes: how many count in the limit; nil for those of the text.
  func text(
    of captures: Captures, route index: Int, for source: Location.Source, wildcards: [[String]?]? = nil,
    keepsSpelling: Bool = false, bytes: Int? = nil
  ) throws(PrintError) -> String {
    let text = try SlotValues.lend { (values) throws(PrintError) in
      values.put(captures)
      return try self.text(
        of: &values, by: .explicit, route: index, for: source, wildcards: wildcards, keepsSpelling: keepsSpelling,
        bytes: bytes)
    }
    guard let text else { throw PrintError(.readsDifferently) }
    return text
  }

  /// The same of slots.
  func text(
    of values: inout SlotValues, by branches: SlotValues.Branches, route index: Int, for source: Location.Source,
    wildcards: [[String]?]? = nil, keepsSpelling: Bool = false, bytes: Int? = nil
  ) throws(PrintError) -> String {
    try values.settle(programs[index], custom, by: branches, keepsSpelling ? .kept : .printed)
    var writer = LinkWriter(source)
    try writer.write(programs[index], values.slots, values.bytes.bytes, wildcards: wildcards)
    try checkRoom(bytes: bytes ?? writer.bytes.count, segments: writer.segmentCount, items: writer.itemCount)
    return writer.bytes.bytes.string(Slice(0, writer.bytes.count))
  }

  /// A link that shows captures: for the first of the route's origins that can carry them. The route itself reads it, by whatever
  /// values, and others may take it.
  package func text(showing captures: Captures, route index: Int) -> String? {
    ([nil] + origins(of: index)).lazy.compactMap { origin in
      (try? self.source(for: origin, of: index)).flatMap { try? self.text(of: captures, route: index, for: $0) }
    }.first { isRead($0, by: index) }
  }

  /// A link is printed to be read.
  func checkRoom(bytes: Int, segments: Int, items: Int) throws(PrintError) {
    func check(_ count: Int, _ unit: PrintError.Unit, _ limit: Int) throws(PrintError) {
      guard count <= limit else { throw PrintError(.tooLong(unit, count, limit: limit)) }
    }
    let limits = options.text.limits
    try check(bytes, .bytes, limits.bytes)
    try check(segments, .segments, limits.segments)
    try check(items, .queryItems, limits.queryItems)
  }

  /// - Parameters:
  ///   - method: the method that the link is to be read by.
  ///   - known: a text that is known to read as these values, and so need not be read again.
  func print(
    _ captures: Captures, route index: Int, for source: Location.Source, method: String?, asTarget: Bool = false,
    known: String? = nil, refusing refused: [Int32] = []
  ) throws(PrintError) -> String {
    let text = try text(of: captures, route: index, for: source)
    if let known, known.isIdentical(to: text) { return text }
    let read: Match
    do { read = try match(text, method: method, asTarget: asTarget, refusing: refused) } catch {
      throw PrintError(.readsDifferently)
    }
    if read.index == index {
      guard read.captures == captures else { throw PrintError(.readsDifferently) }
    } else {
      guard areAliases(read.index, index) else { throw PrintError(.taken(by: read.route.name)) }
      guard read.valuesByName == programs[index].valuesByName(captures) else { throw PrintError(.readsDifferently) }
    }
    return text
  }

  /// Where a link of a route is printed for: an origin of the table, or a host that a wildcard of it stands for.
  func source(for origin: Origin?, of index: Int) throws(PrintError) -> Location.Source {
    let allowed = originSet.rules.indices.filter { programs.routes[index].origins >> UInt64($0) & 1 == 1 }
    guard let origin else {
      for rule in allowed {
        if let source = originSet.source(of: rule) { return source }
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
