internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostProof

/// What the page shows of a table, as JSON: the types of `data.ts` say what its members are.
struct PageData {
  /// A table in which everything collides would need most of its page for that; the worst come first.
  private static let mostFindings = 200

  private let page: LinkPage
  private let table: RouteTable
  private let types: [ParameterType]
  /// The index in the table of each route that the page lists, in its order.
  let order: [Int]

  init(_ page: LinkPage) {
    (self.page, table) = (page, page.table)
    let custom = page.table.custom
    types = table.routes.flatMap(\.parameters).map(\.type).uniqued.sorted { Label.type($0).order(custom) }
    order = table.byPrecedence
  }

  /// The number of each route of the table on the page.
  var numbers: [Int] {
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
    json.member("origins", table.allOrigins.map(\.description))
    json.member("listed", bare: table.origins.count)
    if table.options.precedence == .declared { json.member("isDeclared", bare: true) }
    if table.options.strictQuery { json.member("isStrict", bare: true) }
    if table.options.text.plus == .form { json.member("plusIsSpace", bare: true) }
    if let slashes = table.options.text.slashes { json.member("areLenient", bare: slashes == .lenient) }
    let limits = table.options.text.limits
    json.member("limits") { json in
      json.member("bytes", bare: limits.bytes)
      json.member("segments", bare: limits.segments)
      json.member("queryItems", bare: limits.queryItems)
    }
    json.key("types")
    json.array(types, isTall: true) { write($0, to: &$1) }
    let (ranks, roles, numbers) = (table.ranks, table.aliasRoles, numbers)
    if Set(table.routes.map(\.name)).count < order.count { write("declared", order, to: &json) }
    if table.options.precedence == .declared {
      write("specific", table.bySpecificity.map { numbers[$0] }, to: &json)
    }
    json.member("routes", order, isTall: true) { index, json in
      write(index, ranks.segments[index], roles[table.routes[index]], to: &json)
      if ranks.fragments[index] > 0 { json.member("fragmentRank", bare: ranks.fragments[index]) }
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

  private func write(_ name: String, _ numbers: [Int], to json: inout JSON) {
    json.key(name)
    json.array(numbers) { $1.bare(String($0)) }
  }

  // MARK: Types

  private func write(_ type: ParameterType, to json: inout JSON) {
    json.object { json in
      json.member("name", type.description)
      if let sample = table.sample(of: type) { json.member("sample", sample) }
      if type != .string, let plain = table.plainText(of: type) { json.member("plain", plain) }
      if type.isArray { json.member("isArray", bare: true) }
      switch type.element {
      case .oneOf(let members): json.member("members", members)
      case .custom(let name):
        let custom = table.options.types.first { $0.name == name }
        if let members = custom?.members {
          json.member("kind", "members")
          json.member("members", members)
        } else {
          json.member("kind", name == ParameterType.urlName || custom?.isURL == true ? "url" : "text")
        }
      case .scalar(let type): json.member("kind", type.name)
      case .array, .list: break
      }
    }
  }

  // MARK: Routes

  private func write(_ index: Int, _ ranks: [TableRanks.Segment], _ role: AliasRole?, to json: inout JSON) {
    let (route, flags) = (table.routes[index], table.routes[index].template.flags)
    json.member("name", route.name)
    json.member("shape", route.shape)
    if let method = route.template.method { json.member("method", method) }
    let own = table.origins(of: index)
    if own != table.origins {
      json.key("origins")
      json.array(own.compactMap(table.allOrigins.firstIndex)) { $1.bare(String($0)) }
    }
    let words = route.flagTextBesideOrigins
    if !words.isEmpty { json.member("flags", words) }
    if flags.isWebOnly { json.member("isWebOnly", bare: true) }
    if table.ignoresCase(index) { json.member("ignoresCase", bare: true) }
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if let reason = flags.gone { json.member("gone", reason) }
    if let instead = flags.instead { json.member("instead", instead) }
    let access = table.access(of: index)
    if access != .open { json.member("access", access.rawValue) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
    if let role { json.member("role", role.rawValue) }
    if let example = table.example(of: index) { json.member("example", example) }
    if !route.parameters.isEmpty {
      json.key("parameters")
      json.array(route.parameters) { write($0, to: &$1) }
    }
    var template = TemplateData()
    template.write(route.template, to: &json)
    if ranks.isEmpty { return }
    json.key("ranks")
    json.array(ranks) { segment, json in
      guard let tail = segment.tail else { return json.bare(String(segment.rank)) }
      json.array([segment.rank, tail]) { $1.bare(String($0)) }
    }
  }

  /// The name, the number of the type, and the default: null where only the app knows it.
  private func write(_ parameter: RouteTable.Route.NamedParameter, to json: inout JSON) {
    json.array(0..<(parameter.defaultValue == nil ? 2 : 3)) { index, json in
      switch (index, parameter.defaultValue) {
      case (0, _): json.string(parameter.name)
      case (1, _): json.bare(String(types.firstIndex(of: parameter.type) ?? 0))
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
    json.member("severity", finding.severity.rawValue)
    json.member("kind", finding.kind.rawValue)
    json.member("code", finding.code.description)
    json.member("message", finding.message)
    json.member("fix", finding.fix)
    write(finding.witness, to: &json)
    json.key("routes")
    json.array(finding.routes.compactMap(\.index).filter(numbers.indices.contains)) { $1.bare(String(numbers[$0])) }
  }

  private func write(_ change: TableDiff.Change, _ numbers: [Int], to json: inout JSON) {
    json.member("kind", change.kind.rawValue)
    json.member("verdict", change.verdict)
    json.member("message", change.message)
    if let fix = change.fix { json.member("fix", fix) }
    write(change.witness, to: &json)
    for (key, subject) in [("old", change.old), ("new", change.new)] {
      guard let subject else { continue }
      json.member(key) { json in
        json.member("name", subject.name)
        json.member("template", subject.template)
      }
    }
    if let index = change.new?.index, numbers.indices.contains(index) {
      json.member("route", bare: numbers[index])
    }
  }

  private func write(_ witness: TemplateRelation.Witness?, to json: inout JSON) {
    guard let witness else { return }
    json.member("link", witness.text)
    if let method = witness.method { json.member("method", method) }
  }
}
