import FingerpostCore
import Testing

/// One parameter of every type, and several in a row; names bind by their place or by the labels of the case.
@Suite struct ParameterPatternTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  enum Level: Int, CaseIterable, RouteParameter { case low = 1, high = 10 }
  struct UserID: RawRepresentable, RouteParameter { let rawValue: Int }

  enum Link: Sendable {
    case string(String), bool(Bool), double(Double), int(Int), uint(UInt)
    case int8(Int8), int16(Int16), int32(Int32), int64(Int64)
    case uint8(UInt8), uint16(UInt16), uint32(UInt32), uint64(UInt64)
    case sort(Sort), level(Level), id(UserID)
    case tweet(userId: String, tweetId: Int), all(Int, String, Bool, Sort)
  }
  typealias Row = PatternRow<Link>

  private static let texts: [Row] = [
    Row(
      "s/:string", "/s/ann", .string("ann"), RouteDefinition("s/:string", Link.string),
      RouteDefinition(Link.string) {
        "s"; String.self
      }),
    Row(
      "s/:string", "/s/a%2Fb", .string("a/b"), RouteDefinition("s/:string", Link.string),
      RouteDefinition(Link.string) {
        "s"; String.self
      }),
    Row(
      "s/{x}", "/s/%20", .string(" "), RouteDefinition("s/{x}", Link.string),
      RouteDefinition(Link.string) {
        "s"; NamedPart("x", String.self)
      }),
    Row(
      ":string", "/+", .string("+"), not: ["/", "/a/b"], RouteDefinition(":string", Link.string),
      RouteDefinition(Link.string) { String.self }),
    Row(
      ":string", "/%E2%80%AE%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9", .string("\u{202E}👨‍👩"),
      RouteDefinition(":string", Link.string)),
    Row(
      ":string", "/e%CC%81", .string("e\u{301}"), RouteDefinition(":string", Link.string),
      RouteDefinition(Link.string) { String.self }),
    Row(
      ":string", "/%25zz", .string("%zz"), not: ["/%zz", "/%00", "/%0A", "/%2E%2E"],
      RouteDefinition(":string", Link.string)),
  ]

  private static let numbers: [Row] = [
    Row(
      ":int", "/-7", .int(-7), not: ["/+7", "/07", "/-0", "/7.0", "/9223372036854775808"],
      RouteDefinition(Link.int) { Int.self }),
    Row(
      ":int", "/-9223372036854775808", .int(.min), RouteDefinition(":int", Link.int),
      RouteDefinition(Link.int) { Int.self }),
    Row(
      ":uint", "/18446744073709551615", .uint(.max), not: ["/-1"], RouteDefinition(":uint", Link.uint),
      RouteDefinition(Link.uint) { UInt.self }),
    Row(":int8", "/-128", .int8(.min), not: ["/128"], RouteDefinition(":int8", Link.int8), on(Link.int8)),
    Row(":int16", "/-32768", .int16(.min), not: ["/32768"], RouteDefinition(":int16", Link.int16), on(Link.int16)),
    Row(
      ":int32", "/2147483647", .int32(.max), not: ["/2147483648"], RouteDefinition(":int32", Link.int32), on(Link.int32)
    ),
    Row(":int", "/9223372036854775807", .int64(.max), RouteDefinition(":int", Link.int64), on(Link.int64)),
    Row(":uint8", "/255", .uint8(.max), not: ["/256", "/-1"], RouteDefinition(":uint8", Link.uint8), on(Link.uint8)),
    Row(":uint16", "/65535", .uint16(.max), not: ["/65536"], RouteDefinition(":uint16", Link.uint16), on(Link.uint16)),
    Row(
      ":uint32", "/0", .uint32(0), not: ["/4294967296", "/00"], RouteDefinition(":uint32", Link.uint32), on(Link.uint32)
    ),
    Row(":uint", "/0", .uint64(0), RouteDefinition(":uint", Link.uint64), on(Link.uint64)),
    Row(
      ":double", "/-0.5", .double(-0.5), not: ["/.5", "/1e3", "/nan", "/inf"], RouteDefinition(":double", Link.double),
      on(Link.double)),
    Row(":double", "/1.50", .double(1.5), printed: "/1.5", RouteDefinition(":double", Link.double), on(Link.double)),
    Row(":double", "/100000000000000000000", .double(1e20), RouteDefinition(":double", Link.double), on(Link.double)),
  ]

  private static let others: [Row] = [
    Row(
      ":bool", "/TRUE", .bool(true), printed: "/true", not: ["/yes"], RouteDefinition(":bool", Link.bool), on(Link.bool)
    ),
    Row(":bool", "/0", .bool(false), printed: "/false", RouteDefinition(":bool", Link.bool), on(Link.bool)),
    Row(
      "{:new|top}", "/top", .sort(.top), not: ["/hot", "/TOP", "/new|top"], RouteDefinition("{:new|top}", Link.sort),
      on(Link.sort)),
    Row("{:1|10}", "/10", .level(.high), not: ["/0", "/2"], on(Link.level)),
    Row(
      ":UserID", "/42", .id(UserID(rawValue: 42)), not: ["/x", "/042"], RouteDefinition(":UserID", Link.id), on(Link.id)
    ),
  ]

  private static let several: [Row] = [
    Row(
      "users/:string/tweets/:int", "/users/ann/tweets/7", .tweet(userId: "ann", tweetId: 7),
      RouteDefinition("users/:string/tweets/:int", Link.tweet),
      RouteDefinition(Link.tweet) {
        "users"; String.self; "tweets"; Int.self
      }),
    Row(
      "users/{userId}/tweets/{tweetId:int}", "/users/7/tweets/-1", .tweet(userId: "7", tweetId: -1),
      not: ["/users/ann/tweets/x", "/users//tweets/7", "/users/ann/tweets"],
      RouteDefinition("users/{userId}/tweets/{tweetId}", Link.tweet),
      RouteDefinition("users/{userId}/tweets/{tweetId:int}", Link.tweet),
      RouteDefinition(Link.tweet) {
        "users"; NamedPart("userId", String.self); "tweets"; NamedPart("tweetId", Int.self)
      }),
    Row(
      ":int/:string/:bool/{:new|top}", "/1/1/1/new", .all(1, "1", true, .new), printed: "/1/1/true/new",
      RouteDefinition(":int/:string/:bool/{:new|top}", Link.all),
      RouteDefinition(Link.all) {
        Int.self; String.self; Bool.self; Sort.self
      }),
  ]

  /// The pattern of one value.
  private static func on<Value: RouteParameter>(_ make: @escaping @Sendable (Value) -> Link) -> RouteDefinition<Link> {
    RouteDefinition(make) { Value.self }
  }

  @Test(arguments: texts) func `any text but an empty one is a string`(row: Row) throws { try row.check() }
  @Test(arguments: numbers) func `a number is plain digits, in range`(row: Row) throws { try row.check() }
  @Test(arguments: others) func `truths, sets and types of one's own read and print`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: several) func `several values join in the order of the path`(row: Row) throws { try row.check() }

  static let refused: [(Link, String)] = [
    (.string(""), "the value of \"1\" is empty, and a path segment cannot be empty"),
    (.string("."), "no link can carry the value of \"1\": \".\" and \"..\" cannot be segments of a link"),
    (.string(".."), "no link can carry the value of \"1\": \".\" and \"..\" cannot be segments of a link"),
    (.string("a\u{0}"), "no link can carry the value of \"1\": a link cannot contain NUL, CR or LF"),
    (.string("a\r\n"), "no link can carry the value of \"1\": a link cannot contain NUL, CR or LF"),
    (.double(.nan), "the value of \"1\" does not read as double"),
    (.double(.infinity), "the value of \"1\" does not read as double"),
    (.int(1), "no route prints \"int\""),
  ]

  @Test(arguments: refused) func `a value that no link can carry does not print`(value: Link, message: String) throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("s/:string", Link.string),
        RouteDefinition(Link.double) {
          "d"; Double.self
        },
      ])
    let error = #expect(throws: PrintError.self) { try router.link(for: value) }
    #expect(error?.description == message)
  }
}
