extension DiagnosticRow {
  /// What only shows where the routes are one table; each with a link that shows it.
  static let ofTables: [DiagnosticRow] = [
    DiagnosticRow(
      .duplicate,
      """
        @Route("users/{id}") case user(id: Int)
      //        ^ note: "user" is here
        @Route("users/{number}") case account(number: Int)
      //        ^ error: the same route twice: users/{id:int} is already the route "user"
      """),
    DiagnosticRow(
      .duplicate,
      """
        @Route("a") @Route("a") case a
      //        ^ note: "a" is here
      //                    ^ error: the same route twice: a is already the route "a"
      """),
    DiagnosticRow(
      .duplicate,
      """
        #if DEBUG
        @Route("a") case a
      //        ^ note: "a" is here
        @Route("a") case b
      //        ^ error: the same route twice: a is already the route "a"
        #endif
      """),
    DiagnosticRow(
      .unreachable,
      """
        @Route("feed/new") case new
      //        ^ note: "new" is here
        @Route("feed/top") case top
      //        ^ note: "top" is here
        @Route("feed/{sort:new|top}") case sorted(sort: String)
      //        ^ error: no link reaches "sorted": "new" and "top" take all of its links, such as /feed/new; remove it, or make the other routes match less
      """),
    DiagnosticRow(
      .unreachable,
      """
        @Route("feed/best") case best
      //        ^ note: "best" is here
        @Route("feed/new") case new
      //        ^ note: "new" is here
        @Route("feed/{sort}") case sorted(sort: Sort)
      //        ^ error: no link reaches "sorted": "best" and "new" take all of its links, such as /feed/best; remove it, or make the other routes match less
        enum Sort: String, RouteParameter { case best, new }
      """),
    DiagnosticRow(
      .unreachable,
      whole: """
        @Routes(.scheme("app")) enum AppLink: Routable {
          @Route("a [web]") case a
        //        ^ error: no link reaches "a": it is only for web origins, and the table has none; list a web origin, or leave "web" out
        }
        """),
    DiagnosticRow(
      .malformed,
      whole: """
        @Routes(.path, text: TextRules(case: .ignored)) enum AppLink: Routable {
          @Route("x/{tab:a|A}") case tab(tab: String)
        //               ^ error: "A" and "a" are the same member if case is ignored: leave one of them out
        }
        """),
    DiagnosticRow(
      .unreachable,
      whole: """
        @Routes(.compact) enum AppLink: Routable {
          @Route("s?{q}") case s(q: String)
        //        ^ error: no link reaches "s": compact text cannot carry a query or a fragment; move the query and the fragment into the path, or give it another origin
        }
        """),
    DiagnosticRow(
      .origin,
      """
        @Route("a", origins: [.web("a.example/x"), .path]) case a
      //                           ^ error: an origin is only a host or a scheme: write "a.example"
        @Mount("b", origins: [.scheme("app"), .path, .scheme("app")]) case b(ShopLink)
      //                                             ^ error: the origin app:// is listed twice
      """,
      fixed: """
          @Route("a", origins: [.web("a.example"), .path]) case a
          @Mount("b", origins: [.scheme("app"), .path]) case b(ShopLink)
        """),
    DiagnosticRow(
      .malformed,
      """
        @Route("a [origin=a.example]") case a
      //                  ^ error: "a.example" is not an origin: expected "scheme://", "scheme:/", "scheme:", "https://host", "/" or ":"
        @Route("b [web]", origins: [.compact]) case b
      //                           ^ error: : is not a web origin, and the flag "web" allows only those: leave one of the two out
        @Route("c", webOnly: true, origins: [.scheme("app")]) case c
      //                     ^ error: app:// is not a web origin, and the flag "web" allows only those: leave one of the two out
      """),
    DiagnosticRow(
      .accessTag,
      """
        @Route("debug/{page}", tags: ["internl"]) case debug(page: String)
      //        ^ warning: the tag "internl" of "debug" has no effect: everyone may open its links; write access: .internal if you mean that, or rename the tag
      """),
    DiagnosticRow(
      .unreadQuery,
      whole: """
        @Routes(.compact) enum AppLink: Routable {
          @Route("list?({page})") case list(page: Int?)
        //        ^ warning: the query of "list" can never be read or printed: compact text, its only origin, has none; move what it says into the path, or give the route another origin
        }
        """),
    DiagnosticRow(
      .hostSegment,
      whole: """
        @Routes(.web("{tenant}.library.example")) enum AppLink: Routable {
          @Route("rooms/{room}") case room(room: String)
        //        ^ warning: "rooms" of "room" is read as the host at https://{tenant}.library.example, such as https://rooms.library.example/some-text-1; begin it with a parameter for the host: {tenant}/rooms/{room}, or, if the host is meant, list it as an origin of its own
        }
        """),
    DiagnosticRow(
      .crossing,
      """
        @Route("users/{a}/x") case a(a: String)
      //        ^ warning: "a" and "b" both match /users/me/x; "b" wins: segment 2: the literal "me" comes before a string; make them differ in a literal or a type, or accept it: overlaps: ["b"] on "a"
        @Route("users/me/{b}") case b(b: String)
      //        ^ note: "b" is here
      """, fixed: #"  @Route("users/{a}/x", overlaps: ["b"]) case a(a: String)"#),
    DiagnosticRow(
      .crossing,
      """
        @Route("a/{x}/c") case a(x: String)
      //        ^ warning: any two of these 3 routes share links; for example, "a" and "c" both match /a/b/c; "c" wins: segment 2: the literal "b" comes before a string; make them differ in literals or types, or accept each pair: overlaps: ["c"] on "a", and so on
        @Route("{x}/b/c") case b(x: String)
      //        ^ note: "b" is here
        @Route("a/b/{x}") case c(x: String)
      //        ^ note: "c" is here
      """),
    DiagnosticRow(
      .printCollision,
      """
        @Route("users/me") case me
      //        ^ note: "me" is here
        @Route("users/{name}") case user(name: String)
      //        ^ warning: "user" cannot print name=me: "me" takes /users/me: segment 2: the literal "me" comes before a string; give the parameter a type that excludes this value, or accept it: overlaps: ["me"] on "user"
      """, fixed: #"  @Route("users/{name}", overlaps: ["me"]) case user(name: String)"#),
    DiagnosticRow(
      .catchAll,
      """
        @Route("{*path}") case page(path: [String])
      //        ^ warning: "page" shares links with 7 routes: "about", "help", "terms" and 4 more; for example, "page" cannot print path=[about]: "about" takes /about: segment 1: the literal "about" comes before "{*rest}"; begin the template with a literal, give its parameters narrower types, or accept all overlaps: overlaps: ["*"] on "page"
        @Route("about") case about
      //        ^ note: "about" is here
        @Route("help") case help
      //        ^ note: "help" is here
        @Route("terms") case terms
      //        ^ note: "terms" is here
        @Route("jobs") case jobs
      //        ^ note: "jobs" is here
        @Route("press") case press
      //        ^ note: "press" is here
        @Route("team") case team
      //        ^ note: "team" is here
        @Route("blog") case blog
      //        ^ note: "blog" is here
      """, fixed: #"  @Route("{*path}", overlaps: ["*"]) case page(path: [String])"#),
    DiagnosticRow(
      .ambiguous,
      """
        @Route("{a}/({b})/({c})") case a(a: String, b: String?, c: String?)
      //        ^ warning: "a" reads /a/a in two ways: b=a, or c=a; nest one group in the other, or put a literal between them, or change a type
      """),
    DiagnosticRow(
      .discardingWildcard,
      """
        @Route("*/users") case users
      //        ^ warning: "users" prints a "*": /*/users; capture the segments with {*rest}, or mark the route [deprecated], so that it is only read
      """),
    DiagnosticRow(
      .needlessOverlap,
      """
        @Route("a", overlaps: ["*"]) case a
      //                        ^ warning: overlaps=* on "a" accepts nothing: it shares no links with others; leave it out
        @Route("b [overlaps=*]") case b
      //                    ^ warning: overlaps=* on "b" accepts nothing: it shares no links with others; leave it out
      """),
    DiagnosticRow(
      .needlessOverlap,
      """
        @Route("a [overlaps=usre]") case a
      //                    ^ warning: overlaps=usre on "a" accepts nothing: no route has that name; did you mean "user"?
        @Route("b", overlaps: ["me", "ussr"]) case b
      //                        ^ warning: overlaps=me on "b" accepts nothing: the two routes do not overlap; leave it out
      //                              ^ warning: overlaps=ussr on "b" accepts nothing: no route has that name; did you mean "user"?
        @Route("me") case me
        @Route("users") case user
      """,
      fixed: """
          @Route("a [overlaps=user]") case a
          @Route("b", overlaps: ["me", "user"]) case b
        """),
  ]
}
