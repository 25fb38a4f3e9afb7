extension DiagnosticRow {
  /// What keeps a template and a payload from fitting each other.
  static let ofPayloads: [DiagnosticRow] = [
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("users/{usrId}/tweets/{tweetId}") case tweet(userId: String, tweetId: Int)
      //               ^ error: the parameter "usrId" has no payload; did you mean "userId"?
      """, fixed: #"  @Route("users/{userId}/tweets/{tweetId}") case tweet(userId: String, tweetId: Int)"#),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("({ident}/a|b/{ident})") case user(id: Int)
      //          ^ error: the parameter "ident" has no payload; did you mean "id"?
      """, fixed: #"  @Route("({id}/a|b/{id})") case user(id: Int)"#),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("users/{userId}?{page:int}") case user(userId: String)
      //                        ^ error: the parameter "page" has no payload
        @Route("files/{*path}") case file
      //                ^ error: the parameter "path" has no payload
      """,
      fixed: """
          @Route("users/{userId}?{page:int}") case user(userId: String, page: Int)
          @Route("files/{*path}") case file(path: [String])
        """),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("{a}/{b}") case two(Int)
      //             ^ error: the parameter "b" has no payload
        @Route("x/:int/:int") case unnamed(Int)
      //               ^ error: the parameter "2" has no payload
      """, fixed: #"  @Route("{a}/{b}") case two(Int, b: String)"#),
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("files/{*rest}") case files(rest: String)
      //                                         ^ error: "rest" is the rest of a path, a list of its segments: write [String], not String
        @Route("users/{id:integer}") case user(id: Int)
      //               ^ error: templates have no type integer: write {id:int}, or {id}, and the payload decides the type
        @Route("on/{on:boolean}") case on(on: Bool)
      //            ^ error: templates have no type boolean: write {on:bool}, or {on}, and the payload decides the type
      """,
      fixed: """
          @Route("files/{*rest}") case files(rest: [String])
          @Route("users/{id}") case user(id: Int)
          @Route("on/{on}") case on(on: Bool)
        """),
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("fire/{event}?{*data}") case fire(event: String, data: [String])
      //                                                              ^ error: "data" is the rest of a query: write QueryItems, not [String]
        @Route("find?{q}") case find(q: QueryItems)
      //                                ^ error: "q" is one value, and QueryItems are the rest of a query: write {*q} at its end
        @Route("feeds/{**feed}") case feed(feed: Int)
      //                 ^ error: "feed" is Int: the raw rest of a link can only be text or a URL: write {**name} or {**name:url}
      """,
      fixed: """
          @Route("fire/{event}?{*data}") case fire(event: String, data: QueryItems)
          @Route("find?{*q}") case find(q: QueryItems)
        """),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("fire/{event}") case fires(event: String, data: QueryItems)
      //                                                 ^ error: the payload "data" has no parameter in the template: add {data} to it
      """, fixed: #"  @Route("fire/{event}?{*data}") case fires(event: String, data: QueryItems)"#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("search?{q}&{page}") @Route("find") case search(q: String, page: Int = 1)
      //                                                       ^ error: the payload "q" has no parameter in "find": add {q} to it, or write a default
        @Route("u/{id}") @Route("user") case u(id: Int?)
      //                                       ^ error: the payload "id" has no parameter in "user": add {id} to it, or write a default: = nil
        @Route("a/{x}") case a(x: Int, y: Int = 1)
      //                               ^ error: the payload "y" has no parameter in the template: add {y} to it
        @Route("b/{x}") @Route("c/{x}") case b(x: Int, y: Int = 1)
      //                                               ^ error: the payload "y" has no parameter in the template: add {y} to it
        @Route("d/{x}?{y}", deprecated: "old") @Route("e/{x}") case d(x: Int, y: Int = 1)
      //                                                                      ^ error: the payload "y" has no parameter in the template: add {y} to it
      """, fixed: #"  @Route("a/{x}?{y}") case a(x: Int, y: Int = 1)"#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("files/*") case files(path: [String])
      //                             ^ error: "*" keeps nothing for the payload "path": write {*path}, a [String]
        @Route("wiki/*?{q}") case wiki(name: [String], q: String)
      //                               ^ error: "*" keeps nothing for the payload "name": write {*name}, a [String]
      """,
      fixed: #"""
          @Route("files/{*path}") case files(path: [String])
          @Route("wiki/{*name}?{q}") case wiki(name: [String], q: String)
        """#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("users/{id}") case user(id: Int, tab: String)
      //                                        ^ error: the payload "tab" has no parameter in the template: add {tab} to it
        @Route("home") case home(Int)
      //                         ^ error: the payload of type Int has no parameter in the template
      """, fixed: #"  @Route("users/{id}/{tab}") case user(id: Int, tab: String)"#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("POST users/{id}?{q}#top [tag=x]") case user(id: Int, q: String, page: Int?)
      //                                                                        ^ error: the payload "page" has no parameter in the template: add {page} to it
        @Route("items(#{part})") case item(part: String?, size: Int = 1)
      //                                                  ^ error: the payload "size" has no parameter in the template: add {size} to it
      """,
      fixed: #"""
          @Route("POST users/{id}?{q}&{page}#top [tag=x]") case user(id: Int, q: String, page: Int?)
          @Route("items?{size}(#{part})") case item(part: String?, size: Int = 1)
        """#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("users/{id}") case user(id: Int)
        @Route("old/{id}") static func old(_ id: Int, name: String) -> Self? { nil }
      //                                              ^ error: the payload "name" has no parameter in the template: add {name} to it
      """),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("shop") case shop(ShopLink)
      //                         ^ error: the payload of type ShopLink has no parameter in the template; ShopLink has routes of its own: write @Mount instead of @Route
        @Route("help/{id}") case help(id: Int, link: HelpLink)
      //                                       ^ error: the payload "link" has no parameter in the template: add {link} to it; if HelpLink is a @Routes enum, write @Mount instead of @Route
        @Route("list") case list(Sort)
      //                         ^ error: the payload of type Sort has no parameter in the template
        @Routes(.path) enum ShopLink: Routable { @Route("cart") case cart }
        enum Sort: String, RouteParameter { case new }
      """, fixed: #"  @Mount("shop") case shop(ShopLink)"#),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("a/(.+)") case a([String])
      //          ^ error: templates have no regular expressions: write {*path}
        @Route("b/v.+/x") case b(String)
      //           ^ error: templates have no regular expressions: write {id} and let its type decide what it reads: int, a set such as new|top, or a type of your own
      """,
      fixed: """
          @Route("a/{*path}") case a([String])
          @Route("b/v{id}/x") case b(String)
        """),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("a") @Route("b") case user(id: Int)
      //                                  ^ error: the payload "id" has no parameter in the template: add {id} to it
      """),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("a/{page}") @Route("b/{page}") case list
      //           ^ error: the parameter "page" has no payload
      //                              ^ error: the parameter "page" has no payload
      """),
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("users/{id:int}") case user(id: String)
      //               ^ error: "id" is int in the template, but its payload is String
        @Route("sort/{by:new|top}") case sort(by: Int)
      //              ^ error: "by" is new|top in the template, but its payload is Int
        @Route("x/:int") case unnamed(Bool)
      //          ^ error: "1" is int in the template, but its payload is Bool
      """,
      fixed: """
          @Route("users/{id}") case user(id: String)
          @Route("sort/{by}") case sort(by: Int)
        """),
    // A word with a capital may be a type of the user's own: here it is none.
    DiagnosticRow(
      .colonName,
      """
        @Route("paint/:Color/{by}") case paint(Int, by: Handle)
      //              ^ error: a parameter is written {Color}, not :Color
      """, fixed: #"  @Route("paint/{Color}/{by}") case paint(Int, by: Handle)"#),
    // A finite set has no name without one of a parameter, not where the code runs either.
    DiagnosticRow(
      .colonName,
      """
        @Route("paint/:Color") case paint(Color)
      //              ^ error: a parameter is written {Color}, not :Color
        enum Color: String, RouteParameter, CaseIterable { case red, green }
      """, fixed: #"  @Route("paint/{Color}") case paint(Color)"#),
    // All that is wrong with a route is told at once.
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("users/{id:int}/({page:bool})") case user(id: String, page: Int = 1)
      //               ^ error: "id" is int in the template, but its payload is String
      //                         ^ error: "page" is bool in the template, but its payload is Int
      """, fixed: #"  @Route("users/{id}/({page})") case user(id: String, page: Int = 1)"#),
    DiagnosticRow(
      .unfitType,
      """
        @Route("a/{b}") case a(b: (Int, Int))
      //                          ^ error: no link can hold a value of type (Int, Int): a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types
        @Route("b?{b}") case l(b: [Int]?)
      //                          ^ error: no link can hold a value of type [Int]?: write [Int], which may be empty
        @Route("c/{d}") case c(d: [String: Int])
      //                          ^ error: no link can hold a value of type [String: Int]: a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types
        @Route("g?({a}|{b})") case g(EitherBranch<[Int], String>)
      //                             ^ error: no link can hold a value of type EitherBranch<[Int], String>: a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types
        @Route("e/{f}") static func e(f: Int...) -> Self? { nil }
      //                                 ^ error: no link can hold a value of type Int...: a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types
      """),
    DiagnosticRow(
      .mustBeOptional,
      """
        @Route("list/({page})") case list(page: Int)
      //                                        ^ error: "page" may be left out of the link: its payload must be optional, or have a default
      """, fixed: #"  @Route("list/({page})") case list(page: Int?)"#),
    DiagnosticRow(
      .mustBeOptional,
      """
        @Route("list/({page})") case list(page: Page)
      //                                        ^ error: "page" may be left out of the link: its payload must be optional, or have a default
        struct Page: RouteParameter {}
      """,
      fixed: #"  @Route("list/({page})") case list(page: Page?)"#),
    DiagnosticRow(
      .severalDefaults,
      """
        @Route("x?{page=1}") case x(page: Int = 2)
      //                                        ^ error: "page" has the default "1" in the template, and "2" in the payload: leave one out
      """),
    DiagnosticRow(
      .unusedDefault,
      """
        @Route("list/{page}") case list(page: Int = 1)
      //                                            ^ warning: the default is never used, because every link of "list" has this parameter: write ({page}) in the template
      """, fixed: #"  @Route("list/({page})") case list(page: Int = 1)"#),
    DiagnosticRow(
      .changingDefault,
      """
        @Route("x?{id}") case x(id: UUID = UUID())
      //                                   ^ error: the default is different each time: write a constant, or make the payload optional
      """),
    DiagnosticRow(
      .groupWithoutDefault,
      """
        @Route("({a}/({b}))") case nested(a: Int?, b: Int? = 2)
      //                                                     ^ error: "b" has a default, but its group cannot have one: remove the default
      """),
    DiagnosticRow(
      .mustBeOptional,
      """
        @Route("({a}/({b}))") case nested(a: Int?, b: Int = 2)
      //                                              ^ error: "b" may be left out of the link: its payload must be optional, because its group cannot have a default
      """, fixed: #"  @Route("({a}/({b}))") case nested(a: Int?, b: Int?)"#),
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("a?{b=x}&{c=1}") case a(b: Int, c: Int)
      //             ^ error: "b" is Int: the default does not read as int
        @Route("b/{ids}") case b(ids: [Int])
      //           ^ error: "ids" is [Int]: an array is for repeated query keys; in a path write {*name}
        @Route("c?{ids=1}") case c(ids: [Int])
      //           ^ error: "ids" is [Int]: an array needs no parentheses: a missing key is an empty array
      """),
    DiagnosticRow(
      .typeMismatch,
      #"""
        @Route("a?{a}&{b}") case a(a: String = "\n", b: Int = 3)
      //                                       ^ error: "a" is String: no link can hold this literal: ".", "..", NUL, CR and LF are refused
        @Route("b?{a}") case b(a: [String] = ["x", "\0"])
      //                                     ^ error: "a" is [String]: no link can hold this literal: ".", "..", NUL, CR and LF are refused
        @Route("c/({*a})") case c(a: [String] = ["x", ".."])
      //                                        ^ error: "a" is [String]: no link can hold this literal: ".", "..", NUL, CR and LF are refused
      """#),
    // Types of which the source tells all values.
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("a?{sort=nwe}") case a(sort: Sort)
      //                ^ error: "sort" is Sort: the default does not read as best|new; did you mean "new"?
        @Route("b/({sort:Sort=zzz})") case b(sort: Sort)
      //                      ^ error: "sort" is Sort: the default does not read as best|new
        @Route("c?{level=3}&{sort=bset}") case c(level: Level, sort: Sort)
      //                 ^ error: "level" is Level: the default does not read as 1|2
      //                          ^ error: "sort" is Sort: the default does not read as best|new; did you mean "best"?
        @Route("d/{sort:new|zzz}?{level:2|3}") case d(sort: Sort, level: Level)
      //           ^ error: "sort" is new|zzz in the template, but its payload is Sort
      //                          ^ error: "level" is 2|3 in the template, but its payload is Level
        enum Sort: String, RouteParameter, CaseIterable { case best, new }
        enum Level: Int, RouteParameter { case low = 1, high }
      """,
      fixed: """
          @Route("a?{sort=new}") case a(sort: Sort)
          @Route("c?{level=3}&{sort=best}") case c(level: Level, sort: Sort)
          @Route("d/{sort}?{level}") case d(sort: Sort, level: Level)
        """),
    DiagnosticRow(
      .typeMismatch,
      """
        @Route("a/{id:Int}") case a(id: Int)
      //           ^ error: templates have no type Int: write {id}, and the payload decides the type
      """, fixed: #"  @Route("a/{id}") case a(id: Int)"#),
    DiagnosticRow(
      .cannotBeOptional,
      """
        @Route("list?{page:int=1}") case list(page: Int?)
      //                                            ^ error: "page" has a default in the template: its payload cannot be nil
      """, fixed: #"  @Route("list?{page:int=1}") case list(page: Int)"#),
    DiagnosticRow(
      .neverNil,
      """
        @Route("list/{page}") @Route("pages/{page}") case list(page: Int?)
      //                                                             ^ warning: nil cannot be printed: every link of "list" needs this parameter; write ({page}) in the template, or use a type without nil
        @Route("old/({n})", deprecated: "new") @Route("new/{n}") case new(Optional<Int>)
      //                                                                  ^ warning: nil cannot be printed: every link of "new" needs this parameter; write ({n}) in the template, or use a type without nil
        @Mount("shops/{id}") case shop(id: Int?, ShopLink)
      //                                   ^ warning: nil cannot be printed: every link of "shop" needs this parameter; write ({id}) in the template, or use a type without nil
      """,
      fixed: """
          @Route("list/({page})") @Route("pages/{page}") case list(page: Int?)
          @Route("old/({n})", deprecated: "new") @Route("new/({n})") case new(Optional<Int>)
          @Mount("shops/({id})") case shop(id: Int?, ShopLink)
        """),
    DiagnosticRow(
      .neverNil,
      """
        @Route("guide/{id}#{anchor}") case guide(id: Int, anchor: String?)
      //                                                          ^ warning: nil cannot be printed: every link of "guide" needs this parameter; write (#{anchor}) in the template, or use a type without nil
        @Route("/lines?k={k}#:int [web]") case line(k: Int, Int?)
      //                                                    ^ warning: nil cannot be printed: every link of "line" needs this parameter; write (#:int) in the template, or use a type without nil
        @Route(#"GET b/c-{id}/x"#) case inner(id: Int?)
      //                                          ^ warning: nil cannot be printed: every link of "inner" needs this parameter; write (c-{id}) in the template, or use a type without nil
        @Route("find?q=:string&{tab}") case find(String?, tab: Int)
      //                                         ^ warning: nil cannot be printed: every link of "find" needs this parameter; write (q=:string) in the template, or use a type without nil
      """,
      fixed: """
          @Route("guide/{id}(#{anchor})") case guide(id: Int, anchor: String?)
          @Route("/lines?k={k}(#:int) [web]") case line(k: Int, Int?)
          @Route(#"GET b/(c-{id})/x"#) case inner(id: Int?)
          @Route("find?(q=:string)&{tab}") case find(String?, tab: Int)
        """),
    DiagnosticRow(
      .neverNil,
      """
        @Route("{a}-{b}") case mixed(a: Int, b: Int?)
      //                                        ^ warning: nil cannot be printed: every link of "mixed" needs this parameter; use a type without nil
        @Route("n/({c}|x/{c})") case either(c: Int?)
      //                                       ^ warning: nil cannot be printed: every link of "either" needs this parameter; use a type without nil
        @Route("{d}.{e}") @Route("v/{d}/{e}") case two(d: Int?, e: Int)
      //                                                  ^ warning: nil cannot be printed: every link of "two" needs this parameter; write ({d}) in the template, or use a type without nil
      """,
      fixed: """
          @Route("{a}-{b}") case mixed(a: Int, b: Int)
          @Route("n/({c}|x/{c})") case either(c: Int)
          @Route("{d}.{e}") @Route("v/({d})/{e}") case two(d: Int?, e: Int)
        """),
    DiagnosticRow(
      .neverNil,
      """
        @Route("list?{page}") case list(page: Int? = 1)
      //                                      ^ warning: nil cannot be printed: a link without this parameter means its default; use a type without nil, or leave the default out
        @Route("top/({sort})") case top(sort: Sort? = .new)
      //                                      ^ warning: nil cannot be printed: a link without this parameter means its default; use a type without nil, or leave the default out
        @Route("none?{page}") case none(page: Int? = nil)
        @Route("asked?{page}") case asked(page: Int? = Pages.first)
        enum Sort: String, RouteParameter { case new }
      """,
      fixed: """
          @Route("list?{page}") case list(page: Int = 1)
          @Route("top/({sort})") case top(sort: Sort = .new)
        """),
    DiagnosticRow(
      .neverNil,
      """
        @Route("a/({id}/{page})") case a(id: Int?, page: Int?)
      //                                                 ^ warning: nil cannot be printed beside a value of "id": a link has both or neither, because they share a group; write ({page}) in the template, or give both a default
        @Route("b/({id}?{tab})") case b(id: Int?, tab: Int?)
      //                                               ^ warning: nil cannot be printed beside a value of "id": a link has both or neither, because they share a group; write ({tab}) in the template, or give both a default
        @Route("c/({x}-{y})") case c(x: Int?, y: Int?)
      //                                         ^ warning: nil cannot be printed beside a value of "x": a link has both or neither, because they share a group; give both a default
        @Route("d/({id}|n/{name})") case d(id: Int?, name: String?)
      //                                                   ^ warning: nil cannot be printed if "id" is nil, too: every link of "d" has one of them; write ({name}) in the template, or make them one EitherBranch, as in EitherBranch<Int, String>
        @Mount("e/({id}/{page})") case e(id: Int?, page: Int?, ShopLink)
      //                                                 ^ warning: nil cannot be printed beside a value of "id": a link has both or neither, because they share a group; write ({page}) in the template, or give both a default
        @Route("f/({id}/({page}))") case f(id: Int?, page: Int?)
        @Route("g/({id}/{page})") @Route("h?{id}&{page}") case g(id: Int?, page: Int?)
        @Route("i/({id}/{page})") case i(id: Int = 1, page: Int = 2)
      """,
      fixed: """
          @Route("a/({id}/({page}))") case a(id: Int?, page: Int?)
          @Route("b/({id}?({tab}))") case b(id: Int?, tab: Int?)
          @Route("d/({id}|n/({name}))") case d(id: Int?, name: String?)
          @Mount("e/({id}/({page}))") case e(id: Int?, page: Int?, ShopLink)
        """),
    DiagnosticRow(
      .notParameter,
      """
        @Route("a/{own}") case a(own: Own)
      //                              ^ error: Own is a RouteParameter on the main actor alone, and links are read on any thread: write nonisolated extension AppLink.Own: RouteParameter
        @Route("b/{bound}?{other}") case b(bound: Bound, other: Bound?)
      //                                          ^ error: Bound is a RouteParameter on the main actor alone, and links are read on any thread: write nonisolated before init?(parameter:) and parameter
        @Route("c/{free}") case c(free: Free)
        enum Own: String, @MainActor RouteParameter { case mine }
        @MainActor struct Bound: RouteParameter {
          init?(parameter: String) {}
          var parameter: String { "" }
        }
        @MainActor struct Free: RouteParameter {
          nonisolated init?(parameter: String) {}
          nonisolated var parameter: String { "" }
        }
      """),
    DiagnosticRow(
      .mustBeOptional,
      """
        @Route("guide(#{anchor})") case guide(anchor: String)
      //                                              ^ error: "anchor" may be left out of the link: its payload must be optional, or have a default
      """, fixed: #"  @Route("guide(#{anchor})") case guide(anchor: String?)"#),
    DiagnosticRow(
      .eitherSides,
      """
        @Route("a/{id}") case a(id: EitherBranch<Int, String>)
      //                            ^ error: EitherBranch<Int, String> is 2 parameters, one a side: the template has 1
        @Route("b") case b(EitherBranch<Int, EitherBranch<String, Bool>>)
      //                   ^ error: EitherBranch<Int, EitherBranch<String, Bool>> is 3 parameters, one a side: the template has none
      """),
    DiagnosticRow(
      .eitherSides,
      """
        @Route("a/{id}/{name}") case a(EitherBranch<Int, String>)
      //                               ^ error: "id" and "name" can be in one link together: the sides of an EitherBranch are branches of one group
        @Route("b/({id})") case b(EitherBranch<Int, EitherBranch<Void, Void>>)
      //                          ^ error: more than one side of EitherBranch<Int, EitherBranch<Void, Void>> is Void, so one link would have two values
        @Route("c/(({id}|n/{name}))") case c(EitherBranch<Int, String>)
      //                                     ^ error: "id" and "name" may all be left out: the EitherBranch needs a side that is Void
      """),
  ]
}
