public import Fingerpost

/// The links of the shop, wherever an app puts them.
@Routes(.path)
public enum ShopLink: Routable, Equatable {
  @Route("/") case home
  @Route("items/{id}") @Route("i/{id}", deprecated: "use items/{id}") case item(id: Int)
  @Route("search?{q}&({sort})&{page}") case search(q: String, sort: Sort? = nil, page: Int = 1)

  /// How results are sorted.
  public enum Sort: String, RouteParameter, CaseIterable { case new, top }
}

/// A screen of the shop: it knows no app, and is given what prints its links.
public struct ItemScreen {
  private let links: Router<ShopLink>

  /// A screen with what prints its links.
  public init(links: Router<ShopLink>) { self.links = links }

  /// What the share button of an item offers.
  public func shared(_ id: Int) throws -> String { try links.link(for: .item(id: id)) }
}
