/// What one element of a payload can bind to: one parameter, or the parameters of an either group.
enum PayloadElement: Sendable {
  case coding(CaptureCoding)
  /// The sides of nested `Either`s from the left, nil for a side that is `Void`.
  case either([CaptureCoding?])

  /// Nil for a type that is no parameter's.
  init?(_ type: Any.Type) {
    if let coding = CaptureCoding(type) {
      self = .coding(coding)
    } else if type is any AnyEither.Type, let sides = Self.sides(of: type) {
      self = .either(sides)
    } else {
      return nil
    }
  }

  /// A value of `type`, for trying things out in this place among others; nil where no text of it is known.
  func sample(of type: Any.Type, _ place: Int) -> Any? {
    switch self {
    case .coding(let coding): return coding.sample(place)
    case .either(let sides):
      for (index, side) in sides.enumerated() {
        guard let side else { return EitherSide.make(type, side: index, of: ()) }
        if let value = side.sample(place) { return EitherSide.make(type, side: index, of: value) }
      }
      return nil
    }
  }

  var codings: [CaptureCoding] {
    switch self {
    case .coding(let coding): [coding]
    case .either(let sides): sides.compactMap { $0 }
    }
  }

  /// The type as Swift code has it: `[Int]`, `Either<Int, Void>`.
  static func swiftName(of type: Any.Type) -> String {
    switch type {
    case let either as any AnyEither.Type:
      "Either<\(swiftName(of: either.sides.left)), \(swiftName(of: either.sides.right))>"
    case let wrapper as any CaptureCodable.Type: wrapper.swiftName
    default: type == Void.self ? "Void" : "\(type)"
    }
  }

  private static func sides(of type: Any.Type) -> [CaptureCoding?]? {
    if type == Void.self { return [nil] }
    if let either = type as? any AnyEither.Type {
      guard let left = sides(of: either.sides.left), let right = sides(of: either.sides.right) else { return nil }
      return left + right
    }
    guard let coding = CaptureCoding(type), coding.form == .one else { return nil }
    return [coding]
  }
}

extension Optional<PayloadElement> {
  /// What binding to a template asks of it; nil is unfit for any.
  func operand(_ label: String?) -> TemplateBinding.Element {
    guard let self else { return TemplateBinding.Element(label: label, .unfit) }
    let codings = self.codings
    let type: PayloadType =
      switch self {
      case .either(let sides): .either(sides.map { $0?.type })
      case .coding(let coding):
        switch coding.form {
        case .one: .one(coding.type)
        case .optional: .optional(coding.type)
        case .list: .list(coding.element.parameterType)
        }
      }
    return TemplateBinding.Element(label: label, type) { place, text in
      codings[place].element.init(parameter: text) != nil
    }
  }
}

/// The side of nested `Either`s, counted from the left, and what stands there.
enum EitherSide {
  /// The value of `type` that has `value` on the side that is `index`-th from the left.
  static func make(_ type: Any.Type, side index: Int, of value: Any) -> Any? {
    guard let either = type as? any AnyEither.Type else { return index == 0 ? value : nil }
    let left = count(either.sides.left)
    return index < left
      ? make(either.sides.left, side: index, of: value).flatMap { either.make(left: $0) }
      : make(either.sides.right, side: index - left, of: value).flatMap { either.make(right: $0) }
  }

  /// The side that a value has, and what stands there; inverse of ``make(_:side:of:)``.
  static func take(_ value: Any) -> (index: Int, value: Any) {
    guard let either = value as? any AnyEither else { return (0, value) }
    let (isLeft, inner) = either.side
    let taken = take(inner)
    return isLeft ? taken : (count(type(of: either).sides.left) + taken.index, taken.value)
  }

  private static func count(_ type: Any.Type) -> Int {
    guard let either = type as? any AnyEither.Type else { return 1 }
    return count(either.sides.left) + count(either.sides.right)
  }
}
