import FingerpostEngine

// The routes that `@Routes` writes are data alone. The enum's one ``CaseCodec`` reads and writes the payloads.

extension _GeneratedCode {
  /// An element of a payload, as generated code names it.
  public struct PayloadPart: Sendable {
    let label: String?
    let type: Any.Type
    /// Makes the default; nil if there is none.
    let defaultValue: (@Sendable () -> Any)?

    /// An element with its label, nil for none.
    public static func of<Value>(_ label: String?, _ type: Value.Type) -> PayloadPart {
      PayloadPart(label: label, type: type, defaultValue: nil)
    }

    /// An element with a default: the value if a link leaves the element out.
    public static func of<Value>(
      _ label: String?, _ type: Value.Type, or defaultValue: @escaping @Sendable () -> Value
    ) -> PayloadPart {
      PayloadPart(label: label, type: type, defaultValue: { defaultValue() })
    }

    /// The text of the default. Links leave a value with this text out.
    ///
    /// - Throws: a fault if the default is different each time, or if its text does not read back as the default.
    fileprivate func knownDefault() throws(RouterError) -> Template.Default? {
      guard let defaultValue, let element = PayloadElement(type) else { return .none }
      let texts = element.captures(of: defaultValue())?.first
      func fault(_ text: String) -> RouterError {
        RouterError("the default of \(label.map { "\"\($0)\"" } ?? "a value") \(text)")
      }
      guard texts == element.captures(of: defaultValue())?.first else {
        throw fault("is different each time, so no link can leave it out")
      }
      let all = texts?.texts ?? []
      for text in all where element.parameters.first?.init(parameter: text)?.parameter.isIdentical(to: text) != true {
        throw fault("has the text \"\(text)\", which does not read back")
      }
      return all.isEmpty ? .none : element.isList ? .list(all) : .text(all[0])
    }
  }

  /// What makes the routes of one enum.
  public enum Routes<Destination: Sendable> {
    /// A link of the case with this number, and the elements of its payload in order. A read-only link is never written: it is an old
    /// link, and its value may be of another case.
    public static func route(
      case number: Int, _ template: String, _ payload: [PayloadPart] = [], isReadOnly: Bool = false,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteDefinition<Destination> {
      RouteDefinition(template, DeclarationLocation(fileID, line)) { (caseCodec) throws(RouterError) in
        var codec = try RouteCodec(PayloadBinding(number, Template(reading: template), payload), caseCodec)
        if isReadOnly { codec.makeReadOnly() }
        return [codec]
      }
    }

    /// A link that is gone: why, and the number by which the codec knows what to show instead. The name is that of its route, nil if
    /// a function decides; parameters that are not in the payload are ignored.
    public static func route(
      case number: Int, _ template: String, gone reason: String, instead name: String? = nil,
      _ payload: [PayloadPart] = [], fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteDefinition<Destination> {
      RouteDefinition(template, DeclarationLocation(fileID, line)) { (caseCodec) throws(RouterError) in
        let binding = try PayloadBinding(number, Template(reading: template), payload, leavesRest: true)
        var codec = try RouteCodec(binding, caseCodec)
        try codec.leave(because: reason, instead: name)
        return [codec]
      }
    }

    /// The links of a case whose last element is a value of another router.
    public static func mount<Inner>(
      case number: Int, at prefix: String, _ router: Router<Inner>, _ payload: [PayloadPart] = [],
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteDefinition<Destination> {
      Mount(at: prefix, DeclarationLocation(fileID, line)) { (caseCodec) throws(RouterError) in
        let binding = try PayloadBinding(number, Template(prefix: prefix), payload)
        return try binding.mounting(router) { (whole) throws(RouterError) in try RouteCodec(whole, caseCodec) }
      }
    }

    /// The router of lists of routes, and of the cases that their numbers stand for.
    public static func router(
      _ origins: [Origin], precedence: RoutePrecedence = .specific, text: TextRules = TextRules(),
      strictQuery: Bool = false, _ routes: RouteList<Destination>..., codec: CaseCodec<Destination>,
      fallback: CaseFallback<Destination>? = nil
    ) -> Router<Destination> {
      let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
      return Router(RouterContents(origins, options, RouteList(routes.joined()), fallback: fallback, codec: codec))
    }
  }
}

extension RouteCodec {
  /// The codec of a route whose row the codec of the cases knows by its number.
  fileprivate init(_ binding: PayloadBinding, _ caseCodec: CaseCodec<Destination>?) throws(RouterError) {
    guard let caseCodec else {
      throw RouterError("a route of generated code needs the codec of its enum")
    }
    let (template, row) = (binding.template, binding.row)
    let (number, innerRow) = (row.number ?? -1, row.inner?.row ?? -1)
    self.init(
      template: template, types: binding.types, tag: UInt32(exactly: number), row: row,
      read: { reader, value in caseCodec.read(number, reader, &value) },
      write: { (value, writer) throws(PrintError) in
        if row.isReadOnly { return false }
        writer.innerRow = innerRow
        let start = writer.entryCount
        guard caseCodec.write(value, &writer) == number else { return false }
        guard writer.isRefused else { return true }
        let leftOut = template.leftOut(writer.captures.dropFirst(start), row.shape)
        if let failure = leftOut ?? writer.failure { throw failure }
        return false
      })
  }
}

extension PayloadBinding {
  /// The binding of a case, by the number that generated code gives it.
  fileprivate init(
    _ number: Int, _ template: Template, _ payload: [_GeneratedCode.PayloadPart], leavesRest: Bool = false
  ) throws(RouterError) {
    // The compiler takes no enum with more cases.
    guard (0..<1 << 16).contains(number) else { throw RouterError("\(number) is not the number of a case") }
    var defaults: [Template.Default?] = []
    for part in payload { defaults.append(try part.knownDefault()) }
    try self.init(
      template, to: payload.map(\.type), labels: payload.map(\.label), defaults: defaults, leavesRest: leavesRest,
      isGenerated: true)
    (row.number, row.isTrusted) = (
      number, types.allSatisfy { $0 is any OwnParameter.Type || $0?.readsItsMembers == true }
    )
  }
}
