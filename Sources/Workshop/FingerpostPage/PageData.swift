internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostProof

/// What the page shows of a table, and what its engine reads, as JSON: the types of `data.ts` say what its members are. Those that a lock
/// file has, too, have the same names.
struct PageData {
  /// A table in which everything collides would need most of its page for that; the worst come first.
  private static let mostFindings = 200

  private let page: LinkPage
  private let table: RouteTable
  private let types: [ParameterType]
  /// The index in the table of each route that the page lists: the one that wins first, as far as that does not depend on the link.
  let order: [Int]

  init(_ page: LinkPage) {
    (self.page, table) = (page, page.table)
    let custom = page.table.custom
    types = table.routes.flatMap(\.parameters).map(\.type).uniqued.sorted { Label.type($0).order(custom) }
    order = table.options.precedence == .declared ? Array(table.routes.indices) : table.bySpecificity
  }

  /// The number of each route of the table on the page.
  private var numbers: [Int] {
    var numbers = [Int](repeating: 0, count: order.count)
    for (number, index) in order.enumerated() { numbers[index] = number }
    return numbers
  }

  var text: String {
    var json = JSON()
    json.object(write)
    return json.text
  }

  private func write(to json: inout JSON) {
    json.member("title", page.title)
    if !page.errors.isEmpty { json.member("errors", page.errors) }
    json.member("table") { TableLock.Table(table).writeHead(to: &$0) }
    json.member("origins", table.allOrigins.map(\.description))
    if table.options.precedence == .declared { json.member("isDeclared", bare: true) }
    json.key("types")
    json.array(types, isTall: true) { write($0, to: &$1) }
    let (roles, orders, numbers) = (table.aliasRoles, table.orders, numbers)
    json.member("routes", order, isTall: true) { index, json in
      let route = table.routes[index]
      write(index, orders[route], roles[route], to: &json)
    }
    json.member("findings", page.findings.prefix(Self.mostFindings), isTall: true) { write($0, numbers, to: &$1) }
    if page.findings.count > Self.mostFindings {
      json.member("omitted", bare: page.findings.count - Self.mostFindings)
    }
    guard let comparison = page.comparison else { return }
    json.member("comparison") { json in
      json.member("old", comparison.old)
      json.member("verdict", comparison.diff.verdict)
      json.member("changes", comparison.diff.changes, isTall: true) { write($0, numbers, to: &$1) }
    }
  }

  private func write(_ type: ParameterType, to json: inout JSON) {
    json.object { json in
      // As a lock names it, which knows the members of a type, but no type of the app.
      json.member("name", type.description)
      let values = table.values(of: type).description
      if values != type.description { json.member("values", values) }
      json.member("words", table.words(for: type))
      if let sample = table.sample(of: type) { json.member("sample", sample) }
      if type.isArray { json.member("isArray", bare: true) }
      if let members = table.choices(of: type) { json.member("members", members) }
      if case .scalar(.integer) = type.element { json.member("isInteger", bare: true) }
    }
  }

  // MARK: Routes

  private func write(_ index: Int, _ order: Int?, _ role: AliasRole?, to json: inout JSON) {
    let (route, flags) = (table.routes[index], table.routes[index].template.flags)
    json.member("name", route.name)
    if let method = route.template.method { json.member("method", method) }
    json.member("template", route.shape)
    if flags != .none { json.member("flags", route.flagText) }
    let own = route.origins(in: table)
    if own != table.origins {
      json.key("origins")
      json.array(own.compactMap(table.allOrigins.firstIndex)) { $1.bare(String($0)) }
    }
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if let reason = flags.gone { json.member("gone", reason) }
    if let instead = flags.instead { json.member("instead", instead) }
    let access = table.access(of: index)
    if access != .open { json.member("access", access.rawValue) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
    if let order { json.member("order", bare: order) }
    if let role { json.member("role", role.rawValue) }
    if let example = table.example(of: index) { json.member("example", example) }
    if route.parameters.isEmpty { return }
    let needed = table.neededParameters(of: index)
    json.key("parameters")
    json.array(route.parameters) { write($0, isNeeded: needed.contains($0.name), to: &$1) }
  }

  /// The name, the number of the type, whether every link has it, and the default: null where only the app knows it.
  private func write(_ parameter: RouteTable.Route.NamedParameter, isNeeded: Bool, to json: inout JSON) {
    json.array(0..<(parameter.defaultValue == nil ? 3 : 4)) { index, json in
      switch (index, parameter.defaultValue) {
      case (0, _): json.string(parameter.name)
      case (1, _): json.bare(String(types.firstIndex(of: parameter.type) ?? 0))
      case (2, _): json.bare(isNeeded ? "1" : "0")
      case (_, .text(let text)?): json.string(spelled(text, as: parameter.type))
      case (_, .list(let texts)?): json.array(texts) { $1.string(spelled($0, as: parameter.type)) }
      case (_, .unknown?), (_, nil): json.bare("null")
      }
    }
  }

  /// Only the table knows how a custom type spells its default.
  private func spelled(_ text: String, as type: ParameterType) -> String {
    table.options.types.first { $0.name == type.customName }?.canonical(text) ?? text
  }

  // MARK: Findings and changes

  private func write(_ finding: Finding, _ numbers: [Int], to json: inout JSON) {
    finding.write(to: &json)
    json.key("routes")
    json.array(finding.routes.compactMap(\.index).filter(numbers.indices.contains)) { $1.bare(String(numbers[$0])) }
  }

  private func write(_ change: TableDiff.Change, _ numbers: [Int], to json: inout JSON) {
    change.write(to: &json)
    if let index = change.new?.index, numbers.indices.contains(index) { json.member("route", bare: numbers[index]) }
  }
}
