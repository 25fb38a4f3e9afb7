/// How a destination is made of a payload, and taken apart into it.
struct DestinationCase<Payload, Destination: Sendable>: Sendable {
  let make: @Sendable (Payload) -> Destination
  /// The payload of a destination of this case; nil for another. Inverse of `make`.
  let take: @Sendable (Destination) -> Payload?
  /// Whether `take` is reflection, which has to be tried out.
  let isReflected: Bool

  /// The case that a constructor makes.
  init(_ make: @escaping @Sendable (Payload) -> Destination, take: (@Sendable (Destination) -> Payload?)?) {
    self.make = make
    isReflected = take == nil
    self.take =
      take ?? { destination in
        // The same type of payload may stand in several cases: what is made again must be of the same one.
        guard let payload = Self.reflect(destination),
          EnumCase.tag(of: make(payload)) == EnumCase.tag(of: destination)
        else { return nil }
        return payload
      }
  }

  /// What the enum's case holds, without its labels.
  private static func reflect(_ destination: Destination) -> Payload? {
    guard EnumCase.tag(of: destination) != nil, let held = EnumCase.payload(of: destination) else { return nil }
    if let payload = held as? Payload { return payload }
    let elements = TupleElements.decompose(any: held)
    return TupleElements.compose(Payload.self, of: elements)
      ?? (elements.count == 1 ? elements.first as? Payload : nil)
  }

  /// Makes sure that a destination made here can be taken apart again.
  func check(_ made: Destination) throws(PatternFaults) {
    guard isReflected, take(made) == nil else { return }
    throw PatternFaults(problems: [Self.reason(made)])
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
  func labels(_ elements: [Any.Type], last: Any? = nil) throws(PatternFaults) -> [String?]? {
    var samples: [Any] = []
    for type in last == nil ? elements : elements.dropLast() {
      guard let sample = PayloadElement(type)?.sample(of: type) else { return nil }
      samples.append(sample)
    }
    if let last { samples.append(last) }
    guard let payload = TupleElements.compose(Payload.self, of: samples) else { return nil }
    let made = make(payload)
    try check(made)
    guard EnumCase.tag(of: made) != nil, let held = EnumCase.payload(of: made) else { return nil }
    let mirror = Mirror(reflecting: held)
    guard mirror.displayStyle == .tuple else { return nil }
    let labels = mirror.children.map { child in child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
    return labels.count == elements.count ? labels : nil
  }
}

extension DestinationCase where Payload == Void {
  /// One destination, and no other.
  init(_ destination: Destination, take: (@Sendable (Destination) -> Void?)?) {
    isReflected = take == nil
    make = { _ in destination }
    self.take =
      take ?? { other in
        guard let tag = EnumCase.tag(of: destination), EnumCase.tag(of: other) == tag else { return nil }
        return Self.holdsSame(destination, other) == true ? () : nil
      }
  }

  /// Whether two values of one case hold the same, element by element as links spell them; nil where links cannot.
  static func holdsSame(_ left: Destination, _ right: Destination) -> Bool? {
    guard let held = EnumCase.payload(of: left) else { return true }
    guard let other = EnumCase.payload(of: right) else { return nil }
    let elements = TupleElements.decompose(any: held)
    let others = TupleElements.decompose(any: other)
    guard elements.count == others.count else { return nil }
    for (left, right) in zip(elements, others) {
      guard let coding = CaptureCoding(type(of: left)) else { return nil }
      guard let a = coding.write(left), let b = coding.write(right) else { return nil }
      if a != b { return false }
    }
    return true
  }
}
