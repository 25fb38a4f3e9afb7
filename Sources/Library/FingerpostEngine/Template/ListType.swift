/// What stands between the elements of a list in one value.
public enum ListSeparator: UInt8, Sendable, Hashable, CaseIterable {
  /// `1,2`: OpenAPI's `explode: false`.
  case comma = 0x2C
  /// `1;2`.
  case semicolon = 0x3B
  /// `1|2`, written `1%7C2`: OpenAPI's `pipeDelimited`.
  case bar = 0x7C
  /// `1:2`.
  case colon = 0x3A

  /// `,`, `;`, `|` or `:`.
  package var text: String { String(UnicodeScalar(rawValue)) }

  /// `2C`: what its escape has behind `%`.
  package var hexadecimal: String { String(rawValue, radix: 16, uppercase: true) }
}

// Lists in one value: {ids:[int],} reads 1,2,3. A raw separator separates. An escaped one does, too, if no value of the elements' type can
// hold it: browsers write 1%2C2. Otherwise it is data. A bar, which no link has raw, always separates.

extension ParameterType {
  /// The separator of a list in one value.
  package var separator: ListSeparator? { if case .list(_, let separator) = self { separator } else { nil } }

  /// Whether each value has an item of its own, under a repeated key.
  package var repeatsKey: Bool { if case .array = self { true } else { false } }

  /// The type of one text of a link: for repeated keys that of an element.
  package var ofOneText: ParameterType { if case .array(let element) = self { element } else { self } }

  /// The list of other elements with the same separator; for an array, an array of them.
  package func list(of element: ParameterType) -> ParameterType {
    separator.map { .list(element, $0) } ?? .array(element)
  }

  /// Whether a list of this type may have a separator: what is spelled in one way alone must not hold it, and a URL holds any.
  package func maySeparate(_ separator: ListSeparator) -> Bool {
    switch self {
    case .scalar(.string): true
    case .custom: self != .url
    case .scalar, .oneOf: !mayHold(separator.rawValue)
    case .array, .list: false
    }
  }

  /// Whether a value of this type may hold a reserved byte, or a bar.
  package func mayHold(_ byte: UInt8, _ custom: CustomTypes = CustomTypes(), depth: Int = 0) -> Bool {
    switch self {
    case .scalar(.string), .scalar(.query): return true
    // The hour of an instant, its zone, and the exponent of a number.
    case .scalar(.dateTime): return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
    case .scalar(.double): return byte == UInt8(ascii: "+")
    case .scalar: return false
    case .oneOf(let members): return members.contains { $0.utf8.contains(byte) }
    case .array(let element), .list(let element, _): return element.mayHold(byte, custom, depth: depth)
    case .custom(let name):
      guard let type = custom.types[name], depth <= custom.types.count else { return true }
      if let members = type.members { return members.contains { $0.utf8.contains(byte) } }
      return type.within?.mayHold(byte, custom, depth: depth + 1) ?? true
    }
  }
}

/// How the text of a list is cut.
package struct ListCut: Sendable {
  package let element: ParameterType
  package let separator: ListSeparator
  /// Whether an escaped separator separates, too.
  package let cutsEscaped: Bool

  package init(_ element: ParameterType, _ separator: ListSeparator, _ custom: CustomTypes) {
    (self.element, self.separator) = (element, separator)
    cutsEscaped = separator == .bar || !element.mayHold(separator.rawValue, custom)
  }

  /// Whether all elements read; `use` is called with each.
  ///
  /// - Parameter isSegment: whether no element may be empty, as in a path.
  func reads(
    _ text: Bytes, _ escapes: Escapes, _ custom: CustomTypes, isSegment: Bool, _ use: (Slice) -> Void = { _ in }
  ) -> Bool {
    var start = 0
    for offset in 0...text.count {
      let isEnd = offset == text.count
      if !isEnd, text[offset] != separator.rawValue || !cutsEscaped && escapes.contains(offset) { continue }
      let part = Slice(start, offset)
      let reads =
        isSegment
        ? part.count > 0 && element.readsSegment(text[part], custom: custom) : element.reads(text[part], custom: custom)
      if !reads { return false }
      use(part)
      start = offset + 1
    }
    return true
  }
}
