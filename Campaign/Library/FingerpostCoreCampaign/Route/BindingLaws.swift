import FingerpostCore
import SeededRandom
import Testing

@testable import FingerpostCoreTests

/// The laws for templates that nobody wrote: payloads of every form bound to generated text.
@Suite struct BindingLaws {
  enum Link: Sendable, Equatable {
    case options(a: Int?, b: String?, c: [String]), values(a: Int, b: String), plain(Int, String?), choice(
      EitherBranch<Int, String>, c: String?)
    case sides(EitherBranch<Int, Void>, b: String), three(EitherBranch<EitherBranch<Int, Bool>, String>), rest(
      a: Int?, c: [String])
    static func == (left: Link, right: Link) -> Bool { spelled(left) == spelled(right) }
  }

  /// A payload, the names that bind to it, and values of it.
  private struct Case: Sendable {
    let names: [String]
    let route: @Sendable (String) -> RouteDefinition<Link>
    let value: @Sendable (inout Random) -> Link
  }

  private static let cases: [Case] = [
    Case(names: ["a", "b", "c"], route: { RouteDefinition($0, Link.options) }) {
      .options(a: $0.maybe { small(&$0) }, b: $0.maybe { word(&$0) }, c: $0.list { word(&$0) })
    },
    Case(names: ["a", "b"], route: { RouteDefinition($0, Link.values) }) { .values(a: small(&$0), b: word(&$0)) },
    Case(names: ["x", "y"], route: { RouteDefinition($0, Link.plain) }) { .plain(small(&$0), $0.maybe { word(&$0) }) },
    Case(names: ["x", "y", "c"], route: { RouteDefinition($0, Link.choice) }) {
      .choice($0.chance(50) ? .left(small(&$0)) : .right(word(&$0)), c: $0.maybe { word(&$0) })
    },
    Case(names: ["x", "b"], route: { RouteDefinition($0, Link.sides) }) {
      .sides($0.chance(50) ? .left(small(&$0)) : .right(()), b: word(&$0))
    },
    Case(names: ["x", "y", "z"], route: { RouteDefinition($0, Link.three) }) {
      .three($0.chance(30) ? .right(word(&$0)) : .left($0.chance(50) ? .left(small(&$0)) : .right($0.chance(50))))
    },
    Case(names: ["a", "c"], route: { RouteDefinition($0, Link.rest) }) {
      .rest(a: $0.maybe { small(&$0) }, c: $0.list { word(&$0) })
    },
  ]

  private static func small(_ random: inout Random) -> Int { random.pick([0, 1, 2, 7, -1]) }
  private static func word(_ random: inout Random) -> String {
    random.pick(["", "a", "k", "x", "7", "true", "me", "a/b", "\u{E9}", ".."])
  }

  @Test func `whatever template a payload fits, it is read as it was printed`() throws {
    var random = Random("binding")
    var (built, printed) = (0, 0)
    for _ in 0..<Random.draws(2000) {
      let choice = random.pick(Self.cases)
      let text = Self.template(choice.names, &random)
      guard let router = try? Router<Link>(.path, routes: [choice.route(text)]) else { continue }
      built += 1
      var links: [String: String] = [:]
      for _ in 0..<12 {
        let value = choice.value(&random)
        guard let link = try? router.link(for: value) else { continue }
        printed += 1
        #expect(router.destination(for: link) == value, "\(text) \(link) \(Random.note)")
        #expect(
          links.updateValue(spelled(value), forKey: link) ?? spelled(value) == spelled(value),
          "\(text) \(link) \(Random.note)")
        let other = Self.changed(link, &random)
        guard let match = try? router.match(other) else { continue }
        let again = try router.match(match.canonical)
        #expect(again.destination == match.destination, "\(text) \(other) \(match.canonical) \(Random.note)")
        #expect(again.isCanonical, "\(text) \(other) \(match.canonical) \(again.canonical) \(Random.note)")
      }
    }
    #expect(built > Random.enough(150), "\(built)")
    #expect(printed > Random.enough(800), "\(printed)")
  }

  /// A template that holds each name, at least in one branch, in any order.
  private static func template(_ names: [String], _ random: inout Random) -> String {
    var path: [String] = []
    var query: [String] = []
    var fragment = ""
    var names = names.shuffled(using: &random)
    while let name = names.popLast() {
      switch random.below(13) {
      case 0, 1: path.append("{\(name)}")
      case 2: path.append("({\(name)})")
      case 3: path += ["k", "(a/{\(name)})"]
      case 4: path.append("({\(name)}|me)")
      case 5: path.append("(\(names.popLast().map { "{\($0)}" } ?? "x")|\(random.pick(["", "k/"])){\(name)})")
      case 6: path.append("(x/{\(name)}/a|{\(name)})")
      case 7: path.append("{*\(name)}")
      case 8: path.append("({*\(name)})")
      case 9: query.append("{\(name)}")
      case 10: query.append("({\(name)})")
      case 11 where fragment.isEmpty: fragment = random.pick(["#{\(name)}", "(#{\(name)})"])
      default: query.append("(\(names.popLast().map { "{\($0)}" } ?? "k=1")|{\(name)})")
      }
      if random.chance(25) { path.append(random.pick(["k", "(k)", "*", "(a|b)"])) }
    }
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + fragment
  }

  private static func changed(_ link: String, _ random: inout Random) -> String {
    switch random.below(5) {
    case 0: link + "/"
    case 1: link + (link.contains("?") ? "&a=x" : "?b=x&c=1")
    case 2: link.replacing("a", with: "k")
    case 3: link.replacing("k", with: "me/7")
    default: "/" + random.pick(["a", "k", "7", "me", "x/1"]) + link
    }
  }
}
