// The shape of a template is what it matches: names and defaults erased, the items of each query sorted.

extension Template {
  /// The template without names, defaults and flags, as text: two routes of equal shape match the same locations.
  package var shapeText: String { shape.description }

  /// The template without names, defaults and flags, as a template. No location depends on the order of query items.
  var shape: Template {
    var shape = self
    shape.path = path.map(\.shape)
    shape.query = query.shape
    shape.fragment = fragment?.shape
    shape.flags = Flags()
    return shape
  }
}

extension Template.Parameter {
  fileprivate var shape: Template.Parameter {
    // An item with a default is optional, which is a matter of shape; which default it has is not.
    Template.Parameter(name: nil, type: type, defaultText: defaultText.map { _ in "" })
  }
}

extension Template.Operand {
  var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }

  fileprivate var shape: Template.Operand { parameter.map { .parameter($0.shape) } ?? self }
}

extension Template.Branch {
  fileprivate var shape: Template.Branch { Template.Branch(path: path.map(\.shape), query: query.shape) }
}

extension Template.Part {
  var shape: Template.Part {
    switch self {
    case .literal, .wildcard: self
    case .parameter(let parameter): .parameter(Template.Parameter(name: nil, type: parameter.type))
    case .mixed(let operands): .mixed(operands.map(\.shape))
    case .rest: .rest(name: "")
    case .optional(let branch): .optional(branch.shape)
    case .either(let branches): .either(branches.map(\.shape))
    }
  }
}

extension [Template.QueryPart] {
  fileprivate var shape: [Template.QueryPart] {
    let parts = map(\.shape)
    guard count > 1 else { return parts }
    // Texts are ASCII, and no two are alike: each key stands in one part.
    let texts = parts.map { (part: $0, text: Template.text(path: [], query: [$0], fragment: nil)) }
    return texts.sorted { $0.text < $1.text }.map(\.part)
  }
}

extension Template.QueryPart {
  fileprivate var shape: Template.QueryPart {
    switch self {
    case .item(let item): .item(item.shape)
    case .optional(let item): .optional(item.shape)
    case .either(let items): .either(items.map(\.shape))
    }
  }
}

extension Template.QueryItem {
  fileprivate var shape: Template.QueryItem { Template.QueryItem(key: key, value: value.shape) }
}
