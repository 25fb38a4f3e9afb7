import FingerpostEngine

/// One route: the shape of its links, and the destination that they stand for.
///
///     RouteDefinition("users/me", .showMyProfile)
///     RouteDefinition("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet)
///     RouteDefinition(SocialRoute.showUserTweet) { "users"; String.self; "tweets"; Int.self }
///
/// Parameters of template text get their types from the constructor, and belong to the payloads with the same labels. Building the
/// router throws all faults at once. The compiler checks a pattern.
///
/// Reflection finds the payload of an enum's case. For a destination that is not an enum, or that a function makes, give `take:`.
///
/// It is a class, because a list of routes holds ``Mount``s too. All its properties are constants of `Sendable` types.
public class RouteDefinition<Destination: Sendable>: @unchecked Sendable {
  let source: DeclarationLocation
  /// The text that names the route in messages.
  let text: String
  /// Makes the codec of the route, or those of all routes of a mount; generated code brings the codec of the cases along.
  let codecs: @Sendable (CaseCodec<Destination>?) throws(RouterError) -> [RouteCodec<Destination>]

  init(
    _ text: String, _ source: DeclarationLocation,
    codecs: @escaping @Sendable (CaseCodec<Destination>?) throws(RouterError) -> [RouteCodec<Destination>]
  ) {
    (self.text, self.source, self.codecs) = (text, source, codecs)
  }
}

extension RouteDefinition {
  /// A link with two functions: `make` turns the values of the parameters into a destination, and `take` finds the values again.
  /// The destination may have any type, and needs no reflection metadata.
  ///
  ///     RouteDefinition("users/{userId}/tweets/{tweetId}", make: SocialRoute.showUserTweet) {
  ///       if case .showUserTweet(let userId, let tweetId) = $0 { (userId, tweetId) } else { nil }
  ///     }.named("showUserTweet")
  ///
  /// The parameters of the template belong to the values in order, and take their types. Building the router tries both functions
  /// with examples: `take` must return what `make` was given, and nil for any other destination. Without ``named(_:)``, the
  /// template is the name of the route.
  public convenience init<each Value: Sendable>(
    _ template: String, make: @escaping @Sendable (repeat each Value) -> Destination,
    fileID: StaticString = #fileID, line: UInt = #line,
    take: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      let elements = TupleElements(repeat (each Value).self)
      return [
        try RouteCodec(
          template, DestinationCase({ make(repeat each $0) }, take: take, labels: [], isOpaque: true, elements))
      ]
    }
  }

  // Each form below stands there twice, for one destination and for a constructor. A constructor is a value, too, which the
  // first form would take for the destination: it is disfavored, so that the compiler prefers the second.

  /// A link that stands for one destination.
  @_disfavoredOverload
  public convenience init(
    _ template: String, _ destination: Destination, take: (@Sendable (Destination) -> Void?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      [try RouteCodec(template, DestinationCase(destination, take: take))]
    }
  }

  /// A link whose parameters are the payload of a destination.
  ///
  /// - Parameters:
  ///   - template: the shape of the link.
  ///   - make: the destination of a payload, most often a case: `AppLink.user`.
  ///   - labels: the labels of the payload's elements, nil for an element without one. By default they are those of a value that is
  ///     made of examples.
  ///   - take: the payload of a destination; without it, reflection finds it.
  ///   - fileID: the file that declares the route, for messages.
  ///   - line: its line there.
  public convenience init<Payload: Sendable>(
    _ template: String, _ make: @escaping @Sendable (Payload) -> Destination, labels: [String?]? = nil,
    take: (@Sendable (Destination) -> Payload?)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      [try RouteCodec(template, DestinationCase(make, take: take, labels: labels))]
    }
  }

  /// A pattern that stands for one destination: its parts, or a ``RoutePattern``.
  @_disfavoredOverload
  public convenience init<State>(
    _ destination: Destination, take: (@Sendable (Destination) -> Void?)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, @PatternBuilder pattern: () -> RoutePattern<Void, State>
  ) {
    self.init(pattern().body, DestinationCase(destination, take: take), DeclarationLocation(fileID, line))
  }

  /// A pattern whose value is the payload of a destination: its parts, or a ``RoutePattern``.
  public convenience init<Payload: Sendable, State>(
    _ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @PatternBuilder pattern: () -> RoutePattern<Payload, State>
  ) {
    self.init(pattern().body, DestinationCase(make, take: take), DeclarationLocation(fileID, line))
  }

  private convenience init<Payload>(
    _ body: PatternBody, _ destination: DestinationCase<Payload, Destination>, _ source: DeclarationLocation
  ) {
    self.init(body.text, source) { (_) throws(RouterError) in [try RouteCodec(body, destination)] }
  }

  /// An old link, which is read as a destination, and never printed.
  ///
  ///     RouteDefinition("people/{id}", reading: { (id: Int) in id > 0 ? .user(id: id) : nil })
  ///
  /// If `make` gives nil, another route may read the link. Names bind to the labels of the payload's elements, nil for an element
  /// without one.
  public convenience init<Payload: Sendable>(
    _ template: String, labels: [String?]? = nil, reading make: @escaping @Sendable (Payload) -> Destination?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      var codec = try RouteCodec(reading: try Template(reading: template), labels, make)
      codec.makeReadOnly()
      return [codec]
    }
  }
}

extension DeclarationLocation {
  init(_ fileID: StaticString, _ line: UInt) { self.init(file: fileID.description, line: Int(clamping: line)) }
}

// What is said of a route beside its shape and its destination.

extension RouteDefinition {
  /// The same route with another name than the enum's case. The name of a mount comes before the names of its routes: `shop.cart`.
  public func named(_ name: String) -> RouteDefinition { with { $0.name = name } }

  /// The same route for one method: `RouteDefinition("orders", .createOrder).method("POST")`. GET also answers HEAD.
  public func method(_ method: String) -> RouteDefinition {
    with { (codec) throws(RouterError) in
      guard Template.isMethod(method) else {
        throw RouterError("\"\(method)\" is not a method: write only capitals and hyphens")
      }
      if let other = codec.template.method, other != method {
        throw RouterError("the template has the method \(other) already")
      }
      codec.template.method = method
      try codec.flag { _ in }
    }
  }

  /// The same route with tags, for example to switch features off with ``Router/filtered(_:)``.
  public func tagged(_ tags: String...) -> RouteDefinition { flagged { $0.tags += tags } }

  /// The same route, read but never printed; `message` says what to use instead.
  public func deprecated(_ message: String = "") -> RouteDefinition {
    with { (codec) throws(RouterError) in
      // Of a mounted router, what is gone stays gone.
      if !codec.isGone || codec.row.inner == nil { try codec.flag { $0.deprecation = message } }
    }
  }

  /// The same route at web origins only: never read from, or printed for, a custom scheme or compact text.
  public func webOnly() -> RouteDefinition { flagged { $0.isWebOnly = true } }

  /// The same route, whose path is read in capitals and small letters alike: `/Help` for `help`.
  public func ignoringCase() -> RouteDefinition { flagged { $0.ignoresCase = true } }

  /// The same route, whose links an opener opens only for the app, or only after the user has agreed. If a route and its mounts
  /// differ, the strictest counts.
  public func access(_ access: LinkAccess) -> RouteDefinition { flagged { $0.access = max($0.access, access) } }

  /// The same route with its own origins, instead of the router's, which need not list them. Links are printed for the first one.
  ///
  ///     RouteDefinition("{*path}", AppLink.live).origins(.web("live.artsy.net"))
  ///
  /// On a mount, they apply to the routes without their own origins.
  public func origins(_ origins: Origin...) -> RouteDefinition {
    with { (codec) throws(RouterError) in
      for origin in origins {
        do throws(OriginError) { _ = try Origin(parsing: origin.description) } catch {
          throw RouterError(faults: [.init(error)])
        }
      }
      let isMounted = codec.row.inner != nil
      try codec.flag { flags in
        if isMounted { flags = flags.below(Template.Flags(origins: origins)) } else { flags.origins = origins }
      }
    }
  }

  /// The same route, which may share links with the routes of these names, or with all for `"*"`: `check` of `FingerpostAnalysis`
  /// then reports the overlap as accepted.
  public func overlaps(_ names: String...) -> RouteDefinition { flagged { $0.overlaps += names } }

  private func flagged(_ change: @escaping @Sendable (inout Template.Flags) -> Void) -> RouteDefinition {
    with { (codec) throws(RouterError) in try codec.flag(change) }
  }

  private func with(
    _ change: @escaping @Sendable (inout RouteCodec<Destination>) throws(RouterError) -> Void
  ) -> RouteDefinition {
    RouteDefinition(text, source) { [codecs] (caseCodec) throws(RouterError) in
      var codecs = try codecs(caseCodec)
      for index in codecs.indices { try change(&codecs[index]) }
      return codecs
    }
  }
}

extension RouteCodec {
  /// Changes the flags of the template, which is checked again.
  mutating func flag(_ change: (inout Template.Flags) -> Void) throws(RouterError) {
    var flagged = template
    change(&flagged.flags)
    template = try RouterError.of { [flagged] () throws(TemplateError) in try flagged.checked() }
  }
}

/// A list of routes for a router. Write it as an array, and join lists with `+`.
///
///     let users: RouteList<AppLink> = [
///       RouteDefinition("users/me", .me),
///       RouteDefinition("users/{id}", AppLink.user),
///     ]
///     let router = try Router<AppLink>(.scheme("app"), routes: users + items)
///
/// `RouteList(array)` converts an array.
///
/// It is not an array, because that gives better messages of the compiler: for a mistake in an array, it tries other types of
/// elements, and then blames the whole array, or gives up.
public struct RouteList<Destination: Sendable>: Sendable {
  private var routes: [RouteDefinition<Destination>]

  /// No routes.
  public init() { routes = [] }
}

extension RouteList: ExpressibleByArrayLiteral {
  /// These routes.
  public init(arrayLiteral routes: RouteDefinition<Destination>...) { self.routes = routes }
}

extension RouteList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The index of the first route.
  public var startIndex: Int { routes.startIndex }
  /// The index after the last route.
  public var endIndex: Int { routes.endIndex }

  /// The route at an index.
  public subscript(position: Int) -> RouteDefinition<Destination> {
    get { routes[position] }
    set { routes[position] = newValue }
  }

  /// The routes of a sequence.
  public init(_ routes: some Sequence<RouteDefinition<Destination>>) { self.routes = Array(routes) }

  /// Replaces some routes by others.
  public mutating func replaceSubrange(_ range: Range<Int>, with others: some Collection<RouteDefinition<Destination>>)
  {
    routes.replaceSubrange(range, with: others)
  }
}
