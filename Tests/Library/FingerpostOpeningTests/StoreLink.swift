import FingerpostOpening

/// The links of the tests.
@Routes(.scheme("app"), .web("store.example"))
enum StoreLink: Routable, Equatable {
  @Route("home") @Gone("sale/{id}", "the sale has ended") case home
  @Route("orders/{id}") @Route("o/{id}", deprecated: "orders/{id}") case order(id: Int)
  @Route("cart") case cart
  @Route("debug/{page}", access: .internal) @Route("d/{page}") case debug(page: String)
  @Route("reports") @Route("r", access: .internal) case reports
  @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
  @Mount("admin") case admin(AdminLink)
  @Gone("console", "there is none", tags: []) static func console() -> Self? { .debug(page: "console") }
  @Fallback case unknown(String)
}

@Routes(.scheme("admin"))
enum AdminLink: Routable, Equatable {
  @Route("users", access: .internal) case users
  @Route("help") case help
}
