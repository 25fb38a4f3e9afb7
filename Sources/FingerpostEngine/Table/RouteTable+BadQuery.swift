// A link whose path a route reads, and whose query it does not: found out only after the search failed.

extension RouteTable {
  /// What is wrong with the query, if nothing else keeps a route from reading the link; nil otherwise.
  ///
  /// Of several routes, those with the best labels count, and of these the one that the fewest items keep from reading, then the
  /// first by the text of its template.
  package func badQuery(_ text: ScannedText, _ method: Request.Method) -> LinkError? {
    // Compact text has no query that could be put right.
    guard !text.isCompact, flatPrograms.steps.count > 0 else { return nil }
    var refused = hasGone ? routes.indices.filter(isGone).map { Int32(truncatingIfNeeded: $0) } : []
    while true {
      let ends = unsafe refused.withUnsafeBufferPointer { refused in
        bestEndings(text, unsafe Request(method, refusing: refused))
      }
      let query = QueryReading(programs: flatPrograms, text: text, isStrict: options.strictQuery)
      let misread = ends.map { Misread(route: Int($0.route), steps: self.misread(query, $0)) }
      // Its whole query reads: the caller could not use the values.
      let unused = misread.filter(\.steps.isEmpty)
      if unused.isEmpty {
        let best = misread.min { isNearer($0, $1) }
        return best.flatMap { best in best.steps.first.map { error(at: $0, of: best.route, text) } }
      }
      refused += unused.map { Int32(truncatingIfNeeded: $0.route) }
    }
  }

  /// A route, and what it does not read of the query.
  private struct Misread {
    let route: Int
    let steps: [QueryStep]
  }

  private func isNearer(_ left: Misread, _ right: Misread) -> Bool {
    if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
    func text(_ misread: Misread) -> String {
      let template = routes[misread.route].template
      return Template.text(path: template.path, query: template.query, fragment: template.fragment)
    }
    return text(left).utf8.lexicographicallyPrecedes(text(right).utf8)
  }

  /// The endings with the best labels, whatever the query says.
  private func bestEndings(_ text: ScannedText, _ request: Request) -> [Ending] {
    var search = Search(nodes, flatPrograms, text, request, isStrict: options.strictQuery)
    search.readsAnyQuery = true
    return unsafe withUnsafeTemporaryAllocation(byteCount: Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return [] }
      var found = unsafe Found(memory)
      guard search.best(into: &found) else { return [] }
      return (0..<found.endings.count).map { nodes.endings[Int(found.endings[$0])] }
    }
  }

  private func misread(_ query: QueryReading, _ end: Ending) -> [QueryStep] {
    let program = programs[Int(end.route)]
    return program.steps(Int(end.variant)).filter { step in
      var sink = QueryReading.Answer()
      return !query.read(step, program.record, into: &sink)
    }
  }

  private func error(at step: QueryStep, of route: Int, _ text: ScannedText) -> LinkError {
    let (bad, offset) = badQuery(step, programs[route], text)
    return LinkError(.badQuery(bad), at: offset ?? text.pathEnd)
  }

  /// What keeps a part of a query from reading, and the byte offset of the item; nil if it is missing.
  package func badQuery(_ step: QueryStep, _ program: Program, _ text: ScannedText) -> (
    LinkError.BadQuery, offset: Int?
  ) {
    let items = program.items(step)
    func bad(_ keys: [String], _ problem: LinkError.BadQuery.Problem) -> LinkError.BadQuery {
      LinkError.BadQuery(route: routes[program.route].name, keys: keys, problem)
    }
    guard let item = items.first(where: { !text.occurrences(of: $0, programs).isEmpty }) else {
      return (bad(items.map { program.text($0.key) }, .missing), nil)
    }
    let found = text.occurrences(of: item, programs)
    let (key, slot) = (program.text(item.key), Int(item.value.slot))
    let isList = !item.value.isLiteral && program.slot(slot).isArray
    let unread = found.last { !isList || !reads(text.bytes[text.item($0).value], program.slot(slot).reader) }
    let offset = (unread ?? found.last).map { Int(text.item($0).key.start) }
    if found.count > 1, !isList { return (bad([key], .repeated(found.count)), offset) }
    if item.value.isLiteral { return (bad([key], .otherValue), offset) }
    return (bad([key], .unreadable(name: program.name(slot), type: program.type(slot).element.description)), offset)
  }

  private func reads(_ value: Bytes, _ reader: ValueReader) -> Bool { flatPrograms.reads(value, reader) }
}

extension ScannedText {
  /// The items with the key of an item of a route.
  package func occurrences(of item: StepItem, _ programs: Programs) -> [Int] {
    (0..<itemCount).filter { bytes.equals(self.item($0).key, programs.text, item.key) }
  }
}
