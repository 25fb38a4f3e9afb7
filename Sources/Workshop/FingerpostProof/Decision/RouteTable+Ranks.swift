extension RouteTable {
  /// The indices of the routes, most specific first: by the labels of their segments, then by precedence. Routes that share no link, and
  /// differ in nothing but methods and origins, stand in the order of their names.
  public var bySpecificity: [Int] { indices(inOrderOf: routes.indices.map(specificity)) }

  /// The order in which the routes win links.
  package var ranks: TableRanks { TableRanks(self) }

  /// How specific a route is, without a link.
  package func specificity(_ route: Int) -> [OrderKey] {
    let program = programs[route]
    var (keys, path) = ([OrderKey](), ProgramPath(program))
    while let step = path.next() {
      switch step {
      case .part(let instruction): keys += order(program.label(instruction)) + [.number(.min)]
      // Every group counts as present, with its first branch.
      case .optional: path.choose(1)
      case .either: path.choose(0)
      case .query, .fragment: break
      }
    }
    keys.append(.number(.min))
    return keys + precedence(program) + [.text(routes[route].name)]
  }

  /// The rank of a route among others with equal labels, before there is a link: the first item of an either group counts, and no
  /// method precedes another.
  private func precedence(_ program: Program) -> [OrderKey] {
    PrecedenceRule.Part.allCases.flatMap { part -> [OrderKey] in
      switch part {
      case .optionalCount, .host, .origin: [.number(0)]
      case .method: [.number((program.record.method == 0 ? PrecedenceRule.MethodFit.any : .named).rawValue)]
      case .queryRest: [.number(program.hasQueryRest ? 1 : 0)]
      default: program.key(part, nil, routes[program.route].template, custom, branch: 0) ?? []
      }
    }
  }

  /// Where some literals ignore case, those that differ in nothing else are equal, and the whole routes are compared.
  private func order(_ label: Label) -> [OrderKey] {
    guard programs.flat.foldedCount > 0, case .literal(let text) = label else { return label.order(custom) }
    let folded = text.folded
    return Label.folded(.literal(folded)).order(custom)
  }
}

/// The order in which routes win links, as numbers: for a reader of links in another language, which compares as this one does.
package struct TableRanks {
  /// What reads a segment.
  package struct Segment {
    /// The place of its label in the order of labels, from 1; literals have 0.
    package let rank: Int
    /// The same for the segments that it also takes, as the last string of compact text.
    package let tail: Int?
  }

  /// Of each route, what reads segments and is not a literal, in the order of the text: of its path, then of its fragment.
  package let segments: [[Segment]]
  /// The place of each route by its fragment.
  package let fragments: [Int]
  /// The place of each route by what decides last: its optional groups, and its text.
  package let orders: [Int]
  private let items: [[OrderKey]: Int]
  private let custom: CustomTypes

  fileprivate init(_ table: RouteTable) {
    let custom = table.custom
    self.custom = custom
    let programs = table.routes.indices.map { table.programs[$0] }
    segments = programs.map { program in
      let path = (0..<program.instructionCount).compactMap { position -> Segment? in
        let instruction = program[position]
        guard instruction.isTaking, instruction.kind != .literal, instruction.kind != .more else { return nil }
        let next = position + 1 < program.instructionCount ? program[position + 1] : instruction
        return Segment(rank: Int(instruction.rank), tail: next.kind == .more ? Int(next.rank) : nil)
      }
      let fragment = program.fragmentParts.map(program.path) ?? []
      return path + fragment.filter { $0.kind != .literal }.map { Segment(rank: Int($0.rank), tail: nil) }
    }
    fragments = Self.places(programs.map { $0.fragmentOrder(custom) })
    orders = Self.places(
      zip(programs, table.routes).map { program, route in
        [.number(Int(program.record.optionalGroups)), .bytes(Array(route.template.shapeText.utf8))]
      })
    items = Self.numbers(
      programs.flatMap { program in
        (program.allSteps + program.fragmentSteps).flatMap(program.items).map { program.order($0, custom) }
      })
  }

  /// The place of a query item among all of the table.
  package func place(of item: Template.QueryItem) -> Int {
    items[Label(item.value.operands ?? []).order(ofItem: Array(item.key.utf8), custom)] ?? 0
  }

  private static func places(_ keys: [[OrderKey]]) -> [Int] {
    let numbers = numbers(keys)
    return keys.map { numbers[$0] ?? 0 }
  }

  /// The place of each key among all, from 0; equal keys have one place.
  private static func numbers(_ keys: [[OrderKey]]) -> [[OrderKey]: Int] {
    var numbers: [[OrderKey]: Int] = [:]
    for key in Set(keys).sorted(by: { $0.lexicographicallyPrecedes($1) }) { numbers[key] = numbers.count }
    return numbers
  }
}
