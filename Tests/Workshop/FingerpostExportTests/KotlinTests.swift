import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport

/// A file of Kotlin as text; that it compiles and answers as the table does is told by `.ci/languages`.
@Suite struct KotlinTests {
  private func export(_ table: String, _ change: (inout ExportOptions) -> Void = { _ in }) throws -> Export {
    var options = ExportOptions()
    change(&options)
    return try RouteFile.read(Array(table.utf8)).exported(as: .kotlin, options)
  }

  @Test(arguments: [
    ("id:int", "val id: kotlin.Long\n"), ("id:uint8", "val id: kotlin.Long\n"), ("id:uint", "val id: kotlin.String\n"),
    ("id:double", "val id: kotlin.Double\n"), ("id:bool", "val id: kotlin.Boolean\n"),
    ("id", "val id: kotlin.String\n"),
    ("id:uuid", "val id: java.util.UUID\n"), ("id:date", "val id: java.time.LocalDate\n"),
    ("id:datetime", "val id: java.time.Instant\n"), ("id:new|top", "enum class Id(val text: kotlin.String)"),
    ("*id", "val id: kotlin.collections.List<kotlin.String>\n"),
  ])
  func `each type has one of Kotlin's`(parameter: String, expected: String) throws {
    #expect(try export("origins app://\na x/{\(parameter)}").text.contains(expected))
  }

  @Test(arguments: [
    ("x?{p:int=7}", "val p: kotlin.Long = 7L"), ("x?{p:double=2}", "val p: kotlin.Double = 2.0"),
    ("x?{p:int=-9223372036854775808}", "val p: kotlin.Long = kotlin.Long.MIN_VALUE"),
    ("x?{p:a|b=b}", "val p: P = P.B"), ("x?({p:int})", "val p: kotlin.Long? = null"),
    ("x?{p:[int]}", "val p: kotlin.collections.List<kotlin.Long> = emptyList()"),
    ("x/({p:int=7})", "val p: kotlin.Long = 7L"), ("x/({p}|me)", "val p: kotlin.String? = null"),
    ("x/(a/{p}|b/{p})", "val p: kotlin.String\n"), ("x?({p:int}|{q})", "val p: kotlin.Long? = null"),
  ])
  func `what a link may leave out has a default`(template: String, expected: String) throws {
    #expect(try export("origins app://\na \(template)").text.contains(expected))
  }

  @Test func `names are Kotlin's, and those that collide or are taken are told`() throws {
    let table = """
      origins app://
      user_tweet a/{tweet-id}
      userTweet b/{link}/{when}
      links c/{class}/{x:a|A}
      """
    let export = try export(table)
    for part in [
      "class UserTweet(", "val tweetId:", "class UserTweet2(", "val linkValue:", "val `when`:", "val classValue:",
      "A2(\"a\")",
    ] {
      #expect(export.text.contains(part), "\(part)")
    }
    #expect(
      export.notes.map(\.message).sorted() == [
        "\"a\" of \"x\" is A2 here", "its class is Links2 here", "its class is UserTweet2 here",
        "its parameter \"class\" is classValue here", "its parameter \"link\" is linkValue here",
      ])
  }

  @Test func `text of the table ends no literal and no comment, and begins no template`() throws {
    let text = try export("origins app://\na x/$name/%22/*/{q:$a|b%22}").text
    #expect(text.contains(##"{\"pieces\":[\"\$name\"]}"##))
    #expect(text.contains(##"A("\$a")"##) && text.contains(##"B("b\"")"##))
    for line in text.split(separator: "\n") where line.contains("/**") {
      #expect(line.split(separator: "/*", omittingEmptySubsequences: false).count == 2, "\(line)")
      #expect(line.split(separator: "*/", omittingEmptySubsequences: false).count <= 2, "\(line)")
    }
  }

  @Test func `a second table in a package has names of its own`() throws {
    let text = try export("origins app://\na x/{id:uuid}") {
      ($0.name, $0.package, $0.isPlain) = ("ShopLinks", "com.in.shop", true)
    }.text
    #expect(text.contains("\npackage com.`in`.shop\n"))
    #expect(text.contains("sealed class ShopLinksRoute(") && text.contains("object ShopLinks {"))
    #expect(text.contains("private class ShopLinksTable(") && text.contains("val id: kotlin.String\n"))
    #expect(text.firstMatch(of: /class LinkTable|object LinkText|class LinkNode/) == nil)
  }

  @Test(arguments: ["a-b", "9a", "a..b", ".a", "a b"])
  func `what is no name of a package is refused`(package: String) {
    #expect(throws: ExportError.self) { try export("origins app://\na x") { $0.package = package } }
  }

  @Test(arguments: ["links", "A-B", "", "Route", "1A"])
  func `what is no name of a class is refused`(name: String) {
    #expect(throws: ExportError.self) { try export("origins app://\na x") { $0.name = name } }
  }
}
