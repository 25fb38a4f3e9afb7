/// A parameter with a name: `Named("id", Int.self)` is `{id:int}`.
///
///     On(AppLink.user) { "users"; Named("id", Int.self) }                  // users/{id:int}
///     On(AppLink.list) { "list"; Named("page", Int.self, default: 1) }     // list/({page:int=1})
///
/// The name shows in templates, in lists and in messages. It does not change what matches.
public struct Named<Value>: PatternPart {
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
    body = .defaulted(.one(type), name: name, default: value.parameter)
  }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public init(_ name: String, _ type: Value.Type) { body = PatternBody() }
}

extension PatternBody {
  /// `({name:type=default})`
  fileprivate static func defaulted(_ element: PayloadElement, name: String, default text: String) -> PatternBody {
    var body = parameter(element, name: name, default: text) { parameter in
      PatternBody(path: [.optional(Template.Branch(path: [.parameter(parameter)]))])
    }
    body.read = { [read = body.read] reader, elements in
      _ = reader.takeChoice()
      return read(&reader, &elements)
    }
    body.write = { [write = body.write] (elements, writer) throws(PrintError) in
      try write(&elements, &writer)
      // The table leaves it out where the value is the default.
      writer.put(choice: 1)
    }
    return body
  }
}
