/// Reads and writes the destinations of one route: a template, and the two directions between its parameters and
/// destinations.
package struct RouteCodec<Destination: Sendable>: Sendable {
  /// The name given, or that of the enum's case; nil if neither is known.
  var name: String?
  /// The name in the router that the route was mounted from.
  var innerName: String?
  package var template: Template
  /// The Swift types of the parameters.
  package var types: [any RouteParameter.Type]
  /// The types that have another name in this template than their own.
  var renamed: [String: any RouteParameter.Type] = [:]
  /// The origins that the route is limited to; nil for all.
  var origins: [Origin]?
  /// Where the route was declared.
  package var source: DeclarationLocation?
  /// Whether a link that reads may still stand for no destination.
  package var isPartial = false
  /// The number of the enum case of the route's destinations; nil if no example shows it.
  package var tag: UInt32?
  /// What a gone route shows instead, if that is one route whatever the link holds.
  var shown: Shown?
  /// How the elements of its payload bind to the parameters.
  package var row: TypedRows.Row
  /// The destination of what a link holds; nil if there is none.
  var read: @Sendable (SlotReader) -> Destination?
  /// Whether a link without a destination here has another one, so that no other route may answer it: see
  /// ``Router/narrowed(to:take:)``.
  package var isForeign: @Sendable (SlotReader) -> Bool = { _ in false }
  /// Writes the elements of a destination; false for one that is not this route's. Inverse of `read`.
  var write: @Sendable (Destination, inout SlotWriter) throws(PrintError) -> Bool

  /// What a gone route shows instead.
  enum Shown: Sendable, Hashable {
    /// The route of this name, in the same router.
    case route(String)
    /// The route of this name, in the router that the route was mounted from.
    case inner(String)
    /// The routes of the enum case with this number.
    case tag(UInt32)
  }

  /// `shop.cart`: the name, and that in the inner router.
  var fullName: String? {
    let names = [name, innerName].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Whether it is an old shape of link, which reads what other routes write, and writes nothing.
  package var isReadOnly: Bool { row.isReadOnly }

  /// The destination of captures; nil where they stand for none.
  package func value(of captures: Captures) -> Destination? { captures.read(row, read) }

  /// Captures to try the route with; nil where some type's texts are not known.
  package var sample: Captures? { sample(from: 0) }

  /// Other captures for another index: each type begins with that one of its examples.
  func sample(from index: Int) -> Captures? {
    var sampler = ExampleTexts(owners: owners, index: index)
    return template.captures(from: &sampler)
  }

  /// The destinations of those examples that have one.
  var samples: some Sequence<Destination> { (0..<RouteTrial.count).lazy.compactMap { sample(from: $0).flatMap(value) } }
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
  init<Payload>(_ body: PatternBody, _ destination: DestinationCase<Payload, Destination>) throws(PatternFaults) {
    let (template, extent) = (try body.template(), body.extent)
    try self.init(template, types: body.types, body.row(template), destination) { slots, elements in
      var reader = PatternReader(slots, extent)
      return body.read(&reader, &elements)
    } write: { (elements, writer) throws(PrintError) in
      try body.write(&elements, &writer)
      return true
    }
    isPartial = body.isPartial
  }

  /// The codec of a template's route, whose parameters bind to the elements of a payload.
  init<Payload>(_ text: String, _ destination: DestinationCase<Payload, Destination>) throws(PatternFaults) {
    let untyped = try Template(reading: text)
    let labels = try destination.labels(for: untyped)
    let binding = try PayloadBinding(untyped, to: destination.elements.types, labels: labels)
    try self.init(
      binding.template, types: binding.types, binding.row, destination, read: binding.read,
      write: { (values, writer) throws(PrintError) in binding.write(&values, &writer) })
  }

  /// The codec of a route that is read, and never written.
  init<Payload>(
    reading untyped: Template, _ labels: [String?]?, leavesRest: Bool = false,
    _ make: @escaping @Sendable (Payload) -> Destination?
  ) throws(PatternFaults) {
    let elements = TupleElements<Payload>()
    let binding = try PayloadBinding(untyped, to: elements.types, labels: labels, leavesRest: leavesRest)
    self.init(
      template: binding.template, types: binding.types, row: binding.row,
      read: { reader in elements.compose { binding.read(reader, &$0) }.flatMap(make) }, write: { _, _ in false })
  }

  /// Makes the route an old shape of link, whose destinations another route writes.
  mutating func makeReadOnly() {
    (row.isReadOnly, tag, isPartial) = (true, nil, true)
    template.flags.deprecation = template.flags.deprecation ?? ""
  }

  /// The codec of a route that is read as a payload, element by element. It tries to find the payload of a destination
  /// that is made of examples.
  init<Payload>(
    _ template: Template, types: [any RouteParameter.Type], renamed: [String: any RouteParameter.Type] = [:],
    _ row: TypedRows.Row, _ destination: DestinationCase<Payload, Destination>,
    read: @escaping @Sendable (SlotReader, inout ElementSink) -> Bool,
    write: @escaping @Sendable (inout ElementSource, inout SlotWriter) throws(PrintError) -> Bool
  ) throws(PatternFaults) {
    let elements = destination.elements
    self.init(
      template: template, types: types, renamed: renamed, row: row,
      read: { reader in elements.compose({ read(reader, &$0) }, destination.make) },
      write: { (value, writer) throws(PrintError) in
        guard let payload = destination.take(value) else { return false }
        return try elements.decompose(payload) { (elements) throws(PrintError) in try write(&elements, &writer) }
      })
    var sample: Destination?
    var fault: PatternFaults?
    for index in 0..<RouteTrial.count where sample == nil {
      let payload = self.sample(from: index).flatMap { captures in
        captures.read(row) { reader in elements.compose { read(reader, &$0) } }
      }
      guard let payload else { continue }
      do throws(PatternFaults) { sample = try destination.checked(payload) } catch { fault = fault ?? error }
    }
    if sample == nil, let fault { throw fault }
    name = sample.flatMap { EnumCase.name(of: $0) }
    tag = sample.flatMap { EnumCase.tag(of: $0) }
  }
}

extension Template {
  /// Reads template text, its error as a fault. Typed routes say as values what a gone link shows instead.
  init(reading text: String) throws(PatternFaults) {
    do throws(TemplateError) {
      try self.init(text)
    } catch {
      throw PatternFaults([.init(error.description, error.code)])
    }
    guard flags.gone == nil else {
      throw PatternFaults(
        problems: ["[gone=…] is for text tables: write On(\"…\", gone: \"…\", instead: …)"], .goneInTemplate)
    }
  }
}

// The names of parameter types in a table: see ``TypeNames``.

extension RouteCodec {
  /// The custom types, each with its name in this template.
  var namedTypes: [(name: String, type: any RouteParameter.Type)] {
    types.compactMap { type in
      guard let name = type.customName else { return nil }
      return (renamed.first { $0.value == type }?.key ?? name, type)
    }
  }

  /// The Swift types that a parameter of this type may have.
  package func owners(of type: ParameterType) -> [any RouteParameter.Type] {
    guard case .custom(let name) = type else { return types.filter { $0.parameterType == type } }
    return namedTypes.filter { $0.name == name }.map(\.type)
  }

  /// The codec with its types renamed as `names` has them.
  func renaming(_ names: TypeNames) throws(PatternFaults) -> RouteCodec {
    let changes = Dictionary(namedTypes.map { ($0.name, names[$0.type]) }) { first, _ in first }
    guard changes.contains(where: { $0.key != $0.value }) else { return self }
    var codec = self
    codec.template = try PatternFaults.of { () throws(TemplateError) in
      try template.withTypes(template.parameters.map { $0.type.renaming(changes) })
    }
    let pairs = types.filter { $0.customName != names[$0] }.map { (names[$0], $0) }
    codec.renamed = Dictionary(pairs) { first, _ in first }
    return codec
  }
}

extension ParameterType {
  fileprivate func renaming(_ names: [String: String]) -> ParameterType {
    switch self {
    case .custom(let name): .custom(names[name] ?? name)
    case .array(let element): .array(element.renaming(names))
    default: self
    }
  }
}

/// Reads and writes the values of an enum: each is the number of its case, and the elements of its payload. `@Routes`
/// writes one for its enum.
public struct CaseCodec<Destination: Sendable>: Sendable {
  /// Makes the value of a case's number; false where there is none.
  let read: @Sendable (Int, SlotReader, inout Destination?) -> Bool
  /// Puts the elements of a value's payload, and gives the number of its case; −1 for one without a route.
  let write: @Sendable (Destination, inout SlotWriter) -> Int

  /// A codec of two functions, each the other's inverse: `read` makes the value of a case's number; `write` puts the elements of a
  /// value's payload, and gives the number of its case, −1 for one without a route.
  @inlinable  // the module that declares the enum calls both functions directly
  public init(
    read: @escaping @Sendable (Int, SlotReader) throws(RouteRefusal) -> Destination,
    write: @escaping @Sendable (Destination, inout SlotWriter) -> Int
  ) {
    self.init { number, reader, value in
      do throws(RouteRefusal) {
        value = .some(try read(number, reader))
        return true
      } catch {
        return false
      }
    } write: {
      write($0, &$1)
    }
  }

  @usableFromInline
  init(
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
}
