extension Router {
  /// This router for the values of another, which a case holds: what a feature prints with, whose links are links of the app.
  ///
  ///     // enum AppLink { case shop(ShopLink) }, mounted at "shop"
  ///     let shop = AppLink.router.narrowed(to: AppLink.shop)
  ///     try shop.link(for: .item(id: 7))         // "app://shop/items/7"
  ///     shop.route(for: "app://shop/items/7")    // .item(id: 7)
  ///     shop.route(for: "app://users/me")        // nil: a link of the app, but none of the shop
  ///
  /// `narrowed.link(for: value)` is `link(for: make(value))`, and is read as `value` again.
  ///
  /// Of a case that holds more, `make` says the rest: `{ AppLink.shop(id: 7, $0) }` is for the links of shop 7 alone.
  ///
  /// - Parameter take: the value that a destination holds; without it, reflection finds it.
  public func narrowed<Inner: Sendable>(
    to make: @escaping @Sendable (Inner) -> Destination, take: (@Sendable (Destination) -> Inner?)? = nil
  ) -> Router<Inner> {
    let whole = DestinationCase<Inner, Destination>(make, take: nil)
    let held = DestinationCase<Inner, Destination>(make, take: take ?? { whole.take($0) ?? whole.takeLast($0) })
    let narrowed = drafts.map { outer in
      var draft = RouteDraft<Inner>(
        name: outer.name, innerName: outer.innerName, template: outer.template, types: outer.types,
        renamed: outer.renamed, origins: outer.origins, place: outer.place, isPartial: true, row: outer.row,
        read: { reader in outer.read(reader).flatMap(held.take) },
        write: { (value, writer) throws(PrintError) in try outer.write(make(value), &writer) })
      // By its place: the codec of generated code knows other values.
      draft.row.number = nil
      draft.row.isTrusted = false
      // Another route may not answer in the stead of one that the app would have taken.
      draft.isForeign = { reader in
        outer.isForeign(reader) || outer.read(reader).map { held.take($0) == nil } ?? false
      }
      return draft
    }
    return Router<Inner>(table, narrowed, fallback: nil, isNarrowed: true)
  }
}
