import FingerpostApplicative

enum Sitemap: Sendable, Equatable {
  case foo(Int)
  case bar(Double)
  case baz(String)
  case fooBar
  case notFound

  static let route: Route<Sitemap> =
    match("R")
    *> choice([
      match("foo") *> int() <&> Sitemap.foo,
      match("bar") *> double() <&> Sitemap.bar,
      match("baz") *> string() <&> Sitemap.baz,
      match("foo") *> match("bar") *> pure(Sitemap.fooBar),
    ]) <|> pure(Sitemap.notFound)
}
