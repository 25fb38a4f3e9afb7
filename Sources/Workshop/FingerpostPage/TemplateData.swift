internal import FingerpostAnalysis
internal import FingerpostEngine

/// The parts of a template for the page, which shows what a link has in each: parameters are numbered in the order of the text.
///
///     users/{userId}/({tab:int})?{page:int=1}
///     // "path":["users",0,{"optional":[1]}],"query":[["page",2]]
///
/// There is one for each route, so what they say is short.
struct TemplateData {
  private var slot = 0

  mutating func write(_ template: Template, to json: inout JSON) {
    write(path: template.path, to: &json)
    write(query: template.query, to: &json)
    guard let fragment = template.fragment else { return }
    json.member("fragment") { json in
      if fragment.isOptional { json.member("isOptional", bare: true) }
      if let operand = fragment.operand {
        json.key("value")
        write(operand, to: &json)
      } else if let parts = fragment.parts {
        json.member("kind", "\(parts.kind)")
        if parts.isRooted { json.member("isRooted", bare: true) }
        write(path: parts.path, to: &json)
        write(query: parts.query, to: &json)
      }
    }
  }

  private mutating func write(path: [Template.Part], to json: inout JSON) {
    if path.isEmpty { return }
    json.key("path")
    json.array(path) { write($0, to: &$1) }
  }

  private mutating func write(_ part: Template.Part, to json: inout JSON) {
    switch part {
    case .literal(let text): json.string(text)
    case .parameter: json.bare(nextSlot())
    case .mixed(let operands): json.array(operands) { write($0, to: &$1) }
    case .wildcard: json.object { $0.member("kind", "*") }
    case .rest, .rawRest:
      json.object { json in
        json.member("kind", part.takesRawRest ? "raw" : "rest")
        json.member("slot", bare: nextSlot())
      }
    case .optional(let branch):
      json.object { json in
        json.key("optional")
        write(branch, to: &json)
      }
    case .either(let branches):
      json.object { json in
        json.key("either")
        json.array(branches) { write($0, to: &$1) }
      }
    }
  }

  /// A list of parts, or an object where a query belongs to it.
  private mutating func write(_ branch: Template.Branch, to json: inout JSON) {
    if branch.query.isEmpty { return json.array(branch.path) { write($0, to: &$1) } }
    json.object { json in
      write(path: branch.path, to: &json)
      write(query: branch.query, to: &json)
    }
  }

  private mutating func write(query: [Template.QueryPart], to json: inout JSON) {
    if query.isEmpty { return }
    json.key("query")
    json.array(query) { part, json in
      switch part {
      case .item(let item): write(item, to: &json)
      case .optional(let item):
        json.object { json in
          json.key("optional")
          write(item, to: &json)
        }
      case .either(let items):
        json.object { json in
          json.key("either")
          json.array(items) { write($0, to: &$1) }
        }
      case .rest: json.object { $0.member("rest", bare: nextSlot()) }
      }
    }
  }

  private mutating func write(_ item: Template.QueryItem, to json: inout JSON) {
    json.array([0, 1]) { index, json in
      if index == 0 { json.string(item.key) } else { write(item.value, to: &json) }
    }
  }

  private mutating func write(_ operand: Template.Operand, to json: inout JSON) {
    if let text = operand.literal { json.string(text) } else { json.bare(nextSlot()) }
  }

  private mutating func nextSlot() -> String {
    slot += 1
    return String(slot - 1)
  }
}
