/// Items of a query, in their order: what `{*data}` takes, which is every item whose key the template does not name.
///
///     // fire_event/{event}?{*data}
///     // app://fire_event/door?open=1&by=ann&loud   data = ["open": "1", "by": "ann", "loud": nil]
///
/// A key may be repeated, and an item may have no value: `loud` and `loud=` are different. As text it is a query,
/// `open=1&by=ann&loud`. An item with neither key nor value has no text, and so no link.
public struct QueryItems: Sendable, Hashable {
  /// A key, and the value if there is a `=`.
  public struct Item: Sendable {
    /// The text before the first `=`, decoded.
    public var key: String
    /// The text after it, decoded; nil without a `=`.
    public var value: String?

    /// An item.
    public init(_ key: String, _ value: String? = nil) { (self.key, self.value) = (key, value) }
  }

  /// The items in order.
  public var items: [Item]

  /// These items.
  public init(_ items: [Item] = []) { self.items = items }

  /// Whether there are none.
  public var isEmpty: Bool { items.isEmpty }

  /// The value of the first item with a key; empty for one without a value, nil if there is none.
  public subscript(key: String) -> String? {
    items.first { $0.key.isIdentical(to: key) }.map { $0.value ?? "" }
  }
}

extension QueryItems: Sequence {
  /// The items in order.
  public func makeIterator() -> IndexingIterator<[Item]> { items.makeIterator() }
}

extension QueryItems: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// These items: `[.init("open", "1"), .init("loud")]`.
  public init(arrayLiteral items: Item...) { self.init(items) }

  /// Items of these keys and values, in order: `["open": "1", "loud": nil]`. A key may be repeated.
  public init(dictionaryLiteral items: (String, String?)...) { self.init(items.map { Item($0, $1) }) }
}

extension QueryItems.Item: Hashable {
  /// Equal if the bytes are equal; no value differs from an empty one.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.isIdentical(to: right.key) && left.value.map { ExactText($0) } == right.value.map { ExactText($0) }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    key.hashBytes(into: &hasher)
    value?.hashBytes(into: &hasher)
  }
}

// Items ↔ the text of a query.

extension QueryItems: LosslessStringConvertible {
  /// Reads the text of a query, without `?`; nil for a broken escape, and for an empty item, as in `a&&b`.
  ///
  ///     QueryItems("q=a%20b&loud")   // ["q": "a b", "loud": nil]
  public init?(_ description: String) {
    guard let items = description.withBytes({ QueryItems(reading: $0) }) else { return nil }
    self = items
  }

  /// The text of a query, as links are printed: `q=a%20b&loud`.
  public var description: String {
    // An empty item would not be there when it is read: a lone separator reads as nothing.
    if items.contains(where: { $0.key.isEmpty && $0.value == nil }) { return "&" }
    func escaped(_ text: String) -> String { PercentEncoding.encode(text, bare: .query) }
    return items.map { escaped($0.key) + ($0.value.map { "=" + escaped($0) } ?? "") }.joined(separator: "&")
  }

  init?(reading text: Bytes) {
    items = []
    if text.count == 0 { return }
    var copy = ScratchBuffer<UInt8>(capacity: text.count)
    copy.append(contentsOf: text)
    var (start, equals) = (0, -1)
    for offset in 0...text.count {
      if offset < text.count, text[offset] != UInt8(ascii: "&") {
        if equals < 0, text[offset] == UInt8(ascii: "=") { equals = offset }
        continue
      }
      let keyEnd = equals < 0 ? offset : equals
      guard offset > start, let key = try? copy.decode(Slice(start, keyEnd), of: text),
        let value = try? copy.decode(Slice(equals < 0 ? offset : equals + 1, offset), of: text)
      else { return nil }
      items.append(Item(copy.bytes.string(key), equals < 0 ? nil : copy.bytes.string(value)))
      (start, equals) = (offset + 1, -1)
    }
  }
}
