import FingerpostOpening

/// The links of a store. The enum is nonisolated, because extensions and background tasks use it, too.
@Routes(.scheme("store"), .web("store.example"))
nonisolated enum StoreLink: Routable, Hashable {
  @Route("/") case home
  @Route("orders") case orders
  @Route("orders/{id}") @Route("o/{id}", deprecated: "use orders/{id}") case order(id: Int)
  @Route("cart") @Gone("basket/{id}", "baskets are carts now") case cart
  @Route("pay/{amount}", access: .confirm) case pay(amount: Int)
  @Route("debug/{page}", access: .internal) case debug(page: String)

  /// Whether its screen needs a sign-in.
  var needsAccount: Bool {
    switch self {
    case .orders, .order, .pay: true
    default: false
    }
  }

  /// Where its screen is.
  var placement: LinkPlacement<StoreTab> {
    switch self {
    case .home: .root(of: .shop)
    case .orders: .root(of: .account)
    case .order, .debug: .pushed
    case .cart, .pay: .presented
    }
  }

  /// The title of its screen.
  var title: String {
    switch self {
    case .home: "Store"
    case .orders: "Orders"
    case .order(let id): "Order \(id)"
    case .cart: "Cart"
    case .pay(let amount): "Pay \(amount)"
    case .debug(let page): "Debug \(page)"
    }
  }
}

/// The tabs of the store.
nonisolated enum StoreTab: Hashable { case shop, account }

nonisolated extension LinkRequirement {
  /// The person has signed in.
  static let signIn: Self = "sign-in"
}
