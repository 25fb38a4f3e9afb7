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
  func labels(last: Any? = nil) throws(PatternFaults) -> [String?]? {
    var samples: [Any] = []
    for type in last == nil ? elements.types : elements.types.dropLast() {
      guard let sample = PayloadElement(type)?.sample(of: type) else { return nil }
      samples.append(sample)
    }
    if let last { samples.append(last) }
    guard let payload = elements.compose(samples) else { return nil }
    let made = make(payload)
    try check(made)
    guard let held = EnumCase.payload(of: made), let labels = TupleLayout.labels(of: type(of: held)) else { return nil }
    return labels.count == elements.types.count ? labels : nil
  }
}

extension DestinationCase where Payload == Void {
  /// One destination, and no other.
  init(_ destination: Destination, take: (@Sendable (Destination) -> Void?)?) {
    make = { _ in destination }
    let tag = EnumCase.tag(of: destination)
    let spelling = Spelling(case: destination)
    told =
      take ?? { other in
        // Of a case that holds nothing, which costs nothing to ask, there is one value.
        guard let tag, let spelling, EnumCase.tag(of: other) == tag else { return nil }
        return spelling == .enumCase(tag, holding: nil) || Spelling(case: other) == spelling ? () : nil
      }
  }
}
