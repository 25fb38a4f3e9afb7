internal import FingerpostEngine

/// The routes of one operation: one for each choice of types, where its schemas give several.
package struct OpenAPIRoutes: Sendable {
  package let operation: OpenAPIDocument.Operation
  package let path: OpenAPIPath
  let parameters: [OpenAPIReading]
  package let isDeprecated: Bool
  package let tags: [String]
  package let servers: [OpenAPIServer]

  /// The most routes of one operation.
  static let most = 64

  /// The first value that a link needs without a known text.
  var unknown: String? { needed.first { $0.types?.certain.isEmpty != false }?.name }

  /// What a link needs: the parameters of the path, those that are not described too, and items of the query.
  private var needed: [OpenAPIReading] { inPath + inQuery.filter(\.isRequired) }

  package var inPath: [OpenAPIReading] {
    path.names.map { name in
      parameters.first { $0.place == .path && $0.name == name } ?? OpenAPIReading(inPath: name)
    }
  }

  package var inQuery: [OpenAPIReading] { parameters.filter { $0.place == .query } }

  /// The routes at a server.
  ///
  /// - Parameter areCertain: whether they read links of the operation alone, and are none if a value that is needed is not known;
  ///   what may be left out of the query may be left out here. Else they read every link of the operation, and perhaps others:
  ///   items that may be left out are not part of them, as a link may have any others.
  func routes(at server: OpenAPIServer, areCertain: Bool) throws(TemplateError) -> [RouteTable.Route] {
    if areCertain, unknown != nil { return [] }
    let needed = needed + (areCertain ? inQuery.filter { !$0.isRequired } : [])
    let lists = needed.map { (areCertain ? $0.types?.certain : $0.types?.claimed) ?? [] }
    let count = lists.reduce(1) { min($0 * max(1, $1.count), Self.most + 1) }
    var choices: [[ParameterType?]] = [[]]
    for list in lists {
      let few = count > Self.most ? [areCertain ? list.first ?? .string : .string] : list
      choices = choices.flatMap { choice in few.isEmpty ? [choice + [nil]] : few.map { choice + [$0] } }
    }
    var routes: [RouteTable.Route] = []
    for choice in choices {
      var values = choice[...]
      var parts = server.path.map { Template.Part.literal($0) }
      var number = 0
      for segment in path.segments {
        let operands = segment.map { operand -> Template.Operand in
          guard let name = operand.parameter?.name else { return operand }
          number += 1
          let type = (values.popFirst() ?? nil) ?? .string
          return .parameter(.init(name: Self.isName(name) ? name : "p\(number)", type: type.element))
        }
        parts.append(Template.Part(ofSegment: operands))
      }
      let items = zip(needed.dropFirst(path.names.count), values).compactMap { reading, type -> Template.QueryPart? in
        guard let type, areCertain || !type.isArray else { return nil }
        let item = Template.QueryItem(key: reading.name, value: .parameter(.init(type: type.element)))
        return reading.isRequired ? .item(item) : .optional(item)
      }
      let flags = Template.Flags(deprecation: isDeprecated ? "" : nil)
      let template = try Template(path: parts, query: items, method: operation.method, flags: flags)
      routes.append(RouteTable.Route(operation.routeName, template, origins: [server.origin]))
    }
    return routes
  }

  /// Whether a template can have the name; another one is numbered.
  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-.".contains($0) }
  }
}
