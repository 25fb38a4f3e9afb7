import FingerpostCore
import FingerpostProof

/// A route compiled into a `RouteTable`, in which the first declared route wins.
///
///     let compiled = route.compiled()
///     compiled.run("/R/foo/123")   // .foo(123)
///
/// It gives what ``Route/run(_:)-(String)`` gives, for every path.
public struct CompiledRoute<Value: Sendable>: Sendable {
  private let route: Route<Value>
  private let rows: TypedRows
  /// The alternatives of the table's routes.
  private let alternatives: [Alternative<Value>]
  /// What every path has that no alternative before it accepts.
  private let rest: Term<Value>?

  init(_ route: Route<Value>) {
    self.route = route
    let all = route.alternatives
    let bare = all.firstIndex { $0.heads.isEmpty && $0.term.make([]) != nil }
    rest = bare.map { all[$0].term }
    var types = CaptureTypes()
    var alternatives: [Alternative<Value>] = []
    var routes: [RouteTable.Route] = []
    for alternative in all[..<(bare ?? all.count)] {
      let parts = alternative.heads.map { types.part($0) }
      // What no template says is not a path's, either: a segment that is empty, or "..".
      guard let template = try? Template(path: parts), template.path == parts else { continue }
      alternatives.append(alternative)
      routes.append(RouteTable.Route("\(routes.count)", template))
    }
    let table = RouteTable(inOrder: routes, types: types.types)
    let shapes = table.routes.map { PayloadShape(straight: $0.template.parameters.count) }
    rows = TypedRows(shapes.map { TypedRows.Row(shape: $0) }, of: table, order: Array(table.routes.indices))
    let kept = table.routes.compactMap { Int($0.name) }
    self.alternatives = kept.map { alternatives[$0] }
  }

  /// The value of a path; nil if the text is not a path, or if no alternative accepts it.
  public func run(_ path: String) -> Value? {
    var value: Value?
    do throws(LinkError) {
      _ = try rows.match(path, method: nil, asTarget: false) { route, reader in
        value = alternatives[route].value(of: reader)
        return value != nil
      }
      return value
    } catch {
      return error.kind == .notFound ? rest?.make([]) : nil
    }
  }

  /// The value of a path of decoded segments; nil if no alternative accepts it.
  public func run(_ segments: [String]) -> Value? {
    // Segments by themselves know nothing of the table's limits.
    guard let path = Location.path(segments, query: []),
      (try? rows.table.checkRoom(bytes: path.utf8.count, segments: segments.count, items: 0)) != nil
    else { return route.run(segments) }
    return run(path)
  }
}

extension Route {
  /// The route as a table, for running it many times.
  public func compiled() -> CompiledRoute<Value> { CompiledRoute(self) }
}

extension RouteTable {
  /// The table in which the first route wins.
  ///
  /// Where that is what precedence would decide, too, the table is one of specific precedence, which looks plain links up. Of the
  /// same shape twice the first stays, which wins.
  fileprivate convenience init(inOrder routes: [Route], types: [CustomType]) {
    var faults: [TableError.Fault] = []
    // What a path may hold, a route may capture.
    var text = TextRules()
    text.limits.captures = text.limits.segments
    let declared = Options(precedence: .declared, text: text, types: types)
    let table = RouteTable(resolving: routes, origins: [.path], options: declared, faults: &faults)
    var ranks = Array(repeating: 0, count: table.routes.count)
    for (rank, route) in table.bySpecificity.enumerated() { ranks[route] = rank }
    let isSpecific = table.pairsThatMayMeet.allSatisfy { ranks[$0.first] < ranks[$0.second] }
    let options = isSpecific ? Options(precedence: .specific, text: text, types: types) : declared
    self.init(resolving: table.routes, origins: [.path], options: options, faults: &faults)
  }
}

extension Alternative {
  /// The value of what a path holds, in the order of the path.
  fileprivate func value(of reader: SlotReader) -> Value? {
    var captured: [any Sendable] = []
    for case .capture(let capture) in heads {
      guard let text = reader.text(captured.count), let value = capture.read(text.string) else { return nil }
      captured.append(value)
    }
    return term.make(captured[...])
  }
}

/// The captures as types of a table: those that a table has itself, and for each other capture a custom type that asks it.
private struct CaptureTypes {
  private(set) var types: [CustomType] = []
  private var names: [Capture: String] = [:]

  mutating func part<Value>(_ head: Alternative<Value>.Head) -> Template.Part {
    switch head {
    case .match(let text): .literal(text)
    case .capture(let capture): .parameter(Template.Parameter(type: type(of: capture)))
    }
  }

  private mutating func type(of capture: Capture) -> ParameterType {
    if let type = capture.type, type == String.self || type == Int.self || type == Double.self {
      return type.parameterType
    }
    if let name = names[capture] { return .custom(name) }
    let name = "capture\(names.count)"
    names[capture] = name
    types.append(CustomType(name) { text in capture.read(text) == nil ? nil : text })
    return .custom(name)
  }
}
