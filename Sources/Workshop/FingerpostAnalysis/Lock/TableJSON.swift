/// The members of one table in a lock file.
struct TableJSON {
  let file: String?
  let `enum`: String?
  let origins: [String]
  let options: OptionsJSON?
  let types: [TypeJSON]
  let routes: [LockedRoute]

  init(_ node: LockNode) throws(TableLockError.Fault) {
    _ = try node.object()
    file = try node["file"].given?.text()
    `enum` = try node["enum"].given?.text()
    origins = try node["origins"].texts()
    options = try node["options"].given.map { (node) throws(TableLockError.Fault) in try OptionsJSON(node) }
    types = try (node["types"].given?.list() ?? []).map { (node) throws(TableLockError.Fault) in try TypeJSON(node) }
    routes = try node["routes"].list().map { (node) throws(TableLockError.Fault) in try LockedRoute(node) }
  }
}

/// A custom type with more than a name.
struct TypeJSON {
  let type: String
  let members: [String]?
  let within: String?

  init(_ node: LockNode) throws(TableLockError.Fault) {
    type = try node.object()["type"].text()
    members = try node["members"].given?.texts()
    within = try node["within"].given?.text()
  }
}

extension TableLock.Table {
  /// What a document has before the routes.
  package func writeHead(to json: inout JSON) {
    if let file { json.member("file", file) }
    if let enumName { json.member("enum", enumName) }
    json.member("origins", table.origins.map { $0.description })
    OptionsJSON.write(table.options, to: &json)
    let types = table.options.types.filter { $0.members != nil || $0.within != nil }.sorted { $0.name < $1.name }
    if types.isEmpty { return }
    json.key("types")
    json.array(types, isTall: true) { type, json in
      json.object { json in
        json.member("type", type.name)
        if let members = type.members { json.member("members", members) }
        if let within = type.within { json.member("within", within.description) }
      }
    }
  }

  /// - Parameter routes: those to write, in this order.
  package func write(_ routes: [RouteTable.Route], to json: inout JSON) {
    json.object { json in
      writeHead(to: &json)
      let (roles, orders) = (table.aliasRoles, table.orders)
      json.key("routes")
      json.array(routes, isTall: true) { route, json in
        json.object { LockedRoute.write(route, of: table, orders[route], roles[route], to: &$0) }
      }
    }
  }
}

extension TableJSON {
  func table() throws(TableLockError) -> TableLock.Table {
    var faults: [TableLockError.Fault] = []
    func read<Data, Value>(_ data: Data, _ value: (Data) throws(TableLockError.Fault) -> Value) -> Value? {
      do throws(TableLockError.Fault) { return try value(data) } catch { faults.append(error) }
      return nil
    }
    if let fault = `enum`.flatMap(TableLockError.Fault.init(hiddenIn:)) { faults.append(fault) }
    let origins = self.origins.compactMap { read($0, Origin.init(inLock:)) }
    var options = options.flatMap { read($0, RouteTable.Options.init(inLock:)) } ?? .init()
    options.types = types.compactMap { read($0, CustomType.init(inLock:)) }
    let sound = routes.enumerated().compactMap { position, data in
      read(data) { data throws(TableLockError.Fault) in
        do throws(TableLockError.Fault) { return try data.route(origins) } catch { throw error.of(position, data.name) }
      }
    }
    if !faults.isEmpty { throw TableLockError(faults: faults) }
    options.types += unlistedTypes(sound, besides: options.types)
    let order = LockedRoute.order(routes, isDeclared: options.precedence == .declared)
    do throws(TableError) {
      let table = try RouteTable(order.map { sound[$0] }, origins: origins, options: options)
      var kept = TableLock.Table(table, enumName: `enum`, file: file)
      kept.positions = order
      return kept
    } catch {
      throw TableLockError(
        faults: error.faults.map { fault in
          let plain = TableLockError.Fault(fault.description, fault.code)
          guard let route = fault.route.map({ order[$0] }) else { return plain }
          return plain.of(route, routes[route].name)
        })
    }
  }

  /// The custom types that templates name and the lock does not list: known by the values that the parameters show, or by
  /// name alone.
  private func unlistedTypes(_ sound: [RouteTable.Route], besides types: [CustomType]) -> [CustomType] {
    var known = Set(types.map { $0.name })
    var found: [CustomType] = []
    for (data, route) in zip(routes, sound) {
      let shown = data.parameters ?? []
      for (index, parameter) in route.template.parameters.enumerated() {
        guard let name = parameter.type.customName, known.insert(name).inserted else { continue }
        let text = shown.indices.contains(index) ? shown[index].type : nil
        if case .oneOf(let members)? = text.flatMap(ParameterType.init(parsing:))?.element {
          found.append(CustomType(name, members: members, within: nil))
        } else {
          found.append(CustomType(opaque: name))
        }
      }
    }
    for name in types.compactMap({ $0.within?.customName }) where known.insert(name).inserted {
      found.append(CustomType(opaque: name))
    }
    return found
  }
}

extension CustomType {
  fileprivate init(inLock data: TypeJSON) throws(TableLockError.Fault) {
    let outer = data.within.flatMap(ParameterType.init(parsing:))
    if let text = data.within, outer == nil {
      throw .init("the type \(data.type) is within \"\(text)\", which is not a type", .lockType)
    }
    self = data.members.map { Self(data.type, members: $0, within: outer) } ?? Self(opaque: data.type, within: outer)
  }
}

extension Origin {
  init(inLock text: String) throws(TableLockError.Fault) {
    do throws(OriginError) { try self.init(parsing: text) } catch { throw .init(error.description, error.code) }
  }
}

/// The options of a table in a lock file, those left out that are the default.
struct OptionsJSON {
  struct LimitsJSON {
    let bytes: Int?
    let segments: Int?
    let queryItems: Int?
    let captures: Int?

    init(_ node: LockNode) throws(TableLockError.Fault) {
      _ = try node.object()
      bytes = try node["bytes"].given?.whole()
      segments = try node["segments"].given?.whole()
      queryItems = try node["queryItems"].given?.whole()
      captures = try node["captures"].given?.whole()
    }
  }

  let precedence: String?
  let strictQuery: Bool?
  let slashes: String?
  let plus: String?
  let `case`: String?
  let limits: LimitsJSON?

  init(_ node: LockNode) throws(TableLockError.Fault) {
    _ = try node.object()
    precedence = try node["precedence"].given?.text()
    strictQuery = try node["strictQuery"].given?.bool()
    slashes = try node["slashes"].given?.text()
    plus = try node["plus"].given?.text()
    `case` = try node["case"].given?.text()
    limits = try node["limits"].given.map { (node) throws(TableLockError.Fault) in try LimitsJSON(node) }
  }

  fileprivate static let precedences: KeyValuePairs<String, RoutePrecedence> = [
    "specific": .specific, "declared": .declared,
  ]
  fileprivate static let slashRules: KeyValuePairs<String, TextRules.Slashes?> = [
    "lenient": .lenient, "strict": .strict,
  ]
  fileprivate static let cases: KeyValuePairs<String, TextRules.Case> = ["exact": .exact, "ignore": .ignored]
  fileprivate static let plusRules: KeyValuePairs<String, TextRules.Plus> = ["rfc3986": .rfc3986, "form": .form]

  /// Writes what differs from the default; nothing if nothing does.
  static func write(_ options: RouteTable.Options, to json: inout JSON) {
    let defaultValue = RouteTable.Options()
    let isDefault =
      options.precedence == defaultValue.precedence && options.strictQuery == defaultValue.strictQuery
      && options.text == defaultValue.text
    if isDefault { return }
    json.key("options")
    json.object { json in
      func member<Value: Equatable>(
        _ name: String, _ value: Value, _ usual: Value, _ words: KeyValuePairs<String, Value>
      ) {
        if value != usual, let word = words.first(where: { $0.value == value })?.key { json.member(name, word) }
      }
      member("precedence", options.precedence, defaultValue.precedence, precedences)
      if options.strictQuery { json.member("strictQuery", bare: true) }
      member("slashes", options.text.slashes, defaultValue.text.slashes, slashRules)
      member("plus", options.text.plus, defaultValue.text.plus, plusRules)
      member("case", options.text.case, defaultValue.text.case, cases)
      let (limits, usual) = (options.text.limits, defaultValue.text.limits)
      if limits == usual { return }
      json.key("limits")
      json.object { json in
        if limits.bytes != usual.bytes { json.member("bytes", bare: limits.bytes) }
        if limits.segments != usual.segments { json.member("segments", bare: limits.segments) }
        if limits.queryItems != usual.queryItems { json.member("queryItems", bare: limits.queryItems) }
        if limits.captures != usual.captures { json.member("captures", bare: limits.captures) }
      }
    }
  }

  /// The value of a word; the default if it is missing.
  fileprivate static func value<Value>(
    _ word: String?, _ name: String, _ words: KeyValuePairs<String, Value>, _ usual: Value
  ) throws(TableLockError.Fault) -> Value {
    guard let word else { return usual }
    if let value = words.first(where: { $0.key == word })?.value { return value }
    let known = words.map { "\"\($0.key)\"" }.joined(separator: " or ")
    throw .init("the option \"\(name)\" is \(known), not \"\(word)\"", .lockType)
  }
}

extension RouteTable.Options {
  fileprivate init(inLock data: OptionsJSON) throws(TableLockError.Fault) {
    self.init(strictQuery: data.strictQuery ?? false)
    precedence = try OptionsJSON.value(data.precedence, "precedence", OptionsJSON.precedences, precedence)
    text.slashes = try OptionsJSON.value(data.slashes, "slashes", OptionsJSON.slashRules, text.slashes)
    text.plus = try OptionsJSON.value(data.plus, "plus", OptionsJSON.plusRules, text.plus)
    text.case = try OptionsJSON.value(data.case, "case", OptionsJSON.cases, text.case)
    let (limits, usual) = (data.limits, text.limits)
    text.limits = LinkLimits(
      bytes: limits?.bytes ?? usual.bytes, segments: limits?.segments ?? usual.segments,
      queryItems: limits?.queryItems ?? usual.queryItems, captures: limits?.captures ?? usual.captures)
  }
}
