import FingerpostEngine

/// A type of values for one parameter of a template.
///
///     struct Handle: RouteParameter {
///       let name: String
///
///       init?(parameter text: String) {
///         guard text.hasPrefix("@") else { return nil }
///         name = String(text.dropFirst())
///       }
///
///       var parameter: String { "@" + name }
///     }
///     // "users/{who}" with a Handle reads users/@ann and not users/ann
///
/// For every value that prints, `Self(parameter: value.parameter)` must be the same value: that a printed link reads back as the same
/// value rests on it. Builds for debugging compare the two by `==`, if the type is `Equatable`: where one text stands for two values,
/// as a list joined by commas does for `["a,b"]` and `["a", "b"]`, printing the one that does not read back throws. A value whose text
/// does not read at all, such as a `Double` that is not finite, has no link in any build.
public protocol RouteParameter: Sendable {
  /// What the parameter is called in templates, and which texts can read.
  ///
  /// By default it is a custom type with the name that the type has in Swift: the table only asks whether a text reads.
  static var parameterType: ParameterType { get }

  /// A wider type, which reads every text that this one reads: precedence puts a custom type just before it. Nil, the
  /// default, puts it before `string`.
  static var parameterSupertype: ParameterType? { get }

  /// Texts that read, for examples and to try routes with. Only a type whose texts have a particular form needs to give
  /// some.
  static var parameterExamples: [String] { get }

  /// Reads the decoded text of a parameter; nil if the text stands for no value.
  ///
  /// If it is nil, the route does not match, and matching goes on with the next one.
  init?(parameter text: String)

  /// The text that stands for this value; inverse of ``init(parameter:)``.
  var parameter: String { get }

  /// Reads the value of a text. The integers of the standard library need no `String` for that; do not implement it yourself.
  static func _read(_ text: LentText) -> Self?
  /// Writes the text that stands for this value; inverse of `_read`.
  func _write(into writer: inout SlotWriter)
}

extension RouteParameter {
  /// The text, as a `String`, by ``init(parameter:)``.
  @inlinable public static func _read(_ text: LentText) -> Self? { Self(parameter: text.string) }
  /// The text of ``parameter``.
  @inlinable public func _write(into writer: inout SlotWriter) {
    writer.put(parameter)
    assert(writer.compares(self))
  }

  /// A custom type, named as in Swift.
  public static var parameterType: ParameterType { .custom(parameterName) }

  /// Nil: before `string`.
  public static var parameterSupertype: ParameterType? { nil }

  /// The samples of ``parameterType`` and ``parameterSupertype`` that read; if there are none, those of a few common texts
  /// that read.
  public static var parameterExamples: [String] {
    examples(parameterType.samples + (parameterSupertype?.samples ?? [])) { Self(parameter: $0) != nil }
  }

  /// The example of an index, again from the first after the last.
  static func example(_ index: Int) -> String? {
    let examples = parameterExamples
    return examples.isEmpty ? nil : examples[index % examples.count]
  }

  /// The name of the type without what templates cannot write: `Tag<User>` is `Tag_User_`.
  static var parameterName: String {
    let name = String(describing: Self.self).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return String(name.first?.isNumber == true ? ["_"] + name : name)
  }

  /// The name of a custom type; nil for one that tables know.
  static var customName: String? { if case .custom(let name) = parameterType { name } else { nil } }
}

/// The samples that read, or common texts; `dynamic` keeps the compiler from making a copy for each type.
private dynamic func examples(_ samples: [String], where reads: (String) -> Bool) -> [String] {
  let known = samples.filter(reads)
  guard known.isEmpty else { return known }
  let guesses = [
    "a", "b", "1", "2", "A1", "abc", "@a", "@b", "#a", "#b", "a-1", "2026-11-20", "1.0.0", "en", "de", "0", "10",
    "100",
  ]
  return guesses.filter(reads)
}

// A raw-representable type only has to declare the conformance. If it lists its cases, it is a finite set of texts.

extension RouteParameter where Self: RawRepresentable, RawValue: RouteParameter {
  /// Reads the raw value, and from it the value.
  @inlinable  // where the type is known, its cases are compared without a call for each
  public init?(parameter text: String) {
    guard let raw = RawValue(parameter: text) else { return nil }
    self.init(rawValue: raw)
  }

  /// The text of the raw value.
  @inlinable
  public var parameter: String { rawValue.parameter }

  /// The type of the raw value if tables know that; else the ``parameterSupertype`` of the raw value.
  public static var parameterSupertype: ParameterType? {
    RawValue.customName == nil ? RawValue.parameterType : RawValue.parameterSupertype
  }
}

extension RouteParameter where Self: RawRepresentable & CaseIterable, RawValue: RouteParameter {
  /// The set of the texts of all cases. Without cases, or if one of the texts is empty, it is a custom type.
  ///
  ///     enum Sort: String, CaseIterable, RouteParameter { case new, top }
  ///     Sort.parameterType   // new|top
  public static var parameterType: ParameterType {
    ParameterType(members: allCases.map(\.parameter)) ?? .custom(parameterName)
  }

  /// Compares the text with those of all cases: where the compiler knows the type, it makes no text for that.
  @inlinable public static func _read(_ text: LentText) -> Self? {
    for value in allCases where text.isEqual(to: value.parameter) { return value }
    return Self(parameter: text.string)
  }
}
