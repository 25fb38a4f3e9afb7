// Finds the route that is nearest to a text.

extension RouteTable {
  /// The most segments of a link that is compared with routes, which bounds the work.
  private static let mostSegments = 32

  /// The nearest route and its distance; nil if none is near.
  func nearest(to text: ScannedText) -> (index: Int, distance: Distance)? {
    guard text.count <= Self.mostSegments else { return nil }
    var best: [(index: Int, distance: Distance)] = []
    for index in routes.indices where !isGone(index) {
      let nearest = best.first?.distance
      guard let distance = distance(of: text, to: index, most: nearest?.differs ?? Distance.most), distance.isNear
      else { continue }
      if let nearest, nearest < distance { continue }
      if let nearest, distance < nearest { best = [] }
      best.append((index, distance))
    }
    return best.min { specificity($0.index) < specificity($1.index) }
  }

  /// The distance of a text from a route; nil if more than `most` points differ.
  func distance(of text: ScannedText, to index: Int, most: Int = Distance.most) -> Distance? {
    let program = programs[index]
    let alignment = PathAlignment(program, text, most: most) { self.obstacle($0, program, text) }
    guard var distance = alignment.distance() else { return nil }
    if program.record.origins & text.fitting == 0 {
      distance.differ(2, first: .other(reason: obstacle(origin: text, index), offset: 0))
    }
    if let obstacle = obstacle(fragment: program, text) { distance.differ(1, obstacle) }
    return distance.differs <= most ? distance : nil
  }

  private func obstacle(origin text: ScannedText, _ route: Int) -> String {
    let isWebOnly = routes[route].template.flags.isWebOnly && originSet.mask { $0.form.isWeb } & text.fitting == 0
    return isWebOnly ? "it answers at web origins only" : "it does not answer at this origin"
  }

  private func obstacle(fragment program: Program, _ text: ScannedText) -> Distance.Slip? {
    var sink = QueryReading.Answer()
    guard let wanted = program.record.fragment?.value, !query(text).readFragment(program.record, into: &sink) else {
      return nil
    }
    if !wanted.isLiteral, text.fragment != nil {
      return .other(reason: "the fragment does not read as \(program.type(Int(wanted.slot)))", offset: nil)
    }
    return .other(reason: "another fragment is expected", offset: text.pathEnd)
  }

  private func query(_ text: ScannedText) -> QueryReading {
    QueryReading(programs: programs.flat, text: text, isStrict: options.strictQuery)
  }

  private func obstacle(_ step: QueryStep, _ program: Program, _ text: ScannedText) -> Distance.Slip? {
    var sink = QueryReading.Answer()
    if query(text).read(step, program.record, into: &sink) { return nil }
    let items = program.items(step)
    let keys = items.map { "\"\(program.text($0.key))\"" }.joined(separator: " or ")
    func occurrences(_ item: StepItem) -> [Int] {
      (0..<text.itemCount).filter { text.bytes.equals(text.item($0).key, programs.text, item.key) }
    }
    guard let item = items.first(where: { !occurrences($0).isEmpty }) else {
      return .other(
        reason: "the query item \(keys) is missing", offset: offset(ofKeyLike: items, program, text))
    }
    let found = occurrences(item)
    let key = "\"\(program.text(item.key))\""
    let offset = found.last.map { Int(text.item($0).key.start) }
    let isArray = !item.value.isLiteral && program.slot(Int(item.value.slot)).isArray
    guard found.count == 1 || isArray else {
      return .other(reason: "the query item \(key) is given \(found.count) times", offset: offset)
    }
    let reason =
      item.value.isLiteral
      ? "the query item \(key) has another value"
      : "the value of \(key) does not read as \(program.type(Int(item.value.slot)).element)"
    return .other(reason: reason, offset: offset)
  }

  /// The offset of a key that is likely a misspelling of one of these; otherwise the end of the path.
  private func offset(ofKeyLike items: [StepItem], _ program: Program, _ text: ScannedText) -> Int {
    for index in 0..<text.itemCount {
      let key = text.item(index).key
      let isNear = items.contains { slips(from: Array(text.bytes[key]), to: program.bytes($0.key)) != nil }
      if isNear { return Int(key.start) }
    }
    return text.pathEnd
  }
}
