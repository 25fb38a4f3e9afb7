import FingerpostCore

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
      case .doesNotRead, .missing, .readsDifferently:
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
    do throws(RouteError) {
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

  /// Makes sure of what an old shape stands for, which nothing but its links says.
  func make(sure match: RouteMatch<Destination>, reads value: Value) throws(RouteFailure) {
    let isEqual = areEqual?(value.destination, match.destination) ?? true
    if isEqual, writes(match.destination, as: value) { return }
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
