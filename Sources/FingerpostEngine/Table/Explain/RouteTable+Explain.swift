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
  ///     table.explain("appscheme://nowhere")   // nil
  ///
  /// A route is near where no more differs than agrees: a few letters, a value that does not read or is missing, a segment
  /// too many, a query item. Another word instead of a literal makes it another route. Of routes equally near the most
  /// specific is taken. Every route is tried in turn: it is for messages, not for matching.
  public func explain(_ text: String) -> Explanation? {
    guard let bytes = try? Location.bytes(of: text, within: options.text.limits),
      let location = try? Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: true),
      let (index, distance) = nearest(to: location)
    else { return nil }
    let outline = compiled[index].outline
    return Explanation(
      route: routes[index], reason: distance.slip?.reason(outline),
      offset: distance.slip.map { $0.offset(in: location) } ?? Int(location.pathEnd))
  }
}

extension Distance.Slip {
  /// What to do, or what is wrong; nothing of the link.
  fileprivate func reason(_ outline: Outline) -> String {
    switch self {
    case .literal(let text, _): "\"\(text)\" is expected"
    case .missing(.literal(let text), _): "\"\(text)\" is missing"
    case .value(.capture(let slot), _), .value(.tail(let slot), _):
      "the value of \"\(outline.name(slot))\" does not read as \(outline.slots[slot].type)"
    case .value(.mixed(let pieces), _): "\"\(outline.text(of: pieces))\" is expected"
    case .missing(.capture(let slot), _), .missing(.tail(let slot), _), .missing(.rest(let slot), _):
      "the value of \"\(outline.name(slot))\" is missing"
    case .missing(.mixed(let pieces), _): "\"\(outline.text(of: pieces))\" is missing"
    case .value, .missing: "a segment is missing"
    case .tooMany: "this segment is one too many"
    case .other(let reason, _): reason
    }
  }

  fileprivate func offset(in location: Location) -> Int? {
    switch self {
    case .literal(_, let segment), .value(_, let segment), .missing(_, before: let segment), .tooMany(let segment):
      location.segmentSlices.indices.contains(segment)
        ? location.offset(of: location.segmentSlices[segment]) : Int(location.pathEnd)
    case .other(_, let offset): offset
    }
  }
}

extension Outline {
  /// `{name}.json`
  fileprivate func text(of pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
      case .capture(let slot): "{\(name(slot))}"
      }
    }.joined()
  }
}
