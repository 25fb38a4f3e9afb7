extension DiagnosticRow {
  /// What a case says, or does not say, before its template is read.
  static let ofCases: [DiagnosticRow] = [
    DiagnosticRow(
      .missingRoute,
      """
        case user(id: Int, tab: String?)
      //     ^ error: the case "user" has no link: write @Route("user/{id}?{tab}") before it
      """, fixed: #"  @Route("user/{id}?{tab}") case user(id: Int, tab: String?)"#),
    DiagnosticRow(
      .missingRoute,
      """
        /// The way in.
        indirect case `default`
      //              ^ error: the case "default" has no link: write @Route("default") before it
      """, fixed: #"  @Route("default") indirect case `default`"#),
    DiagnosticRow(
      .missingRoute,
      """
        case home, user(Int)
      //     ^ error: the case "home" has no link: write @Route("home") before it
      //           ^ error: the case "user" has no link: write @Route("user/{value1}") before it
      """, fixed: #"  @Route("home") case home; @Route("user/{value1}") case user(Int)"#),
    DiagnosticRow(
      .missingRoute,
      """
        case pair((Int, Int))
      //     ^ error: the case "pair" has no link
      """),
    DiagnosticRow(
      .oneRouteForSeveral,
      """
        @Route("home") case home, settings
      //                    ^ error: one @Route cannot belong to 2 cases: write a @Route and a case for each
      """, fixed: #"  @Route("home") case home; @Route("settings") case settings"#),
    DiagnosticRow(
      .repeatedName,
      """
        @Route("u/{id}") case user(id: Int)
      //                      ^ note: the first "user" is here
        @Route("n/{name}") case user(name: String)
      //                        ^ error: two cases are named "user": a switch cannot tell them apart, so rename one
      """),
    DiagnosticRow(
      .takenName,
      """
        @Route("router") case router
      //                      ^ error: @Routes writes "router" itself: give the case another name
        @Route("payloads") case _payloads
      //                        ^ error: @Routes writes "_payloads" itself: give the case another name
        @Route("type") case `Type`
      //                    ^ error: AppLink.Type is a type to the compiler: give the case another name
        @Route("a") case a
        static let (other, router) = (1, 2), router = 3
      //                                     ^ error: @Routes writes "router" itself: leave this one out
        static func router() -> Int { 1 }
      //            ^ error: @Routes writes "router" itself: leave this one out
        @Route("own") case AppLink
      //                   ^ error: "AppLink" is the name of the enum, which such a case would hide: give the case another name
        @Route("core") case FingerpostCore(Int)
      //                    ^ error: "FingerpostCore" hides a module that the generated code needs: give the case another name
        @Route("date?{on}") case Date(on: [Date])
      //                         ^ error: "Date" hides the type Date, which a payload has: give the case another name
        @Route("url?{url}") case URL(url: Foundation.URL)
        struct _Routes {}
      //       ^ error: @Routes writes "_Routes" itself: give this another name
      """),
    DiagnosticRow(
      .conditionalRoute,
      """
        @Route("a")
        #if DEBUG
        @Route("b")
      //^ error: @Route is not read in an #if of its own: put #if around the whole case
        #endif
        case a
        #if os(iOS)
        @Mount("c")
      //^ error: @Mount is not read in an #if of its own: put #if around the whole case
        #elseif DEBUG
        #if canImport(Shop)
        @Mount("d")
      //^ error: @Mount is not read in an #if of its own: put #if around the whole case
        #endif
        #endif
        case c(ShopLink)
        #if DEBUG
        @Route("e")
      //^ error: @Route is not read in an #if of its own: put #if around the whole function
        #endif
        static func e() -> Self? { .a }
      """),
    DiagnosticRow(
      .fallback,
      """
        @Fallback case a, b(String)
      //^ error: @Fallback is for one case: declare the others separately
        @Fallback @Route("c") case c(String)
      //          ^ error: a fallback has no link of its own: remove this
        @Fallback case d(Int)
      //               ^ error: a fallback keeps the text of the link: its payload must be one String, as in case d(String)
        @Fallback case e(String, String)
      //               ^ error: a fallback keeps the text of the link: its payload must be one String, as in case e(String)
        @Fallback case f(String?)
      //               ^ error: a fallback keeps the text of the link: its payload must be one String, as in case f(String)
        @Fallback case g(text: String)
      //               ^ note: "g" is here
        @Fallback case h(String)
      //^ error: only one case can be the fallback, and "g" is it already
      """),
    DiagnosticRow(
      .fallback,
      """
        @Route("a") case a
        @Fallback case unknown
      //               ^ error: a fallback keeps the text of the link: its payload must be one String, as in case unknown(String)
      """, fixed: #"  @Fallback case unknown(String)"#),
    DiagnosticRow(
      .unavailableRoute,
      """
        @available(*, unavailable) @Route("a") case a
      //^ error: a link cannot lead to an unavailable case: remove the case, or write #if instead of @available
        @available(iOS, deprecated: 13, obsoleted: 15) @Mount("b") case b(ShopLink)
      //^ error: a link cannot lead to an unavailable case: remove the case, or write #if instead of @available
        @available(*, unavailable) @Route("c") static func c() -> Self? { nil }
      //^ error: an unavailable function cannot read links: leave @Route out, or write #if instead of @available
      """),
    DiagnosticRow(
      .notLiteral,
      """
        @Route("a", tags: all, webOnly: isWeb) case a
      //                  ^ error: tags must be a list in brackets, as a literal, because it is read before any code runs
      //                                ^ error: webOnly must be true or false, as a literal, because it is read before any code runs
        @Route("b", overlaps: all + ["a"]) case b
      //                      ^ error: overlaps must be a list in brackets, as a literal, because it is read before any code runs
        @Route("c", origins: hosts) case c
      //                     ^ error: origins must be a list in brackets, such as [.web("app.example")], as a literal, because it is read before any code runs
        @Route("e", case: rule) case e
      //                  ^ error: case must be .exact or .ignored, as a literal, because it is read before any code runs
        @Route("f", case: .ignore) case f
      //                  ^ error: case must be .exact or .ignored, as a literal, because it is read before any code runs
        @Route("d", origins: [.web(host), .path]) case d
      //                     ^ error: origins must be a list in brackets, such as [.web("app.example")], as a literal, because it is read before any code runs
      """),
    DiagnosticRow(
      .templateNotLiteral,
      """
        @Route(Paths.user) case user
      //       ^ error: a template must be a string literal without interpolation, because it is read before any code runs
        @Route("\\(prefix)/a") case a
      //       ^ error: a template must be a string literal without interpolation, because it is read before any code runs
        @Route("b" + "c") case b
      //       ^ error: a template must be a string literal without interpolation, because it is read before any code runs
        @Route case c
      //^ error: @Route lacks its template: write it first, without a label, as in @Route("users/{id}")
        @Route(path: "d") case d
      //^ error: @Route lacks its template: write it first, without a label, as in @Route("users/{id}")
      """),
    DiagnosticRow(
      .functionForm,
      """
        @Route("a") case a
        @Route("u/{id}") func old(id: Int) -> Self? { nil }
      //                      ^ error: @Route on a function reads an old link: write a static func that returns Self?
        @Route("v/{id}") static func older(id: Int) -> AppLink { .a }
      //                             ^ error: @Route on a function reads an old link: write a static func that returns Self?
        @Route("w/{id}") static func oldest(id: Int) async -> Self? { nil }
      //                                             ^ error: @Route on a function reads an old link: write a static func that returns Self?, without async
        @Route("x/{id}") @MainActor static func main(id: Int) -> Self? { nil }
      //                 ^ error: @Route on a function is called on any thread: it cannot belong to the main actor
      """,
      fixed: """
          @Route("u/{id}") static func old(id: Int) -> Self? { nil }
          @Route("v/{id}") static func older(id: Int) -> AppLink? { .a }
          @Route("w/{id}") static func oldest(id: Int) -> Self? { nil }
        """),
    DiagnosticRow(
      .functionForm,
      """
        @Route("a") case a
        @Gone("u/{id}", "over") static func old(id: Int) async throws -> Self? { nil }
      //                                                 ^ error: @Gone on a function returns what to show instead of a link: write a static func that returns Self?, without async throws
        @Route("v/{id}") static func older(id: Int) throws(Old) -> Self { .a }
      //                                            ^ error: @Route on a function reads an old link: write a static func that returns Self?, without throws(Old)
      //                             ^ error: @Route on a function reads an old link: write a static func that returns Self?
        @Route("w/{id}") static func oldest<Value>(id: Int) -> Self? { nil }
      //                                   ^ error: @Route on a function reads an old link: write a static func that returns Self?, without generic parameters
        @Route("x/{id}") mutating func own(id: Int) -> Self? { nil }
      //                               ^ error: @Route on a function reads an old link: write a static func that returns Self?
        @Route("y/{id}") static func none(id: Int) {}
      //                             ^ error: @Route on a function reads an old link: write a static func that returns Self?
        @Route("z/{id}") static func sure(id: Int) -> Self! { nil }
      //                             ^ error: @Route on a function reads an old link: write a static func that returns Self?
      """,
      fixed: """
          @Gone("u/{id}", "over") static func old(id: Int) -> Self? { nil }
          @Route("v/{id}") static func older(id: Int) -> Self? { .a }
          @Route("w/{id}") static func oldest(id: Int) -> Self? { nil }
          @Route("x/{id}") static func own(id: Int) -> Self? { nil }
          @Route("y/{id}") static func none(id: Int) -> Self? {}
          @Route("z/{id}") static func sure(id: Int) -> Self? { nil }
        """),
    DiagnosticRow(
      .functionForm,
      whole: """
        @MainActor @Routes(.path) enum AppLink: Routable {
          @Route("a") case a
          @Route("b") private static func b() -> Self? { .a }
        //                                ^ error: @Route on a function is called on any thread: it cannot belong to the main actor, unlike its enum
          @Route("c") nonisolated static func c() -> Self? { .a }
        }
        """, fixed: #"  @Route("b") nonisolated private static func b() -> Self? { .a }"#),
    DiagnosticRow(
      .mountPayload,
      """
        @Mount("shop") case shop
      //                    ^ error: a mounted case needs a value of the other enum as the last element of its payload; for one link write @Route
        @Mount("item/{id}") case item(id: Int)
      //                              ^ error: Int is not a @Routes enum: the last element of the payload must be one; for one link write @Route
        @Fingerpost.Mount("page/{name}") case page(name: Handle)
      //                         ^ error: the parameter "name" has no payload, because "name" is what is mounted: for one link write @Route
      """,
      fixed: """
          @Route("shop") case shop
          @Route("item/{id}") case item(id: Int)
          @Fingerpost.Route("page/{name}") case page(name: Handle)
        """),
    DiagnosticRow(
      .mountPrefix,
      """
        @Mount("shop?{id}") case shop(id: Int, ShopLink)
      //            ^ error: a prefix is only a path: query, method, flags and a slash at the end belong to the mounted routes
        @Mount("s/") case s(ShopLink)
      //         ^ error: a prefix is only a path: query, method, flags and a slash at the end belong to the mounted routes
        @Mount("GET help") case help(HelpLink)
      //        ^ error: a prefix is only a path: query, method, flags and a slash at the end belong to the mounted routes
      """),
    DiagnosticRow(
      .mountIndirect,
      """
        @Mount("a") indirect case a(OtherLink)
      //^ error: an indirect case cannot be mounted: its table would contain itself
        @Mount("b") case b(AppLink)
      //                   ^ error: AppLink cannot be mounted in itself
      """),
    DiagnosticRow(
      .mountAndRoute,
      """
        @Route("a") @Mount("a") case a(ShopLink)
      //            ^ error: a case cannot have @Route and @Mount
      """),
    DiagnosticRow(
      .mountAndRoute,
      """
        @Mount("a") @Gone("b", "it is over") case a(ShopLink)
      //            ^ error: a case cannot have @Gone and @Mount
      """),
    DiagnosticRow(
      .missingRoute,
      """
        @Gone("sale/{id}", "it is over") case home(tab: Int? = nil)
      //                                      ^ error: @Gone points to the case "home", which has no route: write @Route("home?{tab}") before it
      """, fixed: #"  @Route("home?{tab}") @Gone("sale/{id}", "it is over") case home(tab: Int? = nil)"#),
    DiagnosticRow(
      .fallback,
      """
        @Fallback @Gone("c", "it is over") case c(String)
      //          ^ error: a fallback has no link of its own: remove this
      """),
    DiagnosticRow(
      .conditionalRoute,
      """
        @Route("a")
        #if DEBUG
        @Gone("b", "it is over")
      //^ error: @Gone is not read in an #if of its own: put #if around the whole case
        #endif
        case a
      """),
    DiagnosticRow(
      .functionForm,
      """
        @Gone("a", "over") func a() -> Self? { nil }
      //                        ^ error: @Gone on a function returns what to show instead of a link: write a static func that returns Self?
        @Gone("b", "over") @MainActor static func b() -> Self? { nil }
      //                   ^ error: @Gone on a function is called on any thread: it cannot belong to the main actor
        @Route("c") @Gone("d", "over") static func c() -> Self? { nil }
      //            ^ error: a function cannot have @Route and @Gone
        @Route("e") case e
      """, fixed: #"  @Gone("a", "over") static func a() -> Self? { nil }"#),
    DiagnosticRow(
      .unavailableRoute,
      """
        @available(*, unavailable) @Gone("a", "over") static func a() -> Self? { nil }
      //^ error: an unavailable function cannot read links: leave @Gone out, or write #if instead of @available
        @Route("b") case b
      """),
  ]
}
