// What each type reads, and how the value read prints. Reading follows our own rules: the standard library takes "+5",
// "0005", "nan" and "0x1p3" for numbers.

extension ParameterType {
  /// Whether `text` reads as a value of this type; `custom` finds the types that the table's options list.
  func reads(_ text: some Collection<UInt8>, custom: CustomTypes) -> Bool {
    switch self {
    case .string: true
    case .integer(let type): type.reads(text)
    case .double: DoubleText.reads(text)
    case .uuid: UUIDText.isUUID(text)
    case .date: DateText.isDate(text)
    case .oneOf(let members): members.contains { $0.utf8.elementsEqual(text) }
    case .bool, .dateTime, .custom: canonical(text, custom: custom) != nil
    case .array(let element): element.reads(text, custom: custom)
    }
  }

  /// The one spelling that the value read from `text` prints as; nil where `text` does not read.
  ///
  /// It reads as the same value, and its own canonical spelling is itself.
  func canonical(_ text: some Collection<UInt8>, custom: CustomTypes) -> String? {
    switch self {
    case .string, .integer, .oneOf, .date: reads(text, custom: custom) ? String(decoding: text, as: UTF8.self) : nil
    case .double: DoubleText.canonical(text)
    case .bool: BoolText.value(text).map { $0 ? "true" : "false" }
    case .uuid: UUIDText.canonical(text)
    case .dateTime: DateText.canonicalInstant(text)
    case .custom(let name): custom.canonical(name, text)
    case .array(let element): element.canonical(text, custom: custom)
    }
  }

  /// The one spelling that the value read from `text` prints as; nil where `text` does not read, as no text does that is
  /// to be read by a custom type: only a table knows those.
  ///
  ///     ParameterType.double.canonical("1.50")        // "1.5"
  ///     ParameterType.integer(.uint8).canonical("256")  // nil
  public func canonical(_ text: String) -> String? { canonical(text.utf8, custom: CustomTypes()) }

  /// Whether a text reads, as none does that is to be read by a custom type.
  package func reads(text: String) -> Bool { reads(text.utf8, custom: CustomTypes()) }

  /// The shortest plain decimal that reads back equal; nil for what is not finite.
  package static func decimal(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String? {
    DoubleText.text(value)
  }

  /// Whether a text that reads is always its own canonical spelling.
  package var isSpelledOneWay: Bool {
    switch self {
    case .string, .integer, .oneOf, .date: true
    case .double, .bool, .uuid, .dateTime, .custom, .array: false
    }
  }
}

/// The custom types of a table, by name.
struct CustomTypes: Sendable {
  var types: [String: CustomType] = [:]

  func canonical(_ name: String, _ text: some Collection<UInt8>) -> String? {
    types[name]?.canonical(String(decoding: text, as: UTF8.self))
  }
}

extension IntegerType {
  func reads(_ text: some Collection<UInt8>) -> Bool {
    guard let (isNegative, magnitude) = IntegerText.value(text) else { return false }
    return magnitude <= (isNegative ? bounds.negative : bounds.positive)
  }
}
