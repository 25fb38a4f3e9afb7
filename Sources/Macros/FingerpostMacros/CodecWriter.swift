import SwiftSyntax

/// What `@Routes` writes to read and write the payloads of an enum's cases: two switches over the cases, in chunks.
///
/// Chunks, because the compiler checks one switch over a thousand cases for minutes or not at all.
struct CodecWriter {
  private let routes: RoutesEnum
  /// The cases that have routes, and the functions that read old shapes: each once, by the number that its rows know it by.
  private let items: [Item]
  private let numbers: [Syntax: Int]
  private static func key(_ route: RoutesCheck.SoundRoute) -> Syntax {
    route.kind == .route && (route.isReadOnly || route.attribute.isGone) ? Syntax(route.attribute.syntax) : route.syntax
  }
  private let defaults: DefaultsWriter

  private struct Item {
    let number: Int
    let route: RoutesCheck.SoundRoute
  }

  init(_ check: RoutesCheck, _ defaults: DefaultsWriter) {
    (routes, self.defaults) = (check.routes, defaults)
    var numbers: [Syntax: Int] = [:]
    // Cases in an `#if` come first: others are always left for the `default`, which is then never idle.
    let sound = check.sound.filter { !$0.conditions.isEmpty } + check.sound.filter(\.conditions.isEmpty)
    var items: [Item] = []
    for route in sound where numbers[Self.key(route)] == nil {
      numbers[Self.key(route)] = items.count
      items.append(Item(number: items.count, route: route))
    }
    (self.items, self.numbers) = (items, numbers)
  }

  func number(of route: RoutesCheck.SoundRoute) -> Int { numbers[Self.key(route)] ?? -1 }

  /// One type a chunk, each leaving the rest to the next. Their functions are deprecated, and called by each other or through the
  /// requirements of a protocol, so that the compiler does not warn about deprecated cases, which have links too: see `GeneratedCode`.
  var members: [String] {
    chunks.enumerated().map { index, chunk in
      """
      nonisolated enum _Codec\(index): FingerpostCore._GeneratedCode.Codec {
      @available(*, deprecated) nonisolated static func read(_ number: Swift.Int, _ r: FingerpostCore._GeneratedCode.SlotReader) throws(FingerpostCore._GeneratedCode.RouteRefusal) -> \(routes.name) {
      \(body(reading: chunk, index))
      }
      @available(*, deprecated) nonisolated static func write(_ value: \(routes.name), _ w: inout FingerpostCore._GeneratedCode.SlotWriter) -> Swift.Int {
      \(body(writing: chunk, index))
      }
      }
      """
    }
  }

  /// At least one, which may be empty.
  private var chunks: [ArraySlice<Item>] { items.isEmpty ? [[]] : items.chunks }

  // MARK: Reading

  private func body(reading chunk: ArraySlice<Item>, _ index: Int) -> String {
    let lines = chunk.map { $0.route.conditions.guarding("case \($0.number): \(reading($0.route))") }
    let isLast = index + 1 == chunks.count
    let rest =
      isLast
      ? "throw FingerpostCore._GeneratedCode.RouteRefusal()" : "return try _Codec\(index + 1).read(number, r)"
    return lines.isEmpty ? rest : "switch number {\n\(lines.joined(separator: "\n"))\ndefault: \(rest)\n}"
  }

  private func reading(_ route: RoutesCheck.SoundRoute) -> String {
    // A function of the case's name takes something else.
    var values = route.payload.enumerated().map { index, element in
      "r(\(index)\(defaultValue(of: element))) as (\(element.typeSyntax.naming(routes.name)))"
    }
    switch route.kind {
    case .function:
      let function = "FingerpostCore._GeneratedCode.PayloadTypes.reader(\(route.functionArguments(in: routes)))"
      let payload = values.isEmpty ? "()" : values.joined(separator: ", ")
      return
        "guard let value = \(values.isEmpty ? "" : "try ")\(function)((\(payload))) else { throw FingerpostCore._GeneratedCode.RouteRefusal() }; return value"
    case .mount(let type): values[values.count - 1] = "r.mounted() as (\(type))"
    case .route where route.isReadOnly || route.attribute.isGone:
      let elements = zip(route.payload, values).map { ($0.label == nil ? "" : "\($0.labelInName) ") + $1 }
      let list = route.reference == route.escapedName ? "" : "(\(elements.joined(separator: ", ")))"
      return "return \(values.isEmpty ? "" : "try ")\(routes.name).\(route.escapedName)\(list)"
    case .route: break
    }
    let value = "\(routes.name).\(route.reference)"
    return values.isEmpty ? "return \(value)" : "return try \(value)(\(values.joined(separator: ", ")))"
  }

  // MARK: Writing

  private func body(writing chunk: ArraySlice<Item>, _ index: Int) -> String {
    let isLast = index + 1 == chunks.count
    let rest = isLast ? "-1" : "_Codec\(index + 1).write(value, &w)"
    var lines = chunk.filter { !$0.route.isReadOnly && !$0.route.attribute.isGone }.map { item in
      item.route.conditions.guarding("case \(pattern(item.route)): \(writing(item.route))return \(item.number)")
    }
    if lines.isEmpty { return "return \(rest)" }
    let others = chunks.count > 1 ? [[]] : routes.cases.filter { numbers[Syntax($0.syntax)] == nil }.map(\.conditions)
    lines += otherwise(for: others, "default: return \(rest)")
    return "switch value {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// A `default` where there is a case for it: the compiler warns of one that is idle.
  private func otherwise(for cases: [[RoutesEnum.Condition]], _ line: String) -> [String] {
    if cases.isEmpty { return [] }
    if cases.contains(where: \.isEmpty) { return [line] }
    let conditions = Set(cases.map { $0.map(\.text).joined(separator: " && ") })
    return ["#if \(conditions.sorted().joined(separator: " || "))\n\(line)\n#endif"]
  }

  private func pattern(_ route: RoutesCheck.SoundRoute) -> String {
    if route.payload.isEmpty { return ".\(route.escapedName)" }
    // A pattern needs no labels; some would need backticks.
    return ".\(route.escapedName)(\(route.payload.indices.map { "let v\($0)" }.joined(separator: ", ")))"
  }

  private func writing(_ route: RoutesCheck.SoundRoute) -> String {
    route.payload.indices.map { index in
      route.kind.isMount && index == route.payload.count - 1
        ? "w.mounted(v\(index)); "
        : "w(v\(index)\(defaultValue(of: route.payload[index]))); "
    }.joined()
  }

  private func defaultValue(of payload: RoutesEnum.Payload) -> String {
    defaults.name(of: payload).map { ", or: \($0)" } ?? ""
  }
}
