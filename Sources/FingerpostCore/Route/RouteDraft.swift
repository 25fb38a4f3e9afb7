/// A route on its way into a router's table: a template, and the two directions between its captures and destinations.
struct RouteDraft<Destination: Sendable>: Sendable {
  var name: String?
  var template: Template
  /// The Swift types of the parameters.
  var types: [any RouteParameter.Type]
  /// The origins that the route is limited to; nil for all.
  var origins: [Origin]?
  /// The number of the enum case that the route's destinations have, as far as an example tells.
  var tag: UInt32?
  /// The destination of captures; nil where they stand for none.
  var read: @Sendable (Captures) -> Destination?
  /// The captures of a destination; nil for one that is not this route's. Inverse of `read`.
  var write: @Sendable (Destination) throws(PrintError) -> Captures?

  /// Captures to try the route with; nil where some type's texts are not known.
  var sample: Captures? { Self.sample(of: template, types: types) }

  private static func sample(of template: Template, types: [any RouteParameter.Type]) -> Captures? {
    var sampler = SampleTexts(types: types)
    return template.captures(from: &sampler)
  }
}

/// The first example of everything: every optional group there, every either group on its left branch.
private struct SampleTexts: CaptureSampler {
  let types: [any RouteParameter.Type]

  mutating func isPresent() -> Bool { true }
  mutating func branch(of count: Int) -> Int { 0 }

  mutating func text(for parameter: Template.Parameter) -> String? {
    guard case .custom(let name) = parameter.type.element else { return parameter.type.sample }
    return types.first { $0.customType?.name == name }?.parameterExamples.first
  }

  mutating func texts(for parameter: Template.Parameter) -> [String]? { text(for: parameter).map { [$0] } }
}

extension RouteDraft {
  /// The draft of a pattern's route.
  init<Payload>(_ body: PatternBody, _ destination: DestinationCase<Payload, Destination>) throws(PatternFaults) {
    let typed = TypedBody<Payload>(body)
    try self.init(try body.template(), types: body.types, destination) { captures in
      typed.read(captures)
    } write: { (payload) throws(PrintError) in
      try typed.write(payload)
    }
  }

  /// The draft of a template's route, whose parameters bind to the elements of a payload.
  init<Payload>(_ text: String, _ destination: DestinationCase<Payload, Destination>) throws(PatternFaults) {
    let untyped = try Template(reading: text)
    let elements = TupleElements<Payload>()
    let binding = try PayloadBinding(untyped, to: elements.types, labels: try destination.labels(for: untyped))
    try self.init(binding.template, types: binding.types, destination) { captures in
      binding.read(captures).flatMap(elements.compose)
    } write: { (payload) throws(PrintError) in
      try binding.write(elements.decompose(payload))
    }
  }

  /// The draft of a route whose captures are read as a payload; a destination made of examples is taken apart, to see that
  /// it can be.
  init<Payload>(
    _ template: Template, types: [any RouteParameter.Type], _ destination: DestinationCase<Payload, Destination>,
    read: @escaping @Sendable (Captures) -> Payload?,
    write: @escaping @Sendable (Payload) throws(PrintError) -> Captures?
  ) throws(PatternFaults) {
    let sample = Self.sample(of: template, types: types).flatMap(read).map(destination.make)
    if let sample { try destination.check(sample) }
    self.init(
      name: sample.flatMap { EnumCase.name(of: $0) }, template: template, types: types,
      tag: sample.flatMap { EnumCase.tag(of: $0) },
      read: { captures in read(captures).map(destination.make) },
      write: { (value) throws(PrintError) in
        guard let payload = destination.take(value) else { return nil }
        return try write(payload)
      })
  }
}

extension Template {
  /// Reads template text, its error as a fault.
  init(reading text: String) throws(PatternFaults) {
    do throws(TemplateError) {
      try self.init(text)
    } catch {
      throw PatternFaults(problems: [error.description])
    }
  }
}
