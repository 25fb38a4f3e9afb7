/// The typed form of a template: the value that a path and a query stand for, both ways.
///
///     let tweet = RoutePattern { "users"; String.self; "tweets"; Int.self }
///     tweet.template                        // "users/:string/tweets/:int"
///     try tweet.parse("/users/ann/tweets/7")  // ("ann", 7)
///     try tweet.print(("ann", 7))             // "/users/ann/tweets/7"
///
/// `parse(print(value))` is the same value. `Value` is a flat tuple of what the parts capture, one value by itself, or
/// `Void`; `State` says what may follow: see ``PatternPath``, ``PatternQuery`` and ``PatternEnd``.
public struct RoutePattern<Value, State>: Sendable {
  let body: PatternBody
  /// The table of this one route, made beforehand for a pattern that is used by itself.
  private let table: Result<RouteTable, PatternFault>?

  /// A pattern of literals, types and parts, in the order of the link.
  public init(@PatternBuilder _ parts: () -> RoutePattern<Value, State>) {
    body = parts().body
    table = Self.table(body)
  }

  init(_ body: PatternBody) {
    self.body = body
    table = nil
  }

  /// The template's text, as far as the parts make one.
  public var template: String { Template.text(path: body.path, query: body.query, fragment: body.fragment) }

  /// Reads the value of a bare path, with its query: `/users/ann/tweets/7?lang=en`.
  ///
  /// - Throws: ``RouteError``, with the byte at which reading stopped.
  public func parse(_ text: String) throws(RouteError) -> Value {
    let table: RouteTable
    let match: Match
    do throws(PatternFault) { table = try compiled() } catch { throw RouteError(pattern: error.message, text: text) }
    do throws(LinkError) { match = try table.match(text) } catch { throw RouteError(error, text: text, table: table) }
    guard let value = read(match.captures) else {
      throw RouteError(LinkError(.notFound, at: 0), text: text, table: table)
    }
    return value
  }

  /// The bare path that stands for a value; inverse of ``parse(_:)``.
  ///
  /// - Throws: ``PrintError`` for what no path can carry.
  public func print(_ value: Value) throws(PrintError) -> String {
    let table: RouteTable
    do throws(PatternFault) { table = try compiled() } catch { throw PrintError(.pattern(error.message)) }
    let captures = try write(value)
    let text = try table.text(of: captures, route: 0, for: .path)
    guard let read = (try? table.match(text)).flatMap({ self.read($0.captures) }), try write(read) == captures else {
      throw PrintError(.readsDifferently)
    }
    return text
  }

  /// The same pattern for another value: `apply` makes it, and gives nil where there is none; `unapply` is its inverse.
  ///
  ///     let day = RoutePattern { Int.self; Int.self }.map { Day(month: $0, day: $1) } unapply: { ($0.month, $0.day) }
  ///
  /// A link whose value `apply` refuses does not match.
  public func map<New>(
    _ apply: @escaping @Sendable (Value) -> New?, unapply: @escaping @Sendable (New) -> Value?
  ) -> RoutePattern<New, State> {
    var mapped = body
    mapped.arity = TupleElements.types(of: New.self).count
    mapped.read = { [body] reader, elements in
      var own: [Any] = []
      guard body.read(&reader, &own), let value = TupleElements.compose(Value.self, of: own), let new = apply(value)
      else { return false }
      elements += TupleElements.decompose(new)
      return true
    }
    mapped.write = { [body, arity = mapped.arity] (elements, writer) throws(PrintError) in
      let own = elements.prefix(arity)
      elements = elements.dropFirst(arity)
      guard let new = TupleElements.compose(New.self, of: own), let value = unapply(new) else {
        throw PrintError(.noRoute(nil))
      }
      var inner = TupleElements.decompose(value)[...]
      try body.write(&inner, &writer)
    }
    return RoutePattern<New, State>(mapped)
  }

  func read(_ captures: Captures) -> Value? {
    var reader = CaptureReader(captures)
    var elements: [Any] = []
    return body.read(&reader, &elements) ? TupleElements.compose(Value.self, of: elements) : nil
  }

  func write(_ value: Value) throws(PrintError) -> Captures {
    var elements = TupleElements.decompose(value)[...]
    var writer = CaptureWriter()
    try body.write(&elements, &writer)
    return writer.captures
  }

  private func compiled() throws(PatternFault) -> RouteTable { try (table ?? Self.table(body)).get() }

  private static func table(_ body: PatternBody) -> Result<RouteTable, PatternFault> {
    do throws(PatternFault) {
      let route = RouteTable.Route("pattern", try body.template())
      do throws(TableError) {
        return .success(try RouteTable([route], origins: [.path], options: .init(types: body.types.customTypes)))
      } catch {
        throw PatternFault(message: error.description)
      }
    } catch {
      return .failure(error)
    }
  }
}

/// A pattern after which a segment or a query item may stand.
public enum PatternPath {}

/// A pattern after which a query item may stand.
public enum PatternQuery {}

/// A pattern after which nothing may stand: it has a fragment.
public enum PatternEnd {}
