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
  /// What tells destinations apart, beside how their route writes them.
  let areEqual: ((Destination, Destination) -> Bool)?
  /// The literals of all routes.
  let words: [String]

  var codec: RouteCodec<Destination> { router.codecs[index] }
  var info: RouteInfo { router.info(index) }

  /// What captures stand for, once it has been written and read again, which an old shape is not; nil where they stand for no
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
    if let areEqual, !areEqual(value.destination, other) {
      throw failure(.unequal("\(value.destination)", values: spelled(value.captures), to: "\(other)"), link: link)
    }
  }

  /// Whether the route writes a destination as it writes the value; for an old shape, whether another route does.
  func writes(_ other: Destination, as value: Value) -> Bool {
    guard codec.isReadOnly else { return (try? router.captures(of: other, by: index)) == value.captures }
    let (written, expected) = (router.writing(other), router.writing(value.destination))
    return written?.route == expected?.route && written?.captures == expected?.captures
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
  /// Why no link was found that is gone because of the route; nil if there is one.
  func goneFailure() -> RouteFailure? {
    var first: RouteFailure?
    var texts = RandomTexts(
      Random(seed: 0, codec.template.description), isPlain: true, owners: codec.owners, words: [])
    for attempt in 0..<100 {
      guard let captures = attempt == 0 ? codec.sample : codec.template.captures(from: &texts) else {
        if let type = texts.unknownType { return failure(.noText(type: type)) }
        continue
      }
      guard let link = router.table.text(showing: captures, route: index) else { continue }
      let method = codec.template.method
      let gone = router.gone(link, method: method)
      if gone?.index == index { return nil }
      let reader = gone?.route ?? (try? router.match(link, method: method))?.route
      first = first ?? reader.map { failure(.hidden(by: $0.label), link: link) }
    }
    return first ?? failure(.unprintable(PrintError(.origin("any origin of the router"))))
  }
}
