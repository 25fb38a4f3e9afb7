// The shape of a template is what it matches: names and defaults erased, the items of each query sorted.

extension Template {
  /// The template without names, defaults and flags, as text: two routes of equal shape match the same locations.
  package var shapeText: String { shape.description }

  /// The template without names, defaults and flags, as a template. No location depends on the order of query items.
  var shape: Template {
    var shape = self
    shape.path = path.map(\.shape)
    shape.query = query.shape
    shape.fragment = fragment?.map(\.shape)
    shape.flags = Flags()
    return shape
  }
}

extension Template.Part {
  var shape: Template.Part { map({ Template.Parameter(type: $0.type) }, query: \.shape) }
}

extension Template.Parameter {
  // An item with a default is optional, which is a matter of shape; which default it has is not.
  fileprivate var shape: Template.Parameter {
    Template.Parameter(name: nil, type: type, defaultText: defaultText.map { _ in "" })
  }
}

extension [Template.QueryPart] {
  fileprivate var shape: [Template.QueryPart] {
    let parts = map { $0.map(\.shape) }
    guard count > 1 else { return parts }
    // Texts are ASCII, and no two are alike: each key stands in one part.
    let texts = parts.map { (part: $0, text: Template.text(path: [], query: [$0], fragment: nil)) }
    return texts.sorted { $0.text < $1.text }.map(\.part)
  }
}
