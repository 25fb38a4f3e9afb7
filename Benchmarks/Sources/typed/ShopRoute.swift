import Fingerpost

/// The links of a shop, as an app has them: every feature of templates, and nothing tuned to what is measured.
@Routes(.scheme("shop"), .web("shop.example"))
enum ShopRoute: Routable {
  @Route("home") case home
  @Route("account") case account
  @Route("account/orders") case orders
  @Route("account/settings/({section})") case settings(section: Section?)
  @Route("account/addresses/{id}") case address(id: Int)
  @Route("account/orders/{number}/items/{item}") case orderItem(number: Int, item: Int)
  @Route("account/orders/{number}/returns/{item}/{reason}/{step}")
  case orderReturn(number: Int, item: Int, reason: String, step: Int)
  @Route("account/messages?({unread})") case messages(unread: Bool?)
  @Route("account/gifts/{code}#{anchor}") case gift(code: String, anchor: String)
  @Route("categories") case categories
  @Route("categories/{category}") @Route("c/{category}", deprecated: "use categories/{category}")
  case category(category: String)
  @Route("categories/{category}/brands/{brand}") case brand(category: String, brand: String)
  @Route("products/{id}") @Route("p/{id}") case product(id: Int)
  @Route("products/{id}/reviews") case reviews(id: Int)
  @Route("products/{id}/reviews/{review}") case review(id: Int, review: Int)
  @Route("products/{id}/photos/{photo}.jpg") case photo(id: Int, photo: String)
  @Route("products/{id}/variants/({size}/({color}))") case variant(id: Int, size: String?, color: String?)
  @Route("search?{q}&{page}&{sort}") case search(q: String, page: Int = 1, sort: Sort = .best)
  @Route("filter?{tags}&{brands}") case filter(tags: [String], brands: [String])
  @Route("find?({id}|{name})") case find(EitherBranch<Int, String>)
  @Route("help/{*path}") case help(path: [String])
  @Route("guides/{*path}?{section}") case guide(path: [String], section: String = "top")
  @Route("stores/{city}/({name})") case store(city: String, name: String?)
  @Route("stores/{city}/{name}/events/{event}") case storeEvent(city: String, name: String, event: Int)
  @Route("(deals|offers)/{id}") case deal(id: Int)
  @Route("coupons/{code}?({source})") case coupon(code: String, source: String?)
  @Route("cart") case cart
  @Route("cart/add?{product}&{count}") case add(product: Int, count: Int = 1)
  @Route("checkout/{step}") case checkout(step: Step)
  @Route("checkout/{step}/payment/{method}") case payment(step: Step, method: String)
  @Route("lists/{list}/items/{item}") case listItem(list: String, item: Int)
  @Route("lists/{list}/share?{with}") case share(list: String, with: [String])
  @Route("tracking/{carrier}/{number}") case tracking(carrier: String, number: String)
  @Route("subscriptions/{plan}?{seats}&{yearly}") case subscription(plan: Plan, seats: Int = 1, yearly: Bool = false)
  @Route("login?({next})") case login(next: String?)
  @Route("invite/{token}") case invite(token: String)
  @Route("magazine/{year}/{month}/{slug}") case article(year: Int, month: Int, slug: String)
  @Route("legal/imprint") case imprint
  @Mount("sellers/{seller}") case seller(seller: Int, SellerRoute)
  @Fallback case unknown(String)

  @Route("item?{number}") static func item(number: Int) -> Self? { .product(id: number) }

  enum Section: String, RouteParameter, CaseIterable { case profile, privacy, payment }
  enum Sort: String, RouteParameter, CaseIterable { case best, new, cheap }
  enum Step: String, RouteParameter, CaseIterable { case address, delivery, review }
  enum Plan: String, RouteParameter, CaseIterable { case basic, plus, pro }
}

/// The links of a seller, which another module would have.
@Routes(.path)
enum SellerRoute: Routable {
  @Route("/") case overview
  @Route("products/{id}") case product(id: Int)
  @Route("ratings?{page}") case ratings(page: Int = 1)
}

/// The links of shops of their own, whose names are in the host.
@Routes(.web("{shop}.shops.example"))
enum TenantRoute: Routable {
  @Route("{shop}/items/{item}") case item(shop: String, item: Int)
  @Route("{shop}/about") case about(shop: String)
}

/// What is read and printed: a class of link, and one link of it.
enum ShopLink: String, CaseIterable {
  case plain = "shop://account/orders"
  case web = "https://shop.example/account/orders"
  case number = "shop://products/4711"
  case twoValues = "shop://categories/lamps/brands/acme"
  case fourValues = "shop://account/orders/815/returns/3/broken/2"
  case escaped = "shop://categories/lamps%20%26%20light/brands/m%C3%BCller"
  case set = "shop://checkout/delivery"
  case mixed = "shop://products/4711/photos/front.jpg"
  case fragment = "shop://account/gifts/X7F3#terms"
  case oneItem = "shop://coupons/SPRING?source=mail"
  case query = "shop://search?q=lamp&page=2&sort=new"
  case defaults = "shop://search?q=lamp"
  case list = "shop://filter?tags=red&tags=new&brands=acme"
  case rest = "shop://help/orders/returns/refunds"
  case restAndQuery = "shop://guides/lamps/outdoor/solar?section=care"
  case group = "shop://products/4711/variants/large/red"
  case groupLeftOut = "shop://products/4711/variants"
  case either = "shop://find?name=lamp"
  case branch = "shop://deals/7"
  case host = "https://acme.shops.example/items/7"
  case alias = "shop://p/4711"
  case deprecated = "shop://c/lamps"
  case function = "shop://item?number=7"
  case mount = "shop://sellers/12/products/7"
  case fallback = "shop://a/newer/shop"
  case miss = "https://other.example/account/orders"
}
