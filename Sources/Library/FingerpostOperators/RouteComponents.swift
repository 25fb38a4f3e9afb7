import FingerpostCore
import FingerpostEngine

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// A link as path and query: a view that loses the order of the query, and all but the last of a repeated key.

/// The segments of a path, and the items of a query, all decoded.
public typealias RouteComponents = (path: [String], query: [String: String])

/// Reads a value, and returns what it did not use.
public typealias Parser<Value> = (RouteComponents) -> (rest: RouteComponents, match: Value)?

/// Writes a value; nil if no path and query stand for it.
public typealias Printer<Value> = (Value) -> RouteComponents?

extension RoutePattern {
  /// Reads the longest prefix of a path that the pattern matches, and returns the other segments, and the query items that the
  /// pattern does not name.
  ///
  ///     ("users" /> int).parse((["users", "7", "posts"], ["utm": "x"]))   // (rest: (path: ["posts"], query: ["utm": "x"]), match: 7)
  ///
  /// The result of ``print(_:)`` is parsed as the same value, and nothing is left. `parse(_:)` of a `String` reads the whole text.
  public func parse(_ components: RouteComponents) -> (rest: RouteComponents, match: Value)? {
    let query = components.query.sorted { $0.key < $1.key }.map { Location.QueryItem(key: $0.key, value: $0.value) }
    let pattern = RoutePattern { self }  // with a table, for reading more than once
    // No text has more segments than the limit.
    for count in (0...min(components.path.count, LinkLimits().segments)).reversed() {
      guard let text = Location.path(Array(components.path.prefix(count)), query: query),
        let (value, extra) = try? pattern.read(text)
      else { continue }
      let left = Set(extra.map(\.key))
      return ((Array(components.path.dropFirst(count)), components.query.filter { left.contains($0.key) }), value)
    }
    return nil
  }

  /// The path and the query that stand for a value; nil if none do.
  ///
  ///     ("users" /> int).print(7)   // (["users", "7"], [:])
  public func print(_ value: Value) -> RouteComponents? {
    let text: String? = try? print(value)
    return text.flatMap { try? Location(parsing: $0, origins: [.path]) }.map(\.routeComponents)
  }
}

extension URL {
  /// The path and the query of a URL; nil if no route could read it.
  ///
  ///     URL(string: "app://users/7?a=b")?.routeComponents            // (["users", "7"], ["a": "b"])
  ///     URL(string: "https://app.example/users/7")?.routeComponents  // (["users", "7"], [:])
  ///
  /// A custom scheme's host is the first segment, as everywhere in this library; a web host is not a segment.
  public var routeComponents: RouteComponents? {
    let isWeb = scheme.map { ["http", "https"].contains($0.lowercased()) } ?? true
    let origins: [Origin] =
      isWeb ? [.web("*", scheme: "https"), .web("*", scheme: "http"), .path] : [.scheme(scheme ?? "")]
    return (try? Location(parsing: absoluteString, origins: origins)).map(\.routeComponents)
  }
}

extension Location {
  fileprivate var routeComponents: RouteComponents {
    (segments, Dictionary(query.map { ($0.key, $0.value) }) { _, last in last })
  }
}
