import FingerpostEngine

// Destination → slots → link, and back to make sure: a link that is printed reads as the same destination.

extension RouterContents {
  /// The link of a destination by the fast path; nil if that does not apply.
  @usableFromInline
  func link(for destination: Destination, in origin: Origin?) -> String? {
    rows.print(for: origin) { writer in
      caseCodec.write(destination, &writer)
    } again: { number, reader, writer in
      caseCodec.rewrite(number, reader) { caseCodec.write($0, &writer) }
    }
  }

  /// The link that a route wrote, or why there is none.
  package func link(
    of writer: inout SlotWriter, by index: Int, from source: Location.Source, method: String?, asTarget: Bool = false
  ) throws(PrintError) -> String {
    try rows.link(of: &writer, row: index, from: source, method: method, asTarget: asTarget) {
      rewrite($0, $1, &$2, by: index)
    }
  }

  /// Whether a link reads as the destination that a route wrote.
  func isRead(_ link: String, writtenAs writer: inout SlotWriter, by index: Int) -> Bool {
    let method = codecs[index].template.method
    return rows.misreading(of: link, writtenAs: &writer, row: index, method: method) {
      rewrite($0, $1, &$2, by: index)
    } == nil
  }

  /// A route may write what another one reads.
  private func rewrite(_ number: Int, _ reader: SlotReader, _ writer: inout SlotWriter, by index: Int) -> Int? {
    caseCodec.rewrite(number, reader) { value in
      (try? codecs[index].write(value, &writer)) == false ? -1 : rows.number(of: index)
    }
  }
}

extension Router {
  /// The link of a destination, for one origin, or for the first that can carry it.
  ///
  ///     try router.link(for: .retweet(tweetId: 7))                                 // "appscheme://retweet?tweetId=7"
  ///     try router.link(for: .retweet(tweetId: 7), in: .web("social.example"))  // "https://social.example/retweet?tweetId=7"
  ///
  /// If a case has several routes, the first that can carry the values prints it: routes that GET reads come first,
  /// routes with a `*` last, and deprecated ones never print. Inverse of ``match(_:method:)`` with the method of the
  /// route, and of ``destination(for:)`` if the route has no method, or GET.
  ///
  /// - Throws: `PrintError` if no link reads back as this destination.
  @inlinable
  public func link(for destination: Destination, in origin: Origin? = nil) throws(PrintError) -> String {
    if let link = contents.link(for: destination, in: origin) { return link }
    return try longLink(for: destination, in: origin)
  }

  /// The same by the slow path, which says what is wrong.
  @usableFromInline
  func longLink(for destination: Destination, in origin: Origin?) throws(PrintError) -> String {
    if origin == nil, contents.keepsAlone, let text = fallback?.take(destination), contents.isUnread(text) {
      return text
    }
    return try linkAndMethod(for: destination, in: origin).link
  }

  /// The link of a destination, and the method of the route that prints it; nil for any. If no origin is asked for, it is a link of the
  /// first one that can carry it. Nothing else applies that rule.
  ///
  /// - Parameter opening: whether GET must open the link.
  /// - Throws: the first failure.
  package func linkAndMethod(
    for destination: Destination, in origin: Origin?, opening: Bool = false
  ) throws(PrintError) -> (link: String, method: String?) {
    func print(_ origin: Origin?) throws(PrintError) -> (link: String, method: String?) {
      let printed = try linkAndMethod(for: destination, only: origin)
      if opening, let method = printed.method, method != "GET" { throw PrintError(.method(method)) }
      return printed
    }
    do throws(PrintError) {
      return try print(origin)
    } catch {
      guard origin == nil, table.allOrigins.count > 1, let other = table.allOrigins.firstResult({ try? print($0) })
      else { throw error }
      return other
    }
  }

  private func linkAndMethod(
    for destination: Destination, only origin: Origin?
  ) throws(PrintError) -> (link: String, method: String?) {
    do throws(PrintError) {
      return try first(for: destination, opening: true) { index, writer throws(PrintError) in
        let (source, method) = (try table.source(for: origin, of: index), codecs[index].template.method)
        let text = try contents.link(of: &writer, by: index, from: source, method: method)
        do throws(PrintError) { try writer.makeSure() } catch { throw error.of(text) }
        return (text, method)
      }
    } catch {
      // A case that routes print, too, is theirs.
      guard case .noRoute = error.reason, let link = try fallback?.link(of: destination, in: origin, router: self)
      else {
        throw error
      }
      return (link, nil)
    }
  }

  /// The link of a destination for the source of a match, read by the same method; nil if a `*` took part, which only
  /// the match can put back, or would take part in that link.
  package func canonical(_ destination: Destination, _ match: Match) throws(PrintError) -> String? {
    guard !match.usesWildcard else { return nil }
    let link = try first(for: destination, opening: false) { index, writer throws(PrintError) in
      let source = try table.source(of: match, for: index)
      return try contents.link(of: &writer, by: index, from: source, method: match.method, asTarget: match.isTarget)
    }
    return match.leavesWildcards(link) ? link : nil
  }

  /// What a route writes a destination as; nil for one that is not its own.
  package func captures(of destination: Destination, by index: Int) throws(PrintError) -> Captures? {
    try written(destination, by: index) { (writer) throws(PrintError) in
      try contents.rows.captures(of: writer, row: index)
    }
  }

  /// The result of using what a route writes; nil for a destination that is not the route's own.
  func written<Result>(
    _ destination: Destination, by index: Int, _ use: (inout SlotWriter) throws(PrintError) -> Result
  ) throws(PrintError) -> Result? {
    try SlotWriter.withScratch { (writer) throws(PrintError) in
      try codecs[index].write(destination, &writer) ? try use(&writer) : nil
    }
  }

  /// The route that prints a destination. If all of its routes are deprecated, it is the first of them; nil if it has no route.
  ///
  ///     router.route(of: .retweet(tweetId: 7))?.tags
  public func route(of destination: Destination) -> RouteInfo? {
    let printing = try? first(for: destination, opening: true) { route, _ in route }
    return (printing ?? standing(for: destination).first).map(info)
  }

  func printing(_ destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    contents.order.candidates(for: destination, opening: opening).lazy.filter {
      codecs[$0].template.flags.isPrinted
    }
  }

  /// The indices of the routes that stand for a destination, those first that print it. Gone ones write none.
  package func standing(for destination: Destination) -> [Int] {
    contents.order.candidates(for: destination).filter { (try? written(destination, by: $0) { _ in true }) == true }
  }

  /// The result for the first route that has one; else the first error.
  package func first<Result>(
    for destination: Destination, opening: Bool, _ print: (Int, inout SlotWriter) throws(PrintError) -> Result
  ) throws(PrintError) -> Result {
    var failure: PrintError?
    for index in printing(destination, opening: opening) {
      do throws(PrintError) {
        let result = try written(destination, by: index) { (writer) throws(PrintError) in try print(index, &writer) }
        if let result { return result }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    // No route stands for the destination, or only deprecated ones do.
    let deprecated = standing(for: destination).first.map { PrintError.Reason.deprecated(table.routes[$0].name) }
    throw PrintError(deprecated ?? .noRoute(EnumCase.name(of: destination)))
  }
}
