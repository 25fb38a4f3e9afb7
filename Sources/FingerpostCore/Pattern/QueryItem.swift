/// A query item: `QueryItem("page", Int.self)` is `page=:int`.
///
///     QueryItem("q", String.self)              // must be there
///     QueryItem("page", Int.self, default: 1)  // 1 where it is left out, and left out where it is 1
///     QueryItem("sort", Sort?.self)            // nil where it is left out
///     QueryItem("tag", [String].self)          // every value of a repeated key
///     QueryItem("v", equals: "2")              // must be there, and captures nothing
///
/// Items match in any order, and are printed in the order of the pattern.
public struct QueryItem<Value>: PatternPart {
  /// A query item, or a fragment, may follow.
  public typealias State = PatternQuery
  /// One query item.
  public let body: PatternBody

  /// An item that must be there.
  public init(_ key: String, _ type: Value.Type) where Value: RouteParameter {
    body = .parameter(.one(type), name: nil) { .item(key, .parameter($0)) }
  }

  /// An item that may be left out, and then has the default value. The default value is not printed.
  public init(_ key: String, _ type: Value.Type, default value: Value) where Value: RouteParameter {
    body = .parameter(.one(type), name: nil, default: value.parameter) { .item(key, .parameter($0)) }
  }

  /// An item that may be left out.
  public init<Wrapped: RouteParameter>(_ key: String, _ type: Wrapped?.Type) where Value == Wrapped? {
    let item = PatternBody.parameter(.one(Wrapped.self), name: nil) { .item(key, .parameter($0)) }
    body = .optional(item, of: Wrapped.self)
  }

  /// Every value of a repeated key; there may be none.
  public init<Element: RouteParameter>(_ key: String, _ type: [Element].Type) where Value == [Element] {
    body = .parameter(.list(Element.self), name: nil) { .item(key, .parameter($0)) }
  }

  /// An item that must have this value, and captures nothing.
  public init(_ key: String, equals value: String) where Value == Void {
    body = .item(key, .literal(value))
  }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ key: String, _ type: Value.Type) { body = PatternBody() }
}

/// What follows `#`: `FragmentPart(String.self)` is `#:string`.
///
///     FragmentPart(String.self)    // must be there
///     FragmentPart(String?.self)   // nil where it is left out
///     FragmentPart(equals: "top")  // must be there, and captures nothing
public struct FragmentPart<Value>: PatternPart {
  /// Nothing may follow.
  public typealias State = PatternEnd
  /// The fragment.
  public let body: PatternBody

  /// A fragment that must be there, and is captured.
  public init(_ type: Value.Type) where Value: RouteParameter {
    body = .parameter(.one(type), name: nil) { .fragment(.parameter($0)) }
  }

  /// A fragment that may be left out.
  public init<Wrapped: RouteParameter>(_ type: Wrapped?.Type) where Value == Wrapped? {
    let fragment = PatternBody.parameter(.one(Wrapped.self), name: nil) { .fragment(.parameter($0)) }
    body = .optional(fragment, of: Wrapped.self)
  }

  /// A fragment that must be this.
  public init(equals value: String) where Value == Void {
    body = .fragment(.literal(value))
  }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ type: Value.Type) { body = PatternBody() }
}
