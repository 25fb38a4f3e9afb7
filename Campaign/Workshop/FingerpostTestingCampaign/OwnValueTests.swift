import FingerpostCore
import Fingerpost
import FingerpostTesting
import Foundation
import Testing

@testable import FingerpostTestingTests

/// A list joined by commas, in which a comma of an element is lost.
struct CommaList: RouteParameter, Hashable {
  var items: [String]

  init(_ items: String...) { self.items = items }
  init?(parameter text: String) { items = text.split(separator: ",").map(String.init) }

  var parameter: String { items.joined(separator: ",") }
}

/// The same, of which nobody can say what is equal.
struct OpaqueList: RouteParameter {
  var list: CommaList

  init(_ items: String...) { list = CommaList(); list.items = items }
  init?(parameter text: String) { list = CommaList(parameter: text) ?? CommaList() }

  var parameter: String { list.parameter }
}

/// Two cases with one text.
enum Level: String, CaseIterable, RouteParameter {
  case low, base, high

  init?(parameter text: String) { self.init(rawValue: text) }
  var parameter: String { self == .base ? "low" : rawValue }
}

@Routes(.scheme("app"), .path)
enum OwnLink: Routable, Equatable {
  @Route("one/{list}") case one(list: CommaList)
  @Route("maybe?{list}") case maybe(list: CommaList?)
  @Route("all?{lists}") case all(lists: [CommaList])
  @Route("most?{lists}") case most(lists: [CommaList] = [CommaList("x")])
  @Route("either/({id}|l/{list})") case either(EitherBranch<Int, CommaList>)
  @Route("base/({list})") case base(list: CommaList = CommaList("a"))
  @Route("opaque/{list}") case opaque(list: Plain)
  @Route("open?{url}") case open(url: URL)
  @Mount("inner") case inner(Inner)

  /// What is not Equatable, in a link that is.
  typealias Plain = CommaList

  @Routes(.path)
  enum Inner: Routable, Equatable { @Route("list/{list}") case list(list: CommaList) }
}

/// A link that is not Equatable, and holds what is.
enum LooseLink {
  case one(list: CommaList)
  case two(OpaqueList)
  case level(Level)
}

@Suite struct OwnValueTests {
  static let good = CommaList("a,b".replacing(",", with: ""), "c")
  static let bad = CommaList("a,b", "c")

  static let lost: [OwnLink] = [
    .one(list: bad), .maybe(list: bad), .all(lists: [good, bad]), .most(lists: [bad]), .either(.right(bad)),
    .base(list: bad), .inner(.list(list: bad)),
  ]
  static let kept: [OwnLink] = [
    .one(list: good), .maybe(list: good), .maybe(list: nil), .all(lists: [good, good]), .most(lists: [good]),
    .either(.right(good)), .either(.left(1)), .base(list: good), .inner(.list(list: good)),
  ]

  @Test(arguments: lost) func `a value that its text does not read back as is told of by a test`(_ link: OwnLink) throws
  {
    let failure = try #require(OwnLink.router.roundTripFailures(of: [link]).first)
    #expect(failure.kind == .changed)
    #expect(failure.description.contains("which reads back as"), "\(failure)")
  }

  @Test(arguments: kept) func `a value that its text reads back as prints, and nothing is told`(_ link: OwnLink) throws
  {
    #expect(OwnLink.router.roundTripFailures(of: [link]) == [])
    #expect(OwnLink(link: try OwnLink.router.link(for: link)) == link)
  }

  @Test func `a destination without a link is told of`() throws {
    let failures = OwnLink.router.roundTripFailures(of: [.one(list: CommaList()), .one(list: Self.good)])
    #expect(failures.map(\.kind) == [.unprintable] || failures.map(\.kind) == [.changed])
    #expect(failures.count == 1)
  }

  @Test func `a listed value that its text does not read back as is told of by every test`() throws {
    let router = try Router<LooseLink>(.path, routes: [RouteDefinition("levels/{level}", LooseLink.level)])
    let told = ["levels/{level:Level}: the text of base reads back as low: the parameter of Level must tell them apart"]
    #expect(router.exampleFailures().map(\.description) == told)
    #expect(router.roundTripFailures().map(\.description) == told)
  }

  @Test func `what a link holds is compared where the link itself cannot be`() throws {
    let router = try Router<LooseLink>(
      .path, routes: [RouteDefinition("one/{list}", LooseLink.one), RouteDefinition("two/{list}", LooseLink.two)])
    #expect(router.roundTripFailures(of: [.one(list: Self.bad)]).map(\.kind) == [.changed])
    #expect(router.roundTripFailures(of: [.one(list: Self.good), .two(OpaqueList("a", "b"))]) == [])
    // Of what has no == the parts are compared.
    #expect(router.roundTripFailures(of: [.two(OpaqueList("a,b"))]).map(\.kind) == [.changed])
  }

  #if DEBUG
    @Test(arguments: lost) func `in a build for debugging such a value has no link`(_ link: OwnLink) throws {
      let error = #expect(throws: PrintError.self) { try OwnLink.router.link(for: link) }
      #expect(error?.code.description == "FP0410")
      #expect(
        error?.description
          == "a link would read as another CommaList: its parameter is the same for both, and must tell them apart")
      #expect(OwnLink.router.links(for: link) == [])
      #expect(throws: (any Error).self) { try OwnLink.router.url(for: link) }
      #expect(throws: (any Error).self) { try JSONEncoder().encode(LinkedDestination(link)) }
    }

    @Test func `in a build for debugging routes by hand compare, too`() throws {
      let router = try Router<LooseLink>(
        .path,
        routes: [
          RouteDefinition("one/{list}", LooseLink.one),
          RouteDefinition("levels/{level}", make: LooseLink.level) {
            if case .level(let level) = $0 { level } else { nil }
          },
        ])
      #expect(try router.link(for: .one(list: Self.good)) == "/one/ab,c")
      #expect(throws: PrintError.self) { try router.link(for: .one(list: Self.bad)) }
      #expect(throws: PrintError.self) { try router.link(for: .level(.base)) }
      #expect(try router.link(for: .level(.low)) == "/levels/low")
    }

    /// Loses what is odd.
    struct Halved: Equatable, Sendable { var number: Int }

    @Test func `in a build for debugging two functions that are no inverses of each other are found`() throws {
      let pattern = RoutePattern {
        "half"; Int.self
      }.map {
        Halved(number: $0 * 2)
      } unapply: {
        $0.number / 2
      }
      #expect(try pattern.print(Halved(number: 4)) == "/half/2")
      let error = #expect(throws: PrintError.self) { try pattern.print(Halved(number: 5)) }
      #expect(
        error?.description == "a link would read as another Halved: apply and unapply must give back the same value")
      let router = try Router<Halved>(
        .path, routes: [RouteDefinition("half/{n}", make: { (n: Int) in Halved(number: n * 2) }) { $0.number / 2 }])
      #expect(try router.link(for: Halved(number: 4)) == "/half/2")
      #expect(throws: PrintError.self) { try router.link(for: Halved(number: 5)) }
    }
  #endif

  @Test func `a type that reads more spellings than it writes is read, and has its canonical link, in every build`()
    throws
  {
    let match = try OwnLink.router.match("app://one/a,,b")
    #expect(match.canonical == "app://one/a,b")
    #expect(match.destination == .one(list: CommaList("a", "b")))
  }

  /// Equal to nothing, not to itself either.
  struct Unlike: RouteParameter, Equatable {
    let text: String
    init?(parameter text: String) { self.text = text }
    var parameter: String { text }
    static func == (left: Unlike, right: Unlike) -> Bool { false }
  }

  @Test func `an == that tells a value from itself tells nothing`() throws {
    let pattern = RoutePattern {
      "x"; Unlike.self
    }
    let value = try #require(Unlike(parameter: "a"))
    #expect(try pattern.print(value) == "/x/a")
    let router = try Router<Unlike>(.path, routes: [RouteDefinition("x/{u}", make: { (u: Unlike) in u }) { $0 }])
    #expect(try router.link(for: value) == "/x/a")
    #expect(router.exampleFailures() == [] && router.roundTripFailures(of: [value]) == [])
  }

  @Test func `a URL with a base shares its text with the one that it resolves to, and prints`() throws {
    let base = try #require(URL(string: "https://a.example/x/"))
    let url = try #require(URL(string: "y", relativeTo: base))
    #expect(try OwnLink.router.link(for: .open(url: url)) == "app://open?url=https://a.example/x/y")
  }
}
