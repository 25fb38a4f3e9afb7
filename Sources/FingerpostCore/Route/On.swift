/// One route: the shape of its links, and the destination that they stand for.
///
///     On("users/me", .showMyProfile)
///     On("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet)
///     On(SocialRoute.showUserTweet) { "users"; String.self; "tweets"; Int.self }
///
/// Parameters of template text get their types from the constructor, and their names bind to its labels. What does not
/// fit is thrown when the router is built, every fault at once. A pattern is checked by the compiler.
///
/// To print an enum's case, its payload is found by reflection. For a destination that is no enum, or that a function
/// makes, give `take:`.
///
/// It is a class, because a list of routes holds ``Mount``s too. All its properties are constants of `Sendable` types.
public class On<Destination: Sendable>: @unchecked Sendable {
  let attributes: RouteAttributes
  let source: DeclarationLocation
  /// The text that names the route in messages.
  let text: String
  /// Makes the codec of the route, or those of all routes of a mount; generated code brings the codec of the cases along.
  let codecs: @Sendable (CaseCodec<Destination>?) throws(PatternFaults) -> [RouteCodec<Destination>]

  init(
    _ text: String, _ source: DeclarationLocation, _ attributes: RouteAttributes = RouteAttributes(),
    codecs: @escaping @Sendable (CaseCodec<Destination>?) throws(PatternFaults) -> [RouteCodec<Destination>]
  ) {
    (self.text, self.source, self.attributes, self.codecs) = (text, source, attributes, codecs)
  }
}

// Each form stands here twice, for one destination and for a constructor. A constructor is a value, too, which the
// first form would take for the destination: it is disfavored, so that the compiler prefers the second.

extension On {
  /// A link that stands for one destination.
  @_disfavoredOverload
  public convenience init(
    _ template: String, _ destination: Destination, take: (@Sendable (Destination) -> Void?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
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
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
      [try RouteCodec(template, DestinationCase(make, take: take, labels: labels))]
    }
  }

  /// A pattern that stands for one destination.
  @_disfavoredOverload
  public convenience init<State>(
    _ pattern: RoutePattern<Void, State>, _ destination: Destination, take: (@Sendable (Destination) -> Void?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(pattern.body, DestinationCase(destination, take: take), DeclarationLocation(fileID, line))
  }

  /// A pattern whose value is the payload of a destination.
  public convenience init<Payload: Sendable, State>(
    _ pattern: RoutePattern<Payload, State>, _ make: @escaping @Sendable (Payload) -> Destination,
    take: (@Sendable (Destination) -> Payload?)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(pattern.body, DestinationCase(make, take: take), DeclarationLocation(fileID, line))
  }

  /// A pattern whose value is another payload's; without this the compiler would say that it wants a template's text.
  @available(*, unavailable, message: "the value of the pattern is not the payload of the case")
  public convenience init<Value, Payload, State>(
    _ pattern: RoutePattern<Value, State>, _ make: @escaping @Sendable (Payload) -> Destination,
    take: (@Sendable (Destination) -> Payload?)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(pattern.body, DestinationCase(make, take: take), DeclarationLocation(fileID, line))
  }

  /// A pattern, part by part, that stands for one destination.
  @_disfavoredOverload
  public convenience init<State>(
    _ destination: Destination, take: (@Sendable (Destination) -> Void?)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, @PatternBuilder pattern: () -> RoutePattern<Void, State>
  ) {
    self.init(pattern().body, DestinationCase(destination, take: take), DeclarationLocation(fileID, line))
  }

  /// A pattern, part by part, whose value is the payload of a destination.
  public convenience init<Payload: Sendable, State>(
    _ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @PatternBuilder pattern: () -> RoutePattern<Payload, State>
  ) {
    self.init(pattern().body, DestinationCase(make, take: take), DeclarationLocation(fileID, line))
  }

  private convenience init<Payload>(
    _ body: PatternBody, _ destination: DestinationCase<Payload, Destination>, _ source: DeclarationLocation
  ) {
    self.init(body.text, source) { (_) throws(PatternFaults) in [try RouteCodec(body, destination)] }
  }
}

extension On {
  /// An old shape of link, which is read as a destination that another route prints, and is never printed itself.
  ///
  ///     On("people/{id}", reading: { (id: Int) in id > 0 ? .user(id: id) : nil })
  ///
  /// If `make` gives nil, another route may read the link. Names bind to the labels of the payload's elements, nil for an element
  /// without one.
  public convenience init<Payload: Sendable>(
    _ template: String, labels: [String?]? = nil, reading make: @escaping @Sendable (Payload) -> Destination?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
      var codec = try RouteCodec(reading: try Template(reading: template), labels, make)
      codec.makeReadOnly()
      return [codec]
    }
  }
}

/// What is said of a route beside its shape and its destination.
struct RouteAttributes: Sendable {
  var name: String?
  var method: String?
  var origins: [Origin]?
  var flags = Template.Flags.none
}

extension DeclarationLocation {
  init(_ fileID: StaticString, _ line: UInt) { self.init(file: fileID.description, line: Int(clamping: line)) }
}

extension On {
  /// The same route under another name than that of the enum's case. The name of a mount stands before those of its
  /// routes: `shop.cart`.
  public func named(_ name: String) -> On { with { $0.name = name } }

  /// The same route for one method: `On("orders", .createOrder).method("POST")`. GET also answers HEAD.
  public func method(_ method: String) -> On { with { $0.method = method } }

  /// The same route with tags, by which ``Router/filtered(_:)`` may switch features off.
  public func tagged(_ tags: String...) -> On { with { $0.flags.tags += tags } }

  /// The same route, read but never printed; `message` says what to use instead.
  public func deprecated(_ message: String = "") -> On { with { $0.flags.deprecation = message } }

  /// The same route at web origins only: never read from, or printed for, a custom scheme or compact text.
  public func webOnly() -> On { with { $0.flags.isWebOnly = true } }

  /// The same route, of which an opener asks who may open its links: the app alone, or everyone once the person has said yes. The
  /// strictest of what is said of a route, and of what mounts it, counts.
  public func access(_ access: RouteAccess) -> On { with { $0.flags.access = max($0.flags.access, access) } }

  /// The same route at some of the router's origins only.
  public func origins(_ origins: Origin...) -> On { with { $0.origins = origins } }

  /// The same route, whose overlap with the routes of these names is meant: `check` of `FingerpostAnalysis` accepts that
  /// they share links, or that this one takes links of their values.
  public func overlaps(_ names: String...) -> On { with { $0.flags.overlaps += names } }

  private func with(_ change: (inout RouteAttributes) -> Void) -> On {
    var attributes = attributes
    change(&attributes)
    return On(text, source, attributes, codecs: codecs)
  }
}

extension RouteAttributes {
  /// Adds these attributes to those in the template.
  func apply<Destination>(to codec: RouteCodec<Destination>) throws(PatternFaults) -> RouteCodec<Destination> {
    var codec = codec
    if let name { codec.name = name }
    if let origins { codec.origins = origins }
    guard method != nil || flags != .none else { return codec }
    var template = codec.template
    if let method {
      guard Template.isMethod(method) else {
        throw PatternFaults(problems: ["\"\(method)\" is no method: a method is capitals and hyphens"])
      }
      guard template.method == nil || template.method == method else {
        throw PatternFaults(problems: ["the template has the method \(template.method ?? "") already"])
      }
      template.method = method
    }
    template.flags.tags += flags.tags
    template.flags.overlaps += flags.overlaps
    template.flags.isWebOnly = template.flags.isWebOnly || flags.isWebOnly
    template.flags.access = max(template.flags.access, flags.access)
    // Of a mounted router, what is gone stays gone.
    if template.flags.gone == nil || codec.row.inner == nil {
      template.flags.deprecation = flags.deprecation ?? template.flags.deprecation
    }
    codec.template = try template.flagged(template.flags)
    return codec
  }
}

/// Routes for a router: written as an array, and put together like one.
///
///     let users: RouteList<AppLink> = [
///       On("users/me", .me),
///       On("users/{id}", AppLink.user),
///     ]
///     let router = try Router<AppLink>(.scheme("app"), routes: users + items)
///
/// An array of routes becomes one by `RouteList(array)`.
///
/// Routers take this and not an array for the sake of the compiler's messages. Of a fault in an array the compiler
/// tries what else the elements could be an array of, and then blames the whole array, or gives up.
public struct RouteList<Destination: Sendable>: Sendable {
  private var routes: [On<Destination>]

  /// No routes.
  public init() { routes = [] }

  init(joining lists: [RouteList]) { routes = lists.count == 1 ? lists[0].routes : lists.flatMap(\.routes) }
}

extension RouteList: ExpressibleByArrayLiteral {
  /// These routes.
  public init(arrayLiteral routes: On<Destination>...) { self.routes = routes }
}

extension RouteList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The index of the first route.
  public var startIndex: Int { routes.startIndex }
  /// The index after the last route.
  public var endIndex: Int { routes.endIndex }

  /// The route at an index.
  public subscript(position: Int) -> On<Destination> {
    get { routes[position] }
    set { routes[position] = newValue }
  }

  /// The routes of a sequence.
  public init(_ routes: some Sequence<On<Destination>>) { self.routes = Array(routes) }

  /// Replaces some routes by others.
  public mutating func replaceSubrange(_ range: Range<Int>, with others: some Collection<On<Destination>>) {
    routes.replaceSubrange(range, with: others)
  }
}
