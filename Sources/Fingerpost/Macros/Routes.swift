#if Macros
  /// Makes an enum the table of its links: each case says its template with `@Route`.
  ///
  ///     @Routes(.scheme("appscheme"), .web("social.example"))
  ///     enum SocialRoute: Routable, Equatable {
  ///       @Route("users/me") case showMyProfile
  ///       @Route("users/{userId}/tweets/{tweetId}") case showUserTweet(userId: String, tweetId: Int)
  ///     }
  ///     SocialRoute.router.route(for: "appscheme://users/me")            // .showMyProfile
  ///     SocialRoute.showUserTweet(userId: "ann", tweetId: 123).link     // "appscheme://users/ann/tweets/123"
  ///
  /// It writes `router`, which `Routable` asks for, and `Kind`, an enum of the cases without their payloads, with `kind`. Of an
  /// enum that says `Codable` it writes the coding, too: see ``Router/decode(from:)``. The
  /// compiler says what is wrong with a template where it is wrong.
  ///
  /// - Parameters:
  ///   - origins: where links come from; the first is the one to print for.
  ///   - precedence: which route wins where several match.
  // `arbitrary` makes the compiler look at all of an expansion while it checks types: of an enum's members with known names it does
  // so only while it makes code, when an error of theirs crashes it (Swift 6.3), and editors never hear of it.
  @attached(
    member, conformances: Routable, Decodable, Encodable,
    names: named(router), named(Kind), named(kind), named(_Routes), named(_payloads), named(init(from:)),
    named(encode(to:)), arbitrary)
  public macro Routes(_ origins: Origin..., precedence: RouteTable.Precedence = .specific) =
    #externalMacro(module: "FingerpostMacros", type: "RoutesMacro")

  /// The template of a case of a `@Routes` enum, `@Route("users/{id}")`. Several on one case are all read; the first prints.
  ///
  /// On a `static func … -> Self?` it is a route that is read and never printed: an old shape of a link.
  ///
  /// - Parameters:
  ///   - template: a string literal; types come from the payload, to whose labels names bind.
  ///   - deprecated: what to use instead: such a route is read and never printed, and a match says so.
  ///   - tags: by which lists can be cut and features switched.
  ///   - webOnly: whether the route is never read from, or printed for, a custom scheme or compact text.
  ///   - overlaps: the cases whose overlap with this one is meant.
  @attached(peer)
  public macro Route(
    _ template: String, deprecated: String? = nil, tags: [String] = [], webOnly: Bool = false, overlaps: [String] = []
  ) = #externalMacro(module: "FingerpostMacros", type: "RouteMacro")

  /// Puts the routes of another `@Routes` enum, which is the last element of the payload, below a prefix.
  ///
  ///     @Mount("shops/{id}") case shop(id: Int, ShopLink)
  @attached(peer)
  public macro Mount(_ prefix: String = "") = #externalMacro(module: "FingerpostMacros", type: "RouteMacro")
#endif
