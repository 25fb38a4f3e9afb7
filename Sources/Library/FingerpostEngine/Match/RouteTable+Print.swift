// Values → slots → text. The text is searched again, so that a printed link reads as the same values.

extension RouteTable {
  /// Prints the link of a route with these values; inverse of ``match(_:method:)``.
  ///
  /// - Parameters:
  ///   - name: of several routes with the name, the first that can carry the values prints. Those with a `*` come last, and
  ///     one that is deprecated, or gone, never prints.
  ///   - values: by parameter name, or for an unnamed parameter by its number among the parameters, from `"1"`.
  ///   - origin: one that the route allows; nil for the first of them, wildcards aside.
  /// - Throws: ``PrintError``.
  public func print(_ name: String, _ values: [String: Captured], for origin: Origin? = nil) throws(PrintError)
    -> String
  {
    let named = namesakes(name)
    if named.isEmpty {
      throw PrintError(.unknownRoute(name, nearest: nearestWord(to: name, among: routes.map { $0.name })))
    }
    return try first(of: named) { index throws(PrintError) in
      let captures = try programs[index].captures(values, custom: custom)
      return try print(captures, route: index, for: origin)
    }
  }

  /// Prints the link of the route at `index` with these captures.
  ///
  /// - Throws: ``PrintError``.
  public func print(_ captures: Captures, route index: Int, for origin: Origin? = nil) throws(PrintError) -> String {
    guard routes.indices.contains(index) else { throw PrintError(.unknownRoute(String(index), nearest: nil)) }
    guard !isGone(index) else { throw goneError(printing: index) }
    let source = try source(for: origin, of: index)
    return try print(captures, route: index, for: source, method: routes[index].template.method)
  }

  /// Prints the link of a match for its own source, by the first route of its name that can carry it.
  func print(_ match: Match) throws(PrintError) -> String {
    try first(of: aliases(of: match.index)) { index throws(PrintError) in
      let source = try source(of: match, for: index)
      let captures = try captures(match.captures, of: match.index, asThoseOf: index)
      return try print(
        captures, route: index, for: source, method: match.method, asTarget: match.isTarget, known: match.text,
        refusing: match.refused)
    }
  }

  /// The captures of an alias with the values of a route, which may be the alias itself. They are carried over by name, so the names must
  /// determine the captures.
  package func captures(_ captures: Captures, of index: Int, asThoseOf alias: Int) throws(PrintError) -> Captures {
    if index == alias { return captures }
    let values = programs[index].valuesByName(captures)
    guard try programs[index].captures(values, custom: custom) == captures else { throw PrintError(.readsDifferently) }
    return try programs[alias].captures(values, custom: custom)
  }

  /// The indices of the aliases of the route at `index`, including itself.
  package func aliases(of index: Int) -> [Int] {
    guard options.aliasesByName, !isGone(index) else { return [index] }
    let all = namesakes(routes[index].name)
    return hasGone ? all.filter { !isGone($0) } : all
  }

  /// A gone route has no values, and so is not an alias.
  package func areAliases(_ first: Int, _ second: Int) -> Bool {
    first == second
      || options.aliasesByName && routes[first].name.isIdentical(to: routes[second].name) && !isGone(first)
        && !isGone(second)
  }

  /// Routes in the order of printing: those with a `*`, which would be printed, come last.
  package func inOrderOfPrinting(_ routes: [Int]) -> [Int] {
    let hasWildcard = { [programs] (route: Int) in programs[route].record.wildcardCount > 0 }
    return routes.filter { !hasWildcard($0) } + routes.filter(hasWildcard)
  }

  /// The result of the first of these routes that succeeds; otherwise the error of the first.
  private func first(
    of routes: [Int], _ print: (Int) throws(PrintError) -> String
  ) throws(PrintError) -> String {
    var failure: PrintError?
    for index in inOrderOfPrinting(routes) where self.routes[index].template.flags.isPrinted {
      do throws(PrintError) {
        return try print(index)
      } catch {
        // An error about a value outranks one about an alias without such a parameter.
        if failure?.isUnknownName ?? true { failure = error.isUnknownName ? failure ?? error : error }
      }
    }
    if let failure { throw failure }
    if let first = routes.first, routes.allSatisfy(isGone) { throw goneError(printing: first) }
    throw PrintError(.deprecated(routes.first.map { self.routes[$0].name } ?? ""))
  }

  /// Why a gone route prints nothing.
  func goneError(printing index: Int) -> PrintError {
    PrintError(.gone(routes[index].name, reason: routes[index].template.flags.gone ?? ""))
  }

  /// Whether a route alone reads a link.
  private func isRead(_ text: String, by index: Int) -> Bool {
    var isRead = false
    text.withBytes { bytes in
      readings(of: bytes) { _, scan in
        isRead = withHit(ScannedText(scan), Request(.any, only: index)) { _ in }
        return isRead
      }
    }
    return isRead
  }

  // MARK: One route

  /// The link of captures without reading it back, for a caller that compares values of its own.
  package func text(of captures: Captures, route index: Int, for origin: Origin?) throws(PrintError) -> String {
    try text(of: captures, route: index, for: source(for: origin, of: index))
  }

  /// The source of a match, if a route allows it.
  package func source(of match: Match, for index: Int) throws(PrintError) -> Location.Source {
    let source = match.location.source
    guard programs.routes[index].origins & source.origins != 0 else { throw PrintError(.origin(source.prefix)) }
    return source
  }

  /// The text of a route's captures, without reading it back.
  ///
  /// - Parameters:
  ///   - wildcards: the segments of each `*`; nil for `*` itself.
  ///   - keepsSpelling: whether texts keep their spelling, instead of their type's canonical one.
  ///   - bytes: the size to check against the limit; nil for that of the text.
  package func text(
    of captures: Captures, route index: Int, for source: Location.Source, wildcards: [[String]?]? = nil,
    keepsSpelling: Bool = false, bytes: Int? = nil
  ) throws(PrintError) -> String {
    return try SlotValues.withScratch { (values) throws(PrintError) in
      values.put(captures)
      return try self.text(
        of: &values, by: .explicit, route: index, for: source, wildcards: wildcards, keepsSpelling: keepsSpelling,
        bytes: bytes)
    }
  }

  /// The same for slots.
  func text(
    of values: inout SlotValues, by branches: Branches, route index: Int, for source: Location.Source,
    wildcards: [[String]?]? = nil, keepsSpelling: Bool = false, bytes: Int? = nil
  ) throws(PrintError) -> String {
    try values.normalize(programs[index], custom, by: branches, keepsSpelling ? .kept : .printed)
    var writer = LinkWriter(source)
    try writer.write(programs[index], values.hit, values.bytes.bytes, wildcards: wildcards)
    try checkRoom(bytes: bytes ?? writer.bytes.count, segments: writer.segmentCount, items: writer.itemCount)
    return writer.bytes.bytes.string(Slice(0, writer.bytes.count))
  }

  /// A link that shows captures, for the first of the route's origins that can carry them. The route alone reads it, perhaps with
  /// other values, and other routes may win it.
  package func text(showing captures: Captures, route index: Int) -> String? {
    ([nil] + origins(of: index).map { Optional($0) }).firstResult {
      self.text(showing: captures, route: index, at: $0)
    }
  }

  /// The same for one origin; nil for the first.
  package func text(showing captures: Captures, route index: Int, at origin: Origin?) -> String? {
    (try? text(of: captures, route: index, for: origin)).flatMap { isRead($0, by: index) ? $0 : nil }
  }

  /// A printed link must be within the table's limits.
  package func checkRoom(bytes: Int, segments: Int, items: Int) throws(PrintError) {
    func check(_ count: Int, _ unit: PrintError.Unit, _ limit: Int) throws(PrintError) {
      guard count <= limit else { throw PrintError(.tooLong(unit, count, limit: limit)) }
    }
    let limits = options.text.limits
    try check(bytes, .bytes, limits.bytes)
    try check(segments, .segments, limits.segments)
    try check(items, .queryItems, limits.queryItems)
  }

  /// - Parameters:
  ///   - method: the method with which the link must match.
  ///   - known: a text that is known to read as these values, and need not be read again.
  package func print(
    _ captures: Captures, route index: Int, for source: Location.Source, method: String?, asTarget: Bool = false,
    known: String? = nil, refusing refused: [Int32] = []
  ) throws(PrintError) -> String {
    let text = try text(of: captures, route: index, for: source)
    if let known, known.isIdentical(to: text) { return text }
    let read: Match
    do { read = try match(text, method: method, asTarget: asTarget, refusing: refused) } catch {
      throw error.gone.map { PrintError(.taken(by: $0.route)) }
        ?? PrintError(.misread(Misreading(text, .unread)))
    }
    guard areAliases(read.index, index) else { throw PrintError(.taken(by: read.route.name)) }
    let isSame =
      read.index == index
      ? read.captures == captures : read.valuesByName == programs[index].valuesByName(captures)
    guard isSame else { throw difference(of: captures, route: index, read) }
    return text
  }

  /// Why the link of captures reads as others.
  private func difference(of captures: Captures, route index: Int, _ read: Match) -> PrintError {
    for (slot, parameter) in routes[index].template.parameters.enumerated()
    where parameter.defaultValue?.texts.isEmpty == false && captures.values[slot] == .list([]) {
      return PrintError(.leftOut(programs[index].name(slot), parameter))
    }
    return misreading(captures, route: index, as: read.text, by: read.index, read.captures)
  }

  /// The source to print a route's link for: an origin of the table, or a host that matches one of its wildcards.
  package func source(for origin: Origin?, of index: Int) throws(PrintError) -> Location.Source {
    let allowed = originIndices(of: index)
    guard let origin else {
      if let source = allowed.firstResult({ originSet.source(of: $0) }) { return source }
      throw PrintError(allowed.isEmpty ? .origin("any origin of the table") : .wildcardHost)
    }
    guard let checked = try? CheckedOrigin(origin),
      allowed.contains(where: { originSet.checked[$0].covers(checked) })
    else { throw PrintError(.origin(origin.description)) }
    guard let source = originSet.source(of: checked) else { throw PrintError(.wildcardHost) }
    // The host matches a wildcard, but another origin captures it: its links have other segments.
    guard source.form == checked.form else { throw PrintError(.origin(origin.description)) }
    return source
  }
}
