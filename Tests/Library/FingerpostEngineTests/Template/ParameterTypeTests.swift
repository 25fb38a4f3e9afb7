import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private func canonical(_ type: ParameterType, _ text: String) -> String? {
  type.canonical(text, custom: CustomTypes())
}

struct ParameterTypeTests {
  static let names: [(String, ParameterType, String)] = [
    ("string", .string, "string"),
    ("int", .integer(.int), "int"),
    ("int64", .integer(.int), "int"),
    ("uint", .integer(.uint), "uint"),
    ("uint64", .integer(.uint), "uint"),
    ("int8", .integer(.int8), "int8"),
    ("uint8", .integer(.uint8), "uint8"),
    ("int16", .integer(.int16), "int16"),
    ("uint16", .integer(.uint16), "uint16"),
    ("int32", .integer(.int32), "int32"),
    ("uint32", .integer(.uint32), "uint32"),
    ("double", .double, "double"),
    ("bool", .bool, "bool"),
    ("uuid", .uuid, "uuid"),
    ("date", .date, "date"),
    ("datetime", .dateTime, "datetime"),
    ("ipv4", .ipv4, "ipv4"),
    ("slug", .custom("slug"), "slug"),
    ("Int", .custom("Int"), "Int"),
    ("desc|asc", .oneOf(["asc", "desc"]), "asc|desc"),
    ("a|", .oneOf(["a"]), "a|"),
    ("b|B|a", .oneOf(["B", "a", "b"]), "B|a|b"),
    ("1|10|2", .oneOf(["1", "10", "2"]), "1|10|2"),
    ("%7C|%2C|%3D", .oneOf([",", "=", "|"]), "%2C|%3D|%7C"),
    ("%C3%A9|z", .oneOf(["z", "é"]), "z|é"),
    ("[int]", .array(.integer(.int)), "[int]"),
    ("[b|a]", .array(.oneOf(["a", "b"])), "[a|b]"),
  ]

  @Test(arguments: names)
  func `a type and its text are one`(text: String, type: ParameterType, canonical: String) {
    #expect(ParameterType(parsing: text) == type)
    #expect(type.description == canonical)
    #expect(ParameterType(parsing: canonical) == type)
  }

  @Test(arguments: [
    "", " ", "|", "||", "a||", "|a", "a|b|", "a|a", "a|%61", "[]", "[[int]]", "[int", "int]", "1a", "a b", "a|b c",
    "-a",
    "query", "[query]", "a|%zz", "a|(b)", "a|*", "%61",
  ])
  func `nothing else is a type`(text: String) { #expect(ParameterType(parsing: text) == nil) }

  @Test(arguments: [
    ("01234567-89ab-cdef-0123-456789abcdef", "01234567-89ab-cdef-0123-456789abcdef"),
    ("01234567-89AB-CDEF-0123-456789ABCDEF", "01234567-89ab-cdef-0123-456789abcdef"),
    ("00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"),
    ("FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFffff", "ffffffff-ffff-ffff-ffff-ffffffffffff"),
  ])
  func `a UUID is read in any case and written in lower case`(text: String, expected: String) {
    #expect(canonical(.uuid, text) == expected)
  }

  @Test(arguments: [
    "", "0", "01234567-89ab-cdef-0123-456789abcde", "01234567-89ab-cdef-0123-456789abcdef0",
    "0123456789abcdef0123456789abcdef",
    "{01234567-89ab-cdef-0123-456789abcdef}", "01234567-89ab-cdef-0123-456789abcdeg",
    "01234567-89abc-def-0123-456789abcdef",
    "01234567_89ab_cdef_0123_456789abcdef", "urn:uuid:01234567-89ab-cdef-0123-456789abcdef",
    "01234567-89ab-cdef-0123-456789abcdé", "-1234567-89ab-cdef-0123-456789abcdef",
  ])
  func `nothing else is a UUID`(text: String) { #expect(canonical(.uuid, text) == nil) }

  @Test(arguments: [
    "0.0.0.0", "127.0.0.1", "192.0.2.1", "9.10.99.100", "199.200.249.250", "255.255.255.255",
  ])
  func `an IPv4 address is four numbers, and spelled one way`(text: String) {
    #expect(canonical(.ipv4, text) == text)
    #expect(Self.reads(text, as: TextExpression(ScalarType.ipv4)))
  }

  @Test(arguments: [
    "", ".", "...", "1", "1.2.3", "1.2.3.", ".1.2.3", "1.2.3.4.", ".1.2.3.4", "1..3.4", "1.2.3.4.5", "256.0.0.1",
    "0.0.0.256", "1.2.3.300", "1.2.3.1000", "00.0.0.0", "01.2.3.4", "1.2.3.04", "1.2.3.-4", "+1.2.3.4", "1.2.3.4 ",
    " 1.2.3.4", "1.2.3.4\n", "1,2,3,4", "0x7f.0.0.1", "1.2.3.a", "127.1", "2130706433", "[1.2.3.4]", "::1",
    "1.2.3.4:80",
    "１.2.3.4", "1.2.3.٤", "1.2.3.4/8", "localhost", "99999999999999999999.0.0.1", "1.2.3.0000000000000000000000001",
  ])
  func `nothing else is an IPv4 address`(text: String) {
    #expect(canonical(.ipv4, text) == nil)
    #expect(!Self.reads(text, as: TextExpression(ScalarType.ipv4)))
  }

  /// Whether a text is one of the language that proofs know of a type.
  private static func reads(_ text: String, as spelling: TextExpression) -> Bool {
    rests(of: Array(text.unicodeScalars)[...], after: spelling).contains { $0.isEmpty }
  }

  private static func rests(
    of text: ArraySlice<Unicode.Scalar>, after spelling: TextExpression
  ) -> Set<ArraySlice<Unicode.Scalar>> {
    switch spelling {
    case .one(let characters): text.first.map(characters.contains) == true ? [text.dropFirst()] : []
    case .sequence(let all):
      all.reduce([text]) { rests, next in Set(rests.flatMap { Self.rests(of: $0, after: next) }) }
    case .either(let all): Set(all.flatMap { rests(of: text, after: $0) })
    case .repeated(let inner):
      rests(of: text, after: inner).reduce(into: []) { found, rest in
        found.insert(rest)
        if rest.count < text.count { found.formUnion(rests(of: rest, after: spelling)) }
      }
    }
  }

  static let sets: [(ParameterType, String, Bool)] = [
    (.oneOf(["asc", "desc"]), "asc", true),
    (.oneOf(["asc", "desc"]), "desc", true),
    (.oneOf(["asc", "desc"]), "ASC", false),
    (.oneOf(["asc", "desc"]), "as", false),
    (.oneOf(["asc", "desc"]), "", false),
    (.oneOf(["asc", "desc"]), "asc|desc", false),
    (.oneOf(["é"]), "é", true),
    (.oneOf(["é"]), "e\u{301}", false),
    (.string, "", true),
    (.string, "anything at all", true),
    (.array(.integer(.int)), "5", true),
    (.array(.integer(.int)), "x", false),
    (.array(.bool), "TRUE", true),
    (.custom("unheard"), "x", false),
  ]

  @Test(arguments: sets)
  func `a set reads its members and a string reads all`(type: ParameterType, text: String, reads: Bool) {
    #expect(type.reads(text: text, custom: CustomTypes()) == reads)
    #expect((canonical(type, text) != nil) == reads)
  }

  @Test(arguments: [("Hello", "hello"), ("hello", "hello"), ("5", nil), ("", nil)] as [(String, String?)])
  func `a custom type reads what it is told to`(text: String, expected: String?) {
    let slug = CustomType("slug") { !$0.isEmpty && $0.allSatisfy(\.isLetter) ? $0.lowercased() : nil }
    let types = CustomTypes(types: ["slug": slug])
    #expect(ParameterType.custom("slug").canonical(text, custom: types) == expected)
    #expect(ParameterType.custom("slug").reads(text: text, custom: types) == (expected != nil))
    #expect(ParameterType.array(.custom("slug")).canonical(text, custom: types) == expected)
  }
}
