extension RouteTable {
  /// Explains why a link matches, or why it does not.
  ///
  ///     let explanation = table.explain("appscheme://users/ann/tweet/abc")
  ///     explanation.near.first?.obstacles
  ///     // [segment 3: expected "tweets", found "tweet", segment 4: expected int, found "abc"]
  ///     explanation.fix?.link   // "appscheme://users/ann/tweets/1"
  ///
  /// It gives the same result as `match`. A ``LinkExplanation/fix`` matches. Use it for people, not for matching: it tries every
  /// route.
  ///
  /// - Parameters:
  ///   - text: the text of a link.
  ///   - method: the method of a request; nil means GET.
  ///   - asTarget: whether the text is the target of a request, which also counts as a link of the table's web origins.
  ///   - limit: how many near routes to list at most.
  public func explain(
    _ text: String, method: String? = nil, asTarget: Bool = false, limit: Int = 10
  ) -> LinkExplanation {
    explain(text, method: method, asTarget: asTarget, limit: limit) { _, _ in true }
  }

  /// The same for a caller who may have no use for the captures of a route.
  ///
  /// - Parameter uses: whether the caller uses these captures of a route. If not, another route may answer, except after nil.
  package func explain(
    _ text: String, method: String?, asTarget: Bool, limit: Int, uses: @escaping (Int, Captures) -> Bool?
  ) -> LinkExplanation {
    let question = Question(table: self, method: method, asTarget: asTarget, limit: max(0, limit), uses: uses)
    do throws(LinkError) {
      return try question.explain(text)
    } catch {
      return question.explain(text, after: error)
    }
  }

  /// The route that a text nearly matches.
  public struct NearestRoute: Sendable, Hashable {
    /// The route.
    public let route: Route
    /// Why it does not answer: `the value of "tweetId" does not read as int`. It never holds text of the link.
    public let reason: String?
    /// The byte offset to look at.
    public let offset: Int?
  }

  /// Finds the route that a text nearly matches; nil if none is near, or if the text is not well formed.
  ///
  ///     table.nearest(to: "appscheme://users/ann/tweets/x")?.reason
  ///     // the value of "tweetId" does not read as int
  ///     table.nearest(to: "appscheme://nowhere")   // nil
  ///
  /// A route is near if not more differs than agrees: a few letters, a value that does not read or is missing, a segment too
  /// many, a query item. It is not near if a literal is another word. Of equally near routes, the most specific is chosen. Use it
  /// for messages, not for matching: it tries every route. ``explain(_:method:asTarget:limit:)`` says more.
  public func nearest(to text: String) -> NearestRoute? { nearest(to: text, .any, isAllowed: false) }

  /// The route that the text of a request nearly matches, after the error that refused it.
  package func nearest(to text: String, method: String?, after error: LinkError) -> NearestRoute? {
    nearest(to: text, number(of: method), isAllowed: error.kind == .badQuery)
  }

  private func nearest(to text: String, _ method: Request.Method, isAllowed: Bool) -> NearestRoute? {
    // As it is: what a raw rest might read is near to nothing.
    let found: NearestRoute?? = text.withBytes { bytes in
      try? Scan.read(bytes, originSet, options.text, asTarget: true) { scan in
        let text = ScannedText(scan)
        return nearest(to: text, MatrixParameters(text, in: bytes), method, isAllowed: isAllowed)
      }
    }
    return found ?? nil
  }

  private func nearest(
    to text: ScannedText, _ parameters: MatrixParameters, _ method: Request.Method, isAllowed: Bool
  ) -> NearestRoute? {
    guard let nearest = near(to: text, parameters, isAllowed ? method : .any, isAllowed: isAllowed).first else {
      return nil
    }
    let obstacle = nearest.distance.slips.first.flatMap { obstacles($0, nearest.index, text, nil).first }
    return NearestRoute(
      route: routes[nearest.index], reason: obstacle?.reason, offset: obstacle.map { $0.offset } ?? text.pathEnd)
  }

  typealias Near = (index: Int, distance: Distance)

  /// The most segments of a link that is compared with routes, which bounds the work.
  private static let mostSegments = 32

  /// The routes that are near to a text, the nearest first; of equally near ones those that are not deprecated, then those that
  /// the method fits, then the most specific.
  ///
  /// - Parameters:
  ///   - preferred: the method that was meant.
  ///   - hasGone: whether routes that are gone count.
  ///   - isAllowed: whether only routes that the method fits count. If one of them reads all but the query, the others explain nothing.
  ///   - isFar: whether to find the routes that share a segment with the text instead, if too much else differs.
  func near(
    to text: ScannedText, _ parameters: MatrixParameters, _ method: Request.Method,
    preferring preferred: Request.Method = .any,
    includingGone hasGone: Bool = false, isAllowed: Bool = false, isFar: Bool = false
  ) -> [Near] {
    guard text.count <= Self.mostSegments else { return [] }
    let most = isFar ? Distance.mostOfFar : Distance.most
    let near = routes.indices.compactMap { index -> (near: Near, order: [OrderKey])? in
      guard hasGone || !isGone(index), !isAllowed || method.allows(programs.routes[index].method),
        let distance = distance(of: text, parameters, to: index, method, most: most),
        isFar ? text.count > 0 && distance.agrees >= 4 : distance.isNear
      else { return nil }
      let fits = preferred.allows(programs.routes[index].method) ? 0 : 1
      let isDeprecated = routes[index].template.flags.deprecation != nil ? 1 : 0
      let order = [distance.differs, -distance.agrees, isDeprecated, fits].map(OrderKey.number) + specificity(index)
      return ((index, distance), order)
    }
    return near.sorted(by: { $0.order }).map { $0.near }
  }

  /// The distance of a text from a route; nil if more than `most` points differ.
  func distance(
    of text: ScannedText, _ parameters: MatrixParameters = .none, to index: Int, _ method: Request.Method = .any,
    most: Int = Distance.most
  ) -> Distance? {
    let program = programs[index]
    let (programs, isStrict) = (programs, options.strictQuery)
    let alignment = PathAlignment(program, text, parameters, most: most) { step in
      programs.reads(step, program, in: text, isStrict: isStrict)
    }
    guard var distance = alignment.distance() else { return nil }
    if program.record.origins & text.fitting == 0 { distance.differByOrigin() }
    if !programs.readsFragment(of: program, in: text, isStrict: isStrict) {
      if let parts = program.fragmentParts {
        distance.compareFragment(parts, program, text, isStrict: isStrict)
      } else {
        distance.differ(1, .fragment)
      }
    }
    if !text.allows(Int32(truncatingIfNeeded: index)) { distance.differ(1, .colon) }
    // The method says nothing about where the link was meant to go.
    if !method.allows(program.record.method) { distance.differ(0, .method) }
    return distance.differs <= most ? distance : nil
  }
}
