import FingerpostRouteFile
import Testing

import FingerpostInput

@testable import FingerpostTool

/// The files in `Examples/`, which the pages and the benchmarks use.
struct ExamplesTests {
  static let folder: String = {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }()

  private func memory(_ names: String...) throws -> Memory {
    let memory = Memory()
    for name in names { memory.files[name] = try Files.system.file("\(Self.folder)/Examples/\(name)") }
    return memory
  }

  @Test(arguments: ["social.routes", "store.routes", "destinations.routes"])
  func `a table reads, and what is written of it reads alike`(name: String) throws {
    let table = try RouteFile.read(try memory(name).files[name] ?? [])
    let again = try RouteFile.read(Array(try RouteFile.write(table).utf8))
    #expect(again.routes == table.routes)
    #expect(again.origins == table.origins)
    #expect(name == "store.routes" ? table.routes.count >= 110 : table.routes.count == 5)
  }

  @Test func `the destinations have what the pages show of them`() throws {
    let memory = try memory("destinations.routes", "destinations.jsonl")
    memory.input = [memory.files["destinations.jsonl"] ?? []]
    let run = memory.run(["match", "destinations.routes", "--stdin", "--json-key", "destination"])
    #expect(
      run
        == Run(
          status: 1,
          output: """
            profile:859928508374784884\tprofile\tid=859928508374784884
            https://social.example/tweet/123?utm=push\ttweet\tid=123
            profile\tprofile
            appscheme://search?q=cats&page=2\tsearch\tq=cats\tpage=2
            appscheme://settings/sound\tsettings\tsection=sound
            hologram:7\t-\tnotFound at byte 0: no route has this shape
            {"title": "No number", "destination": {"route": "tweet", "id": "12x"}}\t-\t\
            notFound: the value of "id" does not read as int
            {"title": "A slip", "destination": {"route": "profil", "id": "859"}}\t-\t\
            notFound: no route is named "profil"; did you mean "profile"?
            {"title": "An invitation", "destination": {"route": "invite", "code": "x7"}}\t-\t\
            notFound: "invite" is only for web links
            {"title": "Another key", "destnation": "profile"}\t-\t\
            missing: the document has no "destination"; did you mean "destnation"?
            {"title": "Cut short", "destination": "prof\t-\t\
            malformed at byte 43: the document is not JSON: it ends too early

            """))
  }

  #if Macros
    @Test(arguments: ["list", "list --json", "match appscheme://users/ann/tweets/123", "url retweet tweetId=7"])
    func `the enum and the table are one`(line: String) throws {
      let memory = try memory("SocialRoute.swift", "social.routes")
      let words = line.split(separator: " ").map(String.init)
      func run(_ file: String) -> Run {
        let other = Memory()
        other.files = memory.files
        var run = other.run([words[0], file] + words.dropFirst())
        // Where a table comes from is all that they differ in.
        for source in [#""file":"SocialRoute.swift","enum":"SocialRoute","#, #""file":"social.routes","#] {
          run.output = run.output.replacing(source, with: "")
        }
        return run
      }
      #expect(run("SocialRoute.swift") == run("social.routes"))
      #expect(run("SocialRoute.swift").status == 0)
    }
  #endif

  @Test func `the groups of the store without parameters are spellings of one value, and few`() throws {
    let table = try RouteFile.read(try memory("store.routes").files["store.routes"] ?? [])
    let spelled = table.routes.filter { route in
      route.template.path.contains { part in
        guard case .either(let branches) = part else { return false }
        return branches.count { branch in
          branch.path.allSatisfy { if case .literal = $0 { true } else { false } }
        } > 1
      }
    }
    #expect(spelled.map(\.name) == ["cart", "signIn"])
  }

  @Test func `every URL of the store has one result, and all but a few are found`() throws {
    let memory = try memory("store.routes", "store.urls")
    let urls = memory.files["store.urls"] ?? []
    memory.input = [urls]
    let run = memory.run(["match", "store.routes", "--stdin"])
    let results = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(results.map { $0[0] } == String(decoding: urls, as: UTF8.self).split(separator: "\n"))
    let missed = results.filter { $0[1] == "-" }
    #expect(missed.count == 15)
    #expect(Set(missed.map { $0[2].prefix { $0 != " " } }) == ["notFound", "badQuery", "malformed", "unknownOrigin"])
    #expect(run.status == 1)
  }
}
