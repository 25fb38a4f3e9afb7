import FingerpostEngine

// Links that a release took away. They are still known: a router says that they are gone, why, and what to show instead.

extension RouteDefinition {
  /// A link that is gone, and a destination to show instead.
  ///
  ///     RouteDefinition("sale/{id}", gone: "the sale has ended", instead: .home)
  ///     router.destination(for: "app://sale/7")           // nil
  ///     router.goneLink(for: "app://sale/7")?.reason         // "the sale has ended"
  ///     router.goneLink(for: "app://sale/7")?.instead        // .home
  ///
  /// The link is read like any other, and never printed. Its parameters are ignored. Without ``named(_:)``, its name is that of
  /// what it shows instead, with `gone`: `home.gone`.
  ///
  /// - Parameters:
  ///   - template: the shape of the link.
  ///   - reason: why it is gone, for people.
  ///   - destination: what to show instead; nil for nothing.
  ///   - fileID: the file that declares the route, for messages.
  ///   - line: its line there.
  @_disfavoredOverload
  public convenience init(
    _ template: String, gone reason: String, instead destination: Destination? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      [try .gone(Template(reading: template), [], reason, showsOneCase: true) { (_: Void) in destination }]
    }
  }

  /// A link that is gone, and what to show instead, made of the link's parameters.
  ///
  ///     RouteDefinition("old-shops/{id}", gone: "shops have moved", instead: AppLink.shop)
  ///
  /// Parameters without a payload are ignored. By default the labels of the payload's elements are those of the case; nil is an
  /// element without one.
  public convenience init<Payload: Sendable>(
    _ template: String, gone reason: String, instead make: @escaping @Sendable (Payload) -> Destination,
    labels: [String?]? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      let untyped = try Template(reading: template)
      let shown = DestinationCase(make, take: nil, labels: labels)
      let known: [String?]? = EnumCase.isEnum(Destination.self) ? try shown.labels(for: untyped) : labels
      return [try RouteCodec.gone(untyped, known, reason, showsOneCase: EnumCase.isEnum(Destination.self), make)]
    }
  }

  /// A link that is gone, and what to show instead, if anything, made of the link's parameters.
  ///
  ///     RouteDefinition("lottery/{year}", gone: "the lottery is over") { (year: Int) in year > 2020 ? .draws : nil }
  ///
  /// If `make` returns nil, there is nothing to show. Parameters bind to the labels of the payload's elements, nil for an element
  /// without one; without labels they bind in order.
  public convenience init<Payload: Sendable>(
    _ template: String, gone reason: String, labels: [String?]? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, instead make: @escaping @Sendable (Payload) -> Destination?
  ) {
    self.init(template, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      [try RouteCodec.gone(try Template(reading: template), labels, reason, make)]
    }
  }
}

extension RouteCodec {
  /// Whether its links are known, and lead nowhere any more. What it reads is what to show instead.
  package var isGone: Bool { template.flags.gone != nil }

  /// - Parameters:
  ///   - labels: those of the payload; nil binds every parameter in order, and leaves none.
  ///   - showsOneCase: whether all that is shown instead is of one case.
  ///   - make: what to show instead.
  fileprivate static func gone<Payload: Sendable>(
    _ untyped: Template, _ labels: [String?]?, _ reason: String, showsOneCase: Bool = false,
    _ make: @escaping @Sendable (Payload) -> Destination?
  ) throws(RouterError) -> RouteCodec {
    var codec = try RouteCodec(reading: untyped, labels, leavesRest: labels != nil, make)
    try codec.leave(because: reason)
    let sample = codec.example
    codec.name = sample.flatMap { EnumCase.name(of: $0) }.map { "\($0).gone" }
    if showsOneCase { codec.shownTag = sample.flatMap { EnumCase.tag(of: $0) } }
    return codec
  }

  /// Makes the route one that is gone: it prints nothing, is not an alias of another, and leaves no link to others.
  ///
  /// - Parameter name: that of the route to show instead, if it is known before there is a router.
  mutating func leave(because reason: String, instead name: String? = nil) throws(RouterError) {
    (row.isReadOnly, tag, isPartial) = (true, nil, false)
    try flag { ($0.gone, $0.instead) = (reason, name) }
  }
}
