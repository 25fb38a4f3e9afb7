public import FingerpostCore

/// A link of a route, and the destination that it stands for.
///
///     router.examples()[0].link          // "appscheme://users/a/profile"
///     router.examples()[0].destination   // .showProfile(userId: "a")
///
/// `router.match(link, method: method)` is the destination, read by the route.
public struct RouteExample<Destination: Sendable>: Sendable {
  /// The link, for the first origin of the route that can carry it.
  public let link: String
  /// The method that the link is read by; nil if the route names none.
  public let method: String?
  /// What the link stands for.
  public let destination: Destination
  /// The route's name, or its template if it has no name.
  public let name: String
  /// The route's template.
  public let template: String
}

extension RouteExample: Equatable where Destination: Equatable {}
extension RouteExample: Hashable where Destination: Hashable {}

extension RouteExample: CustomStringConvertible {
  /// `showProfile users/{userId}/profile: appscheme://users/a/profile`
  public var description: String {
    (name == template ? "" : "\(name) ") + "\(template): " + (method.map { "\($0) " } ?? "") + link
  }
}

extension Router {
  /// A link for each route, with the destination that it stands for, in the order of the routes.
  ///
  ///     for example in router.examples() { print(example) }
  ///     // showMyProfile users/me: appscheme://users/me
  ///     // showProfile users/{userId}/profile: appscheme://users/a/profile
  ///
  /// Every link is read by its route, and every route has an example or one of the ``exampleFailures(by:)``. The same
  /// routes have the same examples, always. A gone route stands for no destination: its link is that of its `RouteInfo`.
  public func examples() -> [RouteExample<Destination>] {
    trials(by: nil).filter { !$0.codec.isGone }.compactMap { try? $0.example().get() }
  }

  /// The faults that an example of each route shows; empty if there are none.
  ///
  ///     #expect(router.exampleFailures() == [])                                    // swift-testing
  ///     XCTAssertEqual(router.exampleFailures().map(\.description), [])            // XCTest
  ///     // showMyProfile users/me: appscheme://users/me is read by showProfile users/{userId}
  ///
  /// Each route must have an example. Its link prints at every origin; the route itself reads it, as the same destination; and
  /// it is canonical, or its canonical link is. A deprecated route's link is read, and not printed. A gone
  /// route has a link that is matched as gone.
  ///
  /// - Parameter areEqual: compares destinations, in addition to the values in their links. By default they are compared by `==` if
  ///   they are `Equatable`, and otherwise what they hold is, as far as it is.
  public func exampleFailures(
    by areEqual: ((Destination, Destination) -> Bool)? = nil
  ) -> [RouteFailure] {
    trials(by: areEqual).compactMap(\.exampleFailure)
  }

  func trials(by areEqual: ((Destination, Destination) -> Bool)?) -> [Trial<Destination>] {
    let words = Set(codecs.flatMap(\.template.words)).sorted()
    return codecs.indices.map {
      Trial(router: self, index: $0, areEqual: areEqual ?? { areSame($0, $1) }, words: words)
    }
  }
}

extension Trial {
  /// What an example of the route shows; nil if all holds.
  var exampleFailure: RouteFailure? {
    if codec.isGone { return goneFailure() }
    return if case .failure(let failure) = example() { failure } else { nil }
  }

  /// The first example of the route for which all holds; else the failure of the first that was tried.
  ///
  /// A value that another route takes, or that no link can carry, says nothing about the others: they are tried too.
  func example() -> Result<RouteExample<Destination>, RouteFailure> {
    if let confused { return .failure(confused) }
    var first: RouteFailure?
    var texts = RandomTexts(
      Random(seed: 0, codec.template.description), isPlain: true, owners: codec.owners, words: [])
    let tries = 100
    for attempt in 0..<tries {
      guard let captures = attempt == 0 ? codec.sample() : codec.template.captures(from: &texts) else {
        if let type = texts.unknownType { return .failure(failure(.noText(type: type))) }
        continue
      }
      do throws(RouteFailure) {
        if let value = try value(of: captures) { return .success(try example(of: value)) }
      } catch {
        // Without a link it is not this value that is at fault, but what reads and writes it.
        guard error.link != nil || error.kind != .changed else { return .failure(error) }
        first = first ?? error
      }
    }
    return .failure(first ?? failure(.noDestination(tries: tries)))
  }

  /// - Throws: the first failure at any origin that can carry the value; or that none can.
  private func example(of value: Value) throws(RouteFailure) -> RouteExample<Destination> {
    var first: Printed?
    var refusal: PrintError?
    for origin in origins {
      switch try ownLink(of: value, in: origin) {
      case .failure(let error): refusal = refusal ?? error
      case .success(let own):
        do throws(RouteFailure) {
          try check(own, of: value, in: origin)
          first = first ?? own
        } catch {
          // Compact text has no escapes, and a host holds little, not what another origin reads: there is much that these
          // cannot say.
          guard origin == .compact || origin.capturesHost, origins.count > 1 else { throw error }
        }
      }
    }
    guard let first else { throw failure(.unprintable(refusal ?? PrintError(.origin("any origin of the router")))) }
    return RouteExample(
      link: first.link, method: first.method, destination: value.destination, name: info.name,
      template: info.template())
  }

  private func check(_ own: Printed, of value: Value, in origin: Origin) throws(RouteFailure) {
    let match = try read(own, as: value)
    guard match.match.index == index else { throw failure(.hidden(by: match.route.label), link: own.link) }
    try checkCanonical(match, of: value, by: own.method)
    let printed: Printed
    do throws(PrintError) {
      printed = try printedLink(of: value, in: origin)
    } catch {
      guard isDeprecated else { throw failure(.unprintable(error)) }
      return
    }
    try checkPrinted(printed, of: value)
  }
}
