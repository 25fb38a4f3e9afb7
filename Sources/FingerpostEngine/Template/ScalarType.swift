/// The types that every table knows: a row each. What a type is called, which texts it reads, and how it writes them stands here, and
/// the language of its texts in `Spelling`, from which proofs and the patterns of exports are made.
public enum ScalarType: Sendable, Hashable, BitwiseCopyable {
  // In the order of precedence: of two labels that read a segment, the first wins.

  /// RFC 9562 §4, in any case.
  case uuid
  /// An instant, `2026-11-20T09:26:00Z`: RFC 3339 §5.6 `date-time`, in capitals, up to nanoseconds.
  case dateTime
  /// A day, `2026-11-20`: RFC 3339 §5.6 `full-date`.
  case date
  /// `true`, `false`, `1` or `0` in any case.
  case bool
  /// `0|-?[1-9][0-9]*`, in range.
  case integer(IntegerType)
  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, finite.
  case double
  /// Any text that is not empty; in a query and a fragment, any text.
  case string

  /// All of them, in the order of precedence.
  package static let all: [ScalarType] =
    [.uuid, .dateTime, .date, .bool] + IntegerType.allCases.map(ScalarType.integer) + [.double, .string]

  private var row: (name: String, longest: Int?, isTextInSwift: Bool, isSpelledOneWay: Bool) {
    switch self {
    case .uuid: ("uuid", 36, true, false)
    case .dateTime: ("datetime", 35, true, false)
    case .date: ("date", 10, true, true)
    case .bool: ("bool", 5, false, false)
    case .integer(let type): (type.rawValue, 20, false, true)
    case .double: ("double", nil, false, false)
    case .string: ("string", nil, false, true)
    }
  }

  /// The name in templates.
  package var name: String { row.name }

  /// The most bytes of a text that reads; nil if there is no such number.
  var longest: Int? { row.longest }

  /// Whether Swift's standard library has no such type, so that a `String` may hold its texts.
  var isTextInSwift: Bool { row.isTextInSwift }

  /// Whether every text that reads is its own canonical spelling.
  package var isSpelledOneWay: Bool { row.isSpelledOneWay }

  /// Other names that are read.
  package static let otherNames: [String: ScalarType] = ["int64": .integer(.int), "uint64": .integer(.uint)]

  /// Whether a text reads.
  func reads(_ text: some Collection<UInt8>) -> Bool {
    switch self {
    case .uuid: UUIDText.isUUID(text)
    case .dateTime: DateText.canonicalInstant(text) != nil
    case .date: DateText.isDate(text)
    case .bool: BoolText.value(text) != nil
    case .integer(let type): type.reads(text)
    case .double: DoubleText.reads(text)
    case .string: true
    }
  }

  /// The canonical spelling of a value that has several; nil if the text does not read. See ``isSpelledOneWay``.
  func respelled(_ text: some Collection<UInt8>) -> String? {
    switch self {
    case .uuid: UUIDText.canonical(text)
    case .dateTime: DateText.canonicalInstant(text)
    case .bool: BoolText.value(text).map { $0 ? "true" : "false" }
    case .double: DoubleText.canonical(text)
    case .date, .integer, .string: reads(text) ? String(decoding: text, as: UTF8.self) : nil
    }
  }

  /// Example texts that read, several so that parameters differ.
  package var samples: [String] {
    switch self {
    case .uuid: ["123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174001"]
    case .dateTime: ["2026-11-20T09:26:00Z", "2026-11-21T09:26:00Z", "2026-11-22T09:26:00Z"]
    case .date: ["2026-11-20", "2026-11-21", "2026-11-22"]
    case .bool: ["true", "false"]
    case .integer: ["1", "2", "3", "4", "5", "6", "7", "8"]
    case .double: ["1.5", "2.5", "3.5", "4.5", "5.5", "6.5", "7.5", "8.5"]
    case .string: ["a", "b", "c", "d", "e", "f", "g", "h"]
    }
  }
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

  func reads(_ text: some Collection<UInt8>) -> Bool {
    guard let (isNegative, magnitude) = IntegerText.value(text) else { return false }
    return magnitude <= (isNegative ? bounds.negative : bounds.positive)
  }
}
