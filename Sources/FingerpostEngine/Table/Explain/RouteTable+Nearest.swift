// Which route a location that matches none is nearest to.

extension RouteTable {
  /// How many segments a link may have and still be near a route, in a table of any size.
  private static let mostSegments = 32

  /// The route that is nearest, and how near; nil where none is near.
  func nearest(to location: Location) -> (index: Int, distance: Distance)? {
    let segments = location.segmentSlices.map { Array(location.bytes[$0.range]) }
    guard segments.count <= Self.mostSegments else { return nil }
    var best: [(index: Int, distance: Distance)] = []
    for index in compiled.indices {
      let most = best.first?.distance.differs ?? Distance.most
      guard let distance = distance(of: location, segments, to: index, most: most), distance.isNear else { continue }
      if let nearest = best.first?.distance {
        if nearest < distance { continue }
        if distance < nearest { best = [] }
      }
      best.append((index, distance))
    }
    if best.count < 2 { return best.first }
    let first = Self.bySpecificity(best.map(\.index), of: compiled, custom).first
    return best.first { $0.index == first }
  }

  /// How far a location is from a route; nil where more than `most` points differ.
  func distance(
    of location: Location, _ segments: [[UInt8]], to index: Int, most: Int = Distance.most
  ) -> Distance? {
    let route = compiled[index]
    let outline = location.source.form == .compact ? route.compactOutline ?? route.outline : route.outline
    let alignment = PathAlignment(segments: segments, outline: outline, custom: custom, most: most) {
      self.obstacle($0, outline, location)
    }
    guard var distance = alignment.distance else { return nil }
    if let reason = obstacle(origin: location.source, route) {
      distance.differ(2, first: .other(reason: reason, offset: 0))
    }
    if let obstacle = obstacle(fragment: outline, location) { distance.differ(1, obstacle) }
    return distance.differs <= most ? distance : nil
  }

  private func obstacle(origin source: Location.Source, _ route: CompiledRoute) -> String? {
    guard route.origins & source.origins == 0 else { return nil }
    let isWebOnly = route.route.template.flags.isWebOnly && !source.form.isWeb
    return isWebOnly ? "it answers at web origins only" : "it does not answer at this origin"
  }

  private func obstacle(fragment outline: Outline, _ location: Location) -> Distance.Slip? {
    let reading = QueryReading([], outline, location, custom: custom, isStrict: options.strictQuery)
    guard reading == nil else { return nil }
    if let slot = outline.fragment?.slot, location.fragmentSlice != nil {
      return .other(reason: "the fragment does not read as \(outline.slots[slot].type)", offset: nil)
    }
    return .other(reason: "another fragment is expected", offset: Int(location.pathEnd))
  }

  private func obstacle(_ step: Outline.QueryStep, _ outline: Outline, _ location: Location) -> Distance.Slip? {
    let reading = QueryReading(
      [step], outline, location, custom: custom, isStrict: options.strictQuery, fragment: false)
    guard reading == nil else { return nil }
    let items = step.items
    let keys = items.map { "\"\(String(decoding: $0.key, as: UTF8.self))\"" }.joined(separator: " or ")
    guard let item = items.first(where: { !location.occurrences(of: $0.key).isEmpty }) else {
      return .other(reason: "the query item \(keys) is missing", offset: offset(ofKeyLike: items, in: location))
    }
    let places = location.occurrences(of: item.key)
    let key = "\"\(String(decoding: item.key, as: UTF8.self))\""
    let offset = places.last.map { location.offset(of: location.querySlices[$0].key) }
    switch item.value {
    case .capture(let slot) where places.count == 1 || outline.slots[slot].type.isArray:
      return .other(
        reason: "the value of \(key) does not read as \(outline.slots[slot].type.element)", offset: offset)
    case .literal where places.count == 1:
      return .other(reason: "the query item \(key) has another value", offset: offset)
    default:
      return .other(reason: "the query item \(key) is given \(places.count) times", offset: offset)
    }
  }

  /// Where a key stands that was likely meant to be one of these; else the end of the path.
  private func offset(ofKeyLike items: [Outline.QueryItem], in location: Location) -> Int {
    let near = location.querySlices.first { item in
      items.contains { slips(from: Array(location.bytes[item.key.range]), to: $0.key) != nil }
    }
    return near.map { location.offset(of: $0.key) } ?? Int(location.pathEnd)
  }
}
