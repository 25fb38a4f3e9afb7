// The texts that each type reads, and their canonical spelling. The rules are our own: the standard library reads "+5", "0005",
// "nan" and "0x1p3" as numbers.

extension ParameterType {
  /// Whether `text` reads as a value of this type; `custom` holds the table's custom types.
  package func reads(_ text: some Collection<UInt8>, custom: CustomTypes) -> Bool {
    switch self {
    case .scalar(let type): type.reads(text)
    case .oneOf(let members): members.contains { $0.utf8.elementsEqual(text) }
    case .custom(let name): custom.canonical(name, text) != nil
    case .array(let element): element.reads(text, custom: custom)
    }
  }

  /// The canonical spelling of the value that `text` reads as; nil if it does not read.
  ///
  /// It reads as the same value, and is its own canonical spelling.
  package func canonical(_ text: some Collection<UInt8>, custom: CustomTypes) -> String? {
    switch self {
    case .scalar(let type): type.respelled(text)
    case .oneOf: reads(text, custom: custom) ? String(decoding: text, as: UTF8.self) : nil
    case .custom(let name): custom.canonical(name, text)
    case .array(let element): element.canonical(text, custom: custom)
    }
  }

  /// The canonical spelling of the value that `text` reads as; nil if it does not read. Only a table knows custom types: none of
  /// their texts reads here.
  ///
  ///     ParameterType.double.canonical("1.50")        // "1.5"
  ///     ParameterType.integer(.uint8).canonical("256")  // nil
  public func canonical(_ text: String) -> String? { canonical(text.utf8, custom: CustomTypes()) }

  /// Whether a text reads; false for custom types, which only a table knows.
  package func reads(text: String) -> Bool { reads(text.utf8, custom: CustomTypes()) }

  /// The shortest plain decimal that reads back equal; nil for an infinite value or a NaN.
  package static func decimal(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String? {
    DoubleText.text(value)
  }

  /// Example texts that read, several so that parameters differ; none for a custom type.
  package var samples: [String] {
    switch self {
    case .scalar(let type): type.samples
    case .oneOf(let members): members
    case .custom: []
    case .array(let element): element.samples
    }
  }

  /// Whether every text that reads is its own canonical spelling.
  package var isSpelledOneWay: Bool {
    switch self {
    case .scalar(let type): type.isSpelledOneWay
    case .oneOf: true
    case .custom, .array: false
    }
  }
}

/// The custom types of a table, by name.
package struct CustomTypes: Sendable {
  package var types: [String: CustomType] = [:]

  package init(types: [String: CustomType] = [:]) { self.types = types }

  func canonical(_ name: String, _ text: some Collection<UInt8>) -> String? {
    types[name]?.canonical(String(decoding: text, as: UTF8.self))
  }

  /// Whether a text does not read as a type because it is a script.
  func refusesScript(_ text: some Collection<UInt8>, as type: ParameterType) -> Bool {
    guard case .custom(let name) = type.element, types[name]?.isURL == true else { return false }
    return ScriptScheme.begins(text)
  }
}
