import FingerpostEngine

/// Reads and writes the destinations of one route: its template, and both directions between parameters and destinations.
package struct RouteCodec<Destination: Sendable>: Sendable {
  /// The name given, or that of the enum's case; nil if neither is known.
  var name: String?
  /// The name in the router that the route was mounted from.
  var innerName: String?
  package internal(set) var template: Template
  /// The Swift types of the parameters; nil for one that no element of a payload takes.
  package internal(set) var types: [(any RouteParameter.Type)?]
  /// Where the route was declared.
  package internal(set) var source: DeclarationLocation?
  /// Whether a link that reads may still stand for no destination.
  package internal(set) var isPartial = false
  /// The number of the enum case of the route's destinations; nil if no example shows it.
  package internal(set) var tag: UInt32?
  /// The number of the enum case that a gone route shows instead, if that is one, whatever the link holds.
  var shownTag: UInt32?
  /// How the elements of its payload bind to the parameters.
  package internal(set) var row: TypedRows.Row
  /// Makes the destination of what a link holds; false if another route may answer. A link may also be answered without a destination:
  /// see ``Router/narrowed(to:take:)``.
  package var read: @Sendable (SlotReader, inout Destination?) -> Bool
  /// Writes the elements of a destination; false for one that is not this route's. Inverse of `read`.
  var write: @Sendable (Destination, inout SlotWriter) throws(PrintError) -> Bool

  /// `shop.cart`: the name, and that in the inner router.
  var fullName: String? {
    let names = [name, innerName].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Whether it is an old shape of link, which reads what other routes write, and writes nothing.
  package var isReadOnly: Bool { row.isReadOnly }

  /// The destination of captures; nil if they stand for none.
  package func value(of captures: Captures) -> Destination? { captures.read(row, value) }

  /// The destination of what a link holds; nil if there is none.
  func value(_ reader: SlotReader) -> Destination? {
    var value: Destination?
    return read(reader, &value) ? value : nil
  }

  /// Captures to try the route with: each type begins with its example of this index. Nil if a type has no known texts.
  package func sample(from index: Int = 0) -> Captures? {
    var sampler = ExampleTexts(owners: owners, index: index)
    return template.captures(from: &sampler)
  }

  /// The Swift types that a parameter of this type may have.
  package func owners(of type: ParameterType) -> [any RouteParameter.Type] {
    guard type.isCustom else { return types.compactMap { $0 }.filter { $0.parameterType == type } }
    return zip(template.parameters, types).compactMap { parameter, own in parameter.type.element == type ? own : nil }
  }

  /// The destination of an example; nil if none has one.
  var example: Destination? { (0..<trialCount).firstResult { sample(from: $0).flatMap(value) } }
}

/// An example of everything, each its own: every optional group there, every either group on its left branch.
private struct ExampleTexts: CaptureSampler {
  let owners: (ParameterType) -> [any RouteParameter.Type]
  var index: Int

  mutating func isPresent() -> Bool { true }
  mutating func branch(of count: Int) -> Int { 0 }

  mutating func text(for parameter: Template.Parameter) -> String? {
    defer { index += 1 }
    // A Swift type may read less than the parameter type that stands for it.
    if let type = owners(parameter.type.element).first { return type.example(index) }
    let samples = parameter.type.samples
    return samples.isEmpty ? nil : samples[index % samples.count]
  }

  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
    text(for: parameter).map { [$0] }
  }
}

extension RouteCodec {
  /// The codec of a pattern's route.
  init<Payload>(_ body: PatternBody, _ destination: DestinationCase<Payload, Destination>) throws(RouterError) {
    try self.init(PayloadBinding(body), destination)
    isPartial = body.isPartial
  }

  /// The codec of a template's route, whose parameters bind to the elements of a payload.
  init<Payload>(_ text: String, _ destination: DestinationCase<Payload, Destination>) throws(RouterError) {
    let untyped = try Template(reading: text)
    let labels = try destination.labels(for: untyped)
    try self.init(PayloadBinding(untyped, to: destination.elements.types, labels: labels), destination)
  }

  /// The codec of a route that is read, and never written.
  init<Payload>(
    reading untyped: Template, _ labels: [String?]?, leavesRest: Bool = false,
    _ make: @escaping @Sendable (Payload) -> Destination?
  ) throws(RouterError) {
    let elements = TupleElements<Payload>()
    let binding = try PayloadBinding(untyped, to: elements.types, labels: labels, leavesRest: leavesRest)
    self.init(
      template: binding.template, types: binding.types, row: binding.row,
      read: { reader, value in
        value = elements.compose { binding.read(reader, &$0) }.flatMap(make)
        return value != nil
      }, write: { _, _ in false })
  }

  /// Makes the route an old shape of link, whose destinations another route writes.
  mutating func makeReadOnly() {
    (row.isReadOnly, tag, isPartial) = (true, nil, true)
    template.flags.deprecation = template.flags.deprecation ?? ""
  }

  /// The codec of a route that is read as a payload, element by element. It is tried out with destinations made of examples.
  init<Payload>(
    _ binding: PayloadBinding, _ destination: DestinationCase<Payload, Destination>
  ) throws(RouterError) {
    let elements = destination.elements
    self.init(
      template: binding.template, types: binding.types, row: binding.row,
      read: { reader, value in
        value = elements.compose({ binding.read(reader, &$0) }, destination.make)
        return value != nil
      },
      write: { (value, writer) throws(PrintError) in
        guard let payload = destination.take(value) else { return false }
        assert(writer.compares(value, to: destination.make(payload), "make: and take: must give back the same value"))
        return try elements.decompose(payload) { (values) throws(PrintError) in try binding.write(&values, &writer) }
      })
    var sample: Destination?
    var fault: RouterError?
    for index in 0..<trialCount where sample == nil || destination.isOpaque {
      let payload = self.sample(from: index).flatMap { captures in
        captures.read(row) { reader in elements.compose { binding.read(reader, &$0) } }
      }
      guard let payload else { continue }
      do throws(RouterError) { sample = try destination.checked(payload) } catch { fault = fault ?? error }
    }
    if let fault, sample == nil || destination.isOpaque { throw fault }
    if destination.isOpaque { return }
    name = sample.flatMap { EnumCase.name(of: $0) }
    tag = sample.flatMap { EnumCase.tag(of: $0) }
  }
}

extension Template {
  /// Reads template text, its error as a fault. Typed routes say as values what a gone link shows instead.
  init(reading text: String) throws(RouterError) {
    do throws(TemplateError) {
      try self.init(text)
    } catch {
      throw RouterError(faults: [.init(error)])
    }
    guard flags.gone == nil else {
      throw RouterError(
        "[gone=…] is for text tables: write RouteDefinition(\"…\", gone: \"…\", instead: …)", .goneInTemplate)
    }
  }
}

/// Reads and writes the values of an enum: each is the number of its case, and the elements of its payload. `@Routes`
/// writes one for its enum.
@_documentation(visibility: internal)
public struct CaseCodec<Destination: Sendable>: Sendable {
  /// Makes the value of a case's number; false if there is none.
  let read: @Sendable (Int, SlotReader, inout Destination?) -> Bool
  /// Puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  let write: @Sendable (Destination, inout SlotWriter) -> Int

  @usableFromInline
  package init(
    _ read: @escaping @Sendable (Int, SlotReader, inout Destination?) -> Bool,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int
  ) {
    (self.read, self.write) = (read, write)
  }

  /// The value of a case's number.
  func value(_ number: Int, _ reader: SlotReader) -> Destination? {
    var value: Destination?
    return read(number, reader, &value) ? value : nil
  }

  /// Makes the value of a link, and writes it: see ``TypedRows/Rewriting``.
  func rewrite(_ number: Int, _ reader: SlotReader, _ write: (Destination) -> Int) -> Int? {
    var value: Destination?
    guard read(number, reader, &value) else { return nil }
    return value.map(write) ?? -1
  }
}
