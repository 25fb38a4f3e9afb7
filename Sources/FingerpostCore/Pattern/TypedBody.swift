/// A pattern's body with the type of its value, both ways.
struct TypedBody<Value>: Sendable {
  let body: PatternBody
  private let elements = TupleElements<Value>()

  init(_ body: PatternBody) { self.body = body }

  /// The value of the captures that come next; nil where they stand for none.
  func read(_ reader: inout CaptureReader) -> Value? {
    elements.compose { body.read(&reader, &$0) }
  }

  /// Puts the captures of a value, as `read` takes them.
  func write(_ value: Value, _ writer: inout CaptureWriter) throws(PrintError) {
    try elements.decompose(value) { (elements) throws(PrintError) in try body.write(&elements, &writer) }
  }

  /// The value of all captures of a template.
  func read(_ captures: Captures) -> Value? {
    var reader = CaptureReader(captures)
    return read(&reader)
  }

  /// All captures of a value.
  func write(_ value: Value) throws(PrintError) -> Captures {
    var writer = CaptureWriter()
    try write(value, &writer)
    return writer.captures
  }
}

extension PatternBody {
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
