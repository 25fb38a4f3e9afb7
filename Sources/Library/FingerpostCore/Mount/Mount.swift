import FingerpostEngine

/// Routes of another router, below a prefix.
///
///     Mount(AppLink.profile, at: "people", profileRouter)     // case profile(ProfileLink)
///     Mount(AppLink.shop, at: "shops/{id}", shopRouter)       // case shop(id: Int, ShopLink)
///
/// The routes join the table, with its origins and its precedence. A route with its own origins keeps them; the origins of a mount
/// are for the others. The inner router's fallback is not mounted. A mount is an element of a list of routes, like a
/// ``RouteDefinition``; its attributes apply to all of its routes.
public final class Mount<Destination: Sendable>: RouteDefinition<Destination>, @unchecked Sendable {
  // With a designated initializer of its own, a mount inherits none of those that make a single route.
  init(
    at prefix: String, _ source: DeclarationLocation,
    codecs: @escaping @Sendable (CaseCodec<Destination>?) throws(RouterError) -> [RouteCodec<Destination>]
  ) {
    super.init(prefix, source, codecs: codecs)
  }

  /// The routes of a router, whose destinations are the last element of a payload; the others are the parameters of the
  /// prefix.
  ///
  /// - Parameters:
  ///   - make: the destination of a payload, most often a case: `AppLink.shop`.
  ///   - prefix: a path without query, method and flags; it may be empty.
  ///   - router: whose routes are mounted.
  ///   - labels: the labels of the payload's elements, nil for an element without one. By default they are those of the case.
  ///   - take: the payload of a destination; without it, reflection finds it.
  ///   - fileID: the file that declares the route, for messages.
  ///   - line: its line there.
  public convenience init<each Prefix: Sendable, Inner>(
    _ make: @escaping @Sendable (repeat each Prefix, Inner) -> Destination, at prefix: String, _ router: Router<Inner>,
    labels: [String?]? = nil, take: (@Sendable (Destination) -> (repeat each Prefix, Inner)?)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(at: prefix, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      try RouteCodec.mounted(DestinationCase(make, take: take, labels: labels), at: prefix, router)
    }
  }

  /// The routes of a router for the same destinations.
  public convenience init(
    at prefix: String, _ router: Router<Destination>, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(at: prefix, DeclarationLocation(fileID, line)) { (_) throws(RouterError) in
      try RouteCodec.mounted(DestinationCase<Destination, _>({ $0 }, take: { $0 }), at: prefix, router).map { codec in
        // The case is the inner route's own, and named by it.
        var codec = codec
        codec.name = nil
        return codec
      }
    }
  }
}

extension RouteCodec {
  static func mounted<Payload, Inner>(
    _ destination: DestinationCase<Payload, Destination>, at text: String, _ router: Router<Inner>
  ) throws(RouterError) -> [RouteCodec] {
    let prefix = try Template(prefix: text)
    let types = destination.elements.types
    guard types.last == Inner.self else {
      throw RouterError(
        "the last element of the payload must be \(Inner.self), the destination of the router", .mountPayload)
    }
    let sample = router.codecs.firstResult(\.example).map { [$0] }
    let labels = try destination.labels(for: prefix, before: sample)
    let binding = try PayloadBinding(prefix, to: types.dropLast(), labels: labels)
    var codecs = try binding.mounting(router) { (whole) throws(RouterError) in try RouteCodec(whole, destination) }
    // A gone route that shows nothing instead has no example to take the name of the case from.
    let name = codecs.lazy.compactMap(\.name).first
    for index in codecs.indices where codecs[index].isGone { codecs[index].name = name }
    return codecs
  }
}

extension PayloadBinding {
  /// The codecs of a router's routes behind this prefix. `make` gets the binding of each to the payload and a last element, which that
  /// router reads and writes.
  func mounting<Inner, Destination>(
    _ router: Router<Inner>, _ make: (PayloadBinding) throws(RouterError) -> RouteCodec<Destination>
  ) throws(RouterError) -> [RouteCodec<Destination>] {
    let shift = template.parameters.count
    return try router.codecs.enumerated().map { (index, inner) throws(RouterError) in
      var whole = self
      whole.template = try RouterError.of { () throws(TemplateError) in try inner.template.renamed(below: template) }
      whole.types += inner.types
      whole.row.mount(inner.row, index, shift: shift)
      whole.read = { [read] reader, values in
        read(reader, &values) && inner.value(reader.mounted(in: router.contents.rows)).map { values.put($0) } ?? false
      }
      whole.write = { [write] (values, writer) throws(PrintError) in
        guard try write(&values, &writer), let last = values.take(Inner.self) else { return false }
        defer { writer.innerRow = index }
        return try inner.write(last, &writer)
      }
      var codec = try make(whole)
      codec.innerName = inner.fullName ?? (inner.isGone ? "gone" : nil)
      (codec.source, codec.isPartial) = (inner.source, inner.isPartial)
      if inner.isGone { codec.tag = nil }
      return codec
    }
  }
}

extension TypedRows.Row {
  /// Adds the entries of a mounted route, after these, with what is known of both.
  fileprivate mutating func mount(_ inner: TypedRows.Row, _ index: Int, shift: Int) {
    shape.mount(inner.shape, shift: shift)
    self.inner = (index, shift)
    readsAsSpelled = readsAsSpelled && inner.readsAsSpelled
    isTrusted = isTrusted && inner.isTrusted
    writesItsTypes = writesItsTypes && inner.writesItsTypes
    isReadOnly = inner.isReadOnly
  }
}

extension Template {
  /// Reads the prefix of a mount.
  init(prefix text: String) throws(RouterError) {
    try self.init(reading: text)
    guard try self == Template(reading: Template(unchecked: path).description) else {
      throw RouterError("a prefix is only a path", .mountPrefix)
    }
  }
}

extension Router {
  /// A router for the values inside one case: a feature uses it to print its own values as links of the app.
  ///
  ///     // enum AppLink { case shop(ShopLink) }, mounted at "shop"
  ///     let shop = AppLink.router.narrowed(to: AppLink.shop)
  ///     try shop.link(for: .item(id: 7))         // "app://shop/items/7"
  ///     shop.destination(for: "app://shop/items/7")    // .item(id: 7)
  ///     shop.destination(for: "app://users/me")        // nil: a link of the app, but none of the shop
  ///
  /// `narrowed.link(for: value)` is `link(for: make(value))`, and is read as `value` again.
  ///
  /// If the case holds more, `make` adds the rest: `{ AppLink.shop(id: 7, $0) }` is only for the links of shop 7.
  ///
  /// - Parameters:
  ///   - make: the destination that holds a value.
  ///   - take: the value that a destination holds; without it, reflection finds it.
  public func narrowed<Inner: Sendable>(
    to make: @escaping @Sendable (Inner) -> Destination, take: (@Sendable (Destination) -> Inner?)? = nil
  ) -> Router<Inner> {
    let whole = DestinationCase<Inner, Destination>(make, take: nil)
    let held = DestinationCase<Inner, Destination>(make, take: take ?? { whole.take($0) ?? whole.takeLast($0) })
    let narrowed = codecs.map { outer in
      var codec = RouteCodec<Inner>(
        name: outer.name, innerName: outer.innerName, template: outer.template, types: outer.types,
        source: outer.source, isPartial: true, row: outer.row,
        read: { reader, value in
          // If the app reads the link by this route, no other route may answer instead.
          var whole: Destination?
          let answers = outer.read(reader, &whole)
          value = whole.flatMap(held.take)
          return answers
        },
        write: { (value, writer) throws(PrintError) in try outer.write(make(value), &writer) })
      // By its index: the codec of generated code makes other values.
      codec.row.number = nil
      codec.row.isTrusted = false
      return codec
    }
    return Router<Inner>(RouterContents(table, narrowed, isNarrowed: true))
  }
}
