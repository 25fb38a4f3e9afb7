public import Fingerpost

/// The links of the shop. An app decides where to mount them.
@Routes(.path)
public enum ShopLink: Routable, Equatable {
  @Route("/") case home
  @Route("items/{id}") @Route("i/{id}", deprecated: "use items/{id}") case item(id: Int)
  @Route("search?{q}&({sort})&{page}") case search(q: String, sort: Sort? = nil, page: Int = 1)

  /// The order of results.
  public enum Sort: String, RouteParameter, CaseIterable { case new, top }
}

/// A screen of the shop. It does not know the app: the app gives it a printer of links.
public struct ItemScreen {
  private let links: Router<ShopLink>

  /// A screen that prints its links with this printer.
  public init(links: Router<ShopLink>) { self.links = links }

  /// The link that the share button of an item offers.
  public func shared(_ id: Int) throws -> String { try links.link(for: .item(id: id)) }
}
