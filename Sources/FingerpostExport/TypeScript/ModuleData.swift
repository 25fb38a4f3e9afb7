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
      json.member("origins", table.allOrigins.map(\.description))
      json.member("listed", bare: table.origins.count)
      json.member("isDeclared", bare: options.precedence == .declared)
      json.member("strictQuery", bare: options.strictQuery)
      json.member("hasAliases", bare: options.aliasesByName)
      json.member("slashes", options.text.slashes.map { $0 == .lenient ? "lenient" : "strict" } ?? "")
      json.member("plusIsSpace", bare: options.text.plus == .form)
      json.member("limits") { json in
        json.member("bytes", bare: options.text.limits.bytes)
        json.member("segments", bare: options.text.limits.segments)
        json.member("queryItems", bare: options.text.limits.queryItems)
      }
      json.key("types")
      json.array(types, isTall: true) { write($0, to: &$1) }
      json.member("routes", table.routes.indices, isTall: true) { write(route: $0, to: &$1) }
    }
  }

  private func write(_ type: ParameterType, to json: inout JSON) {
    let custom = table.options.types.first { $0.name == type.customName }
    switch type {
    case .oneOf(let members): json.object { $0.member("oneOf", members) }
    case .array(let element):
      json.object { json in
        json.key("array")
        write(element, to: &json)
      }
    case .custom(let name):
      if let members = custom?.members {
        json.object { $0.member("members", members) }
      } else {
        json.string(name == ParameterType.urlName || custom?.isURL == true ? "url" : "text")
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
    json.member("name", route.name)
    if let method = route.template.method { json.member("method", method) }
    if own != table.origins { json.member("origins", numbers: own.compactMap(table.allOrigins.firstIndex)) }
    json.member("isPrinted", bare: route.template.flags.isPrinted)
    json.member("isGone", bare: route.template.flags.gone != nil)
    if table.ignoresCase(index) { json.member("ignoresCase", bare: true) }
    json.member("slots", route.parameters) { parameter, json in
      json.member("name", parameter.name)
      json.member("type", bare: types.firstIndex(of: parameter.type) ?? 0)
      switch parameter.defaultValue {
      // A query without more items has an empty rest.
      case nil: if parameter.type == .scalar(.query) { json.member("standard", "") }
      case .unknown?: if !parameter.takesList { json.member("standard", bare: "null") }
      case .text(let text)?: json.member("standard", spelled(text, as: parameter.type))
      case .list(let texts)?: json.member("standard", texts.map { spelled($0, as: parameter.type) })
      }
    }
    var template = TemplateData(ranks, ranks.segments[index])
    template.write(route.template, to: &json)
    json.member("fragmentRank", bare: ranks.fragments[index])
    json.member("order", bare: ranks.orders[index])
  }

  /// Only the table knows how a custom type spells its default.
  private func spelled(_ text: String, as type: ParameterType) -> String {
    table.options.types.first { $0.name == type.customName }?.canonical(text) ?? text
  }
}

/// The parts of one template: parameters and groups are numbered in the order of the text.
private struct TemplateData {
  private let ranks: TableRanks
  private var segments: ArraySlice<TableRanks.Segment>
  private var (slot, group, wildcard) = (0, 0, 0)

  init(_ ranks: TableRanks, _ segments: [TableRanks.Segment]) { (self.ranks, self.segments) = (ranks, segments[...]) }

  mutating func write(_ template: Template, to json: inout JSON) {
    write(template.path, to: &json)
    write(template.query, to: &json)
    if let fragment = template.fragment {
      json.member("fragment") { json in
        if let operand = fragment.operand {
          json.member("group", bare: fragment.isOptional ? nextGroup() : -1)
          write(operand, to: &json)
        } else if let parts = fragment.parts {
          write(parts, to: &json)
          json.member("group", bare: fragment.isOptional ? nextGroup() : -1)
        }
      }
    }
    json.member("groups", bare: group)
  }

  // MARK: Path

  private mutating func write(_ path: [Template.Part], to json: inout JSON) {
    json.member("path", path) { write($0, to: &$1) }
  }

  private mutating func write(_ part: Template.Part, to json: inout JSON) {
    switch part {
    case .literal(let text):
      json.member("kind", "literal")
      json.member("text", text)
    case .parameter, .rest, .rawRest:
      json.member("kind", part.takesRawRest ? "rawRest" : part.isLong ? "rest" : "capture")
      json.member("slot", bare: nextSlot())
      writeRank(to: &json)
    case .mixed(let operands):
      json.member("kind", "mixed")
      json.key("pieces")
      json.array(operands) { operand, json in
        if let text = operand.literal { json.string(text) } else { json.bare(String(nextSlot())) }
      }
      writeRank(to: &json)
    case .wildcard:
      wildcard += 1
      json.member("kind", "wildcard")
      writeRank(to: &json)
    case .optional(let branch): write("optional", [branch], to: &json)
    case .either(let branches): write("either", branches, to: &json)
    }
  }

  private mutating func write(_ kind: String, _ branches: [Template.Branch], to json: inout JSON) {
    json.member("kind", kind)
    json.member("group", bare: nextGroup())
    json.member("branches", branches) { branch, json in
      let (firstSlot, firstWildcard) = (slot, wildcard)
      write(branch.path, to: &json)
      write(branch.query, to: &json)
      json.member("slots", numbers: [firstSlot, slot])
      json.member("wildcards", bare: wildcard - firstWildcard)
      json.member("hasDefaults", bare: branch.hasDefaults)
    }
  }

  private mutating func writeRank(to json: inout JSON) {
    guard let segment = segments.popFirst() else { return }
    json.member("rank", bare: segment.rank)
    if let tail = segment.tail { json.member("more", bare: tail) }
  }

  // MARK: Query and fragment

  private mutating func write(_ query: [Template.QueryPart], to json: inout JSON) {
    json.member("query", query) { part, json in
      let kind =
        switch part {
        case .item: "item"
        case .optional: "optional"
        case .either: "either"
        case .rest: "rest"
        }
      json.member("kind", kind)
      json.member("group", bare: kind == "item" || part.isRest ? -1 : nextGroup())
      json.member("slot", bare: part.isRest ? nextSlot() : -1)
      json.member("items", part.items) { item, json in
        json.member("key", item.key)
        write(item.value, to: &json)
        json.member("rank", bare: ranks.place(of: item))
      }
    }
  }

  private mutating func write(_ parts: Template.FragmentParts, to json: inout JSON) {
    let kind =
      switch parts.kind {
      case .text: "text"
      case .path: "path"
      case .items: "items"
      }
    json.member("kind", kind)
    json.member("isRooted", bare: parts.isRooted)
    write(parts.path, to: &json)
    write(parts.query, to: &json)
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
