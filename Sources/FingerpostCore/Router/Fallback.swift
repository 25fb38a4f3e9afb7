/// How links that no route reads become destinations, and back.
struct Fallback<Destination: Sendable>: Sendable {
  let make: @Sendable (String) -> Destination
  let take: @Sendable (Destination) -> String?

  /// The text that a destination of this case keeps; nil for another.
  ///
  /// - Throws: ``PrintError`` where a route reads the text, where it is no link's text at all, or none of the origin that is
  ///   asked for.
  func link(
    of destination: Destination, in origin: Origin?, router: Router<Destination>
  ) throws(PrintError) -> String? {
    guard let text = take(destination) else { return nil }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { throw PrintError(.readsDifferently) }
    if let match = try? router.match(text) { throw PrintError(.taken(by: match.route.name)) }
    guard let origin else { return text }
    let isOfOrigin = (try? Location(parsing: text, origins: [origin], rules: router.table.options.text)) != nil
    guard isOfOrigin else { throw PrintError(.origin(origin.description)) }
    return text
  }
}

extension Router {
  /// The same router, which makes a destination of a link that no route reads. The destination keeps the link's text.
  ///
  ///     let router = try Router(…).fallback(AppLink.unknown)        // case unknown(String)
  ///     router.route(for: "appscheme://new/screen")                 // .unknown("appscheme://new/screen")
  ///     try router.link(for: .unknown("appscheme://new/screen"))    // "appscheme://new/screen"
  ///
  /// Only ``route(for:)`` falls back: ``match(_:method:)`` and ``resolve(method:target:)`` say why no route reads the link.
  /// A router that is mounted in another one leaves its fallback behind.
  ///
  /// - Parameter take: the text that a destination keeps; `{ _ in nil }` where it keeps none.
  /// - Throws: ``RouterError`` if reflection does not find the text that such a destination keeps, and `take` is not
  ///   given.
  public func fallback(
    _ make: @escaping @Sendable (String) -> Destination, take: (@Sendable (Destination) -> String?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Router {
    let destination = DestinationCase(make, take: take)
    do throws(PatternFaults) {
      if take == nil { _ = try destination.checked("unknown") }
    } catch {
      let source = DeclarationLocation(fileID, line)
      throw RouterError(faults: error.problems.map { .init(location: source, route: "the fallback", message: $0) })
    }
    return Router(table, codecs, fallback: Fallback(make: make, take: destination.take), codec: caseCodec)
  }
}
