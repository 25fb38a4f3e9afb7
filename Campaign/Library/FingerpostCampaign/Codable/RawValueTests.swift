import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

/// Types by hand that have raw values: the standard library codes each in a way of its own, and the compiler in a third where the
/// two leave it undecided.
struct RawValueTests {
  enum Text: String, Routable, Codable {
    case first, second
    static let router = Router<Text>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }
  enum Number: Int, Routable, Codable {
    case first, second
    static let router = Router<Number>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }
  enum Byte: UInt8, Routable, Codable {
    case first, second
    static let router = Router<Byte>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }
  enum Long: Int64, Routable {
    case first, second
    static let router = Router<Long>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }
  enum Fraction: Double, Routable, Codable {
    case first = 0.5, second = 1.5
    static let router = Router<Fraction>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }
  enum Letter: Character, Routable, Codable {
    case first = "a", second = "b"
    static let router = Router<Letter>(
      resolving: [.scheme("app")], [RouteDefinition("first", .first), RouteDefinition("second", .second)])
  }

  private func expectLinks<Value: Routable & Codable & Equatable>(_ values: [Value]) throws {
    let text = try JSONEncoder.plain.text(values)
    #expect(text == #"["app://first","app://second"]"#, "\(Value.self)")
    #expect(try JSONDecoder().decode([Value].self, text: text) == values)
  }

  @Test func `whatever the type of a raw value, a destination is coded as its link`() throws {
    try expectLinks([Text.first, .second])
    try expectLinks([Number.first, .second])
    try expectLinks([Byte.first, .second])
    try expectLinks([Long.first, .second])
    try expectLinks([Fraction.first, .second])
    try expectLinks([Letter.first, .second])
  }
}

extension RawValueTests.Long: Codable {}
