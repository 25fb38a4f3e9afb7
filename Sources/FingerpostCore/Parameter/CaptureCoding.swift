/// How one value goes into one capture and comes out again: here types are erased.
struct CaptureCoding: Sendable {
  /// What a value is beside its type.
  enum Form: Sendable {
    case one, optional, list
  }

  let form: Form
  /// The type of one value.
  let element: any RouteParameter.Type
  /// The type of the whole.
  let whole: Any.Type
  /// Puts the value of a capture; false where it has none.
  let read: @Sendable (Captured, inout ElementSink) -> Bool
  /// The capture of the value that comes next; inverse of `read`.
  let write: @Sendable (inout ElementSource) -> Captured?

  /// What a template says of the parameter.
  var type: ParameterType { form == .list ? .array(element.parameterType) : element.parameterType }

  /// A value for trying things out, another for the next place as far as texts are known; nil where none is.
  func sample(_ place: Int) -> Any? {
    guard let text = element.example(place) else { return nil }
    return value(of: form == .list ? .list([text]) : .text(text))
  }

  /// The value of a capture; nil where it has none.
  func value(of capture: Captured) -> Any? {
    func open<Whole>(_: Whole.Type) -> Any? { TupleElements<Whole>().compose { read(capture, &$0) } }
    return open(whole)
  }

  /// The capture of a value; inverse of ``value(of:)``.
  func capture(of value: Any) -> Captured? {
    func open<Whole>(_ value: Whole) -> Captured? { TupleElements<Whole>().decompose(value, write) }
    return open(value)
  }

  /// A value that must be there.
  static func one<Value: RouteParameter>(_ type: Value.Type) -> CaptureCoding {
    (type as? any OwnParameter.Type)?.one ?? present(type)
  }

  /// A value that is nil where the text leaves it out.
  static func optional<Value: RouteParameter>(_ type: Value.Type) -> CaptureCoding {
    (type as? any OwnParameter.Type)?.optional ?? maybe(type)
  }

  fileprivate static func present<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .one, element: Value.self) { capture -> Value? in
      if case .text(let text) = capture { Value(parameter: text) } else { nil }
    } write: { value in
      .text(value.parameter)
    }
  }

  fileprivate static func maybe<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .optional, element: Value.self) { capture -> Value?? in
      guard case .text(let text) = capture else { return .some(nil) }
      return Value(parameter: text).map { .some($0) }
    } write: { value in
      value.map { .text($0.parameter) } ?? .absent
    }
  }

  /// The values of a repeated query key, or the segments of a rest.
  static func list<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .list, element: Value.self) { capture -> [Value]? in
      guard case .list(let texts) = capture else { return nil }
      let values = texts.compactMap { Value(parameter: $0) }
      return values.count == texts.count ? values : nil
    } write: { values in
      .list(values.map(\.parameter))
    }
  }

  /// The coding of a type that is only known at run time: a parameter, an optional or an array of one; nil for others.
  init?(_ type: Any.Type) {
    switch type {
    // Whatever else an optional may be made to be, it is first what a link may leave out.
    case let parameter as any RouteParameter.Type where !(type is any AnyOptional.Type): self = Self.one(parameter)
    case let wrapper as any CaptureCodable.Type:
      guard let coding = wrapper.captureCoding else { return nil }
      self = coding
    default: return nil
    }
  }

  private init<Whole>(
    form: Form, element: any RouteParameter.Type, read: @escaping @Sendable (Captured) -> Whole?,
    write: @escaping @Sendable (Whole) -> Captured
  ) {
    (self.form, self.element, whole) = (form, element, Whole.self)
    self.read = { capture, elements in read(capture).map { elements.put($0) } ?? false }
    self.write = { elements in elements.take(Whole.self).map(write) }
  }
}

/// A parameter of this library. Code for its coding is made for each of them, which spares looking types up when a link is read.
protocol OwnParameter: RouteParameter {
  static var one: CaptureCoding { get }
  static var optional: CaptureCoding { get }
}

extension OwnParameter {
  static var one: CaptureCoding { .present(Self.self) }
  static var optional: CaptureCoding { .maybe(Self.self) }
}

extension String: OwnParameter {}
extension Bool: OwnParameter {}
extension Double: OwnParameter {}
extension Int: OwnParameter {}
extension UInt: OwnParameter {}
extension Int8: OwnParameter {}
extension Int16: OwnParameter {}
extension Int32: OwnParameter {}
extension Int64: OwnParameter {}
extension UInt8: OwnParameter {}
extension UInt16: OwnParameter {}
extension UInt32: OwnParameter {}
extension UInt64: OwnParameter {}

/// What wraps a parameter: an optional, or an array.
protocol CaptureCodable {
  static var captureCoding: CaptureCoding? { get }
  /// The type as Swift code has it.
  static var swiftName: String { get }
}

private protocol AnyOptional {}

extension Optional: AnyOptional, CaptureCodable {
  static var swiftName: String { PayloadElement.swiftName(of: Wrapped.self) + "?" }
  static var captureCoding: CaptureCoding? {
    (Wrapped.self as? any RouteParameter.Type).map { CaptureCoding.optional($0) }
  }
}

extension Array: CaptureCodable {
  static var swiftName: String { "[\(PayloadElement.swiftName(of: Element.self))]" }
  static var captureCoding: CaptureCoding? {
    (Element.self as? any RouteParameter.Type).map { CaptureCoding.list($0) }
  }
}
