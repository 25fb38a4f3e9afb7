/// How a destination is made of a payload, and its payload is found again.
struct DestinationCase<Payload, Destination: Sendable>: Sendable {
  let make: @Sendable (Payload) -> Destination
  /// What takes a destination apart, if the caller gave it; nil for reflection.
  private let explicitTake: (@Sendable (Destination) -> Payload?)?
  /// Whether reflection takes destinations apart, which has to be tried out.
  let isReflected: Bool
  /// The labels of the payload's elements, if the caller gave them.
  let explicitLabels: [String?]?
  let elements = TupleElements<Payload>()

  /// The case that a constructor makes.
  init(
    _ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)?,
    labels: [String?]? = nil
  ) {
    self.make = make
    (explicitTake, isReflected, explicitLabels) = (take, take == nil, labels)
  }

  /// The payload of a destination of this case; nil for another. Inverse of `make`.
  func take(_ destination: Destination) -> Payload? {
    if let explicitTake { return explicitTake(destination) }
    guard let tag = EnumCase.tag(of: destination), let payload = reflect(destination) else { return nil }
    // Several cases may have a payload of this type: the value made again must be of the same case.
    return EnumCase.tag(of: make(payload)) == tag ? payload : nil
  }

  /// The payload if it is the last element of a case, and `make` adds the others; nil if the others differ.
  func takeLast(_ destination: Destination) -> Payload? {
    guard let held = EnumCase.payload(of: destination),
      let payload = TupleLayout.decompose(held).last as? Payload,
      let reflected = ReflectedValue(case: destination), ReflectedValue(case: make(payload)) == reflected
    else { return nil }
    return payload
  }

  /// What the enum's case holds, without its labels.
  func reflect(_ destination: Destination) -> Payload? {
    guard let held = EnumCase.payload(of: destination) else { return nil }
    if let payload = held as? Payload { return payload }
    let values = TupleLayout.decompose(held)
    return elements.compose { sink in values.allSatisfy { sink.put(any: $0) } }
      ?? (values.count == 1 ? values.first as? Payload : nil)
  }

  /// The destination made of an example, after checking that its payload is found again.
  func checked(_ payload: Payload) throws(PatternFaults) -> Destination {
    let made = make(payload)
    guard let taken = take(made) else {
      throw PatternFaults(problems: [
        isReflected ? Self.reason(made) : "take: gives nil for a destination that the route makes"
      ])
    }
    // What a function does with its payload, reflection cannot undo.
    if isReflected, let again = take(make(taken)), let reflected = ReflectedValue(taken),
      ReflectedValue(again) != reflected
    {
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
}

extension DestinationCase where Payload == Void {
  /// One destination, and no other.
  init(_ destination: Destination, take: (@Sendable (Destination) -> Void?)?) {
    make = { _ in destination }
    (isReflected, explicitLabels) = (take == nil, nil)
    let tag = EnumCase.tag(of: destination)
    let reflected = ReflectedValue(case: destination)
    explicitTake =
      take ?? { other in
        // A case that holds nothing has one value, which its tag tells without reflection.
        guard let tag, let reflected, EnumCase.tag(of: other) == tag else { return nil }
        return reflected == .enumCase(tag, holding: nil) || ReflectedValue(case: other) == reflected ? () : nil
      }
  }
}

/// A value as links see it: a parameter as its texts, an enum's value as its case and what that holds, a tuple as its elements.
///
/// It is what two values are compared by: their own `==` is not asked, and they need not have one.
indirect enum ReflectedValue: Sendable, Hashable {
  case parameter([Captured])
  case enumCase(UInt32, holding: ReflectedValue?)
  case tuple([ReflectedValue])

  /// Nil for a value of any other kind, and for an enum whose reflection metadata was not compiled.
  init?(_ value: Any) {
    func reflect<Value>(_ value: Value) -> ReflectedValue? {
      if let element = PayloadElement(Value.self) { return element.captures(of: value).map { .parameter($0) } }
      if EnumCase.tag(of: value) != nil { return ReflectedValue(case: value) }
      guard TupleLayout.elements(of: Value.self) != nil else { return nil }
      let values = TupleLayout.decompose(value)
      let elements = values.compactMap { ReflectedValue($0) }
      return elements.count == values.count ? .tuple(elements) : nil
    }
    guard let reflected = reflect(value) else { return nil }
    self = reflected
  }

  /// An enum's value by its case, even if its type is a parameter's.
  init?<Value>(case value: Value) {
    // Without a name there is no reflection metadata: a case that holds something would seem to hold nothing.
    guard let tag = EnumCase.tag(of: value), EnumCase.name(of: value) != nil || !EnumCase.isHolding(value) else {
      return nil
    }
    guard let held = EnumCase.payload(of: value) else {
      self = .enumCase(tag, holding: nil)
      return
    }
    guard let reflected = ReflectedValue(held) else { return nil }
    self = .enumCase(tag, holding: reflected)
  }
}
