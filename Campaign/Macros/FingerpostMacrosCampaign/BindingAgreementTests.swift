import Fingerpost
import FingerpostEngine
import Foundation
import SeededRandom
import SwiftParser
import SwiftSyntax
import Testing

@testable import FingerpostCore
@testable import FingerpostSyntax
@testable import FingerpostMacrosTests

/// A template and a payload fit each other, or do not, for the same reasons and in the same words: the macro, which knows the
/// source, and a router, which knows the types, never contradict each other.
@Suite struct BindingAgreementTests {
  private enum Sort: String, CaseIterable, RouteParameter { case new, top }
  private enum Plain: String, RouteParameter { case new, top }

  /// The types of payloads, as the source has them.
  private static let types: [String: Any.Type] = [
    "Int": Int.self, "Int8": Int8.self, "String": String.self, "Bool": Bool.self, "UUID": UUID.self, "Int?": Int?.self,
    "String?": String?.self, "[Int]": [Int].self, "[String]": [String].self, "Sort": Sort.self, "Sort?": Sort?.self,
    "QueryItems": QueryItems.self, "QueryItems?": QueryItems?.self,
    "Plain": Plain.self, "[Plain]": [Plain].self,
    "EitherBranch<Int, String>": EitherBranch<Int, String>.self,
    "EitherBranch<Int, Void>": EitherBranch<Int, Void>.self,
    "EitherBranch<EitherBranch<Int, Bool>, String>": EitherBranch<EitherBranch<Int, Bool>, String>.self,
    "EitherBranch<Void, Void>": EitherBranch<Void, Void>.self,
    "EitherBranch<Int?, String>": EitherBranch<Int?, String>.self,
    "[Int?]": [Int?].self, "Int??": Int??.self,
  ]

  struct Element: Sendable, CustomStringConvertible {
    let label: String?
    let type: String
    var description: String { (label.map { "\($0): " } ?? "") + type }
  }

  /// What one side says, and the template that it makes.
  private struct Outcome: Equatable {
    var faults: [String] = []
    var template: String?
  }

  /// The types of running code.
  private static func bound(_ template: Template, _ payload: [Element]) -> Outcome {
    do throws(RouterError) {
      let types = payload.compactMap { Self.types[$0.type] }
      let binding = try PayloadBinding(template, to: types, labels: payload.map(\.label))
      return Outcome(template: binding.template.description)
    } catch {
      return Outcome(faults: error.faults.map(\.message))
    }
  }

  /// The source.
  private static func checked(_ template: String, _ payload: [Element]) throws -> Outcome {
    let held = payload.isEmpty ? "" : "(\(payload.map(\.description).joined(separator: ", ")))"
    let source = """
      @Routes(.path) enum Link: Routable {
        @Route(#"\(template)"#) case link\(held)
        enum Sort: String, CaseIterable, RouteParameter { case new, top }
        enum Plain: String, RouteParameter { case new, top }
      }
      """
    let declaration = Parser.parse(source: source).statements.first?.item.as(EnumDeclSyntax.self)
    let check = RoutesCheck(try #require(declaration.flatMap { RoutesEnum($0) }))
    let kinds: [FaultKind] = [
      .parameterWithoutPayload, .payloadWithoutParameter, .typeMismatch, .unfitType, .mustBeOptional, .cannotBeOptional,
      .eitherSides, .colonName, .malformed,
    ]
    return Outcome(
      faults: check.diagnostics.filter { kinds.contains($0.kind) }.map(\.message),
      template: check.sound.first?.typed.description)
  }

  static let faults: [(template: String, payload: [Element], messages: [String])] = [
    (
      "users/{usrId}", [Element(label: "userId", type: "String")],
      ["the parameter \"usrId\" has no payload; did you mean \"userId\"?"]
    ),
    (
      "users/{userid}", [Element(label: "id", type: "Int")],
      ["the parameter \"userid\" has no payload; did you mean \"id\"?"]
    ),
    (
      "{tweetid}/:string", [Element(label: "userId", type: "String"), Element(label: "tweetId", type: "Int")],
      ["the parameter \"tweetid\" has no payload; did you mean \"tweetId\"?"]
    ),
    (
      "{a}/{b}", [Element(label: "userId", type: "String"), Element(label: "tweetId", type: "Int")],
      [
        "the parameter \"a\" has no payload", "the parameter \"b\" has no payload",
        "the payload \"userId\" has no parameter in the template: add {userId} to it",
        "the payload \"tweetId\" has no parameter in the template: add {tweetId} to it",
      ]
    ),
    (
      "users", [Element(label: nil, type: "[Int]")], ["the payload of type [Int] has no parameter in the template"]
    ),
    (
      "{id:bool}/{x}", [Element(label: "id", type: "Int")],
      [
        "the parameter \"x\" has no payload", "\"id\" is bool in the template, but its payload is Int",
      ]
    ),
    (
      "{id:Int}", [Element(label: "id", type: "Int")],
      ["templates have no type Int: write {id}, and the payload decides the type"]
    ),
    ("x/:Sort", [Element(label: nil, type: "Sort")], ["a parameter is written {Sort}, not :Sort"]),
    ("x/:Plain", [Element(label: nil, type: "Plain")], []),
    (
      "x/{a:top|zzz}/{b:top|zzz}", [Element(label: "a", type: "Sort"), Element(label: "b", type: "Plain")],
      [
        "\"a\" is top|zzz in the template, but its payload is Sort",
        "\"b\" is top|zzz in the template, but its payload is Plain",
      ]
    ),
    ("x/{a:top|}/{b:top|}", [Element(label: "a", type: "Sort"), Element(label: "b", type: "Plain")], []),
    (
      "x?{a=tpo}", [Element(label: "a", type: "Sort")],
      ["\"a\" is Sort: the default does not read as new|top; did you mean \"top\"?"]
    ),
    ("users/:userId", [Element(label: nil, type: "String")], ["a parameter is written {userId}, not :userId"]),
    (
      "list/({page})", [Element(label: "page", type: "Int")],
      ["\"page\" may be left out of the link: its payload must be optional, or have a default"]
    ),
    (
      "guide(#{page})", [Element(label: "page", type: "Int")],
      ["\"page\" may be left out of the link: its payload must be optional, or have a default"]
    ),
    (
      "list?{page=1}", [Element(label: "page", type: "Int?")],
      ["\"page\" has a default in the template: its payload cannot be nil"]
    ),
    (
      "{tag}", [Element(label: "tag", type: "[String]")],
      ["\"tag\" is [String]: an array is for repeated query keys; in a path write {*name}"]
    ),
    ("({page=x})", [Element(label: "page", type: "Int")], ["\"page\" is Int: the default does not read as int"]),
    (
      "{a}", [Element(label: "a", type: "[Int?]")],
      [
        "no link can hold a value of type [Int?]: a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types"
      ]
    ),
    (
      "{a}", [Element(label: nil, type: "EitherBranch<Int, String>")],
      ["EitherBranch<Int, String> is 2 parameters, one a side: the template has 1"]
    ),
    (
      "users", [Element(label: nil, type: "EitherBranch<Int, Void>")],
      ["EitherBranch<Int, Void> is 1 parameter, one a side: the template has none"]
    ),
    (
      "({a}|{b}|{c})", [Element(label: nil, type: "EitherBranch<Int, String>")],
      [
        "the parameter \"c\" has no payload",
        "\"a\" and \"b\" may all be left out: the EitherBranch needs a side that is Void",
      ]
    ),
  ]

  @Test(arguments: faults.indices) func `the macro says what the router says`(index: Int) throws {
    let (template, payload, messages) = Self.faults[index]
    #expect(try Self.checked(template, payload).faults == messages)
    #expect(Self.bound(try Template(template), payload).faults == messages)
  }

  @Test func `whatever the template and the payload, both sides find the same`() throws {
    var random = Random("binding agreement")
    var counts = (fitting: 0, faulty: 0)
    for _ in 0..<Random.draws(1500) {
      let (text, payload) = (Self.template(&random), Self.payload(&random))
      guard let template = try? Template(text) else { continue }
      let (source, running) = (try Self.checked(text, payload), Self.bound(template, payload))
      let note: Comment = "\(text) \(payload) \(Random.note)"
      if payload.contains(where: { $0.type.contains("Plain") }), running.faults.isEmpty, !source.faults.isEmpty {
        // Where the code runs, the table reads the defaults of a type that it knows by name.
        let isOfDefault = source.faults.allSatisfy { $0.contains("is Plain: the default does not read as new|top") }
        #expect(isOfDefault && text.contains("="), note)
      } else {
        #expect(source == running, note)
      }
      if running.faults.isEmpty { counts.fitting += 1 } else { counts.faulty += 1 }
    }
    #expect(counts.fitting > Random.enough(50), "\(counts)")
    #expect(counts.faulty > Random.enough(500), "\(counts)")
  }

  private static func payload(_ random: inout Random) -> [Element] {
    let labels = random.shuffled(["id", "name", "page", "userId", "q"])
    let types = Self.types.keys.sorted()
    return (0..<random.within(0...3)).map { index in
      Element(label: random.chance(80) ? labels[index] : nil, type: random.pick(random.chance(60) ? plain : types))
    }
  }

  private static let plain = ["Int", "String", "Int?", "String?"]

  /// A template with some of the labels as names, some misspelt, and with types of all kinds.
  private static func template(_ random: inout Random) -> String {
    var (path, query) = (["x"], [String]())
    var names = random.shuffled(["id", "name", "page", "usrId", "q", "ids", "z"])[...]
    for _ in 0..<random.within(0...3) {
      let name = names.popFirst() ?? "a"
      let type = random.chance(70) ? "" : ":" + random.pick(["int", "string", "bool", "1|2", "new|top", "date", "Int"])
      switch random.below(12) {
      case 0, 1, 2: path.append("{\(name)\(type)}")
      case 3: path.append(":" + random.pick(["int", "string", "uuid", "ipv4"]))
      case 4: path.append("({\(name)\(type)})")
      case 5: path.append("({\(name)}|\(random.chance(50) ? "me" : "{\(names.popFirst() ?? "b")\(type)}"))")
      case 6: path.append("(a/{\(name)}|{\(name)\(type)})")
      case 7: path.append("({\(name)\(type)=\(random.pick(["1", "x"]))})")
      case 8: path.append("{*\(name)}")
      case 9: query.append("({\(name)\(type)})")
      case 10: query.append("{\(name)\(type)=\(random.pick(["1", "true"]))}")
      default: query.append("{\(name)\(random.chance(80) ? type : ":[int]")}")
      }
    }
    let name = names.popFirst() ?? "c"
    let fragment = random.chance(70) ? "" : random.pick(["#{\(name)}", "(#{\(name)})", "(#{\(name):int})"])
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + fragment
  }
}
