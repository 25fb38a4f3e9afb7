import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private func canonical(_ type: ParameterType, _ text: String) -> String? {
  type.canonical(text, custom: CustomTypes())
}

struct NumberTypeTests {
  static let doubles: [(text: String, expected: String)] = [
    ("0", "0"), ("0.0", "0"), ("1", "1"), ("1.0", "1"), ("1.50", "1.5"), ("-1.5", "-1.5"),
    ("10", "10"), ("100.25", "100.25"), ("0.1", "0.1"), ("0.10000000000000001", "0.1"), ("3.14159", "3.14159"),
    ("0.30000000000000004", "0.30000000000000004"), ("123456.789", "123456.789"), ("0.5", "0.5"), ("-0.5", "-0.5"),
    ("9007199254740992", "9007199254740992"), ("9007199254740993", "9007199254740992"),
    ("100000000000000000000", "100000000000000000000"), ("-100000000000000000000", "-100000000000000000000"),
    ("123456789012345678901234", "123456789012345690000000"), ("1000000000000000.5", "1000000000000000.5"),
    ("0.00001", "0.00001"), ("0.0001", "0.0001"), ("-0.000012345", "-0.000012345"),
    ("0.000000000000000000001", "0.000000000000000000001"), ("12345678.000001", "12345678.000001"),
  ]

  @Test(arguments: doubles)
  func `a double has one spelling, the shortest decimal`(text: String, expected: String) {
    #expect(canonical(.double, text) == expected)
    #expect(canonical(.double, expected) == expected)
  }

  @Test(arguments: [
    "", "-", ".", "-.", "1.", ".5", "-.5", "+1", "+0.5", "00", "01", "-01", "00.5", "1e5", "1E5", "1e-5", "0x1p3",
    "0x1", "nan",
    "NaN", "inf", "infinity", "-inf", "1,5", "1.2.3", "1..2", "--1", "1-", " 1", "1 ", "1_0", "١", "1\u{301}", "1.5f",
  ])
  func `a double is written plainly`(text: String) { #expect(canonical(.double, text) == nil) }

  @Test(arguments: [
    Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi,
    1e20, 1e21, 1e22, 1e100, 1e308, 1e-5, 1e-7, 1e-300, 123456789e-20, 0.1, 1.0 / 3.0, 4_503_599_627_370_496.5,
    9_007_199_254_740_991, -2.5e-8, 1.7976931348623157e308,
  ])
  func `every finite double is written out and reads back equal`(value: Double) throws {
    let text = try #require(DoubleText.text(value))
    #expect(text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || (48...57).contains($0) })
    #expect(Double(text) == value)
    #expect(canonical(.double, text) == text)
  }

  @Test(arguments: [
    Float.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 0.1,
    1.0 / 3.0, 16_777_216, 1e10, 1e-5, -2.5e-8, 123456789e-20,
  ])
  func `every finite float is written out in no more digits than it needs`(value: Float) throws {
    let text = try #require(DoubleText.text(value))
    #expect(Float(text) == value)
    #expect(canonical(.double, text) == text)
  }

  @Test(arguments: ["-0", "-0.0", "-0.000"])
  func `minus zero equals zero, which has the shorter spelling`(text: String) {
    #expect(canonical(.double, text) == "0")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a double that is no number has no spelling`(value: Double) { #expect(DoubleText.text(value) == nil) }

  @Test func `digits beyond the range of a double are refused, those below it are zero`() {
    #expect(canonical(.double, "1" + String(repeating: "0", count: 309)) == nil)
    #expect(canonical(.double, "0." + String(repeating: "0", count: 400) + "1") == "0")
    #expect(canonical(.double, "0." + String(repeating: "1", count: 1 << 16)) == "0.1111111111111111")
  }

  @Test(arguments: [
    ("true", "true"), ("TRUE", "true"), ("True", "true"), ("tRuE", "true"), ("1", "true"), ("false", "false"),
    ("FALSE", "false"), ("False", "false"), ("0", "false"),
  ])
  func `a bool is read in any case and has two spellings`(text: String, expected: String) {
    #expect(canonical(.bool, text) == expected)
  }

  @Test(arguments: [
    "", "yes", "no", "on", "t", "f", "2", "01", "00", "-1", "truee", "tru", " true", "true ", "ｔrue", "ﬀalse",
    "fal\u{17F}e",
  ])
  func `nothing else is a bool`(text: String) { #expect(canonical(.bool, text) == nil) }
}
