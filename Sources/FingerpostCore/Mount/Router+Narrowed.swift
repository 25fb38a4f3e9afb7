extension Router {
  /// This router for the values that one of its cases holds: with it, a feature prints its own values as links of the
  /// app.
  ///
  ///     // enum AppLink { case shop(ShopLink) }, mounted at "shop"
  ///     let shop = AppLink.router.narrowed(to: AppLink.shop)
  ///     try shop.link(for: .item(id: 7))         // "app://shop/items/7"
  ///     shop.route(for: "app://shop/items/7")    // .item(id: 7)
  ///     shop.route(for: "app://users/me")        // nil: a link of the app, but none of the shop
  ///
  /// `narrowed.link(for: value)` is `link(for: make(value))`, and is read as `value` again.
  ///
  /// If the case holds more, `make` adds the rest: `{ AppLink.shop(id: 7, $0) }` is for the links of shop 7 alone.
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
        renamed: outer.renamed, origins: outer.origins, source: outer.source, isPartial: true, row: outer.row,
        read: { reader in outer.read(reader).flatMap(held.take) },
        write: { (value, writer) throws(PrintError) in try outer.write(make(value), &writer) })
      // By its index: the codec of generated code makes other values.
      codec.row.number = nil
      codec.row.isTrusted = false
      // If the app reads the link by this route, no other route may answer instead.
      codec.isForeign = { reader in
        outer.isForeign(reader) || outer.read(reader).map { held.take($0) == nil } ?? false
      }
      return codec
    }
    return Router<Inner>(table, narrowed, fallback: nil, isNarrowed: true)
  }
}
