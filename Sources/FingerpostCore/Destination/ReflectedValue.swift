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
