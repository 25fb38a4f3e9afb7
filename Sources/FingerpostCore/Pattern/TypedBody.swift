/// A pattern's body with the type of its value, both ways.
struct TypedBody<Value>: Sendable {
  let body: PatternBody
  private let elements = TupleElements<Value>()

  init(_ body: PatternBody) { self.body = body }

  /// The value of the captures that come next; nil where they stand for none.
  func read(_ reader: inout CaptureReader) -> Value? {
    var values: [Any] = []
    return body.read(&reader, &values) ? elements.compose(values) : nil
  }

  /// Puts the captures of a value, as `read` takes them.
  func write(_ value: Value, _ writer: inout CaptureWriter) throws(PrintError) {
    var values = elements.decompose(value)[...]
    try body.write(&values, &writer)
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
