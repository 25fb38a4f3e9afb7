import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// Tables as lists for people and programs.
@Suite struct ListsTests {
  private static let table = """
    origins app:// https://a.example
    home     /
    profile  users/{id:int}/({tab:likes|media})?{page:int=1} [tag=people]
    old      u/{id:int} [deprecated=use%20profile]
    share    POST s/{*path} [web]
    """

  private func export(_ format: ExportFormat, _ text: String = table) throws -> String {
    try RouteFile.read(Array(text.utf8)).exported(as: format).text
  }

  @Test func `lists spell out what would not show as it is`() throws {
    let table = try RouteTable(
      [.init("a\u{1B}[31m\u{202E}b", try Template("x/{n\u{202E}}"))], origins: [.scheme("app")])
    for format in [ExportFormat.dot, .markdown] {
      let text = try table.exported(as: format).text
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") }, "\(text)")
    }
    #expect(try table.exported(as: .dot).text.contains(#"label="a\\u{1B}[31m\\u{202E}b""#))
  }

  @Test func `markdown escapes what a cell cannot hold`() throws {
    #expect(
      try export(.markdown) == """
        Links of `app://` `https://a.example`

        | route | method | link | parameters | notes |
        | --- | --- | --- | --- | --- |
        | home |  | `/` |  |  |
        | share | POST | `s/{*path}` | `path` &#91;string&#93; | only `https://a.example` |
        | old |  | `u/{id:int}` | `id` int | deprecated: use profile |
        | profile |  | <code>users/&#123;id:int&#125;/&#40;&#123;tab:likes&#124;media&#125;&#41;&#63;&#123;page:int&#61;1&#125;</code> | `id` int<br>`tab` likes&#124;media<br>`page` int, `1` if left out | tag people |

        """)
  }

  @Test func `a graph shares the beginnings of paths`() throws {
    #expect(
      try export(.dot) == """
        digraph routes {
          rankdir=LR
          node [shape=circle, label="", fontname="monospace"]
          n0 [label="/"]
          n1 [shape=box, label="home"]
          n0 -> n1 [label=""]
          n0 -> n2 [label="s"]
          n2 -> n3 [label="{*path}"]
          n4 [shape=box, label="POST share"]
          n3 -> n4 [label=""]
          n0 -> n5 [label="u"]
          n5 -> n6 [label="{id:int}"]
          n7 [shape=box, label="old", style=dashed]
          n6 -> n7 [label=""]
          n0 -> n8 [label="users"]
          n8 -> n9 [label="{id:int}"]
          n9 -> n10 [label="({tab:likes|media})"]
          n11 [shape=box, label="profile"]
          n10 -> n11 [label="?{page:int=1}"]
        }

        """)
  }

  @Test func `json is the lock file's form`() throws {
    let lock = try export(.json)
    #expect(lock.hasPrefix("{\"schema\":"))
    #expect(lock.contains("\"name\":\"profile\""))
  }
}
