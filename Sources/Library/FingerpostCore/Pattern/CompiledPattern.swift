import FingerpostEngine

/// A pattern by itself: the table of its one route, for bare paths.
final class CompiledPattern<Value>: Sendable {
  private let typed: TypedBody<Value>
  private let rows: TypedRows

  static func compile(_ body: PatternBody) -> Result<CompiledPattern, RouterError> {
    Result { () throws(RouterError) in try CompiledPattern(body) }
  }

  private init(_ body: PatternBody) throws(RouterError) {
    typed = TypedBody(body: body)
    var names = TypeNames()
    let template = try body.template().naming(body.types, &names)
    do throws(TableError) {
      let table = try RouteTable(
        [RouteTable.Route("pattern", template)], origins: [.path], options: .init(types: names.types))
      rows = TypedRows([body.row(template)], of: table, order: [0])
    } catch {
      throw RouterError(faults: error.faults.map { .init($0) })
    }
  }

  func read(_ text: String) throws(LinkError) -> (value: Value, extra: [Location.QueryItem]) {
    var value: Value?
    do throws(LinkError) {
      let match = try rows.match(text, method: nil, asTarget: false) { _, slots in
        value = typed.read(PatternReader(slots, typed.body.extent))
        return value != nil
      }
      guard let value else { throw LinkError(.notFound, at: 0) }
      return (value, match.extraQuery)
    } catch {
      throw error.of(text)
    }
  }

  func print(_ value: Value) throws(PrintError) -> String {
    try SlotWriter.withScratch { (writer) throws(PrintError) in
      try typed.write(value, &writer)
      let source = try rows.table.source(for: .path, of: 0)
      let text = try rows.link(of: &writer, row: 0, from: source, method: nil) { _, slots, writer in
        guard let value = typed.read(PatternReader(slots, typed.body.extent)) else { return nil }
        return (try? typed.write(value, &writer)) == nil ? -1 : 0
      }
      do throws(PrintError) { try writer.makeSure() } catch { throw error.of(text) }
      return text
    }
  }
}

/// A pattern's body with the type of its value, both ways.
struct TypedBody<Value>: Sendable {
  let body: PatternBody
  private let elements = TupleElements<Value>()

  /// The value of what a link holds; nil if that stands for none.
  func read(_ reader: PatternReader) -> Value? { elements.compose { body.read(reader, &$0) } }

  /// Writes a value, as `read` takes it.
  func write(_ value: Value, _ writer: inout SlotWriter) throws(PrintError) {
    try elements.decompose(value) { (elements) throws(PrintError) in try body.write(&elements, &writer) }
  }
}

extension PatternBody {
  /// The row of a route of this pattern, whose every parameter is an element.
  ///
  /// - Parameter template: the pattern's own.
  func row(_ template: Template) -> TypedRows.Row {
    TypedRows.Row(
      shape: PayloadShape(straight: extent.values),
      readsAsSpelled: zip(types, template.parameters).allSatisfy { $0.readsAsSpelled($1.type) })
  }

  /// The same as one element of a larger value: several elements become a tuple of their own.
  package func asOneElement<Value>(_ type: Value.Type) -> PatternBody {
    guard TupleElements<Value>().types.count > 1 else { return self }
    let typed = TypedBody<Value>(body: self)
    var one = self
    one.read = { reader, elements in typed.read(reader).map { elements.put($0) } ?? false }
    one.write = { (elements, writer) throws(PrintError) in
      guard let value = elements.take(Value.self) else { throw PrintError(.readsDifferently) }
      try typed.write(value, &writer)
    }
    return one
  }
}
