/// A pattern's body with the type of its value, both ways.
struct TypedBody<Value>: Sendable {
  let body: PatternBody
  private let elements = TupleElements<Value>()

  init(_ body: PatternBody) { self.body = body }

  /// The value of the next slots; nil if they stand for none.
  func read(_ reader: inout PatternReader) -> Value? {
    elements.compose { body.read(&reader, &$0) }
  }

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
    guard arity > 1 else { return self }
    let typed = TypedBody<Value>(self)
    var one = self
    one.arity = 1
    one.read = { reader, elements in
      typed.read(&reader).map { elements.put($0) } ?? false
    }
    one.write = { (elements, writer) throws(PrintError) in
      guard let value = elements.take(Value.self) else { throw PrintError(.readsDifferently) }
      try typed.write(value, &writer)
    }
    return one
  }
}
