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
    // Raw bytes and escapes must not make up one character between them.
    if let bad = UTF8Rule.firstInvalid(bytes.span, 0..<min(bytes.count, options.text.limits.bytes)) {
      throw LinkError(.malformed(.utf8), at: bad)
    }
    return try match(bytes, text: nil, method: method, asTarget: false)
  }

  private func match(
    _ bytes: [UInt8], text: String?, method: String?, asTarget: Bool, refusing refused: Set<Int> = []
  ) throws(LinkError) -> Match {
    let location = try Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: asTarget)
    let request = Request(
      location: location, method: Request.Method(method, among: methods), refused: refused)
    let (winner, reading) = try best(request)
    return Match(
      table: self, text: text ?? String(decoding: bytes, as: UTF8.self), method: method, asTarget: asTarget,
      refused: refused,
      location: location, winner: winner,
      reading: reading)
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
    let offsets = request.location.segmentOffsets
    let offset = deepest < offsets.count ? offsets[deepest] : request.location.pathEnd
    throw LinkError(.notFound, at: Int(offset))
  }

  private func answer(_ request: Request) -> (found: (Candidate, Reading)?, deepest: Int) {
    withSegments(of: request.location) { segments in
      let search = Search(nodes: nodes, segments: segments) { self.query($0, request) != nil }
      let start = request.location.source.form == .compact ? compactRoot : root
      if options.precedence == .declared {
        let (index, deepest) = search.firstDeclared(from: start)
        return (index.flatMap { read(Int($0), nil, segments, request, among: nil) }, deepest)
      }
      let outcome = search.best(from: start)
      return (decide(outcome, segments, request), outcome.deepest)
    }
  }

  /// Of the routes that read the location by the same labels, the one that precedence puts first.
  func decide(_ outcome: Outcome, _ segments: SegmentReader, _ request: Request) -> (Candidate, Reading)? {
    if outcome.endings.count == 1 {
      let only = outcome.endings[0]
      return read(Int(only.route), outcome.ranks, segments, request, among: [Int(only.variant)])
    }
    let precedence = PrecedenceRule(request: request, origins: originSet, custom: custom)
    var best: (candidate: Candidate, reading: Reading)?
    for (route, endings) in Dictionary(grouping: outcome.endings, by: \.route) {
      let variants = endings.map { Int($0.variant) }
      guard let next = read(Int(route), outcome.ranks, segments, request, among: variants) else { continue }
      if let best, precedence.precedes(best.candidate, next.0) { continue }
      best = next
    }
    return best
  }

  /// The first reading of one route, from the left, of those whose query reads.
  private func read(
    _ index: Int, _ ranks: [Int32]?, _ segments: SegmentReader, _ request: Request, among variants: [Int]?
  ) -> (Candidate, Reading)? {
    let route = compiled[index]
    let program = route.program(for: request.location.source.form)
    let reading = Reading.first(program, route.outline, segments, ranks: ranks) { variant in
      variants?.contains(variant) ?? (self.query(index, variant, request.location) != nil)
    }
    guard var reading, let query = query(index, reading.variant, request.location) else { return nil }
    reading.add(query)
    return (Candidate(index: index, route: route, variant: reading.variant, query: query), reading)
  }

  /// How a route reads the query, if it answers the request at all.
  func query(_ ending: TableBuilder.Ending, _ request: Request) -> QueryReading? {
    let route = compiled[Int(ending.route)]
    guard route.origins & request.location.source.origins != 0, request.method.allows(route.method),
      request.refused.isEmpty || !request.refused.contains(Int(ending.route))
    else { return nil }
    return query(Int(ending.route), Int(ending.variant), request.location)
  }

  private func query(_ route: Int, _ variant: Int, _ location: Location) -> QueryReading? {
    let route = compiled[route]
    return QueryReading(
      route.program.variants[variant], route.outline, location, custom: custom, isStrict: options.strictQuery)
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
    var request = request
    func isAnswered(by method: Request.Method) -> Bool {
      request.method = method
      return answer(request).found != nil
    }
    guard isAnswered(by: .any) else { return [] }
    let allowed = methods.filter { isAnswered(by: Request.Method($0, among: methods)) }
    return Set(allowed.contains("GET") ? allowed + ["HEAD"] : allowed).sorted()
  }
}
