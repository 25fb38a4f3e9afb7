#if Macros
  /// Makes an enum the table of its links: each case says its template with `@Route`.
  ///
  ///     @Routes(.scheme("appscheme"), .web("social.example"))
  ///     enum SocialRoute: Routable, Equatable {
  ///       @Route("users/me") case showMyProfile
  ///       @Route("users/{userId}/tweets/{tweetId}") case showUserTweet(userId: String, tweetId: Int)
  ///     }
  ///     SocialRoute.router.destination(for: "appscheme://users/me")            // .showMyProfile
  ///     SocialRoute.showUserTweet(userId: "ann", tweetId: 123).link     // "appscheme://users/ann/tweets/123"
  ///
  /// It writes `router`, which `Routable` asks for; and `Kind`, an enum of the cases without their payloads, with
  /// `kind`. If the enum declares `Codable`, it writes the coding, too: see `Router.decode(from:)`. The compiler
  /// reports a fault in a template at the byte where it is.
  ///
  /// - Parameters:
  ///   - origins: where links come from. Links are printed for the first one that can carry them.
  ///   - precedence: which route wins where several match.
  ///   - text: the rules of text where standards leave a choice, such as `+` in a query.
  ///   - strictQuery: whether a link does not match if an optional query item, or one with a default, cannot be read.
  // Beside the enum, the macro names one of the members that it adds. Else the compiler would check them only while it makes code
  // (Swift 6.3): an error in them would crash it, and editors would not show it. `arbitrary` names would have it look for each name
  // at each attribute of the enum.
  @attached(
    member, conformances: Routable, Decodable, Encodable,
    names: named(router), named(Kind), named(kind), named(_Routes), named(_payloads), named(init(from:)),
    named(encode(to:)), named(_default))
  @attached(peer)
  public macro Routes(
    _ origins: Origin..., precedence: RoutePrecedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false
  ) =
    #externalMacro(module: "FingerpostMacros", type: "RoutesMacro")

  /// The template of a case of a `@Routes` enum, `@Route("users/{id}")`. Several on one case are all read; the first prints.
  ///
  /// On a `static func … -> Self?` it is an old link: read, and never printed.
  ///
  /// - Parameters:
  ///   - template: a string literal. A parameter belongs to the payload with the same label, and takes its type.
  ///   - deprecated: what to use instead. The route is read and never printed, and its `RouteInfo` says so.
  ///   - tags: words of yours, for example to switch features off with `Router.filtered(_:)`.
  ///   - access: who may open its links with a `LinkOpener`: everyone, everyone after a confirmation, or only the app.
  ///   - webOnly: whether the route is for web origins and bare paths only.
  ///   - case: whether the letters of the path may be in the other case, `/Help` for `help`. Links are printed as the template is
  ///     written.
  ///   - origins: the origins of this route, instead of the enum's, which need not list them: `[.web("live.artsy.net")]`. Links are
  ///     printed for the first one.
  ///   - overlaps: the cases that may share links with this one; `["*"]` for all.
  @attached(peer)
  public macro Route(
    _ template: String, deprecated: String? = nil, tags: [String] = [], access: LinkAccess = .open,
    webOnly: Bool = false, case: TextRules.Case = .exact, origins: [Origin] = [], overlaps: [String] = []
  ) = #externalMacro(module: "FingerpostMacros", type: "RouteMacro")

  /// A link that a release removed. It is still known, with a reason, and with this case to show instead.
  ///
  ///     @Route("home") @Gone("sale/{id}", "the sale has ended") case home
  ///     @Route("shops/{id}") @Gone("old-shops/{id}", "shops have moved") case shop(id: Int)
  ///     @Gone("lottery/{year:int}", "the lottery is over") static func lottery(year: Int) -> Self? { nil }
  ///
  ///     AppLink(link: "app://sale/7")                        // nil
  ///     AppLink.router.goneLink(for: "app://sale/7")?.reason          // "the sale has ended"
  ///     AppLink.router.goneLink(for: "app://old-shops/7")?.instead    // .shop(id: 7)
  ///
  /// A parameter belongs to the payload with the same label. A parameter without a payload is ignored; a payload without a
  /// parameter needs a default. On a `static func … -> Self?`, the function returns what to show instead. A gone link is never
  /// printed. See `Router.goneLink(for:method:)`.
  ///
  /// - Parameters:
  ///   - template: a string literal. A parameter belongs to the payload with the same label, and takes its type.
  ///   - reason: a string literal: why the link is gone, for people.
  ///   - tags: words of yours, for `Router.filtered(_:)`.
  ///   - access: who may open the link with a `LinkOpener`.
  ///   - webOnly: whether the route is for web origins and bare paths only.
  ///   - case: whether the letters of the path may be in the other case, `/Help` for `help`. Links are printed as the template is
  ///     written.
  ///   - origins: the origins of the link, instead of the enum's.
  ///   - overlaps: the cases that may share links with this one; `["*"]` for all.
  @attached(peer)
  public macro Gone(
    _ template: String, _ reason: String, tags: [String] = [], access: LinkAccess = .open, webOnly: Bool = false,
    case: TextRules.Case = .exact, origins: [Origin] = [], overlaps: [String] = []
  ) = #externalMacro(module: "FingerpostMacros", type: "RouteMacro")

  /// Puts the routes of another `@Routes` enum, which is the last element of the payload, below a prefix.
  ///
  ///     @Mount("shops/{id}") case shop(id: Int, ShopLink)
  ///     @Mount("debug", access: .internal) case debug(DebugLink)
  ///
  /// - Parameters:
  ///   - prefix: a string literal: a path without query, method and flags.
  ///   - access: who may open the links of these routes. If a route says something else, the stricter counts.
  ///   - origins: the origins of these routes, instead of the enum's. A route with its own origins keeps them.
  @attached(peer)
  public macro Mount(_ prefix: String = "", access: LinkAccess = .open, origins: [Origin] = []) =
    #externalMacro(module: "FingerpostMacros", type: "RouteMacro")

  /// Makes a case stand for the links that no route reads. The case keeps the text of the link.
  ///
  ///     @Fallback case unknown(String)
  ///     AppLink(link: "appscheme://new/screen")              // .unknown("appscheme://new/screen")
  ///     AppLink.unknown("appscheme://new/screen").link       // "appscheme://new/screen"
  ///     AppLink(link: "javascript:alert(1)")                 // nil
  ///
  /// Only well-formed text of the enum's origins, within its limits, becomes such a value, from a link, a URL, a document or a
  /// payload. `match`, `resolve` and objects in documents still give the error. A value prints its text unchanged if that text
  /// reads as the value; otherwise it has no link.
  @attached(peer)
  public macro Fallback() = #externalMacro(module: "FingerpostMacros", type: "RouteMacro")
#endif
