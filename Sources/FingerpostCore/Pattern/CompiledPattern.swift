/// A pattern by itself: the table of its one route, for bare paths.
struct CompiledPattern<Value>: Sendable {
  private let typed: TypedBody<Value>
  private let table: RouteTable

  static func compile(_ body: PatternBody) -> Result<CompiledPattern, PatternFaults> {
    Result { () throws(PatternFaults) in try CompiledPattern(body) }
  }

  private init(_ body: PatternBody) throws(PatternFaults) {
    typed = TypedBody(body)
    let route = RouteTable.Route("pattern", try body.template())
    let ambiguities = body.types.ambiguities
    guard ambiguities.isEmpty else { throw PatternFaults(problems: ambiguities) }
    do throws(TableError) {
      table = try RouteTable([route], origins: [.path], options: .init(types: body.types.customTypes))
    } catch {
      throw PatternFaults(problems: error.faults.map(\.description))
    }
  }

  func read(_ text: String) throws(RouteError) -> (value: Value, extra: [Location.QueryItem]) {
    do throws(LinkError) {
      let match = try table.match(text)
      guard let value = typed.read(match.captures) else { throw LinkError(.notFound, at: 0) }
      return (value, match.extraQuery)
    } catch {
      throw RouteError(error, text: text, table: table)
    }
  }

  func print(_ value: Value) throws(PrintError) -> String {
    let captures = try typed.write(value)
    let text = try table.text(of: captures, route: 0, for: .path)
    guard let read = try? self.read(text).value, try typed.write(read) == captures else {
      throw PrintError(.readsDifferently)
    }
    return text
  }
}
