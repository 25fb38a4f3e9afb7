extension DiagnosticRow {
  /// What keeps a text from being a template, and where: escapes and line breaks of the literal move nothing.
  static let ofTemplates: [DiagnosticRow] = [
    DiagnosticRow(
      .template,
      """
        @Route("users/{id") case user(id: Int)
      //                 ^ error: expected "}", not the end
        @Route("a b") case space
      //         ^ error: a space in a literal is written "%20"; after a space stand flags, as in "users [web]"
        @Route("größe") case size
      //          ^ error: "ö" is no part of a literal here; write "%C3%B6"
        @Route("50%") case half
      //          ^ error: an escape is "%" and two hexadecimal digits of UTF-8; write a lone "%" as "%25"
        @Route("x [depracated]") case old
      //           ^ error: unknown flag "depracated"; did you mean "deprecated"?
        @Route("y[web]") case web
      //         ^ error: flags stand after a space
        @Route("list(/{page})") case list(page: Int?)
      //            ^ error: a group stands between slashes: write /( for (/
        @Route("{a}{b}") case pair(a: Int, b: Int)
      //           ^ error: two parameters side by side cannot be told apart: put a literal between them
      """,
      fixed: """
          @Route("a%20b") case space
          @Route("gr%C3%B6ße") case size
          @Route("50%25") case half
          @Route("x [deprecated]") case old
          @Route("y [web]") case web
          @Route("list/({page})") case list(page: Int?)
        """),
    DiagnosticRow(
      .template,
      """
        @Route("app://users/{id}") case user(id: Int)
      //        ^ error: a template has no origin: where links come from, @Routes says for all of them
        @Route("https://a.example/help") case help
      //        ^ error: a template has no origin: where links come from, @Routes says for all of them
        @Route("http://b.example") case home
      //        ^ error: a template has no origin: where links come from, @Routes says for all of them
        @Route("post orders") case order
      //        ^ error: a method is written in capitals
        @Route("best offers") case offers
      //            ^ error: a space in a literal is written "%20"; after a space stand flags, as in "users [web]"
      """,
      fixed: """
          @Route("users/{id}") case user(id: Int)
          @Route("/help") case help
          @Route("") case home
          @Route("POST orders") case order
          @Route("best%20offers") case offers
        """),
    DiagnosticRow(
      .template,
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
        @Route("g/{id}/") case g(id: Int)
      //              ^ error: a template ends with no "/"
        @Route("h/<i d") case h(id: Int)
      //          ^ error: "<" is no part of a literal here; write "%3C"
      """,
      fixed: """
          @Route("a/{id}") case a(id: Int)
          @Route("b/{id}/x") case b(id: Int)
          @Route("c/{id}") case c(id: Int)
          @Route("d/({x}/({id}))") case d(x: Int?, id: Int?)
          @Route("e/{*rest}") case e(rest: [String])
          @Route("g/{id}") case g(id: Int)
          @Route("h/%3Ci d") case h(id: Int)
        """),
    DiagnosticRow(
      .template,
      ##"""
        @Route(#"a b"#) case raw
      //          ^ error: a space in a literal is written "%20"; after a space stand flags, as in "users [web]"
        @Route("a\u{2F}b c") case escaped
      //                ^ error: a space in a literal is written "%20"; after a space stand flags, as in "users [web]"
        @Route("a\tb") case tab
      //         ^ error: the byte %09 is no part of a literal here; write "%09"
        @Route(
          """
          a/\
          b c
      //   ^ error: a space in a literal is written "%20"; after a space stand flags, as in "users [web]"
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
      //        ^ warning: only capitals tell {userId} from {userid} in "two"; give one of them another name
      """),
  ]
}
