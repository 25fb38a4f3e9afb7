// Enums with @Routes that say something wrong, through the compiler: where inside a template it is shows that the plugin
// moves a diagnostic into its literal.

import Fingerpost

@Routes(.path)
private enum AppLink: Routable {
  case noRoute(id: Int)
  // expected-error@-1:8 {{the case "noRoute" has no link: write @Route("noRoute/{id}") before it [FP0801]}}
  // expected-note@-2:8 {{write @Route("noRoute/{id}")}} {{3-3=@Route("noRoute/{id}") }}

  @Route("users/{usrId}/tweets/{tweetId}") case tweet(userId: String, tweetId: Int)
  // expected-error@-1:18 {{the parameter "usrId" has no payload; did you mean "userId"? [FP0808]}}
  // expected-note@-2:18 {{write userId}} {{18-23=userId}}

  @Route("pages/{id}") case page(id: Int, tab: String)
  // expected-error@-1:43 {{the payload "tab" has no parameter in the template: add {tab} to it [FP0809]}}
  // expected-note@-2:43 {{write /{tab}}} {{21-21=/{tab}}}

  @Route("items/{id:int}") case item(id: String)
  // expected-error@-1:18 {{"id" is int in the template, but its payload is String [FP0810]}}
  // expected-note@-2:18 {{leave the type to the payload}} {{20-24=}}

  @Route("old/:id") case colon(id: Int)
  // expected-error@-1:15 {{a parameter is written {id}, not :id [FP0804]}}
  // expected-note@-2:15 {{write {id}}} {{15-18={id}}}

  @Route("broken/{id") case broken(id: Int)
  // expected-error@-1:21 {{expected "}", not the end [FP0101]}}

  @Route("gr\u{6F}ß^er") case escaped
  // expected-error@-1:21 {{"^" must be escaped in a literal; write "%5E" [FP0102]}}
  // expected-note@-2:21 {{write "%5E"}} {{21-22=%5E}}

  @Route(#"my space"#) case raw
  // expected-error@-1:14 {{a space in a literal is written "%20"}}
  // expected-note@-2:14 {{write "%20"}} {{14-15=%20}}

  @Route("list/({page})") case list(page: Int)
  // expected-error@-1:43 {{"page" may be left out of the link}}
  // expected-note@-2:43 {{write Int?}} {{46-46=?}}

  @Route("{id}/{id}") case twice(id: Int)
  // expected-error@-1:17 {{the name "id" is used twice [FP0118]}}

  @Route("shared/{id}") case shared(id: Int)  // expected-note@:30 {{the first "shared" is here}}
  @Route("shared/n/{name}") case shared(name: String)
  // expected-error@-1:34 {{two cases are named "shared": a switch cannot tell them apart, so rename one [FP0806]}}

  @Route("pair") case pair((Int, Int))
  // expected-error@-1:28 {{no link can hold a value of type (Int, Int)}}
}

@Routes(.path)
private enum TableLink: Routable {
  @Route("users/{id}") case user(id: Int)  // expected-note@:11 {{"user" is here}}
  @Route("users/{number}") case account(number: Int)
  // expected-error@-1:11 {{the same route twice: users/{id:int} is already the route "user" [FP0210]}}

  @Route("feed/{a}/x") case a(a: String)
  // expected-warning@-1:11 {{"a" and "b" both match /feed/me/x; "b" wins}}
  // expected-note@-2:11 {{write overlaps: ["b"]}} {{22-22=, overlaps: ["b"]}}
  @Route("feed/me/{b}") case b(b: String)  // expected-note@:11 {{"b" is here}}

  @Route("tags/new") case newTag  // expected-note@:11 {{"newTag" is here}}
  @Route("tags/{name}") case tag(name: String)
  // expected-warning@-1:11 {{"tag" cannot print name=new: "newTag" takes /tags/new}}
  // expected-note@-2:11 {{write overlaps: ["newTag"]}} {{23-23=, overlaps: ["newTag"]}}
}

@Routes(.path)
private enum GoneLink: Routable {
  @Gone("sale/{id}", "the sale has ended") case home
  // expected-error@-1:49 {{@Gone points to the case "home", which has no route: write @Route("home") before it [FP0801]}}
  // expected-note@-2:49 {{write @Route("home")}} {{3-3=@Route("home") }}
  @Route("shops/{id}") @Gone("old/{idd}", "moved") case shop(id: Int)
  // expected-error@-1:36 {{the parameter "idd" has no payload; did you mean "id"? [FP0808]}}
  // expected-note@-2:36 {{write id}} {{36-39=id}}
  @Route("a") @Gone("b", 7) case a
  // expected-error@-1:26 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  // expected-error@-2:26 {{the reason must be a string literal without interpolation}}
  @Gone("lottery", "over") static func lottery() -> Int? { nil }
  // expected-error@-1:40 {{@Gone on a function returns what to show instead of a link: write a static func that returns Self? [FP0825]}}
  @Gone("c", "over") var property: Int { 3 }
  // expected-error@-1:3 {{@Gone is for a case, or a static func that returns what to show instead [FP0826]}}
}

@Routes(.path)
private enum NotRoutable {
  // expected-warning@-1:14 {{NotRoutable has a router but is not Routable}}
  // expected-note@-2:14 {{write Routable}} {{25-25=: Routable}}
  @Route("a") case a
}

private let router = NotRoutable.router

// A conformance counts wherever it is declared.
@Routes(.path)
private enum RoutableElsewhere {
  @Route("a") case a
}

extension RoutableElsewhere: Routable {}
private let link = RoutableElsewhere.a.link

@Routes(.path)
private enum SeveralLink: Routable {
  @Route("a") case a, b
  // expected-error@-1:20 {{one @Route cannot belong to 2 cases}}
  // expected-note@-2:20 {{write a case for each}} {{3-24=@Route("a") case a; @Route("b") case b}}
}

private enum PlainLink {
  @Route("a") case a
  // expected-error@-1:3 {{PlainLink is not a @Routes enum, so nothing reads this @Route [FP0826]}}
}

extension NotRoutable {
  @Route("b") static func old() -> Self? { nil }
  // expected-error@-1:3 {{@Routes reads only its own enum: move this @Route into it [FP0826]}}
}

struct Feed<Item> {
  @Routes(.path)
  // expected-error@-1:3 {{a @Routes enum cannot be inside a generic type, because its router is one value: move Link out of Feed [FP0820]}}
  enum Link: Routable {
    @Route("a") case a
    @Route("b/{id}") case b(id: Int)
  }
}

@Routes(.path)
private enum GenericLink<Item: RouteParameter>: Routable {
  // expected-error@-1:25 {{a @Routes enum has no generic parameters: its router is one value [FP0820]}}
  @Route("a/{id}") case a(id: Item)
}

// Both attributes are expanded, and one of them says so.
@Routes(.path)
@Routes(.scheme("app"))  // expected-error@:1 {{write @Routes once, with all origins}}
private enum TwiceLink: Routable { @Route("a") case a }

@Routes(.path)  // expected-error {{write @Routes before the enum itself, not before an extension [FP0821]}}
extension PlainLink {}

@Routes(.path)
private enum NamesakeLink: Routable {
  @Route("a/{id}") case a(id: Int)  // expected-note@:25 {{the first "a" is here}}
  @Route("b/{name}") case a(name: Int)
  // expected-error@-1:27 {{two cases are named "a": a switch cannot tell them apart, so rename one [FP0806]}}
}

// The values of an enum inside of it are known.
@Routes(.path)
private enum SortLink: Routable {
  @Route("list?{sort=nwe}") case list(sort: Sort)
  // expected-error@-1:22 {{"sort" is Sort: the default does not read as best|new; did you mean "new"? [FP0124]}}
  // expected-note@-2:22 {{write "new"}} {{22-25=new}}
  @Route("list/{level}?{to=4}") case levels(level: Level, to: Level)
  // expected-error@-1:28 {{"to" is Level: the default does not read as 1|2|3 [FP0124]}}

  @Route("feed/best") case best  // expected-note@:11 {{"best" is here}}
  @Route("feed/new") case new  // expected-note@:11 {{"new" is here}}
  @Route("feed/{sort}") case sorted(sort: Sort)
  // expected-error@-1:11 {{no link reaches "sorted": "best" and "new" take all of its links, such as /feed/best}}

  @Route("by/{sort:new|zzz}") case by(sort: Sort)
  // expected-error@-1:15 {{"sort" is new|zzz in the template, but its payload is Sort [FP0810]}}
  // expected-note@-2:15 {{leave the type to the payload}} {{19-27=}}

  enum Sort: String, RouteParameter, CaseIterable { case best, new }
  enum Level: Int, RouteParameter { case low = 1, middle, high }
}
