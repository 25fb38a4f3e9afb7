/// How one value goes into one capture and comes out again: here types are erased.
struct CaptureCoding: Sendable {
  /// What a value is beside its type.
  enum Form: Sendable {
    case one, optional, list
  }

  let form: Form
  /// The type of one value.
  let element: any RouteParameter.Type
  /// The value of a capture; nil where it has none.
  let read: @Sendable (Captured) -> Any?
  /// The capture of a value; inverse of `read`.
  let write: @Sendable (Any) -> Captured?

  /// What a template says of the parameter.
  var type: ParameterType { form == .list ? .array(element.parameterType) : element.parameterType }

  /// A value for trying things out, another for the next place as far as texts are known; nil where none is.
  func sample(_ place: Int) -> Any? {
    guard let text = element.example(place) else { return nil }
    return read(form == .list ? .list([text]) : .text(text))
  }

  /// A value that must be there.
  static func one<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .one, element: Value.self) { capture in
      if case .text(let text) = capture { Value(parameter: text) } else { nil }
    } write: { value in
      (value as? Value).map { .text($0.parameter) }
    }
  }

  /// A value that is nil where the text leaves it out.
  static func optional<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .optional, element: Value.self) { capture in
      switch capture {
      case .text(let text): Value(parameter: text).map { Optional.some($0) as Any }
      case .absent, .list: Optional<Value>.none as Any
      }
    } write: { value in
      (value as? Value?).map { value in value.map { .text($0.parameter) } ?? .absent }
    }
  }

  /// The values of a repeated query key, or the segments of a rest.
  static func list<Value: RouteParameter>(_: Value.Type) -> CaptureCoding {
    CaptureCoding(form: .list, element: Value.self) { capture in
      guard case .list(let texts) = capture else { return nil }
      let values = texts.compactMap { Value(parameter: $0) }
      return values.count == texts.count ? values : nil
    } write: { value in
      (value as? [Value]).map { .list($0.map(\.parameter)) }
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

  private init(
    form: Form, element: any RouteParameter.Type, read: @escaping @Sendable (Captured) -> Any?,
    write: @escaping @Sendable (Any) -> Captured?
  ) {
    (self.form, self.element, self.read, self.write) = (form, element, read, write)
  }
}

/// What wraps a parameter: an optional, or an array.
private protocol CaptureCodable {
  static var captureCoding: CaptureCoding? { get }
}

private protocol AnyOptional {}

extension Optional: AnyOptional, CaptureCodable {
  static var captureCoding: CaptureCoding? {
    (Wrapped.self as? any RouteParameter.Type).map { CaptureCoding.optional($0) }
  }
}

extension Array: CaptureCodable {
  static var captureCoding: CaptureCoding? {
    (Element.self as? any RouteParameter.Type).map { CaptureCoding.list($0) }
  }
}
