public import FingerpostCore

/// How one segment is read.
///
/// ``optimize(_:)`` reads a segment once for captures that are the same: those of one type are, and those of one call of
/// ``init(named:_:)``.
public struct Capture: Sendable {
  private enum Reader: Sendable {
    case type(any RouteParameter.Type)
    case closure(Closure)
  }

  private let reader: Reader

  /// Reads a segment as a value of a type.
  public init(_ type: any RouteParameter.Type) { reader = .type(type) }

  /// Reads a segment by a closure, which returns nil for text that stands for no value.
  ///
  /// - Parameters:
  ///   - name: what the route shows for it; the type of the value if nil.
  ///   - read: the value of a segment's decoded text, which is never empty.
  public init<Value: Sendable>(named name: String? = nil, _ read: @escaping @Sendable (String) -> Value?) {
    reader = .closure(Closure(name?.shown ?? "{ \(Value.self) }") { text in read(text).map { $0 } })
  }

  /// The type of the value; nil if a closure reads it.
  public var type: (any RouteParameter.Type)? { if case .type(let type) = reader { type } else { nil } }

  /// The value of a segment; nil if it has none. No path has an empty segment.
  func read(_ segment: String) -> (any Sendable)? {
    guard !segment.isEmpty else { return nil }
    return switch reader {
    case .type(let type): type.init(parameter: segment)
    case .closure(let closure): closure.read(segment)
    }
  }
}

/// A closure with an identity, which functions have none of.
private final class Closure: Sendable {
  let description: String
  let read: @Sendable (String) -> (any Sendable)?

  init(_ description: String, _ read: @escaping @Sendable (String) -> (any Sendable)?) {
    (self.description, self.read) = (description, read)
  }
}

extension Capture: Hashable, CustomStringConvertible {
  private var identity: ObjectIdentifier {
    switch reader {
    case .type(let type): ObjectIdentifier(type)
    case .closure(let closure): ObjectIdentifier(closure)
    }
  }

  /// Equal if the types are, or if one call made both.
  public static func == (left: Capture, right: Capture) -> Bool { left.identity == right.identity }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The name of the type in templates, `int`; for a closure its name, or the type of its value, `{ Int }`.
  public var description: String {
    switch reader {
    case .type(let type): type.parameterType.description
    case .closure(let closure): closure.description
    }
  }
}
