import FingerpostEngine

/// What the code that `@Routes` writes calls, and nobody else: it changes with the macro.
///
/// Calls through a requirement of a protocol keep the compiler from warning about deprecated cases and types, which have links, too.
public enum _GeneratedCode {
  /// What reads the elements of a payload.
  public typealias SlotReader = FingerpostEngine.SlotReader
  /// What writes them.
  public typealias SlotWriter = FingerpostEngine.SlotWriter
  /// That a link stands for no value of a case.
  public typealias RouteRefusal = FingerpostEngine.RouteRefusal
  /// Reads and writes the values of an enum.
  public typealias CaseCodec = FingerpostCore.CaseCodec
  /// The case for links that no route reads.
  public typealias CaseFallback = FingerpostCore.CaseFallback

  /// Routes of one enum.
  public protocol List {
    /// The enum.
    associatedtype Destination: Sendable
    /// Adds the routes.
    static func add(to l: inout RouteList<Destination>)
  }

  /// Some cases of one enum.
  public protocol Codec: SendableMetatype {
    /// The enum.
    associatedtype Destination: Sendable
    /// The value of a case's number.
    static func read(_ number: Int, _ r: SlotReader) throws(RouteRefusal) -> Destination
    /// Puts the elements of a value's payload, and returns the number of its case.
    static func write(_ value: Destination, _ w: inout SlotWriter) -> Int
  }

  /// The case that stands for links that no route reads.
  public protocol Fallback: SendableMetatype {
    /// The enum.
    associatedtype Destination: Sendable
    /// The value that keeps a link's text; nil if the case is in an `#if` that is not compiled.
    static func make(_ text: String) -> Destination?
    /// The text that a value keeps; nil for another case.
    static func text(of value: Destination) -> String?
  }

  /// The routes of a list.
  public static func list<Routes: List>(_: Routes.Type) -> RouteList<Routes.Destination> {
    var list = RouteList<Routes.Destination>()
    Routes.add(to: &list)
    return list
  }

  /// The routes of a case, also those that it mounts. Gone routes are left out.
  public static func routes<Destination>(of name: String, in router: Router<Destination>) -> [RouteInfo] {
    router.routes.filter { ($0.name == name || $0.name.hasPrefix("\(name).")) && $0.gone == nil }
  }
}

extension CaseCodec {
  /// The codec of an enum's cases.
  @inlinable  // the module that declares the enum calls both functions directly
  public init<Cases: _GeneratedCode.Codec>(_: Cases.Type) where Cases.Destination == Destination {
    self.init { number, reader, value in
      value = try? Cases.read(number, reader)
      return value != nil
    } write: {
      Cases.write($0, &$1)
    }
  }
}

extension CaseFallback {
  /// The fallback of an enum.
  public init<Case: _GeneratedCode.Fallback>(_: Case.Type) where Case.Destination == Destination {
    self.init(make: { Case.make($0) }, take: { Case.text(of: $0) })
  }
}
