import FingerpostEngine

/// One element of a payload, its type erased: the parameters that it binds to, and how it is read and written.
struct PayloadElement: Sendable {
  /// The type as binding to a template knows it.
  let payloadType: PayloadType
  /// The type of its parameter; those of all sides of an either, from the left, nil for a side that is `Void`.
  let sides: [(any RouteParameter.Type)?]
  /// The type of the whole.
  let type: Any.Type
  /// Puts the element that a link holds; false if its text does not read.
  let read: @Sendable (SlotReader, Int, inout ElementSink) -> Bool
  /// Writes the element that comes next; false if that is of another type. Inverse of `read`.
  let write: @Sendable (inout ElementSource, inout SlotWriter) -> Bool

  fileprivate init<Whole>(
    _ payloadType: PayloadType, _ sides: [(any RouteParameter.Type)?],
    read: @escaping @Sendable (SlotReader, Int) throws(RouteRefusal) -> Whole,
    write: @escaping @Sendable (Whole, inout SlotWriter) -> Void
  ) {
    (self.payloadType, self.sides, type) = (payloadType, sides, Whole.self)
    self.read = { reader, element, values in
      do throws(RouteRefusal) { return values.put(try read(reader, element)) } catch { return false }
    }
    self.write = { values, writer in values.take(Whole.self).map { write($0, &writer) } != nil }
  }

  /// A value that must be there.
  static func one<Value: RouteParameter>(_: Value.Type) -> PayloadElement {
    PayloadElement(
      .one(Value.parameterType), [Value.self],
      read: { (reader, element) throws(RouteRefusal) -> Value in try reader(element) }, write: { $1($0) })
  }

  /// A value that is nil if the text leaves it out.
  static func optional<Value: RouteParameter>(_: Value.Type) -> PayloadElement {
    PayloadElement(
      .optional(Value.parameterType), [Value.self],
      read: { (reader, element) throws(RouteRefusal) -> Value? in try reader(element) }, write: { $1($0) })
  }

  /// The values of a repeated query key, or the segments of a rest.
  static func list<Value: RouteParameter>(_: Value.Type) -> PayloadElement {
    PayloadElement(
      .list(Value.parameterType), [Value.self],
      read: { (reader, element) throws(RouteRefusal) -> [Value] in try reader(element) }, write: { $1($0) })
  }

  /// What a type that is only known at run time is: a parameter, an optional or an array of one, an either; nil for others.
  init?(_ type: Any.Type) {
    switch type {
    // A link may leave out an optional, even if a conformance makes it a parameter.
    case let parameter as any RouteParameter.Type where !(type is any AnyOptional.Type): self = Self.one(parameter)
    case let wrapper as any PayloadWrapper.Type:
      guard let element = wrapper.payloadElement else { return nil }
      self = element
    default: return nil
    }
  }

  /// Whether it is the values of a repeated query key, or the segments of a rest.
  var isList: Bool { if case .list = payloadType { true } else { false } }

  /// The types of its parameters.
  var parameters: [any RouteParameter.Type] { sides.compactMap { $0 } }

  /// A value to try a route with, another for each index as far as texts are known; nil if none is.
  func sample(_ index: Int) -> Any? {
    var captures = Captures(values: parameters.map { _ in .absent }, choices: [])
    guard let side = sides.firstIndex(where: { $0 == nil || $0?.example(index) != nil }) else { return nil }
    if let text = sides[side]?.example(index) {
      captures.values[side] = isList ? .list([text]) : .text(text)
    }
    var shape = PayloadShape()
    shape.add(parameters.indices.map { [$0] })
    func open<Whole>(_: Whole.Type) -> Any? {
      captures.read(TypedRows.Row(shape: shape)) { reader in
        TupleElements<Whole>().compose { read(reader, 0, &$0) }
      }
    }
    return open(self.type)
  }

  /// What a value is written as; nil for one of another type.
  func captures<Whole>(of value: Whole) -> [Captured]? {
    SlotWriter.withScratch { writer in
      TupleElements<Whole>().decompose(value) { write(&$0, &writer) } ? writer.captures : nil
    }
  }
}

extension RouteParameter {
  /// Whether a parameter's text is always the text that the value has: no value of the type has two spellings.
  static func readsAsSpelled(_ type: ParameterType) -> Bool {
    type.element.isSpelledOneWay || self is any OwnParameter.Type && parameterType == type.element
  }

  /// Whether it is a finite set whose members each read as a value that is written as that member.
  static var readsItsMembers: Bool {
    guard case .oneOf(let members) = parameterType else { return false }
    return members.allSatisfy { Self(parameter: $0)?.parameter.isIdentical(to: $0) == true }
  }
}

/// What wraps parameters: an optional, an array or an either.
private protocol PayloadWrapper {
  static var payloadElement: PayloadElement? { get }
  /// The type as Swift code has it.
  static var swiftName: String { get }
}

private protocol AnyOptional {}

extension Optional: AnyOptional, PayloadWrapper {
  static var swiftName: String { PayloadElement.swiftName(of: Wrapped.self) + "?" }
  static var payloadElement: PayloadElement? {
    (Wrapped.self as? any RouteParameter.Type).map { PayloadElement.optional($0) }
  }
}

extension Array: PayloadWrapper {
  static var swiftName: String { "[\(PayloadElement.swiftName(of: Element.self))]" }
  static var payloadElement: PayloadElement? {
    (Element.self as? any RouteParameter.Type).map { PayloadElement.list($0) }
  }
}

extension EitherBranch: PayloadWrapper {
  static var swiftName: String {
    "EitherBranch<\(PayloadElement.swiftName(of: Left.self)), \(PayloadElement.swiftName(of: Right.self))>"
  }
  /// The value of one parameter or another; nil if one of them is not a parameter.
  static var payloadElement: PayloadElement? {
    var parameters: [(any RouteParameter.Type)?] = []
    for type in sides {
      let side = PayloadElement(type)
      if type != Void.self { guard case .one? = side?.payloadType else { return nil } }
      parameters.append(side?.parameters.first)
    }
    return PayloadElement(
      .either(parameters.map { $0?.parameterType }), parameters,
      read: { (reader, element) throws(RouteRefusal) -> Self in try reader(element) }, write: { $1($0) })
  }
}

extension PayloadElement {
  /// A type as Swift code has it: `[Int]`, `EitherBranch<Int, Void>`.
  static func swiftName(of type: Any.Type) -> String {
    (type as? any PayloadWrapper.Type)?.swiftName ?? (type == Void.self ? "Void" : "\(type)")
  }
}
