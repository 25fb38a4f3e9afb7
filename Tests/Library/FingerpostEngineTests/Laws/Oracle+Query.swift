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
  /// The values as they stand in the link; empty where that is not known.
  private var raws: [String] = []

  init?(_ parts: [OracleQuery], of text: OracleText, types: OracleTypes, isStrict: Bool) {
    self.init(
      parts, of: text.query, haveValues: text.haveValues, raws: text.rawValues, types: types, isStrict: isStrict)
  }

  init?(
    _ parts: [OracleQuery], of query: [Location.QueryItem], haveValues: [Bool] = [], raws: [String],
    types: OracleTypes, isStrict: Bool
  ) {
    (self.types, self.query, self.haveValues, self.raws) = (types, query, haveValues, raws)
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
        if count > 1 { return "\([item.key]) the query item \"\(item.key)\" is given \(count) times" }
        guard case .mixed(let operands) = item.value else {
          return "\([item.key]) the query item \"\(item.key)\" has another value"
        }
        return
          "\([item.key]) the value of \"\(item.key)\" does not read as \(named(operands, from: item.parameter ?? 0))"
      }
      if case .array(let element) = parameter.type { return misread(item, parameter, element) }
      if case .list = parameter.type, count == 1 {
        return
          "\([item.key]) the value of \"\(item.key)\" does not read as \(named([.parameter(parameter)], from: item.parameter ?? 0))"
      }
      if count > 1 { return "\([item.key]) the query item \"\(item.key)\" is given \(count) times" }
      return misread(item, parameter, parameter.type)
    }
  }

  /// The parts of a mixed value with the numbers of the parameters that have no name.
  private static func named(_ operands: [Template.Part], from first: Int) -> Template {
    var number = first
    let named = operands.map { operand -> Template.Part in
      guard case .parameter(let parameter) = operand else { return operand }
      number += 1
      return .parameter(.init(name: parameter.name ?? "\(number)", type: parameter.type))
    }
    return Template(unchecked: [.mixed(named)])
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
      if parameter.type.separator != nil { return oneList(item, number, parameter) }
      guard let text = parameter.defaultText else { return need(item) }
      keys.append(item.key)
      values[number] = .text(text)
      _ = offer(item)
    case .optional(let item, let group):
      keys.append(item.key)
      choices[group] = offer(item) || item.parameter == nil ? 1 : 0
    case .either(let items, let group):
      guard let taken = items.firstIndex(where: { read($0) != nil }) else { return false }
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
    guard let read = read(item) else { return false }
    keys.append(item.key)
    values.merge(read) { $1 }
    required.append((Array(item.key.utf8), rank(item)))
    return true
  }

  private mutating func offer(_ item: OracleItem) -> Bool {
    if let read = read(item) {
      present += 1
      values.merge(read) { $1 }
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

  /// A list in one value: missing, it is empty, or its default; repeated, it is refused.
  private mutating func oneList(_ item: OracleItem, _ number: Int, _ parameter: Template.Parameter) -> Bool {
    let found = query.indices.filter { isSame(query[$0].key, item.key) }
    keys.append(item.key)
    values[number] = .list(parameter.defaultValue?.texts ?? [])
    guard let index = found.first else { return true }
    if found.count > 1 { return false }
    var raw = raws.indices.contains(index) ? raws[index] : nil
    // Where a plus is a space.
    if let own = raw, own.unescaped.map({ isSame($0, query[index].value) }) != true {
      raw = String(own.map { $0 == "+" ? " " : $0 })
    }
    if let list = types.elements(of: query[index].value, raw: raw, as: parameter.type, areEmpty: true) {
      values[number] = .list(list)
      present += 1
    } else {
      unread.append(item.key)
    }
    return true
  }

  private func texts(of key: String) -> [String] { query.filter { isSame($0.key, key) }.map(\.value) }

  /// What an item that is there once holds; nil if it does not read.
  private func read(_ item: OracleItem) -> [Int: Captured]? {
    let (texts, number) = (texts(of: item.key), item.parameter ?? 0)
    guard texts.count == 1 else { return nil }
    switch item.value {
    case .literal(let literal): return isSame(literal, texts[0]) ? [:] : nil
    case .parameter(let parameter): return types.read(texts[0], as: parameter.type).map { [number: .text($0)] }
    case .mixed(let operands):
      // A mixed value is read as a mixed segment is.
      let index = query.firstIndex { isSame($0.key, item.key) } ?? 0
      let raw = raws.indices.contains(index) ? [raws[index]] : []
      var reader = OracleReader(types: types, segments: texts, raws: raw, isCompact: false)
      reader.read([.mixed(operands, number, .literal, folds: false)], from: 0, OracleReading())
      return reader.found.first?.values
    default: return nil
    }
  }

  static func cutsTwice(_ parts: [OracleQuery], of query: [Location.QueryItem], _ types: OracleTypes) -> Bool {
    let items = parts.flatMap { part -> [OracleItem] in
      switch part {
      case .item(let item), .optional(let item, _): [item]
      case .either(let items, _): items
      case .rest: []
      }
    }
    return items.contains { item in
      guard case .mixed(let operands) = item.value else { return false }
      let texts = OracleQueryReading(of: query, types: types).texts(of: item.key)
      var reader = OracleReader(types: types, segments: texts, isCompact: false)
      reader.read([.mixed(operands, item.parameter ?? 0, .literal, folds: false)], from: 0, OracleReading())
      return Set(reader.found.map(\.values)).count > 1
    }
  }

  private func rank(_ item: OracleItem) -> OracleLabel {
    switch item.value {
    case .literal(let text): OracleLabel(rank: -1, texts: [Array(text.utf8)])
    case .parameter(let parameter): types.label(parameter.type)
    default: types.label(mixed: item.value.operands ?? [])
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
