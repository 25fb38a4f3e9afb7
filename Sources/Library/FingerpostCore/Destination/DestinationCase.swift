import FingerpostEngine

/// How a destination is made of a payload, and its payload is found again.
struct DestinationCase<Payload, Destination: Sendable>: Sendable {
  let make: @Sendable (Payload) -> Destination
  /// What takes a destination apart, if the caller gave it; nil for reflection.
  private let explicitTake: (@Sendable (Destination) -> Payload?)?
  /// Whether reflection takes destinations apart, which has to be tried out.
  private(set) var isReflected: Bool
  /// Whether nothing is asked of the destination's type: its values have no case, and no labels.
  let isOpaque: Bool
  /// The labels of the payload's elements, if the caller gave them.
  let explicitLabels: [String?]?
  let elements: TupleElements<Payload>

  init(
    _ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)?,
    labels: [String?]? = nil, isOpaque: Bool = false, _ elements: TupleElements<Payload> = TupleElements()
  ) {
    (self.make, self.elements, self.isOpaque) = (make, elements, isOpaque)
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
    return elements.compose { sink in values.allSatisfy { sink.put($0) } }
      ?? (values.count == 1 ? values.first as? Payload : nil)
  }

  /// The destination made of an example, after checking that its payload is found again.
  func checked(_ payload: Payload) throws(RouterError) -> Destination {
    let made = make(payload)
    let taken = take(made)
    if isOpaque, taken.flatMap({ ReflectedValue($0) }) != ReflectedValue(payload) {
      throw RouterError("take: does not give back the values that make: was given")
    }
    guard let taken else {
      throw RouterError(isReflected ? reason(made) : "take: gives nil for a destination that the route makes")
    }
    // What a function does with its payload, reflection cannot undo.
    if isReflected, let again = take(make(taken)), let reflected = ReflectedValue(taken),
      ReflectedValue(again) != reflected
    {
      throw RouterError(reason(made))
    }
    return made
  }

  /// Why reflection does not take a destination apart.
  private func reason(_ made: Destination) -> String {
    var why = "cannot be taken apart by reflection: say how"
    if !EnumCase.isEnum(Destination.self) {
      why = "is not an enum: say how to take it apart"
    } else if EnumCase.tag(of: made) == nil {
      why = "is laid out in a way that is not known: say how to take it apart"
    } else if EnumCase.name(of: made) == nil {
      why = "was compiled without reflection metadata: say how to take it apart"
    }
    return "\(Destination.self) \(why) with take:"
  }
}

extension DestinationCase where Payload == Void {
  /// One destination, and no other.
  init(_ destination: Destination, take: (@Sendable (Destination) -> Void?)?) {
    let tag = EnumCase.tag(of: destination)
    let reflected = ReflectedValue(case: destination)
    self.init(
      { _ in destination },
      take: take ?? { other in
        // A case without a payload has one value: its tag is enough, without reflection.
        guard let tag, let reflected, EnumCase.tag(of: other) == tag else { return nil }
        return reflected == .enumCase(tag, holding: nil) || ReflectedValue(case: other) == reflected ? () : nil
      })
    isReflected = take == nil
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
  init?<Value>(_ value: Value) {
    if let element = PayloadElement(Value.self) {
      guard let captures = element.captures(of: value) else { return nil }
      self = .parameter(captures)
    } else if EnumCase.tag(of: value) != nil {
      self.init(case: value)
    } else {
      guard TupleLayout.elements(of: Value.self) != nil else { return nil }
      let values = TupleLayout.decompose(value)
      let elements = values.compactMap { ReflectedValue($0) }
      guard elements.count == values.count else { return nil }
      self = .tuple(elements)
    }
  }

  /// An enum's value by its case, even if its type is a parameter's.
  init?<Value>(case value: Value) {
    // Without a name there is no reflection metadata: a case that holds something would seem to hold nothing.
    guard let tag = EnumCase.tag(of: value), EnumCase.name(of: value) != nil || !EnumCase.isHolding(value) else {
      return nil
    }
    let held = EnumCase.payload(of: value)
    let reflected = held.flatMap { ReflectedValue($0) }
    if held != nil, reflected == nil { return nil }
    self = .enumCase(tag, holding: reflected)
  }
}
