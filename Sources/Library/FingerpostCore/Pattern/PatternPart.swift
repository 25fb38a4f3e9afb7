import FingerpostEngine

/// A part of a pattern that is neither a literal nor a type alone: ``NamedPart``, ``QueryPart``, ``OptionalPart`` and others.
///
/// `State` is what the pattern is after the part.
public protocol PatternPart<Value, State>: Sendable {
  /// What the part captures; `Void` for nothing.
  associatedtype Value
  /// What may follow.
  associatedtype State
  /// What the part adds to a pattern.
  var body: PatternBody { get }
}

/// A parameter with a name: `NamedPart("id", Int.self)` is `{id:int}`.
///
///     RouteDefinition(AppLink.user) { "users"; NamedPart("id", Int.self) }                  // users/{id:int}
///     RouteDefinition(AppLink.list) { "list"; NamedPart("page", Int.self, default: 1) }     // list/({page:int=1})
///
/// The name shows in templates, in lists and in messages. It does not change what matches.
public struct NamedPart<Value>: PatternPart {
  /// Anything may follow.
  public typealias State = PatternPath
  /// One segment.
  public let body: PatternBody

  /// A parameter with a name: a letter or `_`, then letters, digits, `_`, `-` and `.`.
  public init(_ name: String, _ type: Value.Type) where Value: RouteParameter {
    body = .parameter(.one(type), name: name, as: PatternBody.segment)
  }

  /// A parameter that may be left out, and then has the default value. The default value is not printed.
  public init(_ name: String, _ type: Value.Type, default value: Value) where Value: RouteParameter {
    body = .parameter(.one(type), name: name, default: value.parameter) {
      PatternBody(path: [.optional(Template.Branch(path: [.parameter($0)]))])
    }
  }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ name: String, _ type: Value.Type) { body = PatternBody() }
}

/// A query item: `QueryPart("page", Int.self)` is `page=:int`.
///
///     QueryPart("q", String.self)              // must be there
///     QueryPart("page", Int.self, default: 1)  // 1 where it is left out, and left out where it is 1
///     QueryPart("sort", Sort?.self)            // nil if it is left out
///     QueryPart("tag", [String].self)          // every value of a repeated key
///     QueryPart("v", equals: "2")              // must be there, and captures nothing
///
/// Items match in any order, and are printed in the order of the pattern.
public struct QueryPart<Value>: PatternPart {
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
  public init(_ key: String, equals value: String) where Value == Void { body = .item(key, .literal(value)) }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ key: String, _ type: Value.Type) { body = PatternBody() }
}

/// What follows `#`: `FragmentPart(String.self)` is `#:string`.
///
///     FragmentPart(String.self)    // must be there
///     FragmentPart(String?.self)   // nil if it is left out
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
  public init(equals value: String) where Value == Void { body = .fragment(.literal(value)) }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ type: Value.Type) { body = PatternBody() }
}

/// A group that may be left out.
///
///     OptionalPart { "comments"; Int.self }      // (comments/:int)      nil if it is left out
///     OptionalPart { "index" }                   // (index)              captures nothing, and is printed
///     OptionalPart { QueryPart("q", Int.self) }  // (q=:int)             in a query
///
/// Several values make one optional tuple.
public struct OptionalPart<Wrapped, State>: PatternPart {
  /// Nil if the group is left out.
  public typealias Value = Wrapped?
  /// The group.
  public let body: PatternBody

  /// A group that may be left out.
  public init(@PatternBuilder _ parts: () -> RoutePattern<Wrapped, State>) {
    body = .optional(parts().body, of: Wrapped.self)
  }
}

/// One of two branches.
///
///     EitherPart { Int.self } or: { "me" }   // (:int|me)   EitherBranch<Int, Void>
///
/// Two branches that capture nothing are two spellings of one link, and the first is printed. For more than two
/// branches, put an `EitherPart` in the left branch.
public struct EitherPart<Left, Right, State>: PatternPart {
  /// The value of the branch that was taken.
  public typealias Value = EitherBranch<Left, Right>
  /// The group.
  public let body: PatternBody

  /// One of two branches of a path, or one of two query items.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, State>, @PatternBuilder or right: () -> RoutePattern<Right, State>
  ) {
    body = .either(left().body, Left.self, right().body, Right.self)
  }

  /// Two branches of a path; the left one has a query.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, PatternQuery>,
    @PatternBuilder or right: () -> RoutePattern<Right, PatternPath>
  ) where State == PatternQuery {
    body = .either(left().body, Left.self, right().body, Right.self)
  }

  /// Two branches of a path; the right one has a query.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, PatternPath>,
    @PatternBuilder or right: () -> RoutePattern<Right, PatternQuery>
  ) where State == PatternQuery {
    body = .either(left().body, Left.self, right().body, Right.self)
  }
}

/// One or more segments that are not captured: `*`.
///
///     RouteDefinition(AppLink.users) { WildcardPart(); "users" }   // */users reads any/thing/users
///
/// A link that is printed has `*` there.
public struct WildcardPart: PatternPart {
  /// Nothing is captured.
  public typealias Value = Void
  /// Anything may follow.
  public typealias State = PatternPath
  /// One or more segments.
  public let body = PatternBody.wildcard

  /// One or more segments.
  public init() {}
}

/// One or more segments, captured: `RestPart("path")` is `{*path}`.
///
///     RouteDefinition(AppLink.file) { "files"; RestPart("path") }   // files/{*path} reads files/a/b/c as ["a", "b", "c"]
public struct RestPart: PatternPart {
  /// The segments, decoded.
  public typealias Value = [String]
  /// Anything may follow.
  public typealias State = PatternPath
  /// One or more segments.
  public let body: PatternBody

  /// One or more segments, by the name that templates show.
  public init(_ name: String = "rest") {
    body = .parameter(.list(String.self), name: name) { _ in PatternBody(path: [.rest(name: name)]) }
  }
}
