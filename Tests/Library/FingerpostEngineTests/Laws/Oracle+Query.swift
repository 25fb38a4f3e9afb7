import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

/// What the items of a query hold, or nil from `init` where they make the route no match.
struct OracleQueryReading {
  var values: [Int: Captured] = [:]
  var choices: [Int: Int] = [:]
  /// The items that must be there, by key.
  var required: [(key: [UInt8], rank: OracleLabel)] = []
  /// How many of those that may be there are.
  var present = 0
  /// The keys that the reading has a use for, and those that did not read.
  var keys: [String] = []
  var unread: [String] = []
  /// The elements of lists that did not read.
  private var unreadElements: [(key: String, text: String)] = []

  /// Where the rest of the query stands in precedence: taken, none, empty.
  private(set) var restRank = 1

  private let types: OracleTypes
  private let query: [Location.QueryItem]
  private var haveValues: [Bool] = []

  init?(_ parts: [OracleQuery], of text: OracleText, types: OracleTypes, isStrict: Bool) {
    self.init(parts, of: text.query, haveValues: text.haveValues, types: types, isStrict: isStrict)
  }

  init?(
    _ parts: [OracleQuery], of query: [Location.QueryItem], haveValues: [Bool] = [], types: OracleTypes, isStrict: Bool
  ) {
    (self.types, self.query, self.haveValues) = (types, query, haveValues)
    for part in parts {
      guard read(part) else { return nil }
    }
    if isStrict, !unread.isEmpty || !unreadElements.isEmpty { return nil }
    required.sort { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private init(of query: [Location.QueryItem], types: OracleTypes) { (self.query, self.types) = (query, types) }

  /// What keeps each part of a query from reading, in words: its keys and the reason.
  static func faults(
    _ parts: [OracleQuery], of query: [Location.QueryItem], types: OracleTypes, isStrict: Bool
  ) -> [String] {
    parts.compactMap { part in
      if case .rest = part { return nil }
      var reading = OracleQueryReading(of: query, types: types)
      let reads = reading.read(part) && !(isStrict && !(reading.unread.isEmpty && reading.unreadElements.isEmpty))
      if reads { return nil }
      let items: [OracleItem] =
        switch part {
        case .item(let item), .optional(let item, _): [item]
        case .either(let items, _): items
        case .rest: []
        }
      guard let item = items.first(where: { !reading.texts(of: $0.key).isEmpty }) else {
        return
          "\(items.map(\.key)) the query item \(items.map { "\"\($0.key)\"" }.joined(separator: " or ")) is missing"
      }
      let count = reading.texts(of: item.key).count
      guard case .parameter(let parameter) = item.value else {
        return count > 1
          ? "\([item.key]) the query item \"\(item.key)\" is given \(count) times"
          : "\([item.key]) the query item \"\(item.key)\" has another value"
      }
      if case .array(let element) = parameter.type { return misread(item, parameter, element) }
      if count > 1 { return "\([item.key]) the query item \"\(item.key)\" is given \(count) times" }
      return misread(item, parameter, parameter.type)
    }
  }

  private static func misread(_ item: OracleItem, _ parameter: Template.Parameter, _ type: ParameterType) -> String {
    let name = parameter.name ?? "\((item.parameter ?? 0) + 1)"
    return "\([item.key]) the value of \"\(name)\" does not read as \(type)"
  }

  private mutating func read(_ part: OracleQuery) -> Bool {
    switch part {
    case .item(let item):
      guard let number = item.parameter, case .parameter(let parameter) = item.value else { return need(item) }
      if case .array = parameter.type {
        list(item, number, parameter.type)
        return true
      }
      guard let text = parameter.defaultText else { return need(item) }
      keys.append(item.key)
      values[number] = .text(text)
      _ = offer(item)
    case .optional(let item, let group):
      keys.append(item.key)
      choices[group] = offer(item) || item.parameter == nil ? 1 : 0
    case .either(let items, let group):
      guard let taken = items.firstIndex(where: { self.text(of: $0) != nil }) else { return false }
      let literals = items.prefix { $0.parameter == nil }.count
      choices[group] = literals >= 2 && taken < literals ? 0 : taken
      return need(items[taken])
    case .rest(let named, let number): rest(named, number)
    }
    return true
  }

  private mutating func rest(_ named: Set<[UInt8]>, _ number: Int) {
    var texts: [String] = []
    for (item, hasValue) in zip(query, haveValues) where !named.contains(Array(item.key.utf8)) {
      texts.append(Self.escaped(item.key) + (hasValue ? "=" + Self.escaped(item.value) : ""))
      keys.append(item.key)
    }
    values[number] = .text(texts.joined(separator: "&"))
    restRank = texts.isEmpty ? 2 : 0
  }

  /// A key or a value as links are printed.
  static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isLetter = (65...90).contains(byte & 0xDF) && byte < 128
      if isLetter || (48...57).contains(byte) || "-._~!$()*,;:@/?".utf8.contains(byte) {
        return String(UnicodeScalar(byte))
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  private mutating func need(_ item: OracleItem) -> Bool {
    guard let text = text(of: item) else { return false }
    keys.append(item.key)
    if let number = item.parameter { values[number] = .text(text) }
    required.append((Array(item.key.utf8), rank(item)))
    return true
  }

  private mutating func offer(_ item: OracleItem) -> Bool {
    if let text = text(of: item) {
      present += 1
      if let number = item.parameter { values[number] = .text(text) }
      return true
    }
    if !texts(of: item.key).isEmpty { unread.append(item.key) }
    return false
  }

  private mutating func list(_ item: OracleItem, _ number: Int, _ type: ParameterType) {
    let texts = texts(of: item.key)
    let list = texts.compactMap { types.read($0, as: type) }
    keys.append(item.key)
    unreadElements += texts.filter { types.read($0, as: type) == nil }.map { (item.key, $0) }
    values[number] = .list(list)
    if !list.isEmpty { present += 1 }
  }

  private func texts(of key: String) -> [String] { query.filter { isSame($0.key, key) }.map(\.value) }

  private func text(of item: OracleItem) -> String? {
    let texts = texts(of: item.key)
    guard texts.count == 1 else { return nil }
    switch item.value {
    case .literal(let literal): return isSame(literal, texts[0]) ? literal : nil
    case .parameter(let parameter): return types.read(texts[0], as: parameter.type)
    }
  }

  private func rank(_ item: OracleItem) -> OracleLabel {
    switch item.value {
    case .literal(let text): OracleLabel(rank: -1, texts: [Array(text.utf8)])
    case .parameter(let parameter): types.label(parameter.type)
    }
  }

  var extraQuery: [Location.QueryItem] { query.filter { item in !keys.contains { isSame($0, item.key) } } }
  var unreadQuery: [Location.QueryItem] {
    query.filter { item in
      unread.contains { isSame($0, item.key) }
        || unreadElements.contains { isSame($0.key, item.key) && isSame($0.text, item.value) }
    }
  }
}
