import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// Routes of a table, as a list to read or to keep.
struct Listing {
  let parsed: ParsedTable
  let table: RouteTable
  let routes: [RouteTable.Route]

  /// A table of a document that is kept: one route a line.
  func write(to json: inout JSON) {
    TableLock.Table(table, enumName: parsed.enumName, file: parsed.file).write(routes, to: &json)
  }

  /// Rows of every column for programs. People get the origins, then a heading, and only columns with content.
  func text(_ style: Style, within width: Int?) -> String {
    let shared = style.isAligned ? sharedOrigins : nil
    var columns = style.isAligned ? columnsForPeople(besides: shared) : columns(besides: shared)
    if style.isAligned { columns = columns.filter { column in routes.contains { column.saysSomething($0) } } }
    var rows = Columns()
    if style.isAligned { rows.add(columns.map { .init($0.heading, .quiet) }) }
    for route in routes { rows.add(columns.map { $0.cell(route) }) }
    if let width, rows.width > width { rows = rowsWithDetails(columns) }
    var origins = Columns()
    if let shared { origins.add(.init("ORIGINS", .quiet), .init(Self.text(shared))) }
    return origins.text(style, within: width) + (shared == nil ? "" : "\n") + rows.text(style, within: width)
  }

  /// What stands behind the template goes to a line below it.
  private func rowsWithDetails(_ columns: [Column]) -> Columns {
    let isDetail = Set(["VALUES", "ORIGINS", "FLAGS"]).contains
    let (main, details) = (columns.filter { !isDetail($0.heading) }, columns.filter { isDetail($0.heading) })
    var rows = Columns()
    rows.add(main.map { .init($0.heading, .quiet) })
    for route in routes {
      rows.add(main.map { $0.cell(route) })
      let text = details.map { $0.text(route) }.filter { !$0.isEmpty }.joined(separator: "; ")
      if !text.isEmpty { rows.add(main.dropLast().map { _ in .init("") } + [.init("  " + text, .quiet, lead: 2)]) }
    }
    return rows
  }

  /// The origins of all the routes listed, or else those of the table, from which a few routes differ.
  private var sharedOrigins: [Origin] {
    let origins = Set(routes.map { $0.origins(in: table) })
    return origins.count == 1 ? origins.first ?? [] : table.origins
  }

  private struct Column {
    let heading: String
    var role = Style.Role.plain
    /// The text of a cell without content.
    var silence = ""
    let text: (RouteTable.Route) -> String

    func saysSomething(_ route: RouteTable.Route) -> Bool { text(route) != silence }

    func cell(_ route: RouteTable.Route) -> Columns.Cell {
      Columns.Cell(text(route), saysSomething(route) ? role : .quiet)
    }
  }

  /// - Parameter shared: origins that need no saying.
  private func columns(besides shared: [Origin]?) -> [Column] {
    let aliasRoles = table.aliasRoles
    return [
      Column(heading: "NAME", role: .name) { $0.name },
      Column(heading: "METHOD", role: .good, silence: "any") { $0.template.method ?? "any" },
      Column(heading: "TEMPLATE") { $0.shape },
      Column(heading: "PARAMETERS", role: .parameter) { route in
        route.parameters.map { "\($0.name): \(table.values(of: $0.type))\(Self.text($0.defaultValue))" }
          .joined(separator: ", ")
      },
      Column(heading: "ORIGINS", role: .quiet) { route in
        let origins = route.origins(in: table)
        return origins == shared ? "" : Self.text(origins)
      },
      Column(heading: "FLAGS", role: .quiet) { $0.flagTextBesideOrigins },
      Column(heading: "ALIAS", role: .quiet) { aliasRoles[$0]?.rawValue ?? "" },
    ]
  }

  /// The same where people read: nothing that the template or another column says.
  private func columnsForPeople(besides shared: [Origin]?) -> [Column] {
    let aliasRoles = table.aliasRoles
    return columns(besides: shared).compactMap { column -> Column? in
      switch column.heading {
      case "ORIGINS":
        Column(heading: column.heading, role: column.role) { route in
          let origins = route.origins(in: table)
          return origins == shared?.filter(route.template.flags.allow) ? "" : Self.text(origins)
        }
      case "PARAMETERS":
        Column(heading: "VALUES", role: column.role) { route in
          route.parameters.compactMap(unwrittenValues).joined(separator: ", ")
        }
      case "FLAGS":
        Column(heading: column.heading, role: column.role) { route in
          var flags = route.template.flags
          flags.origins = []
          let role = flags.deprecation == nil ? aliasRoles[route]?.rawValue ?? "" : ""
          return [flags.words, role].filter { !$0.isEmpty }.joined(separator: "; ")
        }
      case "ALIAS": nil
      default: column
      }
    }
  }

  /// What a parameter takes, where its template names no more than a type of the app, or a default that is not known.
  private func unwrittenValues(_ parameter: RouteTable.Route.NamedParameter) -> String? {
    let values = table.values(of: parameter.type)
    if values == parameter.type, parameter.defaultValue != .unknown { return nil }
    return "\(parameter.name): \(values)\(Self.text(parameter.defaultValue))"
  }

  private static func text(_ defaultValue: Template.Default?) -> String {
    switch defaultValue {
    case nil: ""
    case .text(let text)?: " = \(text)"
    case .list(let texts)?: " = [\(texts.joined(separator: ", "))]"
    case .unknown?: " (default not known)"
    }
  }

  private static func text(_ origins: [Origin]) -> String { origins.map(\.description).joined(separator: " ") }
}

/// Routes as a tree of their paths, for people.
///
///     users
///     ├─ me                    showMyProfile
///     └─ {userId}
///        ├─ follow             follow
///        └─ tweets/{tweetId}   showUserTweet
struct RouteTree {
  private struct Node {
    var label: String
    var routes: [RouteTable.Route] = []
    var children: [Int] = []
  }

  private var nodes = [Node(label: "/")]
  /// Whether the query and the flags of a route go to a line below it.
  private var hasDetailsBelow = false

  init(_ routes: [RouteTable.Route]) {
    for route in routes {
      var current = 0
      for part in route.template.path {
        let label = part.text
        if let next = nodes[current].children.first(where: { nodes[$0].label == label }) {
          current = next
        } else {
          nodes.append(Node(label: label))
          nodes[current].children.append(nodes.count - 1)
          current = nodes.count - 1
        }
      }
      nodes[current].routes.append(route)
    }
    for index in nodes.indices.dropFirst() { join(index) }
  }

  /// Joins a node that no route ends at with the one node below it: `cart/items`.
  private mutating func join(_ index: Int) {
    while nodes[index].routes.isEmpty, nodes[index].children.count == 1, let child = nodes[index].children.first {
      nodes[index].label += "/" + nodes[child].label
      nodes[index].routes = nodes[child].routes
      nodes[index].children = nodes[child].children
      nodes[child].children = []
    }
  }

  /// A line for each route, and one for each beginning that several share.
  func text(_ style: Style, within width: Int? = nil) -> String {
    let rows = rows()
    guard let width, rows.width > width else { return rows.text(style.aligned) }
    var tree = self
    tree.hasDetailsBelow = true
    return tree.rows().text(style.aligned, within: width)
  }

  private func rows() -> Columns {
    var rows = Columns()
    if !nodes[0].routes.isEmpty { add(0, to: &rows, before: "", below: "") }
    // Deep tables would overflow a small stack.
    var open = nodes[0].children.reversed().map { (node: $0, bars: "", isRoot: true, isLast: false) }
    while let (index, bars, isRoot, isLast) = open.popLast() {
      let before = isRoot ? "" : bars + (isLast ? "└─ " : "├─ ")
      let below = isRoot ? "" : bars + (isLast ? "   " : "│  ")
      add(index, to: &rows, before: before, below: below)
      let children = nodes[index].children
      for (offset, child) in children.enumerated().reversed() {
        open.append((child, below, false, offset == children.count - 1))
      }
    }
    return rows
  }

  private func add(_ index: Int, to rows: inout Columns, before: String, below: String) {
    let node = nodes[index]
    let role = node.label.contains("{") ? Style.Role.parameter : .plain
    let hanging = below + (node.children.isEmpty ? "  " : "│ ")
    guard !node.routes.isEmpty else {
      return rows.add(.init(before + node.label, role, lead: before.count, hanging: hanging))
    }
    for (line, route) in node.routes.enumerated() {
      let path = route.template.path.map(\.text).joined(separator: "/")
      let label = line == 0 ? before + node.label : below + (node.children.isEmpty ? "" : "│")
      let rest = index != 0 && route.shape.hasPrefix(path) ? String(route.shape.dropFirst(path.count)) : ""
      let main: [Columns.Cell] = [
        .init(label, line == 0 ? role : .quiet, lead: line == 0 ? before.count : label.count, hanging: hanging),
        .init(route.template.method ?? "", .good), .init(route.name, .name),
      ]
      let details = [(rest, Style.Role.parameter), (route.template.flags.words, .quiet)]
      guard hasDetailsBelow else {
        rows.add(main + details.map { .init($0.0, $0.1) })
        continue
      }
      rows.add(main)
      let isLast = line == node.routes.count - 1 && node.children.isEmpty
      let bar = Columns.Cell(below + (isLast ? "" : "│"), .quiet, lead: below.count + 1)
      for (text, role) in details where !text.isEmpty { rows.add([bar, .init(""), .init("  " + text, role, lead: 2)]) }
    }
  }
}

extension Template.Flags {
  /// The flags for people: `web only; deprecated: use it; tag Looking`.
  fileprivate var words: String {
    func reason(_ word: String, _ text: String) -> String { text.isEmpty ? word : "\(word): \(text)" }
    var words: [String] = []
    if isWebOnly { words.append("web only") }
    if !origins.isEmpty { words.append("at " + origins.map(\.description).joined(separator: " ")) }
    if ignoresCase { words.append("any case") }
    switch access {
    case .open: break
    case .internal: words.append("internal")
    case .confirm: words.append("asks first")
    }
    if let deprecation { words.append(reason("deprecated", deprecation)) }
    if let gone { words.append(reason("gone", gone)) }
    if let instead { words.append("show \(instead) instead") }
    if !tags.isEmpty { words.append((tags.count == 1 ? "tag " : "tags ") + tags.joined(separator: ", ")) }
    if !overlaps.isEmpty {
      words.append("overlaps " + overlaps.map { $0 == "*" ? "any route" : $0 }.joined(separator: ", "))
    }
    return words.joined(separator: "; ")
  }
}

extension RouteTable {
  /// A link finds the routes that match it; any other text, and a link that none matches, those that hold it.
  func routes(matching text: String) -> [Route] {
    let matching = isLink(text) ? routes(matchingLink: text) : []
    return matching.isEmpty ? routes(holding: text) : matching
  }

  /// Compact text without a colon is a word like any other, and could only be a link by chance.
  private func isLink(_ text: String) -> Bool {
    let isWithoutSlashes = allOrigins.contains {
      switch $0 {
      case .compact, .withoutAuthority: true
      default: false
      }
    }
    return text.hasPrefix("/") || text.contains("://") || text.contains(":") && isWithoutSlashes
  }

  private func routes(holding text: String) -> [Route] {
    let wanted = text.lowercased()
    return bySpecificity.map { routes[$0] }.filter { route in
      ([route.name, "/\(route.shape)", route.template.description] + route.template.flags.tags).contains {
        $0.lowercased().contains(wanted)
      }
    }
  }

  /// The winner first, then who wins without it, and so on; whatever the method, a plain link's first.
  private func routes(matchingLink link: String) -> [Route] {
    var (left, found) = (Array(routes), [Route]())
    for method in [nil] + Set(routes.compactMap(\.template.method)).sorted() {
      while let table = try? RouteTable(left, origins: origins, options: options),
        let match = table.answer(link, method: method)
      {
        found.append(left.remove(at: match.index))
      }
    }
    return found
  }
}
