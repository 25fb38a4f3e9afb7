/// A route on its way into a router's table: a template, and the two directions between its captures and destinations.
struct RouteDraft<Destination: Sendable>: Sendable {
  var name: String?
  var template: Template
  /// The Swift types of the parameters.
  var types: [any RouteParameter.Type]
  /// The origins that the route is limited to; nil for all.
  var origins: [Origin]?
  /// The number of the enum case that every destination of the route has, where it is known.
  var tag: UInt32?
  /// The destination of captures; nil where they stand for none.
  var read: @Sendable (Captures) -> Destination?
  /// The captures of a destination; nil for one that is not this route's. Inverse of `read`.
  var write: @Sendable (Destination) throws(PrintError) -> Captures?

  /// Captures to try the route with; nil where some type's texts are not known.
  var sample: Captures? {
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
    do throws(PatternFault) {
      template = try body.template()
    } catch {
      throw PatternFaults(problems: [error.message])
    }
    types = body.types
    let pattern = RoutePattern<Payload, PatternEnd>(body)
    read = { captures in pattern.read(captures).map(destination.make) }
    write = { (value) throws(PrintError) in
      try destination.take(value).map { (payload) throws(PrintError) in try pattern.write(payload) }
    }
    try name(by: destination)
  }

  /// The draft of a template's route, whose parameters bind to the elements of a payload.
  init<Payload>(
    _ text: String, _ destination: DestinationCase<Payload, Destination>
  ) throws(PatternFaults) {
    let untyped = try Template(reading: text)
    let elements = TupleElements.types(of: Payload.self)
    let labels = try destination.labels(elements)
    let binding = try PayloadBinding(untyped, to: elements, labels: labels)
    (template, types) = (binding.template, binding.types)
    read = { captures in
      binding.read(captures).flatMap { TupleElements.compose(Payload.self, of: $0) }.map(destination.make)
    }
    write = { (value) throws(PrintError) in
      try destination.take(value).map { (payload) throws(PrintError) in
        try binding.write(TupleElements.decompose(payload))
      }
    }
    try name(by: destination)
  }

  /// Finds the case that the route's destinations have, and tries taking one apart.
  private mutating func name<Payload>(by destination: DestinationCase<Payload, Destination>) throws(PatternFaults) {
    guard let sample, let value = read(sample) else { return }
    try destination.check(value)
    name = EnumCase.name(of: value)
    tag = EnumCase.tag(of: value)
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
