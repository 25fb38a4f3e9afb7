import FingerpostEngine
import FingerpostExport
import FingerpostImport
import FingerpostRouteFile
import SeededRandom
import Testing

#if canImport(FingerpostSyntax)
  import FingerpostSyntax
#endif

/// What is written of other systems' routes reads as the same table, whatever they hold.
struct ImportLaws {
  private static let pieces = [
    "/", "/", "/", "/", "/", "users", "users", "a", "b", "c/d", "e", "/x/", "a-b", "é", ":id", ":id", ":id?", ":p+",
    "*path", "*", "(.:format)",
    "(/:a)", "(", ")",
    "(-:s)",
    "{x}", "{", "<int:n>", "[y]", "[[z]]", "|", "%", "%2F", "?q=1", "#f", "\\(", ":", "::", ":let", ":self", ":init",
    "\"", "\u{202E}",
    "~", "default", "self", "none", ".", "..", "&", "=", "{/:a}", "{/", "}", "{.:e}", "(.*)", "(a|b)", "{n:[0-9]+}",
    "'", "$id", "$", "@x", "^", "{x?}", "{x:path}", "{y:int=7}", "<any(a,b):z>", "[/{w}]", "(?P<k>\\d+)", "{?q,r}",
    "{#f}", "{/s}",
    "#/h/:i", "?<q>&r={s?}", "[i:j]", "{m<\\d+>?1}", "?:o", "{...}",
    "://", "*x",
  ]
  private static let before = [
    "", "", "GET ", "get|POST ", "ANY ", "users ", "router ", "users PUT ", "# ", "-", "https://a.example",
    "r GET https b.example ", "r ANY ANY {t}.example ", "| GET | ",
  ]
  private static let after = [
    "", "", " users#show", " init", " Type", #" a#b {:id=>/\d+/, :x=>"y"}"#, " a#b {id: /a|b/}", " # c", " X::Y",
    " redirect(301)",
  ]

  private static func text(_ random: inout Random) -> String {
    (0..<1 + random.below(6)).map { _ in
      let path = (0..<1 + random.below(6)).map { _ in random.pick(pieces) }.joined()
      return random.pick(before) + (random.chance(80) ? "/" : "") + path + random.pick(after)
    }.joined(separator: "\n")
  }

  /// Whether what is written reads as the table again, both as text and as source.
  static func check(_ imported: ImportedTable, _ text: String) throws {
    let again = try RouteFile.read(Array(imported.routeFile.utf8))
    #expect(again.routes == imported.table.routes, "\(text)")
    #expect(again.origins == imported.origins, "\(text)")
    // An enum needs a case.
    if imported.table.routes.isEmpty { return }
    #if canImport(FingerpostSyntax)
      let source = imported.swift(named: "Link")
      let sources = SwiftSources([(path: "Link.swift", bytes: Array(source.utf8))])
      let root = try #require(sources.roots.first, "\(source)")
      let table = sources.table(of: root)
      let faults = table.faults.filter { $0.severity == .error }
      #expect(sources.faults.isEmpty && faults.isEmpty, "\(faults.map(\.message))\n\(text)\n\(source)")
      let (own, other) = (shapes(of: imported.table), shapes(of: try #require(table.sound?.table, "\(source)")))
      #expect(own == other, "\(text)\n\(source)")
    #endif
  }

  /// The routes without the names of parameters, which Swift spells its own way.
  private static func shapes(of table: RouteTable) -> Set<String> {
    Set(table.routes.map { "\($0.template.method ?? "") \($0.template.unnamed)" })
  }

  @Test(arguments: [ImportFormat.colon, .rails])
  func `any list of routes is read or refused, and what is written of it reads`(format: ImportFormat) throws {
    var random = Random("import \(format.rawValue)")
    var count = 0
    for _ in 0..<Random.draws(2000) {
      let text = Self.text(&random)
      guard let imported = try? format.read(Array(text.utf8)) else { continue }
      count += imported.table.routes.count
      try Self.check(imported, text)
    }
    #expect(count > Random.enough(2000))
  }

  private static let documents = [
    ##"""
    {"openapi":"3.1.0","servers":[{"url":"https://{h}.a.example/{v}/{w}","variables":{"h":{"default":"b"},"v":{"default":"1","enum":["1","2"]}}}],
    "paths":{"/a/{id}.{x}":{"get":{"tags":["t"],"parameters":[{"name":"id","in":"path","style":"label","schema":{"type":["integer","null"]}},
    {"name":"q","in":"query","required":true,"schema":{"anyOf":[{"$ref":"#/c/0"},{"enum":["a","b"]}]}}]}},
    "/b{?s,t}":{"put":{}},"/c/{r+}?k=1":{"get":{}}},"c":[{"type":"array","items":{}}]}
    """##,
    ##"""
    {"swagger":"2.0","host":"a.example","basePath":"/v1/{t}","schemes":["https","ws"],"paths":{"/p/{n}":{"parameters":[{"name":"n","in":"path",
    "type":"integer"}],"get":{"operationId":"let","parameters":[{"name":"l","in":"query","type":"array","items":{"type":"string"},
    "collectionFormat":"multi"},{"name":"d","in":"query","type":"string","default":"x"}]},"post":{"schemes":["http"]}},"/q#r":{"get":{}}}}
    """##,
  ]

  @Test func `a document that is changed is read or refused, and what is written of it reads`() throws {
    var random = Random("changed imports")
    var count = 0
    for _ in 0..<Random.draws(2000) {
      var bytes = Array(random.pick(Self.documents).utf8)
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = random.pick(Array("{}[]\":,0159-e.x/#$~%\\?=+*&;<>() |".utf8))
      }
      guard let imported = try? ImportFormat.openapi.read(bytes) else { continue }
      count += 1
      try Self.check(imported, String(decoding: bytes, as: UTF8.self))
    }
    #expect(count > Random.enough(500))
  }

  private static let parts = [
    "a", "é", "{x}", "{y:int}", "{z:l|m}", "v{n:int}.json", "{u:uuid}", "{d:double}", "default",
  ]
  private static let queries = [
    "", "", "?{q}", "?k={q:int32}", "?({q:bool})", "?{q:l|m=m}", "?{page:int=1}&{t:[string]}", "?{t:[int]=1,2}",
    "?{at:datetime}",
    "?{ip:ipv4}&({day:date})", "?{q:double=1.5}",
  ]

  @Test func `a table that goes out as OpenAPI comes in with the same paths, methods and values`() throws {
    var random = Random("import openapi")
    for _ in 0..<Random.draws(500) {
      let routes = (0..<1 + random.below(5)).compactMap { number -> RouteTable.Route? in
        var names: Set<String> = []
        let path = (0..<random.below(4)).map { _ in random.pick(Self.parts) }.filter { names.insert($0).inserted }
        let method = random.pick(["GET", "POST", "DELETE"])
        let text = method + " " + (path.isEmpty ? "/" : path.joined(separator: "/")) + random.pick(Self.queries)
        return (try? Template(text)).map { RouteTable.Route("r\(number)", $0) }
      }
      guard let table = try? RouteTable(routes, origins: [.web("a.example")]) else { continue }
      // One path and method is one operation, whatever the query.
      let paths = routes.map { "\($0.template.method ?? "") \($0.template.path.map(\.text))" }
      guard Set(paths).count == paths.count, !routes.isEmpty else { continue }
      let export = try table.exported(as: .openapi, ExportOptions())
      guard export.notes.isEmpty else { continue }
      let imported = try ImportFormat.openapi.read(Array(export.text.utf8))
      #expect(Self.shapes(of: imported.table) == Self.shapes(of: table), "\(export.text)")
      #expect(imported.leftOut == 0)
      try Self.check(imported, export.text)
      let again = try imported.table.exported(as: .openapi, ExportOptions())
      #expect(again.text == export.text)
    }
  }
}

extension Template {
  /// The text without the names of its parameters.
  fileprivate var unnamed: String {
    var count = 0
    let renamed = try? mapParameters { parameter in
      count += 1
      return .init(name: "p\(count)", type: parameter.type, default: parameter.defaultValue)
    }
    return renamed?.description ?? description
  }
}
