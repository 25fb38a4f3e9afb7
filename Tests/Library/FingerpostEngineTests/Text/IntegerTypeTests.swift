import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct IntegerTypeTests {
  static let ranges: [(IntegerType, String, String, String, String)] = [
    // The last value below, the least, the greatest, the first value above.
    (.uint8, "-1", "0", "255", "256"),
    (.int8, "-129", "-128", "127", "128"),
    (.uint16, "-1", "0", "65535", "65536"),
    (.int16, "-32769", "-32768", "32767", "32768"),
    (.uint32, "-1", "0", "4294967295", "4294967296"),
    (.int32, "-2147483649", "-2147483648", "2147483647", "2147483648"),
    (.uint, "-1", "0", "18446744073709551615", "18446744073709551616"),
    (.int, "-9223372036854775809", "-9223372036854775808", "9223372036854775807", "9223372036854775808"),
  ]

  @Test(arguments: ranges)
  func `an integer reads its whole range and no more`(
    type: IntegerType, below: String, least: String, greatest: String, above: String
  ) {
    #expect(!type.reads(below))
    #expect(type.reads(least))
    #expect(type.reads(greatest))
    #expect(!type.reads(above))
  }

  @Test(arguments: IntegerType.allCases, ["0", "1", "7", "42", "100", "127"])
  func `an integer has one spelling`(type: IntegerType, text: String) {
    #expect(ParameterType.integer(type).canonical(text, custom: CustomTypes()) == text)
  }

  @Test(arguments: [IntegerType.int8, .int16, .int32, .int], ["-1", "-9", "-10", "-128"])
  func `signed integers read a minus`(type: IntegerType, text: String) {
    #expect(ParameterType.integer(type).canonical(text, custom: CustomTypes()) == text)
  }

  @Test(
    arguments: IntegerType.allCases,
    [
      "", "-", "+", "-0", "+5", "+0", "00", "007", "-007", "01", "0x1", "1_000", "1,000", "1.0", "1.", ".5", "1e2",
      " 1", "1 ",
      "--1", "1-", "٣", "１", "0\u{301}", "1\u{301}", "abc", "true", "99999999999999999999", "18446744073709551616",
      "00000000000000000001", "340282366920938463463374607431768211456", "-99999999999999999999",
      // The bytes beside the digits.
      "/", ":", "/1", ":1", "1/", "1:", "-/", "-:", "-1:",
    ])
  func `an integer is zero, or digits without a leading zero`(type: IntegerType, text: String) {
    #expect(!type.reads(text))
    #expect(ParameterType.integer(type).canonical(text, custom: CustomTypes()) == nil)
  }

  @Test func `an integer of a million digits is refused`() {
    let text = String(repeating: "1", count: 1 << 20)
    #expect(IntegerType.allCases.allSatisfy { !$0.reads(text) && !$0.reads("-\(text)") })
  }
}

extension IntegerType {
  fileprivate func reads(_ text: String) -> Bool { text.withBytes { reads($0) } }
}
