import FingerpostCore
import Testing

/// A type of the user's own, in one conformance.
private struct Handle: RouteParameter, Equatable {
  let name: String

  init?(parameter text: String) {
    guard text.hasPrefix("@"), text.count > 1 else { return nil }
    name = String(text.dropFirst()).lowercased()
  }

  var parameter: String { "@" + name }
}

private struct UserID: RawRepresentable, RouteParameter, Equatable {
  let rawValue: Int
}

private enum Sort: String, CaseIterable, RouteParameter { case new, top, hot }
private enum Level: Int, CaseIterable, RouteParameter {
  case low = 1
  case high = 10
}
private enum Secret: String, RouteParameter { case open = "sesame" }
private enum Blank: String, CaseIterable, RouteParameter {
  case none = ""
  case some
}
private enum Never: String, CaseIterable, RouteParameter {
  case only

  static let allCases: [Never] = []
}
private struct Tag<Value: Sendable>: RouteParameter {
  init?(parameter text: String) {}
  var parameter: String { "" }
}

struct RouteParameterTests {
  /// Reads a text, and says what the value prints as.
  private static func reads<Value: RouteParameter>(_: Value.Type) -> @Sendable (String) -> String? {
    { Value(parameter: $0)?.parameter }
  }

  static let texts: [(String, @Sendable (String) -> String?, String, String?)] = [
    ("String", reads(String.self), "", ""),
    ("String", reads(String.self), "a/b é", "a/b é"),
    ("Int", reads(Int.self), "-7", "-7"),
    ("Int", reads(Int.self), "9223372036854775808", nil),
    ("Int", reads(Int.self), "+5", nil),
    ("Int", reads(Int.self), "0005", nil),
    ("Int", reads(Int.self), "-0", nil),
    ("Int8", reads(Int8.self), "-128", "-128"),
    ("Int8", reads(Int8.self), "128", nil),
    ("UInt8", reads(UInt8.self), "255", "255"),
    ("UInt8", reads(UInt8.self), "-1", nil),
    ("UInt64", reads(UInt64.self), "18446744073709551615", "18446744073709551615"),
    ("Double", reads(Double.self), "1.50", "1.5"),
    ("Double", reads(Double.self), "100000000000000000000", "100000000000000000000"),
    ("Double", reads(Double.self), "1e3", nil),
    ("Double", reads(Double.self), "nan", nil),
    ("Double", reads(Double.self), ".5", nil),
    ("Float", reads(Float.self), "1.50", "1.5"),
    ("Float", reads(Float.self), "0.10000000149", "0.1"),
    ("Float", reads(Float.self), "16777217", "16777216"),
    ("Float", reads(Float.self), "340282350000000000000000000000000000000", "340282350000000000000000000000000000000"),
    ("Float", reads(Float.self), "-0.00001", "-0.00001"),
    ("Float", reads(Float.self), "-0", "0"),
    ("Float", reads(Float.self), "1000000000000000000000000000000000000000", nil),
    ("Float", reads(Float.self), "nan", nil),
    ("Float", reads(Float.self), "0x1p3", nil),
    ("Bool", reads(Bool.self), "TRUE", "true"),
    ("Bool", reads(Bool.self), "0", "false"),
    ("Bool", reads(Bool.self), "yes", nil),
    ("Handle", reads(Handle.self), "@Ann", "@ann"),
    ("Handle", reads(Handle.self), "ann", nil),
    ("UserID", reads(UserID.self), "42", "42"),
    ("UserID", reads(UserID.self), "x", nil),
    ("Sort", reads(Sort.self), "top", "top"),
    ("Sort", reads(Sort.self), "TOP", nil),
    ("Level", reads(Level.self), "10", "10"),
    ("Level", reads(Level.self), "2", nil),
  ]

  @Test(arguments: texts.indices) func `a value reads from its text and prints as it`(row: Int) {
    let (type, read, text, printed) = Self.texts[row]
    #expect(read(text) == printed, "\(type) \(text)")
    if let printed { #expect(read(printed) == printed, "\(type): what prints reads back") }
  }

  static let types: [(ParameterType, String)] = [
    (String.parameterType, "string"), (Int.parameterType, "int"), (Int64.parameterType, "int"),
    (UInt.parameterType, "uint"), (UInt64.parameterType, "uint"), (Int8.parameterType, "int8"),
    (UInt8.parameterType, "uint8"), (Int16.parameterType, "int16"), (UInt16.parameterType, "uint16"),
    (Int32.parameterType, "int32"), (UInt32.parameterType, "uint32"), (Double.parameterType, "double"),
    (Bool.parameterType, "bool"),
    (Sort.parameterType, "hot|new|top"), (Level.parameterType, "1|10"),
    (Handle.parameterType, "Handle"), (UserID.parameterType, "UserID"), (Secret.parameterType, "Secret"),
    // No set: a case without text, and no case at all.
    (Blank.parameterType, "Blank"), (Never.parameterType, "Never"),
    (Tag<Int>.parameterType, "Tag_Int_"),
  ]

  @Test(arguments: types) func `every type has a name in templates that reads back`(type: ParameterType, name: String) {
    #expect(type.description == name)
    #expect(ParameterType(parsing: name) == type)
  }

  @Test func `a raw-representable type ranks just before the type of its raw value`() {
    #expect(UserID.parameterSupertype == .integer(.int))
    #expect(Secret.parameterSupertype == .string)
    #expect(Handle.parameterSupertype == nil)
  }

  @Test func `a double that is not finite prints what does not read`() {
    for value in [Double.nan, .infinity, -.infinity] { #expect(Double(parameter: value.parameter) == nil) }
  }

  @Test(arguments: [0.1, 1e21, -1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1.0 / 3, -0.0])
  func `a double prints as a plain decimal that reads back equal`(value: Double) {
    #expect(Double(parameter: value.parameter) == value)
    #expect(!value.parameter.contains("e"))
  }
}
