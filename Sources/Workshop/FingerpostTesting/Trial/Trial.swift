import FingerpostEngine
import FingerpostCore

/// One route of a router, put to the test.
struct Trial<Destination: Sendable> {
  /// A destination, and the captures that its route writes it as, or an old shape reads it from.
  struct Value {
    let destination: Destination
    let captures: Captures
  }

  let router: Router<Destination>
  let index: Int
  /// Compares destinations, in addition to their links.
  let areEqual: (Destination, Destination) -> Bool
  /// The literals of all routes.
  let words: [String]

  var codec: RouteCodec<Destination> { router.codecs[index] }
  var info: RouteInfo { router.info(index) }

  /// What captures stand for, once it has been written and read again, which an old shape is not; nil if they stand for no
  /// destination.
  ///
  /// - Throws: a failure of what was to be the inverse of reading.
  func value(of captures: Captures) throws(RouteFailure) -> Value? {
    guard let destination = codec.value(of: captures) else { return nil }
    if codec.isReadOnly { return Value(destination: destination, captures: captures) }
    let written = try write(destination, from: captures)
    guard let again = codec.value(of: written) else { throw failure(.lost(spelled(written))) }
    try make(sure: again, is: Value(destination: destination, captures: written))
    return Value(destination: destination, captures: written)
  }

  /// Makes sure that a destination is a value: as the route writes both, and as `areEqual` says.
  func make(sure other: Destination, is value: Value, link: String? = nil) throws(RouteFailure) {
    let written = try write(other, from: value.captures)
    guard written == value.captures else {
      throw failure(.changed(spelled(value.captures), to: spelled(written)), link: link)
    }
    if !areEqual(value.destination, other) {
      throw failure(.unequal("\(value.destination)", values: spelled(value.captures), to: "\(other)"), link: link)
    }
  }

  /// Whether the route writes a destination as it writes the value; for an old shape, whether another route does.
  func writes(_ other: Destination, as value: Value) -> Bool {
    guard codec.isReadOnly else { return (try? router.captures(of: other, by: index)) == value.captures }
    let (written, expected) = (writing(other), writing(value.destination))
    return written?.route == expected?.route && written?.captures == expected?.captures
  }

  /// The first route that writes a destination, and as what.
  private func writing(_ destination: Destination) -> (route: Int, captures: Captures)? {
    try? router.first(for: destination, opening: false) { route, writer throws(PrintError) in
      (route, try router.contents.rows.captures(of: writer, row: route))
    }
  }

  private func write(_ destination: Destination, from captures: Captures) throws(RouteFailure) -> Captures {
    let written: Captures?
    do throws(PrintError) {
      written = try router.captures(of: destination, by: index)
    } catch {
      throw failure(.unwritten(spelled(captures), error))
    }
    guard let written else { throw failure(.notTaken(spelled(captures))) }
    return written
  }

  func spelled(_ captures: Captures) -> String { captures.spelled(as: codec.template) }

  func failure(_ reason: RouteFailure.Reason, link: String? = nil) -> RouteFailure {
    RouteFailure(reason, of: info, link: link)
  }
}

extension Trial {
  /// A value that a type of a parameter lists, and that its text does not read back as; nil if there is none.
  var confused: RouteFailure? {
    for type in codec.types.compactMap(\.self) {
      if let (value, other) = type.confused { return failure(.confused(value, type: "\(type)", to: other)) }
    }
    return nil
  }

  /// Why no link was found that is gone because of the route; nil if there is one.
  func goneFailure() -> RouteFailure? {
    var first: RouteFailure?
    var texts = RandomTexts(
      Random(seed: 0, codec.template.description), isPlain: true, owners: codec.owners, words: [])
    for attempt in 0..<100 {
      guard let captures = attempt == 0 ? codec.sample() : codec.template.captures(from: &texts) else {
        if let type = texts.unknownType { return failure(.noText(type: type)) }
        continue
      }
      guard let link = router.table.text(showing: captures, route: index) else { continue }
      let method = codec.template.method
      let gone = router.goneLink(for: link, method: method)
      if gone?.route.index == index { return nil }
      let reader = gone?.route ?? (try? router.match(link, method: method))?.route
      first = first ?? reader.map { failure(.hidden(by: $0.label), link: link) }
    }
    return first ?? failure(.unprintable(PrintError(.origin("any origin of the router"))))
  }
}

// Value → link → match → value, at one origin; and canonical links.

extension Trial {
  /// A link, and the method to read it by.
  typealias Printed = (link: String, method: String?)

  var isDeprecated: Bool { codec.template.flags.deprecation != nil }

  /// The origins of the route, with a host in place of a wildcard.
  var origins: [Origin] { router.table.origins(of: index).map(\.withHost) }

  /// The link that the route itself makes of a value, whether or not it reads back.
  ///
  /// - Throws: a failure where the type of a parameter does not read what its value was written as.
  func ownLink(of value: Value, in origin: Origin) throws(RouteFailure) -> Result<Printed, PrintError> {
    do throws(PrintError) {
      let link = try router.table.text(of: value.captures, route: index, for: origin)
      return .success((link, codec.template.method))
    } catch {
      switch error.reason {
      case .doesNotRead, .missing, .readsDifferently, .misread:
        // An old shape wrote nothing.
        if codec.isReadOnly { return .failure(error) }
        throw failure(.noLink(spelled(value.captures), error))
      default: return .failure(error)
      }
    }
  }

  /// The link that the router prints, which may be another route's.
  func printedLink(of value: Value, in origin: Origin) throws(PrintError) -> Printed {
    try router.linkAndMethod(for: value.destination, in: origin)
  }

  /// Makes sure that a link reads as a value, whichever route reads it.
  func read(_ printed: Printed, as value: Value) throws(RouteFailure) -> RouteMatch<Destination> {
    let match: RouteMatch<Destination>
    do throws(LinkError) {
      match = try router.match(printed.link, method: printed.method)
    } catch {
      throw failure(.unread(error, expected: spelled(value.captures)), link: printed.link)
    }
    if codec.isReadOnly {
      try make(sure: match, reads: value)
    } else {
      guard (try? router.captures(of: match.destination, by: index)) != nil else {
        throw failure(.hidden(by: match.route.label), link: printed.link)
      }
      try make(sure: match.destination, is: value, link: printed.link)
    }
    return match
  }

  /// Makes sure of what an old shape stands for, which only its links says.
  func make(sure match: RouteMatch<Destination>, reads value: Value) throws(RouteFailure) {
    if areEqual(value.destination, match.destination), writes(match.destination, as: value) { return }
    guard match.match.index == index else { throw failure(.hidden(by: match.route.label), link: match.text) }
    throw failure(
      .unexpected("\(match.destination)", by: match.route.label, expected: "\(value.destination)"), link: match.text)
  }

  /// Makes sure that the canonical link of a match is a link of the value, and its own canonical link.
  ///
  /// - Returns: whether the link is its own canonical link.
  @discardableResult
  func checkCanonical(
    _ match: RouteMatch<Destination>, of value: Value, by method: String?
  ) throws(RouteFailure) -> Bool {
    let canonical = match.canonical
    if canonical.utf8.elementsEqual(match.text.utf8) { return true }
    guard let again = try? router.match(canonical, method: method), writes(again.destination, as: value) else {
      throw failure(.canonicalMoves(canonical, to: nil), link: match.text)
    }
    guard again.isCanonical else {
      throw failure(.canonicalMoves(canonical, to: again.canonical), link: match.text)
    }
    return false
  }

  /// Makes sure that what the router prints for a value reads as it, and is canonical.
  func checkPrinted(_ printed: Printed, of value: Value) throws(RouteFailure) {
    let match = try read(printed, as: value)
    let isCanonical = try checkCanonical(match, of: value, by: printed.method)
    // What `*` takes is put back in a canonical link, and another method may have another route to print.
    guard isCanonical || match.match.usesWildcard || printed.method != nil else {
      throw failure(.notCanonical(match.canonical), link: printed.link)
    }
    guard match.route.deprecation == nil else { throw failure(.deprecated, link: printed.link) }
  }
}

extension Origin {
  /// An origin that links can be printed for.
  fileprivate var withHost: Origin {
    guard case .web(let host, let scheme) = self, host.hasPrefix("*") else { return self }
    return .web("host" + host.dropFirst(), scheme: scheme)
  }
}
