/// The types that every table knows. This file has their names, the texts that they read, and their canonical spellings. `Spelling`
/// has the language of their texts, for proofs and for the patterns of exports.
public enum ScalarType: Sendable, Hashable, BitwiseCopyable {
  // In the order of precedence: of two labels that read a segment, the first wins.

  /// RFC 9562 §4, in any case.
  case uuid
  /// An instant, `2026-11-20T09:26:00Z`: RFC 3339 §5.6 `date-time`, in capitals, up to nanoseconds.
  case dateTime
  /// A day, `2026-11-20`: RFC 3339 §5.6 `full-date`.
  case date
  /// An IPv4 address, `192.0.2.1`: RFC 3986 §3.2.2 `IPv4address`, four numbers from 0 to 255 without leading zeros.
  case ipv4
  /// `true`, `false`, `1` or `0` in any case.
  case bool
  /// `0|-?[1-9][0-9]*`, in range.
  case integer(IntegerType)
  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, finite.
  case double
  /// Any text that is not empty; in a query and a fragment, any text.
  case string
  /// The text of a query, `a=1&b=2`: what `{*data}` takes. No template names it as a type.
  case query

  /// All that templates name, in the order of precedence.
  package static let all: [ScalarType] =
    [.uuid, .dateTime, .date, .ipv4, .bool] + IntegerType.allCases.map(ScalarType.integer) + [.double, .string]

  /// A row for each type. The Swift name of an integer type is its own: see ``swiftName``.
  private var row: (name: String, swift: String, longest: Int?, isTextInSwift: Bool, isSpelledOneWay: Bool) {
    switch self {
    case .uuid: ("uuid", "UUID", 36, true, false)
    case .dateTime: ("datetime", "Date", 35, true, false)
    case .date: ("date", "CalendarDay", 10, true, true)
    case .ipv4: ("ipv4", "String", 15, true, true)
    case .bool: ("bool", "Bool", 5, false, false)
    case .integer(let type): (type.rawValue, "Int", 20, false, true)
    case .double: ("double", "Double", nil, false, false)
    case .string: ("string", "String", nil, false, true)
    case .query: ("query", "QueryItems", nil, false, false)
    }
  }

  /// The name in templates.
  package var name: String { row.name }

  /// The most bytes of a text that reads; nil if there is no such number.
  package var longest: Int? { row.longest }

  /// Whether Swift's standard library has no such type, so that a `String` may hold its texts.
  package var isTextInSwift: Bool { row.isTextInSwift }

  /// Whether every text that reads is its own canonical spelling.
  package var isSpelledOneWay: Bool { row.isSpelledOneWay }

  /// Other names that are read.
  package static let otherNames: [String: ScalarType] = ["int64": .integer(.int), "uint64": .integer(.uint)]

  /// What other languages, frameworks and schemas call these types, in lower case, without `-` and `_`.
  package static let foreignNames = [
    "integer": "int", "number": "int", "num": "int", "long": "int", "i64": "int", "i32": "int32",
    "short": "int16", "byte": "uint8", "unsigned": "uint", "u64": "uint", "u32": "uint32",
    "float": "double", "decimal": "double", "real": "double", "float64": "double", "cgfloat": "double",
    "text": "string", "str": "string", "varchar": "string", "any": "string", "substring": "string",
    "boolean": "bool", "flag": "bool", "guid": "uuid", "day": "date", "time": "datetime", "timestamp": "datetime",
    "instant": "datetime", "datetimeoffset": "datetime", "uri": "url", "link": "url",
    "ip": "ipv4", "ip4": "ipv4", "ipaddress": "ipv4", "ipv4address": "ipv4", "inet": "ipv4",
  ]

  /// Whether a text reads.
  func reads(_ text: Bytes) -> Bool {
    switch self {
    case .uuid: UUIDText.isUUID(text)
    case .dateTime: DateText.canonicalInstant(text) != nil
    case .date: DateText.isDate(text)
    case .ipv4: IPv4Address.isAddress(text)
    case .bool: BoolText.value(text) != nil
    case .integer(let type): type.reads(text)
    case .double: DoubleText.reads(text)
    case .string: true
    case .query: QueryItems(reading: text) != nil
    }
  }

  /// The canonical spelling of a value that has several; nil if the text does not read. See ``isSpelledOneWay``.
  func respelled(_ text: Bytes) -> String? {
    switch self {
    case .uuid: UUIDText.canonical(text)
    case .dateTime: DateText.canonicalInstant(text)
    case .bool: BoolText.value(text).map { $0 ? "true" : "false" }
    case .double: DoubleText.canonical(text)
    case .query: QueryItems(reading: text)?.description
    case .date, .ipv4, .integer, .string: reads(text) ? text.string : nil
    }
  }

  /// Example texts that read, several so that parameters differ.
  package var samples: [String] {
    switch self {
    case .uuid: ["123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174001"]
    case .dateTime: ["2026-11-20T09:26:00Z", "2026-11-21T09:26:00Z", "2026-11-22T09:26:00Z"]
    case .date: ["2026-11-20", "2026-11-21", "2026-11-22"]
    case .ipv4: ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
    case .bool: ["true", "false"]
    case .integer: ["1", "2", "3", "4", "5", "6", "7", "8"]
    case .double: ["1.5", "2.5", "3.5", "4.5", "5.5", "6.5", "7.5", "8.5"]
    case .string: ["a", "b", "c", "d", "e", "f", "g", "h"]
    case .query: ["extra=1", "extra=2", "extra", ""]
    }
  }

  /// The Swift type of its values: of two with one name the latter is what a payload of that type means.
  package var swiftName: String { if case .integer(let type) = self { type.swiftName } else { row.swift } }
}

extension ParameterType {
  /// ``ScalarType/string``
  public static let string = scalar(.string)
  /// ``ScalarType/integer(_:)``
  public static func integer(_ type: IntegerType) -> ParameterType { .scalar(.integer(type)) }
  /// ``ScalarType/double``
  public static let double = scalar(.double)
  /// ``ScalarType/bool``
  public static let bool = scalar(.bool)
  /// ``ScalarType/uuid``
  public static let uuid = scalar(.uuid)
  /// ``ScalarType/date``
  public static let date = scalar(.date)
  /// ``ScalarType/dateTime``
  public static let dateTime = scalar(.dateTime)
  /// ``ScalarType/ipv4``
  public static let ipv4 = scalar(.ipv4)
}

/// The integers, by width and sign. `int` has 64 bits everywhere.
public enum IntegerType: String, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// In the order of precedence: fewer values first, unsigned before signed.
  case uint8, int8, uint16, int16, uint32, int32, uint, int

  /// The largest magnitude of positive and of negative numbers.
  package var bounds: (positive: UInt64, negative: UInt64) {
    switch self {
    case .uint8: (UInt64(UInt8.max), 0)
    case .int8: (UInt64(Int8.max), UInt64(Int8.min.magnitude))
    case .uint16: (UInt64(UInt16.max), 0)
    case .int16: (UInt64(Int16.max), UInt64(Int16.min.magnitude))
    case .uint32: (UInt64(UInt32.max), 0)
    case .int32: (UInt64(Int32.max), UInt64(Int32.min.magnitude))
    case .uint: (UInt64.max, 0)
    case .int: (UInt64(Int64.max), Int64.min.magnitude)
    }
  }

  package var swiftName: String { rawValue.hasPrefix("u") ? "UI" + rawValue.dropFirst(2) : "I" + rawValue.dropFirst() }

  func reads(_ text: Bytes) -> Bool {
    guard let (isNegative, magnitude) = IntegerText.value(text) else { return false }
    return magnitude <= (isNegative ? bounds.negative : bounds.positive)
  }
}
