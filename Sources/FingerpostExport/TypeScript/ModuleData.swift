internal import FingerpostAnalysis
internal import FingerpostEngine
import FingerpostProof

/// A table as data for the ``Runtime``: its parts with their places in the order that decides which route wins.
struct ModuleData {
  private let table: RouteTable
  private let ranks: TableRanks
  private let types: [ParameterType]

  /// The data as an object literal.
  static func text(of table: RouteTable) -> String {
    var json = JSON()
    Self(table).write(to: &json)
    return ModuleText.embedded(json.text)
  }

  private init(_ table: RouteTable) {
    (self.table, ranks) = (table, table.ranks)
    types = table.routes.flatMap(\.parameters).map(\.type).uniqued
  }

  private func write(to json: inout JSON) {
    let options = table.options
    json.object { json in
      json.member("origins", table.origins.map(\.description))
      json.member("isDeclared", bare: options.precedence == .declared)
      json.member("strictQuery", bare: options.strictQuery)
      json.member("hasAliases", bare: options.aliasesByName)
      json.member("slashes", options.text.slashes.map { $0 == .lenient ? "lenient" : "strict" } ?? "")
      json.member("plusIsSpace", bare: options.text.plus == .form)
      json.object("limits") { json in
        json.member("bytes", bare: options.text.limits.bytes)
        json.member("segments", bare: options.text.limits.segments)
        json.member("queryItems", bare: options.text.limits.queryItems)
      }
      json.array("types", types, isTall: true) { write($0, to: &$1) }
      json.array("routes", table.routes.indices, isTall: true) { write(route: $0, to: &$1) }
    }
  }

  private func write(_ type: ParameterType, to json: inout JSON) {
    switch type {
    case .oneOf(let members): json.object { $0.member("oneOf", members) }
    case .array(let element):
      json.object { json in
        json.key("array")
        write(element, to: &json)
      }
    case .custom(let name):
      if let members = table.options.types.first(where: { $0.name == name })?.members {
        json.object { $0.member("members", members) }
      } else {
        let isURL = name == ParameterType.urlName || table.options.types.contains { $0.name == name && $0.isURL }
        json.string(isURL ? "url" : "text")
      }
    // Text that is its own canonical spelling needs no reader in the runtime: its language is enough.
    case .scalar(let type) where type.isTextInSwift && type.isSpelledOneWay:
      json.object { json in
        json.member("matches", Spelling(type).expression())
        json.member("longest", bare: type.longest ?? .max)
      }
    case .scalar(let type): json.string(type.name)
    }
  }

  private func write(route index: Int, to json: inout JSON) {
    let (route, own) = (table.routes[index], table.origins(of: index))
    json.object { json in
      json.member("name", route.name)
      if let method = route.template.method { json.member("method", method) }
      if own != table.origins {
        json.array("origins", own.compactMap(table.origins.firstIndex)) { $1.bare(String($0)) }
      }
      json.member("isPrinted", bare: route.template.flags.isPrinted)
      json.member("isGone", bare: route.template.flags.gone != nil)
      json.array("slots", route.parameters) { write($0, to: &$1) }
      var template = TemplateData(ranks, ranks.segments[index])
      template.write(route.template, to: &json)
      json.member("fragmentRank", bare: ranks.fragments[index])
      json.member("order", bare: ranks.orders[index])
    }
  }

  private func write(_ parameter: RouteTable.Route.NamedParameter, to json: inout JSON) {
    json.object { json in
      json.member("name", parameter.name)
      json.member("type", bare: types.firstIndex(of: parameter.type) ?? 0)
      switch parameter.defaultValue {
      case nil: break
      case .unknown?: if !parameter.takesList { json.member("standard", bare: "null") }
      case .text(let text)?: json.member("standard", spelled(text, as: parameter.type))
      case .list(let texts)?: json.member("standard", texts.map { spelled($0, as: parameter.type) })
      }
    }
  }

  /// Only the table knows how a custom type spells its default.
  private func spelled(_ text: String, as type: ParameterType) -> String {
    guard let name = type.customName else { return text }
    return table.options.types.first { $0.name == name }?.canonical(text) ?? text
  }
}

/// The parts of one template: parameters and groups are numbered in the order of the text.
private struct TemplateData {
  private let ranks: TableRanks
  private var segments: ArraySlice<TableRanks.Segment>
  private var (slot, group) = (0, 0)

  init(_ ranks: TableRanks, _ segments: [TableRanks.Segment]) { (self.ranks, self.segments) = (ranks, segments[...]) }

  mutating func write(_ template: Template, to json: inout JSON) {
    write(template.path, to: &json)
    write(template.query, to: &json)
    if let fragment = template.fragment {
      json.object("fragment") { json in
        json.member("group", bare: fragment.isOptional ? nextGroup() : -1)
        write(fragment.operand, to: &json)
      }
    }
    json.member("groups", bare: group)
  }

  // MARK: Path

  private mutating func write(_ path: [Template.Part], to json: inout JSON) {
    json.array("path", path) { part, json in json.object { write(part, to: &$0) } }
  }

  private mutating func write(_ part: Template.Part, to json: inout JSON) {
    switch part {
    case .literal(let text):
      json.member("kind", "literal")
      json.member("text", text)
    case .parameter, .rest:
      json.member("kind", part.isLong ? "rest" : "capture")
      json.member("slot", bare: nextSlot())
      writeRank(to: &json)
    case .mixed(let operands):
      json.member("kind", "mixed")
      json.array("pieces", operands) { operand, json in
        if let text = operand.literal { json.string(text) } else { json.bare(String(nextSlot())) }
      }
      writeRank(to: &json)
    case .wildcard:
      json.member("kind", "wildcard")
      writeRank(to: &json)
    case .optional(let branch): write("optional", [branch], to: &json)
    case .either(let branches): write("either", branches, to: &json)
    }
  }

  private mutating func write(_ kind: String, _ branches: [Template.Branch], to json: inout JSON) {
    json.member("kind", kind)
    json.member("group", bare: nextGroup())
    json.array("branches", branches) { branch, json in
      let first = slot
      json.object { json in
        write(branch.path, to: &json)
        write(branch.query, to: &json)
        json.array("slots", [first, slot]) { $1.bare(String($0)) }
        json.member("wildcards", bare: Self.wildcards(branch.path))
        json.member("hasDefaults", bare: branch.hasDefaults)
      }
    }
  }

  private static func wildcards(_ path: [Template.Part]) -> Int {
    path.reduce(0) { count, part in
      switch part {
      case .wildcard: count + 1
      case .optional(let branch): count + wildcards(branch.path)
      case .either(let branches): count + branches.reduce(0) { $0 + wildcards($1.path) }
      case .literal, .parameter, .mixed, .rest: count
      }
    }
  }

  private mutating func writeRank(to json: inout JSON) {
    guard let segment = segments.popFirst() else { return }
    json.member("rank", bare: segment.rank)
    if let tail = segment.tail { json.member("more", bare: tail) }
  }

  // MARK: Query and fragment

  private mutating func write(_ query: [Template.QueryPart], to json: inout JSON) {
    json.array("query", query) { part, json in
      let kind =
        switch part {
        case .item: "item"
        case .optional: "optional"
        case .either: "either"
        }
      json.object { json in
        json.member("kind", kind)
        json.member("group", bare: kind == "item" ? -1 : nextGroup())
        json.array("items", part.items) { item, json in
          json.object { json in
            json.member("key", item.key)
            write(item.value, to: &json)
            json.member("rank", bare: ranks.place(of: item))
          }
        }
      }
    }
  }

  private mutating func write(_ operand: Template.Operand, to json: inout JSON) {
    json.member("slot", bare: operand.parameter == nil ? -1 : nextSlot())
    json.member("text", operand.literal ?? "")
  }

  private mutating func nextSlot() -> Int {
    slot += 1
    return slot - 1
  }

  private mutating func nextGroup() -> Int {
    group += 1
    return group - 1
  }
}
