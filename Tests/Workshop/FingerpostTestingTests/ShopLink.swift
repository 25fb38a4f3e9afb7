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
  case open(Either<UUID, String>)
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
        On("/", .home),
        On("(cart|basket)", .cart),
        On("help/(index)", .help),
        On("POST orders", .order),
        On("items/{id}", ShopLink.item),
        On("products/{slug}/({page=1})", ShopLink.product),
        On(
          "feed/{sort}?({limit})", { .feed($0, limit: $1) },
          take: { if case .feed(let a, let b) = $0 { (a, b) } else { nil } }),
        On("sellers/{handle}", ShopLink.seller),
        On(
          "track/{order}?({at})", { .track($0, at: $1) },
          take: { if case .track(let a, let b) = $0 { (a, b) } else { nil } }),
        On("days/{day}", ShopLink.day),
        On("price/{amount}/{exact}", ShopLink.price),
        On("search?{q}&{tags}&{page=1}&({sort})", ShopLink.search),
        On("open?({uuid:uuid}|{sku})", ShopLink.open),
        On("files/{*path}", ShopLink.files),
        On("download/{name}-v{version}.zip", ShopLink.download),
        On(ShopLink.comments) {
          "posts"; Int.self;
          OptionalPart {
            "comments"; Int.self
          }
        },
        On("profile/({id}|me)", ShopLink.profile),
        On("docs#{section}", ShopLink.docs),
        On("*/any/{x}", ShopLink.any),
        On("range/{a}/{b}/{c}/{d}", ShopLink.range),
        On("nested/(a/{x}/(b/{y}))", ShopLink.nested),
        On("codes?{code}", ShopLink.codes),
        On("old/{id}", ShopLink.old).deprecated("orders"),
      ]
    ).addingFallback(ShopLink.unknown)
  }
}
