// Text → location → the best way through the nodes → the route, and what its parameters hold.

extension RouteTable {
  /// Finds the route that a text names, and what its parameters hold.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(_ text: String, method: String? = nil) throws(LinkError) -> Match {
    try match(text, method: method, asTarget: false)
  }

  /// Finds the route that the target of a request names: a bare path, read as a link of the table's web origins too.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(target: String, method: String? = nil) throws(LinkError) -> Match {
    try match(target, method: method, asTarget: true)
  }

  /// - Parameter refused: the places of routes that are not to answer: whoever reads the captures made nothing of them.
  package func match(
    _ text: String, method: String?, asTarget: Bool, refusing refused: Set<Int> = []
  ) throws(LinkError) -> Match {
    let bytes = try Location.bytes(of: text, within: options.text.limits)
    return try match(bytes, text: text, method: method, asTarget: asTarget, refusing: refused)
  }

  /// Finds the route that UTF-8 text names, where nobody has made sure yet that it is UTF-8.
  ///
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(utf8 bytes: [UInt8], method: String? = nil) throws(LinkError) -> Match {
    // Raw bytes and escapes must not make up one character between them. Text that is too long is refused as that.
    if bytes.count <= options.text.limits.bytes, let bad = UTF8Rule.firstInvalid(in: bytes[...]) {
      throw LinkError(.malformed(.utf8), at: bad)
    }
    return try match(bytes, text: nil, method: method, asTarget: false)
  }

  private func match(
    _ bytes: [UInt8], text: String?, method: String?, asTarget: Bool, refusing refused: Set<Int> = []
  ) throws(LinkError) -> Match {
    let location = try Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: asTarget)
    let request = Request(
      location, number(of: method), methodName: method, asTarget: asTarget, refused: refused)
    let (winner, reading) = try best(request)
    return Match(
      table: self, text: text ?? String(decoding: bytes, as: UTF8.self), request: request, winner: winner,
      reading: reading)
  }

  /// A method by its number; no method counts as GET, which is known without a search.
  func number(of method: String?) -> Request.Method {
    method == nil ? plain.get : Request.Method(method, among: methods)
  }

  /// The route that wins, and how it reads the location.
  private func best(_ request: Request) throws(LinkError) -> (Candidate, Reading) {
    let (found, deepest) = answer(request)
    if let found { return found }
    if request.method != .any, !methods.isEmpty {
      let allowed = allowedMethods(request)
      if !allowed.isEmpty {
        throw LinkError(.methodNotAllowed(allowed), at: Int(request.location.pathEnd))
      }
    }
    let location = request.location
    let isInPath = deepest < location.segmentSlices.count
    throw LinkError(
      .notFound, at: isInPath ? location.offset(of: location.segmentSlices[deepest]) : Int(location.pathEnd))
  }

  private func answer(_ request: Request) -> (found: (Candidate, Reading)?, deepest: Int) {
    withSegments(of: request.location) { segments in
      let search = Search(self, segments, request)
      if options.precedence == .declared {
        let (index, deepest) = search.firstDeclared()
        return (index.flatMap { read(declared: $0, search) }, deepest)
      }
      let outcome = search.best()
      return (decide(outcome, search), outcome.deepest)
    }
  }

  /// Of the routes that read the location by the same labels, the one that precedence puts first.
  func decide(_ outcome: Outcome, _ search: Search) -> (Candidate, Reading)? {
    if outcome.candidates.count < 2 { return read(outcome.candidates, search, outcome) }
    let precedence = PrecedenceRule(request: search.request, origins: originSet, custom: custom)
    var best: (candidate: Candidate, reading: Reading)?
    for variants in Dictionary(grouping: outcome.candidates, by: \.index).values {
      guard let next = read(variants, search, outcome) else { continue }
      if let best, precedence.precedes(best.candidate, next.0) { continue }
      best = next
    }
    return best
  }

  /// Whether a route by itself reads a link.
  func isRead(_ text: String, by index: Int) -> Bool {
    guard let bytes = try? Location.bytes(of: text, within: options.text.limits),
      let location = try? Location(parsing: bytes, origins: originSet, rules: options.text)
    else { return false }
    return answer(Request(location, .any, only: index)).found != nil
  }

  /// How a route reads a location whatever the labels are.
  private func read(declared index: Int32, _ search: Search) -> (Candidate, Reading)? {
    let program = compiled[Int(index)].program(for: search.request.location.source.form)
    let variants = program.variants.indices.compactMap { variant in
      candidate(TableBuilder.Ending(route: index, variant: Int32(clamping: variant)), search.request)
    }
    return read(variants, search, nil)
  }

  /// The first reading of one route, from the left, of those that are candidates.
  ///
  /// - Parameter outcome: by whose labels the segments must be read; nil for any. Who has one way to read them need not ask.
  private func read(_ variants: [Candidate], _ search: Search, _ outcome: Outcome?) -> (Candidate, Reading)? {
    guard let route = variants.first?.route else { return nil }
    let program = route.program(for: search.request.location.source.form)
    let ranks = program.isStraight ? nil : outcome.map(search.ranks)
    let reading = Reading.first(program, route.outline, search.segments, ranks: ranks) { variant in
      variants.contains { $0.variant == variant }
    }
    guard var reading, let candidate = variants.first(where: { $0.variant == reading.variant }) else { return nil }
    reading.add(candidate.query)
    return (candidate, reading)
  }

  func candidate(_ ending: TableBuilder.Ending, _ request: Request) -> Candidate? {
    query(ending, request).map { query in
      let index = Int(ending.route)
      return Candidate(index: index, route: compiled[index], variant: Int(ending.variant), query: query)
    }
  }

  /// How a route reads the query, if it answers the request at all.
  func query(_ ending: TableBuilder.Ending, _ request: Request) -> QueryReading? {
    let index = Int(ending.route)
    let route = compiled[index]
    guard route.origins & request.location.source.origins != 0, request.method.allows(route.method),
      request.only == nil || request.only == index, request.refused.isEmpty || !request.refused.contains(index)
    else { return nil }
    let steps = route.program.variants[Int(ending.variant)]
    if steps.isEmpty, request.location.querySlices.isEmpty, route.outline.fragment == nil { return QueryReading() }
    return QueryReading(steps, route.outline, request.location, custom: custom, isStrict: options.strictQuery)
  }

  func withSegments<Result>(of location: Location, _ body: (SegmentReader) -> Result) -> Result {
    withExtendedLifetime(self) {
      unsafe location.bytes.withUnsafeBufferPointer { bytes in
        unsafe location.segmentSlices.withUnsafeBufferPointer { slices in
          body(unsafe SegmentReader(bytes: bytes, slices: slices, labels: labels))
        }
      }
    }
  }

  /// The methods that have a route here; GET brings HEAD with it.
  private func allowedMethods(_ request: Request) -> [String] {
    func isAnswered(by method: Request.Method) -> Bool { answer(request.by(method)).found != nil }
    guard isAnswered(by: .any) else { return [] }
    let allowed = methods.filter { isAnswered(by: Request.Method($0, among: methods)) }
    return Set(allowed.contains("GET") ? allowed + ["HEAD"] : allowed).sorted()
  }
}
