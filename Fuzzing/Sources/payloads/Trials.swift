import Fingerpost
import Foundation
import Resilient

/// A value is made of a number, printed, read, and printed again: the texts are the same, and so are the values.
struct Trial {
  let name: String
  /// What is wrong, or nil.
  let run: (Int) throws -> String?

  /// - Parameter isEqual: Whether a value came back; the text of both tells where the type has no `==`.
  init<Link: Sendable>(
    _ name: String, _ router: Router<Link>, _ make: @escaping (Int) -> Link,
    _ isEqual: @escaping (Link, Link) -> Bool = { "\($0)" == "\($1)" }
  ) {
    self.name = name
    run = { number in
      let value = make(number)
      let link = try router.link(for: value)
      guard let back = router.destination(for: link) else { return "\(link) is printed for \(value), and not read" }
      guard isEqual(value, back) else { return "\(link) is printed for \(value), and read as \(back)" }
      let again = try router.link(for: back)
      guard again == link else { return "\(value) prints \(link), and then \(again)" }
      // What does not read comes by the same memory.
      _ = router.destination(for: link + "/no/such")
      _ = try? router.match(link).canonical
      return nil
    }
  }
}

/// Strings that end around the 15 bytes that a String holds by itself, of one, two, three and four bytes a character.
func text(_ number: Int) -> String {
  let piece = ["a", "é", "日", "🙂", "-", "%", "/"][number % 7]
  return String(repeating: piece, count: 1 + number % 18) + ["", "b", "é"][number / 7 % 3]
}

func word(_ number: Int) -> String { String(repeating: "ab", count: 1 + number % 11) }

func slug(_ number: Int) -> Slug { Slug(words: [word(number), word(number + 1)]) }

func shape(_ number: Int) -> Shape {
  let (n, t) = (number, text)
  switch number % 12 {
  case 0: return .plain
  case 1:
    return .wide(
      a: n, b: t(n), c: UInt8(n % 256), d: t(n + 1), e: Double(n) / 8, f: n % 2 == 0, g: t(n + 2), h: Int64(-n),
      i: t(n + 3),
      j: Sort.allCases[n % 3], k: t(n + 4),
      l: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(n % 256))),
      m: Int8(n % 100), n: t(n + 5), o: slug(n), p: Ticket(text: word(n), number: n), q: t(n + 6),
      r: UInt16(n % 65_536), s: Float(n % 1000) / 4, t: t(n + 7))
  case 2: return .labels(of: t(n), in: n, self: t(n + 1))
  case 3: return .bare(t(n), -n)
  case 4:
    return .maybe(
      a: n % 5 == 0 ? nil : n, b: n % 5 == 0 || n % 3 == 0 ? nil : t(n), c: n % 2 == 0 ? nil : slug(n))
  case 5:
    return .lists(
      rest: (0...n % 5).map { t(n + $0) }, n: Array(0..<n % 7), s: (0..<n % 4).map { Sort.allCases[$0 % 3] })
  case 6: return .either(n % 24 < 12 ? .left(n) : .right(t(n)))
  case 7: return .boxed(id: n, text: t(n))
  case 8: return .slug(slug(n))
  case 9: return .ticket(Ticket(text: word(n), number: n))
  case 10: return .page(page: n % 3, size: UInt8(n % 40), line: n % 2)
  default: return .deep(id: n, n % 24 < 12 ? .leaf(text: t(n)) : .pair(a: n, b: n % 48 < 24 ? nil : t(n)))
  }
}

func trials() throws -> [Trial] {
  let place = try Router<Place>(
    .path,
    routes: [
      RouteDefinition("nowhere", .nowhere), RouteDefinition("seats/{row}/{seat}", Place.seat),
      RouteDefinition("marked/{a}/({b})", Place.marked),
      RouteDefinition(
        "beside/{row}/{seat}", { .beside(.seat(row: $0, $1)) },
        take: { if case .beside(.seat(let row, let seat)) = $0 { (row, seat) } else { nil } }),
    ])
  let pages = try Router<Page<Slug>>(
    .path,
    routes: [
      RouteDefinition("i/{x}", Page.item), RouteDefinition("l?{tag}&({extra})", Page.items),
      RouteDefinition("far/{x}/{at}", Page.far), RouteDefinition("none", .none),
    ])
  let shows = try Router<Show>(
    .path,
    routes: [RouteDefinition("{text}/{number}", { Show(value: $0, number: $1) }, take: { ($0.value.text, $0.number) })])
  let nested = try Router<Int??>(
    .path,
    routes: [
      RouteDefinition("some/{x}", { .some(.some($0)) }, take: { $0 ?? nil }), RouteDefinition("none", Int??.none),
    ])
  let mixed = try Router<Mixed>(
    .path,
    routes: [
      RouteDefinition("n/{x}", Mixed.number), RouteDefinition("t/{x}/{y}", Mixed.texts),
      RouteDefinition(
        "p/{x}", { .place(.seat(row: $0, "a")) },
        take: { if case .place(.seat(let row, "a")) = $0 { row } else { nil } }),
    ])
  return [
    Trial("an enum with cases that have no route", mixed) { number in
      switch number % 3 {
      case 0: .number(number)
      case 1: .texts(text(number), text(number + 1))
      default: .place(.seat(row: number, "a"))
      }
    },
    Trial("an enum of the macro", Shape.router, shape),
    Trial("a resilient enum", place) { number in
      switch number % 4 {
      case 0: .nowhere
      case 1: .seat(row: number, text(number))
      case 2: .beside(.seat(row: number, text(number)))
      default: .marked(text(number), number % 8 < 4 ? nil : text(number + 1))
      }
    },
    Trial(
      "a generic enum of classes", pages,
      { number in
        let one = slug(number)
        switch number % 4 {
        case 0: return .item(one)
        case 1: return .items(tag: Array(repeating: one, count: number % 3), extra: number % 8 < 4 ? nil : one)
        case 2: return .far(one, at: number)
        default: return .none
        }
      }, ==),
    Trial("a struct with an existential", shows) { Show(value: text($0), number: $0) },
    Trial("optionals of optionals", nested) { $0 % 3 == 0 ? .none : .some(.some($0)) },
  ]
}
