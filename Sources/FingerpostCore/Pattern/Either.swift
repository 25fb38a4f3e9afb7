/// One of two values: what a group of two branches stands for.
///
///     // users/({id:int}|{name}) with a payload of Either<Int, String>
///     // users/7    .left(7)
///     // users/ann  .right("ann")
///
/// A third branch makes the left value an `Either` itself.
public enum Either<Left, Right> {
  /// The value of the left branch.
  case left(Left)
  /// The value of the right branch.
  case right(Right)
}

extension Either: Sendable where Left: Sendable, Right: Sendable {}
extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}

/// An either whose types are only known at run time.
protocol AnyEither {
  static var sides: (left: Any.Type, right: Any.Type) { get }
  static func make(left: Any) -> Any?
  static func make(right: Any) -> Any?
  var side: (isLeft: Bool, value: Any) { get }
}

extension Either: AnyEither {
  static var sides: (left: Any.Type, right: Any.Type) { (Left.self, Right.self) }
  static func make(left: Any) -> Any? { (left as? Left).map { Self.left($0) } }
  static func make(right: Any) -> Any? { (right as? Right).map { Self.right($0) } }

  var side: (isLeft: Bool, value: Any) {
    switch self {
    case .left(let value): (true, value)
    case .right(let value): (false, value)
    }
  }
}
