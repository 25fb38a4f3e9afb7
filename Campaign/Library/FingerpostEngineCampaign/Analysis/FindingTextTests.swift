import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What somebody is told, to the letter: one row for each kind, and for what changes it.
@Suite struct FindingTextTests {
  static let rows: [(routes: String, origins: [String], text: String)] = [
    (
      "a feed/{sort:new|}, b feed/new", ["/"],
      """
      app.routes:1: error: "a" matches the same links as "b", such as /feed/new, and never answers
        fix: leave it out
      """
    ),
    (
      "a {a}-{b}, b {d:date}", ["/"],
      """
      app.routes:2: error: no link reaches "b": "a" takes all of its links, such as /2026-11-20
        fix: remove it, or make the other routes match less
      app.routes:1: warning: "a" reads /a--a in two ways: a=a, b=-a, or a=a-, b=a
        fix: put a literal between them that no value contains, or give them other types
      """
    ),
    (
      "a {s:n|t}, b n, c t", ["/"],
      """
      app.routes:1: error: no link reaches "a": "b" and "c" take all of its links, such as /n
        fix: remove it, or make the other routes match less
      """
    ),
    (
      "a x [web]", [":"],
      """
      app.routes:1: error: no link reaches "a": it is only for web origins, and the table has none
        fix: list a web origin, or leave "web" out
      """
    ),
    (
      "a x/{**y}", [":"],
      """
      app.routes:1: error: no link reaches "a": compact text cannot carry a raw rest of a link
        fix: give it another origin
      """
    ),
    (
      "a s?{q}", [":"],
      """
      app.routes:1: error: no link reaches "a": compact text cannot carry a query or a fragment
        fix: move the query and the fragment into the path, or give it another origin
      """
    ),
    (
      "a a%3Ab", [":"],
      """
      app.routes:1: error: no link reaches "a": compact text cannot carry a colon or a space in a segment
        fix: remove what the origin cannot carry, or give it another origin
      """
    ),
    (
      "a Users#{f}", ["https://{t}.example", ":"],
      """
      app.routes:1: error: no link reaches "a": its first segment cannot be a host, and compact text cannot carry a query or a fragment
        fix: begin it with lower-case letters or a string and move the query and the fragment into the path, or give it another origin
      """
    ),
    (
      "a help/({topic})/({article})", ["/"],
      """
      app.routes:1: warning: "a" reads /help/a in two ways: article=a, or topic=a
        fix: nest one group in the other, or put a literal between them, or change a type
      """
    ),
    (
      "a {base}...{head}", ["/"],
      """
      app.routes:1: warning: "a" reads /a....a in two ways: base=a, head=.a, or base=a., head=a
        fix: put a literal between them that no value contains, or give them other types
      """
    ),
    (
      "a users/{a}/x, b users/me/{b}", ["/"],
      """
      app.routes:1: warning: "a" and "b" both match /users/me/x; "b" wins: segment 2: the literal "me" comes before a string
        fix: make them differ in a literal or a type, or accept it: [overlaps=b] on "a"
      app.routes:1: warning: "a" cannot print a=me: "b" takes /users/me/x: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=b] on "a"
      """
    ),
    (
      "a a/{x}/c, b {y}/b/c, c a/b/{z}", ["/"],
      """
      app.routes:1: warning: any two of these 3 routes share links; for example, "a" and "c" both match /a/b/c; "c" wins: segment 2: the literal "b" comes before a string
        fix: make them differ in literals or types, or accept each pair: [overlaps=c] on "a", and so on
      app.routes:1: warning: "a" cannot print x=b: "c" takes /a/b/c: segment 2: the literal "b" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=c] on "a"
      app.routes:2: warning: "b" cannot print y=a: "c" takes /a/b/c: segment 1: the literal "a" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=c] on "b"
      """
    ),
    (
      "a x/{s:1|2} [overlaps=c], b x/{t:2|3} [overlaps=c], c x/2", ["/"],
      """
      app.routes:2: warning: "a" and "b" both match /x/2, and "c" wins it: segment 2: the literal "2" comes before a set of 2; no link is known that one of the two wins
        fix: make them differ in a literal or a type, or accept it: [overlaps=a] on "b"
      app.routes:1: accepted: "a" cannot print s=2: "c" takes /x/2: segment 2: the literal "2" comes before a set of 2
        fix: nothing to do: [overlaps=c] on "a" accepts it
      app.routes:2: accepted: "b" cannot print t=2: "c" takes /x/2: segment 2: the literal "2" comes before a set of 2
        fix: nothing to do: [overlaps=c] on "b" accepts it
      """
    ),
    (
      "a x/({y:int})/({z:int}) [overlaps=b], b x/{n:int}", ["/"],
      """
      app.routes:1: warning: "a" reads /x/2 in two ways: y=2, or z=2; "b" wins this one
        fix: nest one group in the other, or put a literal between them, or change a type
      app.routes:1: accepted: "a" cannot print y=2: "b" takes /x/2: it has fewer optional groups
        fix: nothing to do: [overlaps=b] on "a" accepts it
      """
    ),
    (
      "a x/{a:int8} [overlaps=b], b x/{a:uint8} [overlaps=c], c x/{a:bool} [overlaps=a]", ["/"],
      """
      app.routes:1: accepted: any two of these 3 routes share links; for example, "a" and "b" both match /x/2; "b" wins: segment 2: a uint8 comes before an int8
        fix: nothing to do: [overlaps=b] on "a" accepts the first pair, and so on
      app.routes:1: accepted: of any two of these 3 routes, one takes links of the other; for example, "a" cannot print a=2: "b" takes /x/2: segment 2: a uint8 comes before an int8
        fix: nothing to do: [overlaps=b] on "a" accepts the first pair, and so on
      """
    ),
    (
      "a x/{y}, b GET x/me", ["/"],
      """
      app.routes:1: warning: "a" cannot print y=me: "b" takes /x/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=b] on "a"
      """
    ),
    (
      "a x/{y} [web], a x/me/({z})", ["/"],
      """
      app.routes:1: warning: "a" (x/{y}) and "a" (x/me/({z})) both match /x/me; "a" (x/me/({z})) wins: segment 2: the literal "me" comes before a string
        fix: make them differ in a literal or a type, or accept it: [overlaps=a] on "a" (x/{y})
      app.routes:1: warning: "a" (x/{y}) cannot print y=me: "a" (x/me/({z})) takes /x/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=a] on "a" (x/{y})
      """
    ),
    (
      "GETa GET a/{x}, b ({c})/{x}", ["/"],
      """
      app.routes:2: warning: "b" cannot print c=a, x=b: "GETa" takes /a/b: segment 1: the literal "a" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=GETa] on "b"
      """
    ),
    (
      "a users/me, b users/{name}", ["/"],
      """
      app.routes:2: warning: "b" cannot print name=me: "a" takes /users/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=a] on "b"
      """
    ),
    (
      "a x, b x/({y})", ["/"],
      """
      app.routes:2: warning: "b" cannot print its link /x: "a" takes it: it has fewer optional groups
        fix: let "a" match less, or accept it: [overlaps=a] on "b"
      """
    ),
    (
      "a */users", ["/"],
      """
      app.routes:1: warning: "a" prints a "*": /*/users
        fix: capture the segments with {*rest}, or mark the route [deprecated], so that it is only read
      """
    ),
    (
      "a {userId}/{userid}", ["/"],
      """
      app.routes:1: warning: only capitals distinguish {userId} from {userid} in "a"
        fix: give one of them another name
      """
    ),
    (
      "a x/{id}/y, b x/{userId}/z, c x/{id}/w", ["/"],
      """
      app.routes:2: warning: one parameter has 2 names: x/{id} in 2 routes and x/{userId} in "b"
        fix: call it {id} everywhere
      """
    ),
    (
      "a users/{id} [overlaps=me2], me users/me", ["/"],
      """
      app.routes:1: warning: "a" cannot print id=me: "me" takes /users/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=me] on "a"
      app.routes:1: warning: overlaps=me2 on "a" accepts nothing: no route has that name
        fix: did you mean "me"?
      """
    ),
    (
      "a users/{id:int} [overlaps=b], b users/me", ["/"],
      """
      app.routes:1: warning: overlaps=b on "a" accepts nothing: the two routes do not overlap
        fix: leave it out
      """
    ),
    (
      "a users/{id:int} [overlaps=a]", ["/"],
      """
      app.routes:1: warning: overlaps=a on "a" accepts nothing: that is its own name
        fix: leave it out
      """
    ),
    (
      "a users/{a}/x, b users/me/{b} [overlaps=a]", ["/"],
      """
      app.routes:1: accepted: "a" and "b" both match /users/me/x; "b" wins: segment 2: the literal "me" comes before a string
        fix: nothing to do: [overlaps=a] on "b" accepts it
      app.routes:1: accepted: "a" cannot print a=me: "b" takes /users/me/x: segment 2: the literal "me" comes before a string
        fix: nothing to do: [overlaps=a] on "b" accepts it
      """
    ),
    (
      "a%b users/{id}, b users/me", ["/"],
      """
      app.routes:1: warning: "a%b" cannot print id=me: "b" takes /users/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=b] on "a%b"
      """
    ),
    (
      "a users/{id}, b]c users/me", ["/"],
      """
      app.routes:1: warning: "a" cannot print id=me: "b]c" takes /users/me: segment 2: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=b%5Dc] on "a"
      """
    ),
    (
      "a {x}, a me", ["/"],
      """
      app.routes:1: warning: "a" ({x}) cannot print x=me: "a" (me) takes /me: segment 1: the literal "me" comes before a string
        fix: give the parameter a type that excludes this value, or accept it: [overlaps=a] on "a" ({x})
      """
    ),
  ]

  @Test(arguments: rows) func `a finding says where, what and what to do`(
    row: (routes: String, origins: [String], text: String)
  ) throws {
    let findings = try table(row.routes, row.origins).check(locations: {
      DeclarationLocation(file: "app.routes", line: $0 + 1)
    })
    #expect(findings.map(\.description).joined(separator: "\n") == row.text)
  }
}
