internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostRouteFile

extension ImportedTable {
  /// The operations of a document. What is not part of a link is left out: headers, cookies and bodies.
  init(_ document: OpenAPIDocument, origins: [Origin]?) {
    // The origins of the first operation are those of the table.
    let path = document.described.first?.servers.first?.path ?? []
    let servers = document.described.first?.servers.filter { $0.path == path } ?? []
    var remarks = ["Headers, cookies and bodies are not part of a link."]
    if !path.isEmpty {
      remarks.append("The path of the servers, /\(path.joined(separator: "/")), is part of the templates.")
    }
    remarks += document.remarks.filter { $0.path.contains("servers") }.map(\.description)
    let elsewhere = document.described.map { routes in
      routes.servers.filter { $0.path != routes.servers.first?.path }.map(\.text).joined(separator: ", ")
    }
    let isOfEach = Set(elsewhere).count > 1
    if !isOfEach, let others = elsewhere.first, !others.isEmpty {
      remarks.append("All of it is served at other paths, too: \(others).")
    }
    let drafts = zip(document.described, elsewhere).map { routes, others in
      let own = routes.servers.filter { $0.path == routes.servers.first?.path }
      let isOfAll = origins != nil || own.map(\.origin) == servers.map(\.origin)
      var draft = DraftRoute(routes, origins: isOfAll ? [] : own.map(\.origin).uniqued)
      if isOfEach, !others.isEmpty { draft.remarks.append("it is served at other paths, too: \(others)") }
      return draft
    }
    self.init(origins: origins ?? servers.map(\.origin).uniqued, drafts, remarks: remarks)
  }
}

extension DraftRoute {
  /// An operation of a document.
  ///
  /// - Parameter origins: those of its own.
  fileprivate init(_ routes: OpenAPIRoutes, origins: [Origin]) {
    let id = routes.operation.id.flatMap { RouteFile.isName($0) ? $0 : $0.camelCased }
    self.init(name: id, source: routes.operation.description, meaning: .nothing(""))
    var names: Set<String> = []
    func name(_ text: String) -> String {
      let name = ByteSet.isName(text.utf8) ? text : text.camelCased ?? "value"
      return name.numbered { !names.insert($0).inserted }
    }
    var parameters = routes.inPath[...]
    var parts = (routes.servers.first?.path ?? []).map { Template.Part.literal($0) }
    for segment in routes.path.segments {
      let operands = segment.map { operand -> Template.Operand in
        guard operand.parameter != nil, let reading = parameters.popFirst() else { return operand }
        return .parameter(.init(name: name(reading.name), type: type(of: reading)))
      }
      parts.append(Template.Part(ofSegment: operands))
    }
    let query = routes.inQuery.compactMap { item($0, name: name) }
    let flags = Template.Flags(
      origins: origins, deprecation: routes.isDeprecated ? "" : nil, tags: routes.tags.filter { !$0.isEmpty }.uniqued)
    do {
      meaning = .template(
        try Template(path: parts, query: query, method: routes.operation.method, flags: flags))
    } catch {
      meaning = .nothing(error.message)
    }
  }

  /// The one type of a value; text where the document has several.
  private mutating func type(of reading: OpenAPIReading) -> ParameterType {
    let claimed = reading.types?.claimed ?? []
    if reading.isListInOneText { remarks.append("{\(reading.name)} is a list, which is read as one text") }
    if claimed.count > 1 {
      remarks.append("{\(reading.name)} is \(claimed.map(\.description).joined(separator: " or "))")
    }
    return claimed.count == 1 ? claimed[0] : .string
  }

  /// An item of a query; nil for an object, whose members stand under keys of their own.
  private mutating func item(_ reading: OpenAPIReading, name: (String) -> String) -> Template.QueryPart? {
    guard reading.types != nil else {
      remarks.append("the members of \"\(reading.name)\" are keys of their own, and left out")
      return nil
    }
    var parameter = Template.Parameter(name: name(reading.name), type: type(of: reading))
    func item() -> Template.QueryItem { Template.QueryItem(key: reading.name, value: .parameter(parameter)) }
    if parameter.type.isArray {
      if !reading.isRequired, !reading.defaults.isEmpty { parameter.defaultValue = .list(reading.defaults) }
      return .item(item())
    }
    if reading.isRequired { return .item(item()) }
    guard let text = reading.defaults.first else { return .optional(item()) }
    if reading.isListInOneText {
      remarks.append("the default of {\(reading.name)} is a list, and left out")
      return .optional(item())
    }
    guard parameter.type.reads(text: text) else {
      remarks.append("the default of {\(reading.name)}, \"\(text)\", is not of type \(parameter.type)")
      return .optional(item())
    }
    parameter.defaultValue = .text(text)
    return .item(item())
  }
}

extension OpenAPIServer {
  fileprivate var text: String {
    (origin == .path ? "" : origin.description) + path.map { "/" + $0 }.joined()
  }
}
