extension DiagnosticRow {
  /// What is wrong with a link that is gone.
  static let ofGone: [DiagnosticRow] = [
    DiagnosticRow(
      .malformed,
      """
        @Route("a") @Gone("b/{x", "over") case a
      //                       ^ error: expected "}", not the end
        @Route("c") @Gone("d [gone=x]", "over") case c
      //                     ^ error: [gone=…] is for text tables: leave the flags out
        @Route("e [gone=it%20is%20over]") case e
      //          ^ error: [gone=…] is for text tables: write @Gone("…", "it is over") on what to show instead
        @Route("f") @Gone("g [web, deprecated]", "over") case f
      //                     ^ error: a route cannot be gone and deprecated: leave one of the two out
      """),
    DiagnosticRow(
      .notLiteral,
      #"""
        @Route("a") @Gone("b", "it is \(over)") case a
      //                       ^ error: the reason must be a string literal without interpolation, because it is read before any code runs
        @Route("c") @Gone("d", "it\nis over") case c
      //                       ^ error: the reason must be one line
        @Route("g") @Gone("h") case g
      //            ^ error: @Gone lacks its reason: write why the link is gone behind the template, as in @Gone("users/{id}", "why")
        @Route("e") @Gone("f", "over", tags: tags) case e
      //                                     ^ error: tags must be a list in brackets, as a literal, because it is read before any code runs
      """#),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("shops/{id}") @Gone("old/{idd}", "moved") case shop(id: Int)
      //                                 ^ error: the parameter "idd" has no payload; did you mean "id"?
      """, fixed: #"  @Route("shops/{id}") @Gone("old/{id}", "moved") case shop(id: Int)"#),
    DiagnosticRow(
      .parameterWithoutPayload,
      """
        @Route("home") @Gone("sale/{id:Slug}", "over") case home
      //                            ^ error: the parameter "id" has no payload
      """),
    DiagnosticRow(
      .payloadWithoutParameter,
      """
        @Route("shops/{id}?{tab}") @Gone("old/{number:int}/{x}", "moved") case shop(id: Int, tab: String = "")
      //                                                                            ^ error: "id" is not in the gone link and has no default: write a default, or a static func that returns what to show instead
        @Route("users/{id}") @Gone("members", "over") case user(id: Int)
      //                                                        ^ error: "id" is not in the gone link and has no default: write a default, or a static func that returns what to show instead
        @Route("find?{q}") @Gone("seek/{year}", "over") case find(q: String)
      //                                                          ^ error: "q" is not in the gone link and has no default: write a default, or a static func that returns what to show instead
        @Route("maybe?{q}") @Gone("perhaps/{year}", "over") case maybe(q: String?)
      //                                                               ^ error: "q" is not in the gone link and has no default: write a default, or a static func that returns what to show instead
        @Route("day/{day}") @Gone("old-days", "over") case day(CalendarDay)
      //                                                       ^ error: the payload of type CalendarDay is not in the gone link and has no default: write a default, or a static func that returns what to show instead
        @Gone("lottery", "over") static func lottery(year: Int) -> Self? { nil }
      //                                             ^ error: the payload "year" has no parameter in the template: add {year} to it
      """),
    DiagnosticRow(
      .duplicate,
      """
        @Route("a/{x}") case a(x: Int)
      //        ^ note: "a" is here
        @Route("b") @Gone("a/{y:int}", "over") case b
      //                   ^ error: the same route twice: a/{x:int} is already the route "a"
      """),
    DiagnosticRow(
      .printCollision,
      """
        @Route("users/{name}") case user(name: String)
      //        ^ warning: "user" cannot print name=old: "home.gone" takes /users/old: segment 2: the literal "old" comes before a string; give the parameter a type that excludes this value, or accept it: overlaps: ["home.gone"] on "user"
        @Route("home") @Gone("users/old", "over") case home
      //                      ^ note: "home.gone" is here
      """, fixed: #"  @Route("users/{name}", overlaps: ["home.gone"]) case user(name: String)"#),
  ]

  /// What keeps a text from being a template, and where: escapes and line breaks of the literal move nothing.
  static let ofTemplates: [DiagnosticRow] = [
    DiagnosticRow(
      .malformed,
      """
        @Route("users/{id") case user(id: Int)
      //                 ^ error: expected "}", not the end
        @Route("a b") case space
      //         ^ error: a space in a literal is written "%20"; flags follow a space, as in "users [web]"
        @Route("gr^ße") case size
      //          ^ error: "^" must be escaped in a literal; write "%5E"
        @Route("50%") case half
      //          ^ error: an escape is "%" and two hexadecimal digits of UTF-8; write a lone "%" as "%25"
        @Route("x [depracated]") case old
      //           ^ error: unknown flag "depracated"; did you mean "deprecated"?
        @Route("y[web]") case web
      //         ^ error: write a space before flags
        @Route("list(/{page})") case list(page: Int?)
      //            ^ error: a slash comes before a group, not in it: write /( instead of (/
        @Route("{a}{b}") case pair(a: Int, b: Int)
      //           ^ error: two parameters side by side cannot be told apart: put a literal between them
      """,
      fixed: """
          @Route("a%20b") case space
          @Route("gr%5Eße") case size
          @Route("50%25") case half
          @Route("x [deprecated]") case old
          @Route("y [web]") case web
          @Route("list/({page})") case list(page: Int?)
        """),
    DiagnosticRow(
      .malformed,
      """
        @Route("app://users/{id}") case user(id: Int)
      //        ^ error: a template has no origin; list the origins in @Routes
        @Route("https://a.example/help") case help
      //        ^ error: a template has no origin; list the origins in @Routes
        @Route("http://b.example") case home
      //        ^ error: a template has no origin; list the origins in @Routes
        @Route("post orders") case order
      //        ^ error: write a method in capitals
        @Route("best offers") case offers
      //            ^ error: a space in a literal is written "%20"; flags follow a space, as in "users [web]"
      """,
      fixed: """
          @Route("users/{id}") case user(id: Int)
          @Route("/help") case help
          @Route("") case home
          @Route("POST orders") case order
          @Route("best%20offers") case offers
        """),
    DiagnosticRow(
      .malformed,
      #"""
        @Route("a/{id:\\d+}") case a(id: Int)
      //          ^ error: templates have no regular expressions: write {id} and let its type decide what it reads: int, a set such as new|top, or a type of your own
        @Route("b/:id(\\d+)") case b(id: Int)
      //          ^ error: templates have no regular expressions: write {id} and let its type decide what it reads: int, a set such as new|top, or a type of your own
        @Route("c/[0-9]+/edit") case c(Int)
      //          ^ error: templates have no regular expressions: write {id} and let its type decide what it reads: int, a set such as new|top, or a type of your own
        @Route("d/{sort:(new|top)}") case d(sort: String)
      //          ^ error: templates have no regular expressions: write {sort:new|top}
        @Route("e//[0-9]+") case e(Int)
      //          ^ error: templates have no regular expressions: write a parameter and let its type decide what it reads: int, a set such as new|top, or a type of your own
      """#,
      fixed: """
          @Route("a/{id}") case a(id: Int)
          @Route("b/{id}") case b(id: Int)
          @Route("c/{id}/edit") case c(Int)
          @Route("d/{sort:new|top}") case d(sort: String)
        """),
    DiagnosticRow(
      .malformed,
      """
        @Route("a/<id>") case a(id: Int)
      //          ^ error: a parameter is written {id}
        @Route("b/[id]/x") case b(id: Int)
      //          ^ error: a parameter is written {id}
        @Route("c/{ id }") case c(id: Int)
      //          ^ error: a parameter is written {id}
        @Route("d/({x}/{id?})") case d(x: Int?, id: Int?)
      //               ^ error: a parameter that may be left out is written ({id})
        @Route("e/{...rest}") case e(rest: [String])
      //          ^ error: a parameter for the rest of a path is written {*rest}
        @Route("g/({id}/)") case g(id: Int?)
      //               ^ error: a slash at the end stands behind all groups: write it/({city})/
        @Route("h/<i d") case h(id: Int)
      //          ^ error: "<" must be escaped in a literal; write "%3C"
      """,
      fixed: """
          @Route("a/{id}") case a(id: Int)
          @Route("b/{id}/x") case b(id: Int)
          @Route("c/{id}") case c(id: Int)
          @Route("d/({x}/({id}))") case d(x: Int?, id: Int?)
          @Route("e/{*rest}") case e(rest: [String])
          @Route("g/({id})") case g(id: Int?)
          @Route("h/%3Ci d") case h(id: Int)
        """),
    DiagnosticRow(
      .malformed,
      ##"""
        @Route(#"a b"#) case raw
      //          ^ error: a space in a literal is written "%20"; flags follow a space, as in "users [web]"
        @Route("a\u{2F}b c") case escaped
      //                ^ error: a space in a literal is written "%20"; flags follow a space, as in "users [web]"
        @Route("a\tb") case tab
      //         ^ error: the byte %09 must be escaped in a literal; write "%09"
        @Route(
          """
          a/\
          b c
      //   ^ error: a space in a literal is written "%20"; flags follow a space, as in "users [web]"
          """)
        case lines
      """##,
      fixed: ##"""
          @Route(#"a%20b"#) case raw
          @Route("a\u{2F}b%20c") case escaped
          @Route("a%09b") case tab
            b%20c
        """##),
    DiagnosticRow(
      .colonName,
      """
        @Route("users/:userId/tweets/:tweetId") case tweet(userId: String, tweetId: Int)
      //              ^ error: a parameter is written {userId}, not :userId
        @Route("find?q=:text") case find(text: String)
      //               ^ error: a parameter is written {text}, not :text
      """,
      fixed: """
          @Route("users/{userId}/tweets/{tweetId}") case tweet(userId: String, tweetId: Int)
          @Route("find?q={text}") case find(text: String)
        """),
    DiagnosticRow(
      .repeatedName,
      """
        @Route("users/{id}/posts/{id}") case post(id: Int)
      //                          ^ error: the name "id" is used twice
      """),
    DiagnosticRow(
      .repeatedName,
      """
        @Route("{userId}/{userid}") case two(userId: Int, userid: Int)
      //        ^ warning: only capitals distinguish {userId} from {userid} in "two"; give one of them another name
      """),
  ]
}
