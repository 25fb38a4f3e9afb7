internal import FingerpostEngine

/// The routes of one operation: one for each choice of types, where its schemas give several.
package struct OpenAPIRoutes: Sendable {
  package let operation: OpenAPIDocument.Operation
  package let path: OpenAPIPath
  let parameters: [ParsedParameter]
  package let isDeprecated: Bool
  package let tags: [String]
  package let servers: [OpenAPIServer]
  /// What an import leaves out of it.
  package let remarks: [String]

  /// What a segment is made of.
  package enum Piece: Sendable {
    case literal(String)
    case value(ParsedParameter)

    package var value: ParsedParameter? { if case .value(let value) = self { value } else { nil } }
    package var literal: Template.Part { if case .literal(let text) = self { .literal(text) } else { .literal("") } }
  }

  /// The most routes of one operation.
  static let most = 64

  /// The first value that a link needs without a known text.
  var unknown: String? { needed.first { $0.types?.certain.isEmpty != false }?.name }

  /// What a link needs: the parameters of the path, those that are not described too, and items of the query.
  private var needed: [ParsedParameter] { path.names.map(parameter(inPath:)) + inQuery.filter(\.isRequired) }

  package func described(inPath name: String) -> ParsedParameter? {
    parameters.first { $0.place == .path && $0.name == name }
  }

  private func parameter(inPath name: String) -> ParsedParameter {
    described(inPath: name) ?? ParsedParameter(inPath: name)
  }

  /// The segments at a server. What its style writes before a value is a literal.
  package func segments(at server: OpenAPIServer) -> [[Piece]] {
    (server.path.segments + path.segments).map { segment in
      var pieces: [Piece] = []
      for operand in segment {
        let value = operand.parameter.map { parameter(inPath: $0.name ?? "") }
        let text = operand.literal ?? value?.prefix ?? ""
        if !text.isEmpty, case .literal(let before)? = pieces.last {
          pieces[pieces.count - 1] = .literal(before + text)
        } else if !text.isEmpty {
          pieces.append(.literal(text))
        }
        if let value { pieces.append(.value(value)) }
      }
      return pieces
    }
  }

  package var inQuery: [ParsedParameter] { parameters.filter { $0.place == .query } }

  /// The routes at a server.
  ///
  /// - Parameter areCertain: whether they read links of the operation alone, and are none if a value that is needed is not known;
  ///   what may be left out of the query may be left out here. Else they read every link of the operation, and perhaps others:
  ///   items that may be left out are not part of them, as a link may have any others.
  func routes(at server: OpenAPIServer, areCertain: Bool) throws(TemplateError) -> [RouteTable.Route] {
    if areCertain, unknown != nil { return [] }
    let segments = segments(at: server)
    let inPath = segments.joined().compactMap(\.value)
    let needed = inPath + inQuery.filter(\.isRequired) + (areCertain ? inQuery.filter { !$0.isRequired } : [])
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
      var (parts, number, names) = ([Template.Part](), 0, Set<String>())
      for segment in segments {
        let operands = segment.map { piece -> Template.Part in
          guard case .value(let value) = piece else { return piece.literal }
          number += 1
          let type = (values.popFirst() ?? nil) ?? .string
          let name = (Self.isName(value.name) ? value.name : "p\(number)").numbered(unless: names.contains)
          names.insert(name)
          // In a segment of several parts, and where only one value is certain, a list is one text.
          let isWhole = segment.count == 1 && type.separator != nil
          return .parameter(
            .init(name: name, type: isWhole ? type : type.separator == nil || areCertain ? type.element : .string))
        }
        parts.append(Template.Part(ofSegment: operands))
      }
      let items = zip(needed.dropFirst(inPath.count), values).compactMap { parameter, type -> Template.QueryPart? in
        guard let type, areCertain || !type.isArray else { return nil }
        let item = Template.QueryItem(key: parameter.name, value: .parameter(.init(type: type.element)))
        return parameter.isRequired ? .item(item) : .optional(item)
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
