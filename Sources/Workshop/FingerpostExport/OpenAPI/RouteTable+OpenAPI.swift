internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// The web links as a document of OpenAPI 3.1, one operation a line, in the order of declaration.
  ///
  ///     {"openapi":"3.1.0","info":{…},"servers":[{"url":"https://a.example"}],"paths":{
  ///     "/users/{id}":{
  ///     "get":{"operationId":"profile",…
  ///
  /// A document that may claim too little leaves out each operation that claims a link which no route reads.
  ///
  /// - Throws: ``ExportError/noWebOrigin(_:)`` if all links are those of custom schemes.
  package func openAPI(title: String?, _ direction: ExportOptions.Direction) throws(ExportError) -> Export {
    let open = withoutInternal
    let table = open.withWildcardHosts(ofTypes: direction == .over)
    var writer = OpenAPIWriter(table, hostNames, direction)
    guard !writer.servers.isEmpty else { throw .noWebOrigin(.openapi) }
    let narrowing = direction == .under ? OpenAPINarrowing(self, writer) : nil
    writer.addRoutes(leaving: Set(narrowing?.leftOut.keys.map(\.self) ?? []))
    if let narrowing { writer.noteLeftOut(narrowing) }
    return Export(writer.text(title: title), notes: open.hostNotes(direction) + writer.notes)
  }

  /// What the parts of hosts are called that origins capture, by the wildcards in their place.
  private var hostNames: [Origin: String] {
    var names: [Origin: String] = [:]
    for origin in allOrigins {
      guard origin.capturesHost, case .web(let host, _) = origin else { continue }
      names[origin.withWildcardHost] = String(host.dropFirst().prefix { $0 != "}" })
    }
    return names
  }
}

/// What of a document must be left out, so that it claims nothing that the table does not read.
struct OpenAPINarrowing {
  /// Why an operation is left out.
  enum Reason {
    /// It claims a link that no route reads.
    case claims(String)
    /// It is unknown: that depends on a type of the app.
    case undecided
    case tooManyTypes
  }

  private typealias Part = OpenAPIWriter.Part

  private let table: RouteTable
  private let writer: OpenAPIWriter
  /// What claims too much, or may; a link that shows it, if one does.
  private(set) var leftOut: [OpenAPIWriter.Source: Reason] = [:]
  /// Whether all that is left was compared.
  private(set) var isComplete = true

  /// The most choices of types that a comparison tries.
  private static let most = OpenAPIRoutes.most

  /// - Parameters:
  ///   - table: what is read.
  ///   - writer: a writer of all routes.
  init(_ table: RouteTable, _ writer: OpenAPIWriter) {
    (self.table, self.writer) = (table, writer)
    // Each way alone, so that one which claims too much takes no others along; then those together that share an operation.
    var noting = writer
    let parts = writer.routes.flatMap { noting.parts(of: $0) }
    var (rounds, counts) = ([[Part]](), [OpenAPIPath: [String: Int]]())
    for part in parts {
      let round = counts[part.path.outline]?[part.operation.method] ?? 0
      counts[part.path.outline, default: [:]][part.operation.method] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(part)
    }
    if rounds.count > 1 {
      _ = Work.half {
        for round in rounds where !Work.isOver { _ = leaveOut(of: round) }
      }
    }
    while leaveOut(of: parts.filter { leftOut[$0.operation.sources[0]] == nil }) {}
  }

  /// Leaves out the last part of each operation that claims too much, or may; whether the others must be compared again.
  private mutating func leaveOut(of parts: [Part]) -> Bool {
    var document = OpenAPIWriter(writer.table, [:], .under)
    for part in parts { document.add(part) }
    let wide = tooWide(document)
    let known = leftOut.count
    for item in document.items {
      for operation in item.operations {
        let name = "\(operation.method.uppercased()) \(item.path.text)"
        let reason: Reason? =
          if let link = wide.links[name] { .claims(link) } else if operation.choiceCount > Self.most {
            .tooManyTypes
          } else if wide.undecided.contains(name) { .undecided } else { nil }
        // The other parts cannot be compared again if no work is left.
        guard let reason else { continue }
        for source in Work.isOver ? operation.sources : operation.sources.suffix(1) { leftOut[source] = reason }
      }
    }
    return leftOut.count > known && !Work.isOver
  }

  /// For each operation that claims a link that no route reads, such a link; and those of which that is not known.
  private mutating func tooWide(_ writer: OpenAPIWriter) -> (links: [String: String], undecided: Set<String>) {
    guard !writer.items.isEmpty else { return ([:], []) }
    let text = Array(writer.text(title: nil).utf8)
    Work.current?.spend(32 * text.count)
    guard let document = try? OpenAPIDocument(text) else { return ([:], []) }
    let found = OpenAPIComparison(table, document).unhandled(nil)
    isComplete = found.isComplete
    return (Dictionary(found.differences.map { ($0.claim ?? "", $0.link) }) { first, _ in first }, found.undecided)
  }
}
