package import FingerpostEngine

extension Template {
  /// All ways, in the order of those through the path, and for each choice of the query items that must be there; nil if there are
  /// more than `limit`.
  package func ways(limit: Int = 64) -> [RouteWay]? {
    let ways = pathWays.flatMap { way in
      way.parts.map(\.required).filter { !$0.isEmpty }.reduce([way]) { ways, items in
        if ways.count > limit { return ways }
        return ways.flatMap { way in
          items.map { item in
            var way = way
            way.query.append(item)
            return way
          }
        }
      }
    }
    return ways.count > limit ? nil : ways
  }
}

extension Template.Part {
  var restName: String? {
    switch self {
    case .rest(let name, _): name
    case .rawRest(let parameter): parameter.name
    default: nil
    }
  }

  /// Whether it reads every text of one segment.
  var isAnyText: Bool { if case .parameter(let parameter) = self { parameter.type == .string } else { isLong } }
}

extension Template.QueryPart {
  /// One of these items must be there; empty if the part can be left out.
  var required: [Template.QueryItem] {
    if case .optional = self { return [] }
    return items.allSatisfy(\.isRequired) ? items : []
  }
}

extension Template.QueryItem {
  fileprivate var isRequired: Bool { value.parameter.map { $0.defaultValue == nil && !$0.type.isArray } ?? true }
}

extension Template.Fragment {
  var isRequired: Bool {
    if !hasParts || isOptional { return required != nil }
    return !path.isEmpty || isRooted || query.contains { !$0.required.isEmpty }
  }

  /// What the fragment must be; nil if it can be left out, and if it has several parts.
  package var required: Template.Part? { isOptional || part?.parameter?.defaultValue != nil ? nil : part }
}
