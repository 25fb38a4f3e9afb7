package import FingerpostEngine

/// A path of a template without groups: one choice of what each group holds.
package struct PathShape: Sendable, Hashable {
  package enum Segment: Sendable, Hashable {
    /// Literals and parameters that make one segment.
    case operands([Template.Operand])
    /// One or more segments.
    case rest
  }

  package private(set) var segments: [Segment] = []
  /// The query of the template, and of the branches that were chosen.
  package private(set) var query: [Template.QueryPart] = []

  /// How many segments its links have; nil if that is open.
  package var depth: Int? { segments.contains(.rest) ? nil : segments.count }

  /// All paths of a template, those with all groups first. If there are more than `most`, the last groups of the path are any
  /// segments at all.
  package static func all(of template: Template, most: Int) -> [PathShape] {
    var shapes = [PathShape()]
    for part in template.path { shapes = shapes.flatMap { $0.adding(part, most: most / max(1, shapes.count)) } }
    return shapes.map { shape in
      var shape = shape
      shape.query = template.query + shape.query
      return shape
    }
  }

  private func adding(_ part: Template.Part, most: Int) -> [PathShape] {
    var shape = self
    switch part {
    case .literal(let text): shape.segments.append(.operands([.literal(text)]))
    case .parameter(let parameter): shape.segments.append(.operands([.parameter(parameter)]))
    case .mixed(let operands): shape.segments.append(.operands(operands))
    case .wildcard, .rest: shape.segments.append(.rest)
    case .optional(let branch):
      return most < 2 ? [anything, self] : adding(branch, most: most - 1) + [self]
    case .either(let branches):
      return most < branches.count ? [anything] : branches.flatMap { adding($0, most: most / branches.count) }
    }
    return [shape]
  }

  private func adding(_ branch: Template.Branch, most: Int) -> [PathShape] {
    var shapes = [self]
    for part in branch.path { shapes = shapes.flatMap { $0.adding(part, most: most / max(1, shapes.count)) } }
    return shapes.map { shape in
      var shape = shape
      shape.query += branch.query
      return shape
    }
  }

  private var anything: PathShape {
    var shape = self
    shape.segments.append(.rest)
    return shape
  }
}
