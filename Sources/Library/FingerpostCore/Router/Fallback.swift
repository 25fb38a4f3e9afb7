import FingerpostEngine

/// How links that no route reads become destinations, and back.
@_documentation(visibility: internal)
public struct CaseFallback<Destination: Sendable>: Sendable {
  let make: @Sendable (String) -> Destination?
  package let take: @Sendable (Destination) -> String?

  /// The text that a destination of this case keeps; nil for another.
  ///
  /// - Throws: ``PrintError`` if the text would not be read as this destination, or is none of the origin that is asked for.
  func link(
    of destination: Destination, in origin: Origin?, router: Router<Destination>
  ) throws(PrintError) -> String? {
    guard let text = take(destination) else { return nil }
    guard router.contents.isUnread(text) else {
      // Only a match has the route, and costs more.
      if let match = try? router.match(text) { throw PrintError(.taken(by: match.route.name)) }
      throw PrintError(router.goneLink(for: text).map { .taken(by: $0.route.name) } ?? .readsDifferently)
    }
    guard let origin else { return text }
    let isOfOrigin = (try? Location(parsing: text, origins: [origin], rules: router.table.options.text)) != nil
    guard isOfOrigin else { throw PrintError(.origin(origin.description)) }
    return text
  }
}

extension RouterContents {
  /// The fallback's destination for a text that no route reads. Only a well-formed text of one of the router's origins, within its
  /// limits, has one: not a script, a foreign host or a broken escape. A link that is gone is known, and has none.
  @usableFromInline
  func unread(_ text: String) -> Destination? {
    guard let fallback, isOpen(text) else { return nil }
    return fallback.make(text)
  }

  /// Whether the fallback reads a text.
  func isUnread(_ text: String) -> Bool {
    var isTaken = false
    _ = rows.find(text) { number, reader in
      var value: Destination?  // here, where a route has been found: it costs as much as the rest
      let answers = caseCodec.read(number, reader, &value)
      if value != nil { isTaken = true }
      return answers
    }
    return !isTaken && isOpen(text)
  }

  /// Whether the fallback may read a text that no route reads.
  private func isOpen(_ text: String) -> Bool {
    table.isWellFormed(text) && !(table.hasGone && gone(text, method: nil, asTarget: false) != nil)
  }
}

extension Router {
  /// The same router with a fallback: a link of its origins that no route reads becomes a destination that keeps the link's text.
  ///
  ///     let router = try Router(…).addingFallback(AppLink.unknown)        // case unknown(String)
  ///     router.destination(for: "appscheme://new/screen")                 // .unknown("appscheme://new/screen")
  ///     try router.link(for: .unknown("appscheme://new/screen"))    // "appscheme://new/screen"
  ///     router.destination(for: "javascript:alert(1)")                    // nil
  ///
  /// Text that is malformed, too long or of another origin has no destination. The destination prints the text that it keeps,
  /// unchanged, if ``destination(for:)`` reads that text as the destination; otherwise printing throws.
  ///
  /// Text in documents and payloads falls back, too. ``match(_:method:)`` and ``resolve(method:target:includesInternal:)`` still give the error. A
  /// mounted router loses its fallback.
  ///
  /// - Parameters:
  ///   - make: the destination that keeps a link's text.
  ///   - take: the text that a destination keeps; `{ _ in nil }` if it keeps none.
  ///   - fileID: the file that declares the fallback, for messages.
  ///   - line: its line there.
  /// - Throws: ``RouterError`` if reflection does not find the text that such a destination keeps, and `take` is not
  ///   given.
  public func addingFallback(
    _ make: @escaping @Sendable (String) -> Destination, take: (@Sendable (Destination) -> String?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Router {
    let destination = DestinationCase(make, take: take)
    do throws(RouterError) {
      if take == nil { _ = try destination.checked("unknown") }
    } catch {
      throw error.located(DeclarationLocation(fileID, line), "the fallback")
    }
    let fallback = CaseFallback(make: make, take: destination.take)
    return Router(RouterContents(table, codecs, fallback: fallback, codec: caseCodec))
  }
}
