import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Types of which nothing is known before they are used: without examples, of one name, or without a law.
@Suite struct UnknownTypeTests {
  /// Nobody guesses its texts.
  struct Opaque: RouteParameter, Equatable {
    let number: Int
    init?(parameter text: String) {
      guard text.hasPrefix("opaque~"), let number = Int(text.dropFirst(7)) else { return nil }
      self.number = number
    }
    init(_ number: Int) { self.number = number }
    var parameter: String { "opaque~\(number)" }
  }
  struct Shown: RouteParameter, Equatable {
    let number: Int
    init?(parameter text: String) {
      guard text.hasPrefix("shown~"), let number = Int(text.dropFirst(6)) else { return nil }
      self.number = number
    }
    init(_ number: Int) { self.number = number }
    var parameter: String { "shown~\(number)" }
    static var parameterExamples: [String] { ["shown~1"] }
  }
  enum Hard: Sendable, Equatable {
    case one(Opaque), named(id: Opaque), two(x: String, y: Opaque), shown(x: String, y: Shown), plain
    case either(x: String, y: EitherBranch<Opaque, Int>), fixed(Opaque)
  }

  static let hard: [(RouteDefinition<Hard>, String, Hard, name: String, example: String?)] = [
    (RouteDefinition("{id}", Hard.one), "/opaque~7", .one(Opaque(7)), "{id:Opaque}", nil),
    (RouteDefinition("{id}", Hard.named), "/opaque~7", .named(id: Opaque(7)), "{id:Opaque}", nil),
    (
      RouteDefinition(Hard.one) {
        "a"; Opaque.self
      }, "/a/opaque~7", .one(Opaque(7)), "a/:Opaque", nil
    ),
    (
      RouteDefinition(Hard.two) {
        String.self; Opaque.self
      }, "/ann/opaque~7", .two(x: "ann", y: Opaque(7)), ":string/:Opaque", nil
    ),
    (RouteDefinition("{y}/{x}", Hard.shown), "/shown~7/ann", .shown(x: "ann", y: Shown(7)), "shown", "/shown~1/b"),
    (
      RouteDefinition("{x}/({o}|{y})", Hard.either), "/ann/7", .either(x: "ann", y: .right(7)),
      "{x}/({o:Opaque}|{y:int})", nil
    ),
    (RouteDefinition("fixed", .fixed(Opaque(7))), "/fixed", .fixed(Opaque(7)), "fixed", "/fixed"),
  ]

  @Test(arguments: hard.indices)
  func `a type without examples needs none where nothing has to be learnt from them`(index: Int) throws {
    let (route, link, value, name, example) = Self.hard[index]
    let router = try Router<Hard>(.path, routes: [route, RouteDefinition("plain", .plain)])
    #expect(router.destination(for: link) == value)
    #expect(try router.link(for: value) == link)
    #expect(try router.link(for: .plain) == "/plain")
    #expect(router.routes[0].name == name)
    #expect(router.routes[0].example == example)
  }

  @Test func `labels that nothing tells are a fault, and never guessed`() {
    for template in ["{y}/{x}", "{x}/{y}"] {
      let error = #expect(throws: RouterError.self) {
        try Router<Hard>(.path, routes: [RouteDefinition(template, Hard.two)])
      }
      #expect(
        error?.faults.map(\.message) == [
          "the labels of the payload are not known, because no text of Opaque is known: give it parameterExamples, or "
            + "leave the parameters unnamed, as in users/:string/tweets/:int"
        ])
    }
  }

  @Test func `unnamed parameters bind in order, whatever the labels`() throws {
    let take: @Sendable (Hard) -> (String, Opaque)? = { if case .two(let x, let y) = $0 { (x, y) } else { nil } }
    let router = try Router<Hard>(.path, routes: [RouteDefinition(":string/:Opaque", Hard.two, take: take)])
    #expect(router.destination(for: "/ann/opaque~7") == .two(x: "ann", y: Opaque(7)))
    #expect(try router.link(for: .two(x: "ann", y: Opaque(7))) == "/ann/opaque~7")
  }

  /// Reads "a", and prints what does not read.
  struct Mute: RouteParameter, Equatable {
    let text: String
    init?(parameter text: String) {
      guard text == "a" else { return nil }
      self.text = text
    }
    var parameter: String { "mute" }
  }
  /// Prints other than it reads, again and again.
  struct Growing: RouteParameter, Equatable {
    let text: String
    init?(parameter text: String) { self.text = text }
    var parameter: String { text + "+" }
  }
  struct Named: RouteParameter {
    init?(parameter text: String) {}
    var parameter: String { "x" }
    static var parameterType: ParameterType { .custom("int") }
  }
  struct Lost: RouteParameter {
    init?(parameter text: String) {}
    var parameter: String { "x" }
    static var parameterSupertype: ParameterType? { .custom("Nowhere") }
  }
  enum Odd: Sendable, Equatable { case mute(Mute), growing(Growing), text(String) }
  enum Bad: Sendable { case named(Named), lost(Lost) }

  @Test func `a type that does not read what it prints is no candidate, and does not print`() throws {
    let router = try Router<Odd>(
      .path, routes: [RouteDefinition("{x}", Odd.mute), RouteDefinition(":string", Odd.text)])
    #expect(router.destination(for: "/a") == .text("a"))
    #expect(router.destination(for: "/mute") == .text("mute"))
    let mute = try #require(Mute(parameter: "a"))
    #expect(throws: PrintError.self) { try router.link(for: .mute(mute)) }
    #expect(throws: PrintError.self) { try RoutePattern { Mute.self }.print(mute) }
  }

  @Test func `a type that prints other than it reads does not print`() throws {
    let router = try Router<Odd>(.path, routes: [RouteDefinition("{x}", Odd.growing)])
    let growing = try #require(Growing(parameter: "a"))
    let error = #expect(throws: PrintError.self) { try router.link(for: .growing(growing)) }
    #expect(error?.description == "the link of these values does not read back as the same values: \"x\" differs")
    #expect(try router.match("/a").canonical == "/a")
  }

  @Test func `a type may not take the name of another, nor be within one that nobody knows`() {
    let named = #expect(throws: RouterError.self) {
      try Router<Bad>(.path, routes: [RouteDefinition("{x}", Bad.named)])
    }
    #expect(named?.description == "\"int\" cannot name a custom type: the name is taken or not valid")
    let lost = #expect(throws: RouterError.self) { try Router<Bad>(.path, routes: [RouteDefinition("{x}", Bad.lost)]) }
    #expect(lost?.description == "unknown type \"Nowhere\"")
  }
}
