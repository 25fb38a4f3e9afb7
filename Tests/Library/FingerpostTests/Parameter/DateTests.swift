import FingerpostEngine
import Fingerpost
import Foundation
import Testing

struct DateTests {
  static let texts: [(String, Double, String)] = [
    ("2001-01-01T00:00:00Z", 0, "2001-01-01T00:00:00Z"),
    ("2026-11-20T09:26:00Z", 816_859_560, "2026-11-20T09:26:00Z"),
    ("2026-11-20T10:26:00.50+01:00", 816_859_560.5, "2026-11-20T09:26:00.5Z"),
    ("2026-11-20T09:26:00.000Z", 816_859_560, "2026-11-20T09:26:00Z"),
    ("2026-11-20T09:26:00-00:00", 816_859_560, "2026-11-20T09:26:00Z"),
    ("2026-11-20T00:30:00+01:00", 816_823_800, "2026-11-19T23:30:00Z"),
    ("1970-01-01T00:00:00Z", -978_307_200, "1970-01-01T00:00:00Z"),
    ("1970-01-01T00:00:01.1Z", -978_307_198.9, "1970-01-01T00:00:01.1Z"),
    ("1969-12-31T23:59:59.999Z", -978_307_200.001, "1969-12-31T23:59:59.999Z"),
    ("2000-12-31T23:59:59.75Z", -0.25, "2000-12-31T23:59:59.75Z"),
    ("2000-12-31T23:59:59.999999999Z", -1e-9, "2000-12-31T23:59:59.999999999Z"),
    ("2000-12-31T23:59:59Z", -1, "2000-12-31T23:59:59Z"),
    ("2000-12-31T23:59:58.5Z", -1.5, "2000-12-31T23:59:58.5Z"),
    ("2001-01-01T00:00:00.000000001Z", 1e-9, "2001-01-01T00:00:00.000000001Z"),
    ("2001-01-01T00:00:00.1Z", 0.1, "2001-01-01T00:00:00.1Z"),
    ("2026-11-20T09:26:00.123456Z", 816_859_560.123456, "2026-11-20T09:26:00.123456Z"),
    // A date of 2026 is exact to a tenth of a microsecond.
    ("2026-11-20T09:26:00.123456789Z", 816_859_560.1234568, "2026-11-20T09:26:00.1234568Z"),
    ("2026-11-20T09:26:00.999999999Z", 816_859_561, "2026-11-20T09:26:01Z"),
    ("2026-12-31T23:59:59.999999999Z", 820_454_400, "2027-01-01T00:00:00Z"),
    ("0000-01-01T00:00:00Z", -63_145_526_400, "0000-01-01T00:00:00Z"),
    ("0000-02-29T12:00:00Z", -63_140_385_600, "0000-02-29T12:00:00Z"),
    ("0000-01-01T00:00:00.000000001Z", -63_145_526_400, "0000-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59Z", 252_423_993_599, "9999-12-31T23:59:59Z"),
    ("9999-12-31T23:59:59.9999Z", 252_423_993_599.9999, "9999-12-31T23:59:59.9999Z"),
    ("1582-10-10T00:00:00Z", -13_198_032_000, "1582-10-10T00:00:00Z"),
  ]

  @Test(arguments: texts)
  func `a date reads from its text and prints in UTC with the fewest digits`(
    text: String, interval: Double, prints: String
  ) {
    let date = Date(parameter: text)
    #expect(date == Date(timeIntervalSinceReferenceDate: interval))
    #expect(date?.parameter == prints)
    #expect(Date(parameter: prints) == date)
  }

  static let noDates: [String] = [
    "", "2026-11-20", "2026-11-20T09:26:00", "2026-11-20T09:26Z", "2026-11-20 09:26:00Z", "2026-11-20t09:26:00z",
    "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z", "2026-06-30T23:59:60Z", "2026-02-30T09:26:00Z",
    "2026-11-20T09:26:00.Z", "2026-11-20T09:26:00,5Z", "2026-11-20T09:26:00.1234567890Z", "2026-11-20T09:26:00+0100",
    "2026-11-20T09:26:00+24:00", "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "0", "816859560", "-1",
    "nan",
    "inf", "+10000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "-0001-12-31T23:59:59Z", "2026-11-20T09:26:00Z\0",
    "2026-11-20T09:26:00Z\u{301}", "٢٠٢٦-11-20T09:26:00Z", "2026-11-20T09:26:00.٥Z", "2026-11-20T09:26:00.5\u{301}Z",
    // The nearest double is in the year 10000, which has no text.
    "9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.99999Z",
  ]

  @Test(arguments: noDates)
  func `nothing else is a date`(text: String) { #expect(Date(parameter: text) == nil) }

  static let textless: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e19, -1e19, 9e18, -9.3e18,
    252_423_993_600, -63_145_526_400.000_01, -63_145_526_401, 0.300_000_000_000_000_04, -0.300_000_000_000_000_04,
    1e-10, -1e-10, 0.333_333_333_333_333_3, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1_000_000.333_333_333_4,
    123_456.789_012_345_6,
  ]

  @Test(arguments: textless)
  func `a date that no text stands for prints what does not read`(interval: Double) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    #expect(Date(parameter: date.parameter) == nil)
    #expect(Date.parameterType.canonical(date.parameter) == nil)
  }

  @Test func `a link with such a date is not printed`() throws {
    let table = try RouteTable([.init("at", try Template("at/{when:datetime}"))], origins: [Origin(parsing: "/")])
    func link(_ date: Date) throws(PrintError) -> String { try table.print("at", ["when": .text(date.parameter)]) }
    #expect(try link(Date(timeIntervalSinceReferenceDate: 0.5)) == "/at/2001-01-01T00:00:00.5Z")
    for interval in Self.textless {
      #expect(throws: PrintError.self) { try link(Date(timeIntervalSinceReferenceDate: interval)) }
    }
  }

  @Test func `the ends of time that Foundation names print`() {
    #expect(Date.distantPast.parameter == "0000-12-30T00:00:00Z")
    #expect(Date.distantFuture.parameter == "4001-01-01T00:00:00Z")
    #expect(Date(parameter: Date.distantPast.parameter) == .distantPast)
    #expect(Date(parameter: Date.distantFuture.parameter) == .distantFuture)
  }

  @Test func `zero has one text, whatever its sign`() {
    #expect(Date(timeIntervalSinceReferenceDate: -0.0).parameter == "2001-01-01T00:00:00Z")
  }

  @Test func `a date is the engine's datetime`() { #expect(Date.parameterType == .dateTime) }
}
