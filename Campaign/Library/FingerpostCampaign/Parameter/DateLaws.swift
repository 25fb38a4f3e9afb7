import Fingerpost
import Foundation
import SeededRandom
import Testing

@testable import FingerpostTests

/// Laws of dates and their texts, over many magnitudes.
struct DateLaws {
  private static let years = -63_145_526_400.0..<252_423_993_600.0

  /// Dates as programs have them, and dates as nobody has them.
  private static func interval(_ random: inout Random) -> Double {
    let whole = Double.random(in: years, using: &random).rounded(.down)
    let sign = random.within(0...1) == 0 ? -1.0 : 1
    return switch random.within(0...8) {
    case 0: whole
    case 1: whole + Double(random.within(0...999)) / 1000
    // Seconds, milliseconds and microseconds of Unix, 1900 to 2100.
    case 2: Date(timeIntervalSince1970: Double(random.within(-2_208_988_800...4_102_444_800))).interval
    case 3: Date(timeIntervalSince1970: Double(random.within(-2_208_988_800_000...4_102_444_800_000)) / 1e3).interval
    case 4:
      Date(timeIntervalSince1970: Double(random.within(-2_208_988_800_000_000...4_102_444_800_000_000)) / 1e6).interval
    // Any double of the size, down to what no text can say.
    case 5:
      sign * Double.random(in: 1..<2, using: &random)
        * Double(sign: .plus, exponent: random.within(-40...40), significand: 1)
    case 6: sign * (Double(random.within(0...20_000_000_000)) / 1e9)
    case 7: (whole / 86_400).rounded() * 86_400 + Double(random.within(-2...2)) * whole.ulp
    default: Double(bitPattern: random.next())
    }
  }

  @Test func `a date that prints reads back equal from canonical text, and one that does not has no text`() {
    var random = Random("dates")
    var printed = 0
    for _ in 0..<Random.draws(40_000) {
      let interval = Self.interval(&random)
      let text = Date(timeIntervalSinceReferenceDate: interval).parameter
      let what = "\(interval) prints \(text) \(Random.note)"
      if let again = Date(parameter: text) {
        printed += 1
        #expect(again.interval == interval, "\(what)")
        #expect(ParameterType.dateTime.canonical(text) == text, "\(what)")
      } else if Self.years.contains(interval) {
        // C's own nine digits are not it either.
        #expect(interval.magnitude < 8_388_608, "\(what)")
        #expect(Double(String(format: "%.9f", interval)) != interval, "\(what)")
      }
    }
    #expect(printed > Random.enough(25_000))
  }

  @Test func `no shorter fraction reads back equal`() {
    var random = Random("short")
    var shortened = 0
    for _ in 0..<Random.draws(20_000) {
      let date = Date(timeIntervalSinceReferenceDate: Self.interval(&random))
      let text = date.parameter
      guard Date(parameter: text) != nil, let point = text.firstIndex(of: ".") else { continue }
      let (second, digits) = (text[..<point], text[point...].dropFirst().dropLast())
      let shorter = digits.dropLast()
      shortened += 1
      let down = shorter.isEmpty ? "\(second)Z" : "\(second).\(shorter)Z"
      #expect(Date(parameter: down) != date, "\(text) is \(down) \(Random.note)")
      if let number = Int(shorter), !shorter.allSatisfy({ $0 == "9" }) {
        let next = String(number + 1)
        let up = "\(second).\(String(repeating: "0", count: shorter.count - next.count))\(next)Z"
        #expect(Date(parameter: up) != date, "\(text) is \(up) \(Random.note)")
      }
    }
    #expect(shortened > Random.enough(8000))
  }

  @Test func `whole seconds print as Foundation's own ISO 8601`() throws {
    var random = Random("ISO 8601")
    // Before 1582-10-15 Foundation's calendar is Julian.
    for _ in 0..<Random.draws(5000) {
      let date = Date(timeIntervalSinceReferenceDate: Double(random.within(-13_197_600_000...252_423_993_599)))
      #expect(date.parameter == date.formatted(.iso8601), "\(date.interval) \(Random.note)")
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  @Test func `a text reads as the nearest date there is`() throws {
    var random = Random("nearest")
    for _ in 0..<Random.draws(20_000) {
      let text = Self.text(&random)
      let canonical = try #require(ParameterType.dateTime.canonical(text))
      let what = "\(text) \(Random.note)"
      guard let interval = Date(parameter: text)?.interval else {
        #expect(canonical.hasPrefix("9999-12-31T23:59:59.9999"), "\(what)")
        continue
      }
      // Both counted in parts of a nanosecond so small that the double comes out whole.
      let parts = canonical.dropLast().split(separator: ".")
      let seconds = try #require(Date(parameter: "\(parts[0])Z")).interval
      let fraction = parts.count > 1 ? parts[1] + String(repeating: "0", count: 9 - parts[1].count) : "0"
      let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(try #require(Int(fraction)))
      guard interval != 0 else {
        #expect(nanoseconds == 0, "\(what)")
        continue
      }
      let scale = 52 - Int(interval.exponent)
      let units = Int128(interval.significand * 0x1p52) * (interval < 0 ? -1 : 1) * 1_000_000_000
      let distance = (units - nanoseconds << scale).magnitude
      #expect(distance * 2 <= 1_000_000_000, "\(what) reads as \(interval)")
    }
  }

  @Test func `a microsecond of our time survives`() throws {
    var random = Random("microseconds")
    for _ in 0..<Random.draws(10_000) {
      let day = Date(timeIntervalSince1970: Double(random.within(-25_567...47_482)) * 86_400).parameter.prefix(10)
      let fraction = String(random.within(1_000_000...1_999_999)).dropFirst()
      let text = "\(day)T\(Self.clock(&random)).\(fraction)Z"
      #expect(Date(parameter: text)?.parameter == ParameterType.dateTime.canonical(text), "\(text) \(Random.note)")
    }
  }

  @Test func `a text with anything changed in it reads where the engine reads it, as the same date`() {
    var random = Random("hostile")
    let bytes = Array("0123456789-+:.TZtz ,\0é٢\u{301}%".utf8)
    var read = 0
    for _ in 0..<Random.draws(40_000) {
      var text = Array(Self.text(&random).utf8)
      for _ in 0..<random.within(1...2) {
        let place = random.within(0...text.count - 1)
        switch random.within(0...2) {
        case 0: text.remove(at: place)
        case 1: text.insert(bytes[random.within(0...bytes.count - 1)], at: place)
        default: text[place] = bytes[random.within(0...bytes.count - 1)]
        }
      }
      let mutated = String(decoding: text, as: UTF8.self)
      let date = Date(parameter: mutated)
      let canonical = ParameterType.dateTime.canonical(mutated)
      #expect(date == canonical.flatMap { Date(parameter: $0) }, "\(mutated.debugDescription) \(Random.note)")
      if let canonical, !canonical.hasPrefix("9999-12-31T23:59:59.9") {
        read += 1
        #expect(date != nil, "\(mutated.debugDescription) \(Random.note)")
      }
      if let date { #expect(Date(parameter: date.parameter) == date, "\(mutated.debugDescription) \(Random.note)") }
    }
    #expect(read > Random.enough(3000))
  }

  /// A text that the engine reads.
  private static func text(_ random: inout Random) -> String {
    // A day that an offset does not carry out of the years there are, except for one in a few that it would.
    let seconds = random.within(0...9) == 0 ? 252_423_950_000 : random.within(-63_145_000_000...252_423_000_000)
    let day = Date(timeIntervalSinceReferenceDate: Double(seconds)).parameter.prefix(10)
    let near = Date(timeIntervalSinceReferenceDate: Double(random.within(-9_000_000...9_000_000))).parameter.prefix(10)
    let digits = String((0..<random.within(0...9)).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
    let sign = seconds > 252_423_900_000 || random.within(0...1) == 0 ? "+" : "-"
    let zone = random.within(0...2) == 0 ? sign + String(clock(&random).prefix(5)) : "Z"
    let fraction = digits.isEmpty ? "" : "." + digits
    return "\(random.within(0...3) == 0 && seconds < 252_423_900_000 ? near : day)T\(clock(&random))\(fraction)\(zone)"
  }

  /// `hh:mm:ss`
  private static func clock(_ random: inout Random) -> String {
    [(0, 23), (0, 59), (0, 59)].map { String(100 + random.within($0...$1)).suffix(2) }.joined(separator: ":")
  }
}

extension Date {
  fileprivate var interval: Double { timeIntervalSinceReferenceDate }
}
