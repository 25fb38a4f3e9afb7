// Why a text matches no route: the route that it came closest to, and what kept that one from answering.

extension RouteTable {
  /// A route that nearly matched.
  public struct Explanation: Sendable, Hashable {
    /// The route.
    public let route: Route
    /// What kept it from answering: `the value of "tweetId" does not read as int`. It never holds text of the link.
    public let reason: String?
    /// The byte of the text to look at.
    public let offset: Int?
  }

  /// Finds the route that a text nearly matches; nil where none is near, or the text does not read at all.
  ///
  ///     table.explain("appscheme://users/ann/tweets/x")?.reason
  ///     // the value of "tweetId" does not read as int
  ///
  /// It tries every route in turn, most specific first: it is for messages, not for matching.
  public func explain(_ text: String) -> Explanation? {
    guard let bytes = try? Location.bytes(of: text, within: options.text.limits),
      let location = try? Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: true)
    else { return nil }
    if let index = bySpecificity.first(where: { readsPath($0, location) }) {
      let (reason, offset) = obstacle(compiled[index], location)
      return Explanation(route: routes[index], reason: reason, offset: offset)
    }
    guard let index = nearest(to: location) else { return nil }
    let (reason, offset) = misread(compiled[index], location)
    return Explanation(route: routes[index], reason: reason, offset: offset)
  }

  private func readsPath(_ index: Int, _ location: Location) -> Bool {
    let route = compiled[index]
    return withSegments(of: location) { segments in
      let program = route.program(for: location.source.form)
      guard program.isStraight else {
        return Reading.first(program, route.outline, segments, ranks: nil) { _ in true } != nil
      }
      return segments.count == program.instructions.count - 1
        && route.outline.whole.path.indices.allSatisfy { reads(route, $0, segments) }
    }
  }

  private func reads(_ route: CompiledRoute, _ place: Int, _ segments: SegmentReader) -> Bool {
    guard case .take(let rank, let step) = route.program.instructions[place] else { return false }
    if rank == LabelRanks.literal { return segments.equals(place, route.program.literals[Int(step)]) }
    return segments.reads(place, rank: rank)
  }

  /// What keeps a route from answering whose path reads.
  private func obstacle(_ route: CompiledRoute, _ location: Location) -> (String?, Int?) {
    if route.origins & location.source.origins == 0 {
      let isWebOnly = route.route.template.flags.isWebOnly && !location.source.form.isWeb
      return (isWebOnly ? "it answers at web origins only" : "it does not answer at this origin", 0)
    }
    for step in route.outline.whole.query {
      if let obstacle = obstacle(step, route.outline, location) { return obstacle }
    }
    if let slot = route.outline.fragment?.slot, location.fragmentSlice != nil {
      return ("the fragment does not read as \(route.outline.slots[slot].type)", nil)
    }
    return (route.outline.fragment == nil ? nil : "another fragment is expected", Int(location.pathEnd))
  }

  private func obstacle(_ step: Outline.QueryStep, _ outline: Outline, _ location: Location) -> (String?, Int?)? {
    let reading = QueryReading(
      [step], outline, location, custom: custom, isStrict: options.strictQuery, fragment: false)
    guard reading == nil else { return nil }
    let items = step.items
    let keys = items.map { "\"\(String(decoding: $0.key, as: UTF8.self))\"" }.joined(separator: " or ")
    guard let item = items.first(where: { !location.occurrences(of: $0.key).isEmpty }) else {
      return ("the query item \(keys) is missing", Int(location.pathEnd))
    }
    let places = location.occurrences(of: item.key)
    let key = "\"\(String(decoding: item.key, as: UTF8.self))\""
    let offset = places.last.map { location.offset(of: location.querySlices[$0].key) }
    switch item.value {
    case .capture(let slot) where places.count == 1 || outline.slots[slot].type.isArray:
      return ("the value of \(key) does not read as \(outline.slots[slot].type.element)", offset)
    case .literal where places.count == 1:
      return ("the query item \(key) has another value", offset)
    default:
      return ("the query item \(key) is given \(places.count) times", offset)
    }
  }

  /// The first segment that a route of as many segments does not read.
  private func misread(_ route: CompiledRoute, _ location: Location) -> (String?, Int?) {
    let path = route.outline.whole.path
    guard route.program.isStraight, path.count == location.segmentSlices.count else { return (nil, nil) }
    let place = withSegments(of: location) { segments in path.indices.first { !reads(route, $0, segments) } }
    guard let place else { return (nil, nil) }
    let offset = location.offset(of: location.segmentSlices[place])
    switch path[place] {
    case .literal(let text): return ("\"\(text)\" is expected", offset)
    case .capture(let slot):
      let (name, type) = (route.outline.name(slot), route.outline.slots[slot].type)
      return ("the value of \"\(name)\" does not read as \(type)", offset)
    default: return (nil, offset)
    }
  }
}
