internal import FingerpostAnalysis

/// A table as data for the runtimes, which match straight ways only: groups of paths are expanded here, and what can be decided without
/// a link or values is decided here. `table.ts` describes it.
struct ModuleData {
  private let table: RouteTable
  private let ranks: TableRanks
  private let ways: [[StraightWay]]
  /// The place of each way in the order of precedence, by the labels that read its segments; ways that take any number of segments have
  /// none, for theirs depends on the link. A table of declared order has the order of its routes.
  private let places: [[Int]: Int]
  private let types: [ModuleType]
  /// For each route, the indices of the types of its slots.
  private let slotTypes: [[Int]]
  private let isForKotlin: Bool

  /// - Parameter isForKotlin: each route has its template beside its name, and classes know the routes that print them.
  init(_ table: RouteTable, isForKotlin: Bool = false) {
    let ranks = table.ranks
    (self.table, self.ranks, self.isForKotlin) = (table, ranks, isForKotlin)
    ways = zip(table.routes, ranks.segments).map { StraightWay.all(of: $0.template, $1) }
    let vectors = Set(ways.joined().compactMap(\.ranks)).sorted { $0.lexicographicallyPrecedes($1) }
    places = Dictionary(uniqueKeysWithValues: zip(vectors, 0...))
    let own = table.routes.enumerated().map { index, route in
      let folded = table.ignoresCase(index) ? route.template.path.parameterCount : 0
      return route.parameters.enumerated().map { slot, parameter in
        ModuleType(parameter.type, isFolded: slot < folded, table.options.types)
      }
    }
    types = own.joined().uniqued
    let numbers = Dictionary(uniqueKeysWithValues: zip(types, 0...))
    slotTypes = own.map { $0.compactMap { numbers[$0] } }
  }

  var json: String {
    var json = JSON()
    json.object(write)
    return json.text
  }

  private func write(to json: inout JSON) {
    let options = table.options
    json.member("origins", table.allOrigins) { origin, json in
      if let checked = try? CheckedOrigin(origin) { write(checked, to: &json) }
    }
    json.member("listed", bare: table.origins.count)
    json.member("isDeclared", bare: options.precedence == .declared)
    json.member("strictQuery", bare: options.strictQuery)
    json.member("hasAliases", bare: options.aliasesByName)
    let forms = options.text.slashes == nil ? [TextForm.scheme] : [.scheme, .web, .path, .compact, .host]
    json.member("lenient", options.text.slashes == .strict ? [] : forms.map(\.moduleName))
    json.member("plusIsSpace", bare: options.text.plus == .form)
    json.member("limits") { json in
      json.member("bytes", bare: options.text.limits.bytes)
      json.member("segments", bare: options.text.limits.segments)
      json.member("queryItems", bare: options.text.limits.queryItems)
    }
    json.member("types", types, isTall: true) { $0.write(to: &$1) }
    json.member("routes", table.routes.indices, isTall: true, write)
    if isForKotlin { return }
    json.member("prints", prints) { routes, json in
      json.member("name", table.routes[routes[0]].name)
      json.member("routes", numbers: routes)
    }
  }

  /// The routes of each name that print links, in the order of the table: those that would print a `*` come last.
  var prints: [[Int]] {
    table.inOrderOfPrinting(Array(table.routes.indices)).filter { table.routes[$0].template.flags.isPrinted }
      .grouped { Array(table.routes[$0].name.utf8) }
  }

  private func write(_ origin: CheckedOrigin, to json: inout JSON) {
    json.member("form", origin.form.moduleName)
    json.member("scheme", String(decoding: origin.scheme, as: UTF8.self))
    json.member("host", String(decoding: origin.host, as: UTF8.self))
    json.member("isWildcard", bare: origin.isWildcard)
    json.member("port", bare: origin.port)
    json.member("rank", bare: origin.hostRank)
    if let prefix = origin.prefix { json.member("prefix", prefix) }
  }

  private func write(route index: Int, to json: inout JSON) {
    let (route, own, ways) = (table.routes[index], table.origins(of: index), ways[index])
    let flags = route.template.flags
    json.member("name", route.name)
    if isForKotlin { json.member("shape", route.shape) }
    if let method = route.template.method { json.member("method", method) }
    if own != table.origins { json.member("origins", numbers: own.compactMap(table.allOrigins.firstIndex)) }
    if flags.gone != nil { json.member("isGone", bare: true) }
    if table.ignoresCase(index) { json.member("ignoresCase", bare: true) }
    if route.template.endsInSlash { json.member("endsInSlash", bare: true) }
    let colons = route.template.firstColons
    let texts = colons.texts.union(colons.folded).map { String(decoding: $0, as: UTF8.self) }
    if colons.areMixed {
      json.member("colons", bare: true)
    } else if !texts.isEmpty {
      json.member("colons", texts.sorted())
    }
    json.member("slots", route.parameters.indices) { slot, json in
      let parameter = route.parameters[slot]
      json.member("name", parameter.name)
      json.member("type", bare: slotTypes[index][slot])
      switch parameter.defaultValue {
      // A query without more items has an empty rest.
      case nil: if parameter.type == .scalar(.query) { json.member("default", "") }
      case .unknown?: if !parameter.takesList { json.member("default", bare: "null") }
      case .text(let text)?: json.member("default", spelled(text, as: parameter.type))
      case .list(let texts)?: json.member("default", texts.map { spelled($0, as: parameter.type) })
      }
    }
    let branches = ways.map(\.branches)
    json.member("ways", zip(ways, branches)) { item, json in
      let (way, own) = item
      json.member("path", way.path, write)
      json.member("query", way.query) { write($0, of: route, isRanked: true, to: &$1) }
      if table.options.precedence == .declared {
        json.member("rank", bare: index)
      } else if let place = way.ranks.flatMap({ places[$0] }) {
        json.member("rank", bare: place)
      }
      if ways.count > 1 { json.member("choices", numbers: way.choices) }
      if way.printed != own { json.member("prints", bare: branches.firstIndex(of: way.printed) ?? -1) }
      if !way.absent.isEmpty { json.member("absent", numbers: way.absent) }
      if !way.given.isEmpty { json.member("given", lists: way.given) }
      if !way.differ.isEmpty { json.member("differ", lists: way.differ) }
    }
    if let fragment = route.template.fragment {
      json.member("fragment") { write(fragment, of: route, ways.first, to: &$0) }
    }
    json.member("fragmentRank", bare: ranks.fragments[index])
    json.member("order", bare: ranks.orders[index])
  }

  /// Only the table knows how a custom type spells its default.
  private func spelled(_ text: String, as type: ParameterType) -> String {
    table.options.types.first { $0.name == type.customName }?.canonical(text) ?? text
  }

  // MARK: Parts

  private func write(_ part: StraightWay.Part, to json: inout JSON) {
    write(pieces: part.pieces, to: &json)
    if part.isLong { json.member("isLong", bare: true) }
    if part.isRaw { json.member("isRaw", bare: true) }
    if let rank = part.rank {
      json.member("rank", bare: rank.rank)
      if let tail = rank.tail { json.member("tail", bare: tail) }
    }
  }

  private func write(pieces: [StraightWay.Part.Piece], to json: inout JSON) {
    json.key("pieces")
    json.array(pieces) { piece, json in
      switch piece {
      case .literal(let text): json.string(text)
      case .slot(let slot): json.bare(String(slot))
      }
    }
  }

  private func write(_ step: StraightWay.Step, of route: RouteTable.Route, isRanked: Bool, to json: inout JSON) {
    if case .rest = step.part, case .slot(let slot)? = step.items.first?.first {
      json.member("rest", bare: slot)
      json.member("keys", route.template.keys)
    }
    if case .optional = step.part { json.member("isOptional", bare: true) }
    let isRequired = isRanked && !step.part.required.isEmpty
    json.member("items", Array(zip(step.part.items, step.items))) { item, json in
      json.member("key", item.0.key)
      switch item.1.first {
      case .literal(let text)? where item.1.count == 1: json.member("text", text)
      case .slot(let slot)? where item.1.count == 1: json.member("slot", bare: slot)
      default: write(pieces: item.1, to: &json)
      }
      if isRequired { json.member("rank", bare: ranks.place(of: item.0)) }
    }
  }

  private func write(
    _ fragment: Template.Fragment, of route: RouteTable.Route, _ way: StraightWay?, to json: inout JSON
  ) {
    let kind =
      switch fragment.kind {
      case .text: "text"
      case .path: "path"
      case .items: "items"
      }
    json.member("kind", kind)
    if fragment.isRooted { json.member("isRooted", bare: true) }
    if fragment.isOptional { json.member("isOptional", bare: true) }
    json.member("path", way?.fragment.path ?? [], write)
    json.member("query", way?.fragment.query ?? []) { write($0, of: route, isRanked: false, to: &$1) }
  }
}

extension JSON {
  fileprivate mutating func member(_ name: String, lists: [[Int]]) {
    key(name)
    array(lists) { list, json in json.array(list) { $1.bare(String($0)) } }
  }
}

extension Template {
  /// The keys that the query names, in any of the branches.
  fileprivate var keys: [String] { (path.flatMap(\.queryParts) + query).flatMap(\.items).map(\.key).uniqued }
}

extension Template.Part {
  fileprivate var queryParts: [Template.QueryPart] { branches.flatMap { $0.path.flatMap(\.queryParts) + $0.query } }
}

extension TextForm {
  fileprivate var moduleName: String {
    switch self {
    // What its links begin with says how it is spelled.
    case .scheme, .schemePath: "scheme"
    case .web: "web"
    case .path: "path"
    case .compact: "compact"
    case .host: "host"
    }
  }
}
