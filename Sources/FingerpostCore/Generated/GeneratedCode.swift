/// How the code that `@Routes` writes is called: through requirements of a protocol, behind which the compiler warns of
/// no deprecated case or type. Those have links, too.
public enum GeneratedCode {
  /// Routes of one enum.
  public protocol List {
    /// The enum.
    associatedtype Destination: Sendable
    /// The routes.
    static var list: RouteList<Destination> { get }
  }

  /// Some cases of one enum.
  public protocol Codec: SendableMetatype {
    /// The enum.
    associatedtype Destination: Sendable
    /// The value of a case's number.
    static func read(_ number: Int, _ r: SlotReader) throws(RouteRefusal) -> Destination
    /// The number of a value's case, its payload's elements put.
    static func write(_ value: Destination, _ w: inout SlotWriter) -> Int
  }

  /// The routes of a list.
  public static func list<Routes: List>(_: Routes.Type) -> RouteList<Routes.Destination> { Routes.list }

  /// The value of a case's number.
  @inlinable
  public static func read<Cases: Codec>(
    _: Cases.Type, _ number: Int, _ r: SlotReader
  ) throws(RouteRefusal) -> Cases.Destination {
    try Cases.read(number, r)
  }

  /// The number of a value's case, its payload's elements put.
  @inlinable
  public static func write<Cases: Codec>(
    _: Cases.Type, _ value: Cases.Destination, _ w: inout SlotWriter
  ) -> Int {
    Cases.write(value, &w)
  }
}

extension CaseCodec {
  /// The codec of an enum's cases.
  @inlinable
  public init<Cases: GeneratedCode.Codec>(_: Cases.Type) where Cases.Destination == Destination {
    self.init(
      read: { (number, reader) throws(RouteRefusal) in try Cases.read(number, reader) },
      write: { Cases.write($0, &$1) })
  }
}
