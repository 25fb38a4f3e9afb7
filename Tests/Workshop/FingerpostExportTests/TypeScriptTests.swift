import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// Modules of TypeScript as text; what they do is compared with the engine by Node, in `.ci/languages`.
@Suite struct TypeScriptTests {
  private func export(_ format: ExportFormat, _ text: String) throws -> Export {
    try RouteFile.read(Array(text.utf8)).exported(as: format)
  }

  /// The declarations of one route, without what every table has.
  private func values(_ template: String, _ interface: String = "Values") throws -> String {
    let text = try export(.dts, "origins app://\nr \(template)").text
    let body = try #require(text.split(separator: "export interface \(interface) {\n").last)
      .split(separator: "\n}").first
    let member = try #require(body?.split(separator: "\n").last)
    return String(member.trimmingPrefix("  readonly r: ").dropLast())
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let template: String
    let read: String
    let written: String
    var testDescription: String { template }

    init(_ template: String, _ read: String, _ written: String) {
      (self.template, self.read, self.written) = (template, read, written)
    }
  }

  static let parameters: [Row] = [
    Row("home", "Record<string, never>", "Record<string, never>"),
    Row("o/{id:int}", "{ readonly id: bigint }", "{ readonly id: number | bigint }"),
    Row(
      "o/{id:uint32}/{x:double}", "{ readonly id: number; readonly x: number }",
      "{ readonly id: number; readonly x: number }"),
    Row(
      "o/{at:datetime}?{b:bool}", "{ readonly at: string; readonly b: boolean }",
      "{ readonly at: string; readonly b: boolean }"),
    Row("o/{a:ipv4}", "{ readonly a: string }", "{ readonly a: string }"),
    Row("o/{s:b|a}", "{ readonly s: \"a\" | \"b\" }", "{ readonly s: \"a\" | \"b\" }"),
    Row("o?{n:uint8=1}", "{ readonly n: number }", "{ readonly n?: number | undefined }"),
    Row("o?{t:[string]}", "{ readonly t: string[] }", "{ readonly t?: readonly string[] | undefined }"),
    Row(
      "o?{t:[a|b]}", #"{ readonly t: ("a" | "b")[] }"#, #"{ readonly t?: readonly ("a" | "b")[] | undefined }"#),
    Row("o/{*rest}", "{ readonly rest: string[] }", "{ readonly rest: readonly string[] }"),
    Row(
      "o/({a}/{b})", "{ readonly a?: string | undefined; readonly b?: string | undefined }",
      "{ readonly a?: string | undefined; readonly b?: string | undefined }"),
    Row("o/({a:uint8=1})", "{ readonly a: number }", "{ readonly a?: number | undefined }"),
    Row(
      "o/({a}|x/{b})",
      "{ readonly a: string; readonly b?: undefined } | { readonly a?: undefined; readonly b: string }",
      "{ readonly a: string; readonly b?: undefined } | { readonly a?: undefined; readonly b: string }"),
    Row(
      "o/({a}|x/{a})#{f}", "{ readonly a: string; readonly f: string }", "{ readonly a: string; readonly f: string }"),
    Row("o/:int", "{ readonly \"1\": bigint }", "{ readonly \"1\": number | bigint }"),
    Row("o/{a-b}", "{ readonly \"a-b\": string }", "{ readonly \"a-b\": string }"),
    Row("o/{s:a%22b|%E2%80%A8}", #"{ readonly s: "a\"b" | "\u2028" }"#, #"{ readonly s: "a\"b" | "\u2028" }"#),
  ]

  @Test(arguments: parameters) func `each parameter has the type of its values`(_ row: Row) throws {
    #expect(try values(row.template) == row.read)
    #expect(try values(row.template, "Arguments") == row.written)
  }

  @Test func `many ways through groups are one object`() throws {
    let groups = (1...6).map { "(a\($0)={x\($0)}|b\($0)={y\($0)})" }.joined(separator: "&")
    let text = try values("o?\(groups)")
    #expect(text.hasPrefix("{ readonly x1: string; readonly y1?: undefined; readonly x2: string;"))
    #expect(text.contains("readonly x6?: string | undefined; readonly y6?: string | undefined }"))
    #expect(text.split(separator: " } | { ").count == 8)
  }

  @Test func `builders are left out of what is deprecated, and all of what is gone`() throws {
    let text = try export(
      .dts,
      """
      origins app:// https://a.example https://*.a.example
      new  new/{id:int}
      old  old/{id:int} [deprecated=%2A%2F%20use%20new]
      lost lost [gone]
      site site [web]
      """
    ).text
    let links = try #require(text.split(separator: "export interface Links {\n").last)
    #expect(!links.contains("readonly old:") && !text.contains("lost"))
    #expect(text.contains("/** `old/{id:int}` @deprecated *\\/ use new */\n  readonly old: { readonly id: bigint };\n"))
    let hosts = #""https://a.example" | `https://${string}.a.example`"#
    #expect(
      links.contains("readonly site: (values?: Arguments[\"site\"], options?: LinkOptions<\(hosts)>) => string;"))
    #expect(links.contains("readonly new: (values: Arguments[\"new\"], options?: LinkOptions) => string;"))
  }

  @Test(arguments: [ExportFormat.typescript, .javascript, .dts])
  func `no name and no literal ends its string, its comment or its script`(_ format: ExportFormat) throws {
    let text = try export(
      format,
      """
      origins app://
      a"b\\c</script>`${x}`  lit/%22%5C%3C%2Fscript%3E%2A%2F%E2%80%A8/{x:%2A%2F|%3C%2Fscript%3E}
      __proto__              */proto/{__proto__:int}
      été                    caf%C3%A9/{naïve}
      """
    ).text
    #expect(!text.contains("</script") && !text.contains("\u{2028}"))
    #expect(!text.contains("readonly __proto__:"))
    for line in text.split(separator: "\n") where line.contains("/**") {
      #expect(line.split(separator: "*/", omittingEmptySubsequences: false).count <= 2, "\(line)")
    }
    if format != .dts { #expect(text.contains(#"\"b\\c\u003c/script>`${x}`"#)) }
  }

  @Test func `a type of which only the app knows the texts is a string, which a note says`() throws {
    let table = try RouteTable(
      [.init("post", try Template("p/{a:slug}/{b:slug}/{c:size}"))], origins: [.scheme("app")],
      options: .init(types: [CustomType("slug") { $0 }, CustomType("size", members: ["s", "m"], within: nil)]))
    let export = try table.exported(as: .dts)
    #expect(
      export.text.contains(#"readonly post: { readonly a: string; readonly b: string; readonly c: "s" | "m" };"#))
    #expect(export.notes.map(\.kind) == [.otherwise] && export.notes.map(\.route) == ["post"])
    #expect(export.notes[0].message.contains("\"slug\""))
  }

  @Test func `a module of JavaScript has no types, and one of TypeScript no marks`() throws {
    let table = "origins app://\norder orders/{id:int}"
    let (script, typed) = (try export(.javascript, table).text, try export(.typescript, table).text)
    for text in [script, typed] { #expect(!text.contains("\u{2039}") && !text.contains("\u{203A}")) }
    #expect(!script.contains("interface ") && typed.contains("interface Reading {"))
    #expect(script.contains("export function match(url, method = \"GET\") {"))
    #expect(typed.contains("export function match(url: string, method: string = \"GET\"): Match | null {"))
    let way = #"{"path":[{"pieces":["orders"]},{"pieces":[0],"rank":1}],"query":[],"rank":0}"#
    #expect(
      script.contains(
        #"{"name":"order","slots":[{"name":"id","type":0}],"ways":[\#(way)],"fragmentRank":0,"order":0}"#
      ))
  }
}
