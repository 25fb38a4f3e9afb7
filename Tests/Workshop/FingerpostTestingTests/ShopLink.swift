import FingerpostCore
import Fingerpost
import Foundation

/// A type of the user's own, with a form of its own.
struct Handle: RouteParameter, Equatable {
  let name: String

  init?(parameter text: String) {
    guard text.hasPrefix("@"), text.count > 1 else { return nil }
    name = text.dropFirst().lowercased()
  }

  var parameter: String { "@" + name }
}

enum Sort: String, CaseIterable, RouteParameter { case new, top, hot }
struct OrderID: RawRepresentable, RouteParameter, Equatable { let rawValue: Int }

/// Everything that templates and patterns can say.
enum ShopLink: Equatable {
  case home, cart, help, order
  case item(id: UUID)
  case product(slug: String, page: Int)
  case feed(Sort, limit: UInt8?)
  case seller(Handle)
  case track(OrderID, at: Date?)
  case day(CalendarDay)
  case price(Double, exact: Bool)
  case search(String, tags: [String], page: Int, sort: Sort?)
  case open(EitherBranch<UUID, String>)
  case files([String])
  case download(name: String, version: Int)
  case comments(post: Int, comment: Int?)
  case profile(Int?)
  case docs(section: String)
  case any(String)
  case range(Int8, Int16, UInt16, UInt32)
  case nested(String?, String?)
  case codes([Int])
  case old(id: Int)
  case unknown(String)

  static func router(_ origins: Origin...) throws(RouterError) -> Router<ShopLink> {
    try Router(
      origins: origins,
      routes: [
        RouteDefinition("/", .home),
        RouteDefinition("(cart|basket)", .cart),
        RouteDefinition("help/(index)", .help),
        RouteDefinition("POST orders", .order),
        RouteDefinition("items/{id}", ShopLink.item),
        RouteDefinition("products/{slug}/({page=1})", ShopLink.product),
        RouteDefinition(
          "feed/{sort}?({limit})", { .feed($0, limit: $1) },
          take: { if case .feed(let a, let b) = $0 { (a, b) } else { nil } }),
        RouteDefinition("sellers/{handle}", ShopLink.seller),
        RouteDefinition(
          "track/{order}?({at})", { .track($0, at: $1) },
          take: { if case .track(let a, let b) = $0 { (a, b) } else { nil } }),
        RouteDefinition("days/{day}", ShopLink.day),
        RouteDefinition("price/{amount}/{exact}", ShopLink.price),
        RouteDefinition("search?{q}&{tags}&{page=1}&({sort})", ShopLink.search),
        RouteDefinition("open?({uuid:uuid}|{sku})", ShopLink.open),
        RouteDefinition("files/{*path}", ShopLink.files),
        RouteDefinition("download/{name}-v{version}.zip", ShopLink.download),
        RouteDefinition(ShopLink.comments) {
          "posts"; Int.self;
          OptionalPart {
            "comments"; Int.self
          }
        },
        RouteDefinition("profile/({id}|me)", ShopLink.profile),
        RouteDefinition("docs#{section}", ShopLink.docs),
        RouteDefinition("*/any/{x}", ShopLink.any),
        RouteDefinition("range/{a}/{b}/{c}/{d}", ShopLink.range),
        RouteDefinition("nested/(a/{x}/(b/{y}))", ShopLink.nested),
        RouteDefinition("codes?{code}", ShopLink.codes),
        RouteDefinition("old/{id}", ShopLink.old).deprecated("orders"),
      ]
    ).addingFallback(ShopLink.unknown)
  }
}
