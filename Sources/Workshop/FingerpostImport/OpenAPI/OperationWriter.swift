internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport

/// The values of an operation as parts of a template, each under a name of its own.
struct OperationWriter {
  private let routes: OpenAPIRoutes
  /// What the template does not say.
  private(set) var remarks: [String] = []
  /// Why there is none.
  private(set) var fault: String?
  private(set) var path: [Template.Part] = []
  private(set) var query: [Template.QueryPart] = []
  private var names: Set<String> = []

  init(_ routes: OpenAPIRoutes, at server: OpenAPIServer) {
    self.routes = routes
    for segment in routes.segments(at: server) { add(segment) }
    for item in routes.path.query {
      let parameter = item.value.parameter.map { Template.Parameter(name: name($0.name ?? item.key), type: .string) }
      query.append(.item(.init(key: item.key, value: parameter.map { .parameter($0) } ?? item.value)))
    }
    for described in routes.inQuery { add(described) }
  }

  private mutating func name(_ text: String) -> String {
    let name = (ByteSet.isName(text.utf8) ? text : text.camelCased ?? "value").numbered(unless: names.contains)
    names.insert(name)
    return name
  }

  // MARK: Paths

  private mutating func add(_ segment: [OpenAPIRoutes.Piece]) {
    var operands: [Template.Part] = []
    for piece in segment {
      guard let described = piece.value else {
        operands.append(piece.literal)
        continue
      }
      guard !described.isDescribed, described.name.isExpression else {
        operands.append(.parameter(parameter(described, isWhole: segment.count == 1)))
        continue
      }
      if let first = described.name.first, "?&".contains(first) {
        addItems(described.name.dropFirst())
      } else if let foreign = ForeignParameter(inBraces: described.name[...]) {
        if foreign.isRest || foreign.isOptional {
          guard segment.count == 1 else { return refuse("{\(described.name)} is not a whole segment") }
          return path.append(part(foreign))
        }
        operands.append(.parameter(parameter(foreign)))
      } else {
        return refuse("{\(described.name)} is no parameter that is known")
      }
    }
    if !operands.isEmpty { path.append(Template.Part(ofSegment: operands)) }
  }

  private mutating func refuse(_ reason: String) { fault = fault ?? reason }

  /// `{proxy+}` or `{id?}`, as gateways and frameworks have them.
  private mutating func part(_ foreign: ForeignParameter) -> Template.Part {
    let parameter = parameter(foreign)
    let part = foreign.isRest ? Template.Part.rest(name: parameter.name ?? "") : .parameter(parameter)
    return foreign.isOptional ? .optional(.init(path: [part])) : part
  }

  private mutating func parameter(_ foreign: ForeignParameter) -> Template.Parameter {
    if !foreign.isRest, let described = routes.described(inPath: foreign.name) { return parameter(described) }
    let name = name(foreign.name.isEmpty ? "rest" : foreign.name)
    remarks += foreign.notes.map { "{\(name)} \($0)" }
    return .init(name: name, type: foreign.type)
  }

  /// - Parameter isWhole: whether it is a whole segment or value.
  private mutating func parameter(_ described: ParsedParameter, isWhole: Bool = true) -> Template.Parameter {
    let type = type(of: described)
    if isWhole || type.separator == nil { return .init(name: name(described.name), type: type) }
    remarks.append("{\(described.name)} is a list, which is read as one text")
    return .init(name: name(described.name), type: .string)
  }

  /// The one type of a value; text where the document has several.
  private mutating func type(of described: ParsedParameter) -> ParameterType {
    let claimed = described.types?.claimed ?? []
    remarks += described.notes.map { "{\(described.name)} \($0)" }
    if claimed.count > 1 {
      remarks.append("{\(described.name)} is \(claimed.map(\.description).joined(separator: " or "))")
    }
    return claimed.count == 1 ? claimed[0] : .string
  }

  // MARK: Queries

  /// `{?q,page}` at the end of a path, without those that the document describes.
  private mutating func addItems(_ text: Substring) {
    for word in text.split(separator: ",") {
      let key = String(word.trimmed.leadingName)
      if key.isEmpty || routes.inQuery.contains(where: { $0.name == key }) { continue }
      query.append(.optional(.init(key: key, value: .parameter(.init(name: name(key), type: .string)))))
    }
  }

  /// Adds an item; none for an object, whose members stand under keys of their own.
  private mutating func add(_ described: ParsedParameter) {
    guard described.types != nil else {
      remarks.append("the members of \"\(described.name)\" are keys of their own, and left out")
      return
    }
    var parameter = parameter(described)
    func item() -> Template.QueryItem { Template.QueryItem(key: described.name, value: .parameter(parameter)) }
    if parameter.type.isArray {
      if !described.isRequired, !described.defaults.isEmpty { parameter.defaultValue = .list(described.defaults) }
      return query.append(.item(item()))
    }
    if described.isRequired { return query.append(.item(item())) }
    guard let text = described.defaults.first else { return query.append(.optional(item())) }
    if described.isListInOneText {
      remarks.append("the default of {\(described.name)} is a list, and left out")
    } else if parameter.type.reads(text: text) {
      parameter.defaultValue = .text(text)
      return query.append(.item(item()))
    } else {
      remarks.append("the default of {\(described.name)}, \"\(text)\", is not of type \(parameter.type)")
    }
    query.append(.optional(item()))
  }
}

extension String {
  /// Whether what stands between the braces of a path is more than a name: `proxy+`, `id:int`, `?q`.
  fileprivate var isExpression: Bool { contains { "?*+:=<|&;#".contains($0) } || hasPrefix("...") || hasSuffix("...") }
}
