/// One of two values: what a group of two branches stands for.
///
///     // users/({id:int}|{name}) with a payload of EitherBranch<Int, String>
///     // users/7    .left(7)
///     // users/ann  .right("ann")
///
/// With a third branch the left value is an `EitherBranch` itself.
public enum EitherBranch<Left, Right> {
  /// The value of the left branch.
  case left(Left)
  /// The value of the right branch.
  case right(Right)
}

extension EitherBranch: Sendable where Left: Sendable, Right: Sendable {}
extension EitherBranch: Equatable where Left: Equatable, Right: Equatable {}
extension EitherBranch: Hashable where Left: Hashable, Right: Hashable {}

extension EitherBranch {
  /// The types of the sides from the left, those of eithers on a side among them.
  static var sides: [Any.Type] { anySides(of: Left.self) + anySides(of: Right.self) }

  /// The either that has a value on a side; nil if it is of another type.
  static func of(_ value: Any, side: Int) -> Self? {
    let count = anySides(of: Left.self).count
    return side < count
      ? makeSide(Left.self, value, side).map { .left($0) }
      : makeSide(Right.self, value, side - count).map { .right($0) }
  }

  /// The side that has a value, and the value; inverse of ``of(_:side:)``.
  var held: (side: Int, value: Any) {
    switch self {
    case .left(let value): return (value as? any AnyEither)?.held ?? (0, value)
    case .right(let value):
      let (side, held) = (value as? any AnyEither)?.held ?? (0, value)
      return (anySides(of: Left.self).count + side, held)
    }
  }
}

/// An either whose types are only known at run time.
private protocol AnyEither {
  static var sides: [Any.Type] { get }
  static func of(_ value: Any, side: Int) -> Self?
  var held: (side: Int, value: Any) { get }
}

extension EitherBranch: AnyEither {}

private func anySides(of type: Any.Type) -> [Any.Type] { (type as? any AnyEither.Type)?.sides ?? [type] }

private func makeSide<Side>(_: Side.Type, _ value: Any, _ side: Int) -> Side? {
  guard let either = Side.self as? any AnyEither.Type else { return value as? Side }
  return either.of(value, side: side) as? Side
}
