/// A pattern by itself: the table of its one route, for bare paths.
struct CompiledPattern<Value>: Sendable {
  private let typed: TypedBody<Value>
  private let rows: TypedRows

  static func compile(_ body: PatternBody) -> Result<CompiledPattern, PatternFaults> {
    Result { () throws(PatternFaults) in try CompiledPattern(body) }
  }

  private init(_ body: PatternBody) throws(PatternFaults) {
    typed = TypedBody(body)
    let template = try body.template()
    let ambiguities = body.types.ambiguities
    guard ambiguities.isEmpty else { throw PatternFaults(problems: ambiguities) }
    do throws(TableError) {
      let table = try RouteTable(
        [RouteTable.Route("pattern", template)], origins: [.path], options: .init(types: body.types.customTypes))
      rows = TypedRows([body.row(template)], of: table, order: [0])
    } catch {
      throw PatternFaults(error.faults.map { .init($0.description, $0.code) })
    }
  }

  func read(_ text: String) throws(RouteError) -> (value: Value, extra: [Location.QueryItem]) {
    var value: Value?
    do throws(LinkError) {
      let match = try rows.match(text, method: nil, asTarget: false) { _, slots in
        var reader = PatternReader(slots, typed.body.extent)
        value = typed.read(&reader)
        return value != nil
      }
      guard let value else { throw LinkError(.notFound, at: 0) }
      return (value, match.extraQuery)
    } catch {
      throw RouteError(error, text: text)
    }
  }

  func print(_ value: Value) throws(PrintError) -> String {
    let text = try SlotWriter.lend { (writer) throws(PrintError) in
      try typed.write(value, &writer)
      let text = try rows.text(of: writer, row: 0, for: .path)
      return try isRead(text, as: writer) ? text : nil
    }
    guard let text = text ?? nil else { throw PrintError(.readsDifferently) }
    return text
  }

  /// Whether a text reads as a value that is written as the same slots.
  private func isRead(_ text: String, as writer: borrowing SlotWriter) throws(PrintError) -> Bool {
    guard let read = try? self.read(text).value else { return false }
    let isSame = try SlotWriter.lend { (again) throws(PrintError) in
      try typed.write(read, &again)
      return again.isSame(as: writer)
    }
    return isSame ?? false
  }
}
