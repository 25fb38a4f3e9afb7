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
    let text = Template.text(path: body.path, query: body.query, fragment: body.fragment)
    self.init(text, source) { (_) throws(PatternFaults) in [try RouteCodec(body, destination)] }
  }
}

extension On {
  /// An old shape of link, which is read as a destination that another route prints, and is never printed itself.
  ///
  ///     On("people/{id}", reading: { (id: Int) in id > 0 ? .user(id: id) : nil })
  ///
  /// If `make` gives nil, another route may read the link.
  ///
  /// - Parameters:
  ///   - template: the shape of the link.
  ///   - labels: the labels of the payload's elements, nil for an element without one. Names bind to them.
  ///   - make: the destination of a payload; nil if it has none.
  ///   - fileID: the file that declares the route, for messages.
  ///   - line: its line there.
  public convenience init<Payload: Sendable>(
    _ template: String, labels: [String?]? = nil, reading make: @escaping @Sendable (Payload) -> Destination?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(PatternFaults) in
      let elements = TupleElements<Payload>()
      let binding = try PayloadBinding(try Template(reading: template), to: elements.types, labels: labels)
      var codec = RouteCodec<Destination>(
        template: binding.template, types: binding.types, isPartial: true, row: binding.row,
        read: { reader in elements.compose { binding.read(reader, &$0) }.flatMap(make) }, write: { _, _ in false })
      codec.row.isReadOnly = true
      if codec.template.flags.deprecation == nil { codec.template.flags.deprecation = "" }
      return [codec]
    }
  }
}
