import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// What is written as OpenAPI, read by other code than the library's, and verified in the same direction.
@Suite struct OpenAPIClosureLaws {
  private static let parts = [
    "a", "b", "a", "users", "b*", "%2A", "é", "%7Bx%7D", "{:string}", "{:string}", "{:int}", "{:int}", "{:l|m|x y}",
    "{:uuid}", "{:ipv4}", "{:date}", "{:bool}", "{:double}", "{:datetime}", "{:uint8}", "{:string}.json", "v{:int}",
    "{:l|m}-{:string}", "(a)", "({:string})", "(a|b/{:string})", "({:string}|me)", "({:int}|{:date})", "(a/(b))", "*",
    "{*rest}", "(*)",
  ]
  private static let queries = [
    "?{q}", "?k={q:int}", "?({q})", "?(k=a|l={m})", "?{q:l|m}", "?{q=1}", "?{q:[int]}", "?k=*", "?k=b", "?{q}&{n:bool}",
    "?({q}|{n:bool})&{k:date}",
  ]
  private static let rests = ["", "", "", "#top", "#{f}", "(#{f:int})", " [internal]", " [gone]", " [deprecated]"]
  private static let methods = ["", "", "", "GET ", "POST ", "HEAD ", "PURGE "]

  /// Fixed tables that once were not closed.
  static let tables = [
    ["POST s/{a}.json?({x}|y=1)", "f/{*path}", "*/x"],
    ["users/{a:int}/{b:l|m}", "users/{c:uuid}/{d:int}"],
    ["a/{:string}", "a/b [internal]"], ["a/{:string}", "a/b [gone]"], ["a#{f}", "a [gone]"],
    ["f/{*p}", "f/{:int} [gone]"],
    ["PURGE a", "(a)/(b)/(c)/(d)/(e)/(f)"],
  ]

  /// The same, of which types of one's own and parts of hosts leave something open.
  static let tablesOfTypes = [
    ["/?(s=:Known|s=:slug) [web]", "GET /", "/ [internal]"], ["/ [internal]", "{:Known}/({:slug}/x)?{q=1}"],
    ["/", "{:slug}/*/{:slug} [internal]", "{:uuid}/(a|b/{:string})/{:ipv4}?{q}&{n:bool}"],
    ["{:ipv4} [confirm]", "(*)#top", "{:uint8}/{:Known}/({:string})", "{:slug} [internal]"],
    ["{:uuid}/a", "(a)/{:string}/{:uint8}", "GET {:int}-{:slug}/(a/*)/(*) [gone]"],
    ["({:int}|me)/*/(a)?({q}|{n:bool})&{k:date}", "({:int}|me)/{*rest}/{:double}?k=%2A"],
    ["a?({s:slug})"], ["GET /?{q:[slug]}", "a?({s:slug})&{b:bool=true}"],
    [":int [internal]", "(:Known|:date)/(a/*)/{:int}-{:slug} [gone]", "/?({s:slug})", ":string#{f:int}"],
  ]
  private static let hosts: [Origin] = [
    .web("a.example"), .web("*.b.example"), .web("{tenant}.c.example"), .web("rooms.c.example"), .path,
  ]

  private static func table(
    _ templates: [String], at origins: [Origin] = [.scheme("app"), .web("a.example"), .path],
    options: RouteTable.Options = .init()
  ) -> RouteTable? {
    let routes = templates.enumerated().compactMap { number, text in
      (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
    }
    guard routes.count == templates.count, !routes.isEmpty else { return nil }
    return try? RouteTable(routes, origins: origins, options: options)
  }

  private static func templates(_ random: inout Random) -> [String] {
    (0..<1 + random.below(5)).map { _ in
      var path = (0..<random.below(4)).map { _ in random.pick(parts) }
      if random.chance(4) { path += ["(a)", "(b)", "(c)", "(d)", "(e)", "(f)", "(g)"] }
      return random.pick(methods) + (path.isEmpty ? "/" : path.joined(separator: "/"))
        + (random.chance(35) ? random.pick(queries) : "") + random.pick(rests)
    }
  }

  @Test(arguments: tables, ExportOptions.Direction.allCases)
  func `these tables are closed`(_ templates: [String], _ direction: ExportOptions.Direction) throws {
    var random = Random("closed \(templates)")
    try check(try #require(Self.table(templates)), direction, &random)
  }

  @Test(arguments: tablesOfTypes, ExportOptions.Direction.allCases)
  func `tables of other types and hosts are closed`(
    _ templates: [String], _ direction: ExportOptions.Direction
  ) throws {
    var random = Random("closed \(templates)")
    for isStrict in isFull ? [true, false] : [random.chance(50)] {
      let options = RouteTable.Options(strictQuery: isStrict, types: ExportTables.types)
      let table = try #require(Self.table(templates, at: Self.hosts, options: options))
      try check(table, direction, &random, at: ["https://a.example", "https://7.c.example", "https://rooms.c.example"])
    }
  }

  /// `FINGERPOST_FULL=1` tries far more.
  private static let count = isFull ? 100 : 2

  @Test(arguments: ExportOptions.Direction.allCases)
  func `a document claims no less than it can, or no more than the table reads, and passes in the same direction`(
    _ direction: ExportOptions.Direction
  ) throws {
    var random = Random("openapi closure \(direction)")
    var count = 0
    while count < Self.count {
      let options = RouteTable.Options(
        precedence: random.chance(20) ? .declared : .specific, strictQuery: random.chance(30))
      guard let table = Self.table(Self.templates(&random), options: options) else { continue }
      count += 1
      try check(table, direction, &random)
    }
  }

  private func check(
    _ table: RouteTable, _ direction: ExportOptions.Direction, _ random: inout Random,
    at hosts: [String] = ["https://a.example", ""]
  ) throws {
    let text = try table.exported(as: .openapi, .closure(direction)).text
    let comment = Comment(
      rawValue: "\(table.routes.map(\.template.description)) \(table.options.precedence) \(table.options.strictQuery)\n"
        + "\(text)\n\(Random.note)")
    let document = try OpenAPIDocument(Array(text.utf8))
    let verification = table.compare(with: document, allowing: .init(direction))
    #expect(verification.differences.map(\.description) == [] && verification.isComplete, comment)
    let both = table.compare(with: document, allowing: [.wider, .narrower])
    #expect(both.differences.map(\.description) == [] && both.isComplete, comment)
    let (matcher, oracle) = (try OpenAPIMatcher(text), RequestOracle(table))
    let strict = table.compare(with: document).differences
    for difference in strict { difference.expectReal(table, matcher, oracle, comment) }
    for _ in 0..<(isFull ? 40 : 6) {
      let (method, link) = RequestDraft.request(&random, table, at: hosts)
      oracle.expectClosed(method, link, matcher, direction, strict, comment)
    }
  }
}

extension Verification.Difference {
  /// Expects that the link is one that the matcher and the table tell apart.
  func expectReal(_ table: RouteTable, _ matcher: OpenAPIMatcher, _ oracle: RequestOracle, _ comment: Comment) {
    if kind == .unhandled {
      let method = claim.map { String($0.prefix { $0 != " " }) } ?? ""
      #expect(matcher.claims(method, link) && !oracle.reads(method, link), "\(self) \(comment)")
    } else {
      // Aliases may have other methods.
      let methods = table.routes.filter { $0.name == route }.map { $0.template.method ?? "GET" }
      let isReal = methods.contains { !matcher.mayClaim($0, link) && oracle.reads($0, link) }
      #expect(isReal, "\(self) \(comment)")
    }
  }
}

extension RequestOracle {
  /// Expects of one request that no document in a direction errs in the other one, and that what differs is told.
  func expectClosed(
    _ method: String, _ link: String, _ matcher: OpenAPIMatcher, _ direction: ExportOptions.Direction,
    _ differences: [Verification.Difference], _ comment: Comment
  ) {
    let isRead = reads(method, link)
    if matcher.claims(method, link), !isRead {
      #expect(direction == .over, "\(method) \(link) \(comment)")
      #expect(differences.contains { $0.kind == .unhandled }, "\(method) \(link) \(comment)")
    }
    if isRead, !matcher.mayClaim(method, link) {
      #expect(direction == .under || !isSayable(method, link), "\(method) \(link) \(comment)")
      let isTold = differences.contains { $0.kind == .unclaimed }
      let isCompared = method == "GET" && (isListed(link) || matcher.hasServer(of: link))
      #expect(isTold || !isCompared, "\(method) \(link) \(comment)")
    }
  }
}
