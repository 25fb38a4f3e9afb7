import FingerpostEngine

// The labels of a case. Only a value of the case has them, so one is made of examples.

extension DestinationCase {
  /// The labels of the payload's elements, nil for each without one; nil if the payload has no labels.
  ///
  /// - Parameter last: for a mount a destination of its router, which is the last element; nil if none can be made up.
  /// - Throws: ``RouterError`` if they cannot be known, and so names cannot be bound to them.
  func labels(for template: Template, before last: [Any]? = []) throws(RouterError) -> [String?]? {
    let count = last?.count ?? 1
    if let explicitLabels { return explicitLabels.dropLast(count) }
    let types = Array(elements.types.dropLast(count))
    guard let last else {
      try refuseOrder(of: types, for: template, "no destination of the router can be generated:")
      return nil
    }
    var fault: RouterError?
    for start in 0..<trialCount {
      var samples: [Any] = []
      for (index, type) in types.enumerated() {
        guard let element = PayloadElement(type) else { return nil }
        guard let sample = element.sample(start + index) else {
          let unknown = element.parameters.first { $0.example(0) == nil }.map { "\($0)" } ?? "the payload"
          try refuseOrder(of: types, for: template, "no text of \(unknown) is known: give it parameterExamples, or")
          return nil
        }
        samples.append(sample)
      }
      guard let payload = elements.compose({ sink in (samples + last).allSatisfy { sink.put($0) } }) else { return nil }
      do throws(RouterError) {
        return try labels(of: try checked(payload), madeOf: payload, types, for: template)
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? RouterError(faults: [])
  }

  private func labels(
    of made: Destination, madeOf payload: Payload, _ types: [Any.Type], for template: Template
  ) throws(RouterError) -> [String?]? {
    guard let held = EnumCase.payload(of: made) else {
      if EnumCase.isHolding(made) {
        // Bound in order, the same source would mean something else than with reflection metadata.
        let reason = "\(Destination.self) was compiled without reflection metadata:"
        try refuseOrder(of: types, for: template, reason)
      }
      return nil
    }
    guard let labels = Self.labels(of: type(of: held), count: elements.types.count) else { return nil }
    // A function may give the case its payload in another order, to which the labels do not belong.
    if !isReflected {
      guard let reflected = ReflectedValue(payload), reflect(made).flatMap({ ReflectedValue($0) }) == reflected else {
        return nil
      }
    }
    return labels
  }

  /// The labels of a tuple of this many elements. The tuple may be the only element of another one.
  private static func labels(of type: Any.Type, count: Int) -> [String?]? {
    guard let labels = TupleLayout.labels(of: type) else { return nil }
    if labels.count == count { return labels }
    guard let inner = TupleLayout.elements(of: type)?.first?.type, labels.count == 1 else { return nil }
    return TupleLayout.labels(of: inner).flatMap { $0.count == count ? $0 : nil }
  }

  /// Elements must not be bound to names by their order where labels may say otherwise.
  private func refuseOrder(of types: [Any.Type], for template: Template, _ reason: String) throws(RouterError) {
    guard types.count > 1, EnumCase.isEnum(Destination.self), template.parameters.contains(where: { $0.name != nil })
    else { return }
    throw RouterError(
      "the labels of the payload are not known, because \(reason) "
        + "leave the parameters unnamed, as in users/:string/tweets/:int")
  }
}

/// How often a route is tried with other examples.
let trialCount = 4
