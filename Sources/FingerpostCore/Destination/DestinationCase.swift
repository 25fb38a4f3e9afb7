/// How a destination is made of a payload, and taken apart into it.
struct DestinationCase<Payload, Destination: Sendable>: Sendable {
  let make: @Sendable (Payload) -> Destination
  /// Taking apart as it was told; nil for reflection.
  private let told: (@Sendable (Destination) -> Payload?)?
  private let elements = TupleElements<Payload>()

  /// The case that a constructor makes.
  init(_ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)?) {
    self.make = make
    told = take
  }

  /// The payload of a destination of this case; nil for another. Inverse of `make`.
  func take(_ destination: Destination) -> Payload? {
    if let told { return told(destination) }
    guard let tag = EnumCase.tag(of: destination), let payload = reflect(destination) else { return nil }
    // The same type of payload may stand in several cases: what is made again must be of the same one.
    return EnumCase.tag(of: make(payload)) == tag ? payload : nil
  }

  /// What the enum's case holds, without its labels.
  private func reflect(_ destination: Destination) -> Payload? {
    guard let held = EnumCase.payload(of: destination) else { return nil }
    if let payload = held as? Payload { return payload }
    let values = TupleLayout.decompose(held)
    return elements.compose(values) ?? (values.count == 1 ? values.first as? Payload : nil)
  }

  /// Makes sure that a destination made here comes apart again.
  func check(_ made: Destination) throws(PatternFaults) {
    guard take(made) != nil else { throw PatternFaults(problems: [Self.reason(made)]) }
  }

  /// Why reflection does not take a destination apart.
  private static func reason(_ made: Destination) -> String {
    if EnumCase.tag(of: made) == nil {
      return "\(Destination.self) is not an enum: say how to take it apart with take:"
    }
    if EnumCase.name(of: made) == nil {
      return "\(Destination.self) was compiled without reflection metadata: say how to take it apart with take:"
    }
    return "\(Destination.self) cannot be taken apart by reflection: say how with take:"
  }

  /// The labels that the elements of the payload have, nil for each without one.
  ///
  /// The case is asked by way of a value made of examples.
  ///
  /// - Parameter last: the last element, where it is no parameter's.
  func labels(last: Any? = nil, for template: Template) throws(PatternFaults) -> [String?]? {
    var samples: [Any] = []
    for type in last == nil ? elements.types : elements.types.dropLast() {
      guard let sample = PayloadElement(type)?.sample(of: type) else { return nil }
      samples.append(sample)
    }
    if let last { samples.append(last) }
    guard let payload = elements.compose(samples) else { return nil }
    let made = make(payload)
    try check(made)
    guard EnumCase.tag(of: made) != nil else { return nil }
    guard let held = EnumCase.payload(of: made) else {
      try checkOrder(of: made, samples.count - (last == nil ? 0 : 1), for: template)
      return nil
    }
    let mirror = Mirror(reflecting: held)
    guard mirror.displayStyle == .tuple else { return nil }
    let labels = mirror.children.map { child in child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
    return labels.count == elements.types.count ? labels : nil
  }

  /// Elements must not be bound to names by their order where labels that nobody can see may say otherwise: the same source
  /// would bind them in another way than with reflection metadata.
  private func checkOrder(of made: Destination, _ count: Int, for template: Template) throws(PatternFaults) {
    guard EnumCase.isHolding(made), count > 1, template.parameters.contains(where: { $0.name != nil }) else { return }
    throw PatternFaults(problems: [
      "\(Destination.self) was compiled without reflection metadata, and the labels of the payload are not known:"
        + " leave the parameters unnamed, as in users/:string/tweets/:int, or give a pattern"
    ])
  }
}

extension DestinationCase where Payload == Void {
  /// One destination, and no other.
  init(_ destination: Destination, take: (@Sendable (Destination) -> Void?)?) {
    make = { _ in destination }
    let tag = EnumCase.tag(of: destination)
    // Not reflection: without metadata it sees nothing in a case that holds something, and all of them would be this one.
    let isHolding = EnumCase.isHolding(destination)
    let held = EnumCase.payload(of: destination).flatMap(Self.spelling)
    told =
      take ?? { other in
        guard let tag, EnumCase.tag(of: other) == tag else { return nil }
        guard isHolding else { return () }
        return held != nil && EnumCase.payload(of: other).flatMap(Self.spelling) == held ? () : nil
      }
  }

  /// What a case holds, element by element as links spell it; nil where links cannot.
  private static func spelling(_ held: Any) -> [Captured]? {
    let values = TupleLayout.decompose(held)
    let captures = values.compactMap { value in CaptureCoding(type(of: value))?.write(value) }
    return captures.count == values.count ? captures : nil
  }
}
