internal import FingerpostEngine

// A way through a route as a path and its parameters.

extension OpenAPIWriter {
  func content(of way: RouteWay) -> (path: OpenAPIPath, parameters: [OpenAPIParameter]) {
    var (path, parameters) = (OpenAPIPath(), [OpenAPIParameter]())
    func piece(_ parameter: Template.Parameter) -> OpenAPIPath.Piece {
      let first = parameter.name ?? "p\(parameters.count + 1)"
      let taken = Set(parameters.map(\.name))
      let all = [first] + (2...parameters.count + 2).map { "\(first)\($0)" }
      let name = all.first { !taken.contains($0) } ?? first
      parameters.append(self.parameter(parameter, name, .path, isRequired: true))
      return .parameter(name)
    }
    for part in way.path {
      switch part {
      case .literal(let text): path.segments.append([.literal(text)])
      case .parameter(let parameter): path.segments.append([piece(parameter)])
      case .mixed(let operands):
        path.segments.append(
          operands.map { operand in
            switch operand {
            case .literal(let text): .literal(text)
            case .parameter(let parameter): piece(parameter)
            }
          })
      case .wildcard: path.segments.append([piece(Template.Parameter(name: "rest", type: .string))])
      case .rest(let name, _): path.segments.append([piece(Template.Parameter(name: name, type: .string))])
      // Ways have no groups.
      case .optional, .either: break
      }
    }
    for part in way.parts {
      switch part {
      case .item(let item): parameters.append(self.item(item, isRequired: true))
      case .optional(let item): parameters.append(self.item(item, isRequired: false))
      case .either(let items): parameters += items.map { self.item($0, isRequired: false) }
      }
    }
    return (path, Self.merged(parameters))
  }

  private func item(_ item: Template.QueryItem, isRequired: Bool) -> OpenAPIParameter {
    switch item.value {
    case .literal(let text):
      return OpenAPIParameter(name: item.key, place: .query, types: [.oneOf([text])], isRequired: isRequired)
    case .parameter(let parameter):
      let isNeeded = isRequired && parameter.defaultValue == nil && !parameter.type.isArray
      return self.parameter(parameter, item.key, .query, isRequired: isNeeded)
    }
  }

  private func parameter(
    _ parameter: Template.Parameter, _ name: String, _ place: OpenAPIParameter.Place, isRequired: Bool
  ) -> OpenAPIParameter {
    let element = table.values(of: parameter.type.element)
    return OpenAPIParameter(
      name: name, place: place, types: [parameter.type.isArray ? .array(element) : element], isRequired: isRequired,
      defaultValue: parameter.defaultValue?.captured.map { .init(value: $0, type: parameter.type) })
  }

  /// One parameter for each name and place, as OpenAPI wants it.
  private static func merged(_ parameters: [OpenAPIParameter]) -> [OpenAPIParameter] {
    parameters.reduce(into: []) { all, parameter in
      if let index = all.firstIndex(where: { $0.name == parameter.name && $0.place == parameter.place }) {
        all[index] = all[index].merged(with: parameter)
      } else {
        all.append(parameter)
      }
    }
  }
}
