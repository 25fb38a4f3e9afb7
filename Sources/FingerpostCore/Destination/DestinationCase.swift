/// How a destination is made of a payload, and taken apart into it.
struct DestinationCase<Payload, Destination: Sendable>: Sendable {
  let make: @Sendable (Payload) -> Destination
  /// Taking apart as it was told; nil for reflection.
  private let told: (@Sendable (Destination) -> Payload?)?
  /// Whether nobody said how: then it has to be tried out.
  private let isReflected: Bool
  private let elements = TupleElements<Payload>()

  /// The case that a constructor makes.
  init(_ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)?) {
    self.make = make
    (told, isReflected) = (take, take == nil)
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

  /// The destination of an example, once it is certain that destinations made here come apart again.
  func checked(_ payload: Payload) throws(PatternFaults) -> Destination {
    let made = make(payload)
    guard let taken = take(made) else {
      throw PatternFaults(problems: [
        isReflected ? Self.reason(made) : "take: gives nil for a destination that the route makes"
      ])
    }
    // What a function does with its payload, reflection cannot undo.
    if isReflected, let again = take(make(taken)), let spelling = Spelling(taken), Spelling(again) != spelling {
      throw PatternFaults(problems: [Self.reason(made)])
    }
    return made
  }

  /// Why reflection does not take a destination apart.
  private static func reason(_ made: Destination) -> String {
    if !EnumCase.isEnum(Destination.self) {
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
    for (place, type) in (last == nil ? elements.types : elements.types.dropLast()).enumerated() {
      guard let element = PayloadElement(type) else { return nil }
      guard let sample = element.sample(of: type, place) else {
        try checkOrder(of: element, among: elements.types.count - (last == nil ? 0 : 1))
        return nil
      }
      samples.append(sample)
    }
    if let last { samples.append(last) }
    guard let payload = elements.compose(samples) else { return nil }
    let made = try checked(payload)
    guard let held = EnumCase.payload(of: made) else {
      try checkOrder(unseen: made, samples.count - (last == nil ? 0 : 1), for: template)
      return nil
    }
    guard let labels = TupleLayout.labels(of: type(of: held)), labels.count == elements.types.count else { return nil }
    // A function may give the case its payload in another order, to which the labels do not belong.
    if !isReflected {
      guard let spelling = Spelling(payload), reflect(made).flatMap({ Spelling($0) }) == spelling else { return nil }
    }
    return labels
  }

  /// Where no example tells the labels, elements must not be bound by their order, which labels may change.
  private func checkOrder(of element: PayloadElement, among count: Int) throws(PatternFaults) {
    guard isReflected, count > 1, EnumCase.isEnum(Destination.self) else { return }
    let unknown = element.codings.first { $0.sample(0) == nil }.map { "\($0.element)" } ?? "the payload"
    throw PatternFaults(problems: [
      "no text of \(unknown) is known, by which to learn the labels: give it parameterExamples"
    ])
  }

  /// Elements must not be bound to names by their order where labels that nobody can see may say otherwise: the same source
  /// would bind them in another way than with reflection metadata.
  private func checkOrder(unseen made: Destination, _ count: Int, for template: Template) throws(PatternFaults) {
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
    isReflected = take == nil
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
