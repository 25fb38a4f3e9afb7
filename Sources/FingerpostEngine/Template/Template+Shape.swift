// The shape of a template is what it matches: without names and defaults, and with sorted query items.

extension Template {
  /// The shape as text: two routes of equal shape match the same locations.
  package var shapeText: String { shape.description }

  /// The template without names, defaults and flags. The order of query items does not matter to a location.
  package var shape: Template {
    var shape = self
    shape.path = path.map(\.shape)
    shape.query = query.shape
    shape.fragment = fragment?.map(\.shape)
    shape.flags = Flags()
    return shape
  }
}

extension Template.Part {
  package var shape: Template.Part { map({ Template.Parameter(type: $0.type) }, query: \.shape) }
}

extension Template.Parameter {
  // Whether an item has a default is part of the shape, because the item is then optional; the value is not.
  fileprivate var shape: Template.Parameter {
    Template.Parameter(name: nil, type: type, default: defaultValue == nil || type.isArray ? nil : .text(""))
  }
}

extension [Template.QueryPart] {
  fileprivate var shape: [Template.QueryPart] {
    let parts = map { $0.map(\.shape) }
    guard count > 1 else { return parts }
    // The texts are ASCII and all differ, because no key is repeated.
    let texts = parts.map { (part: $0, text: Template.text(path: [], query: [$0], fragment: nil)) }
    return texts.sorted { $0.text < $1.text }.map(\.part)
  }
}

extension Template {
  /// The template's text without its flags.
  package var withoutFlags: String {
    var template = self
    template.flags = .none
    return template.description
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  package var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
