@testable import FingerpostToolTests

#if Macros
  import Testing

  @testable import FingerpostTool

  /// What a check of Swift source says, and what it does not claim.
  struct SwiftCheckTests {
    private func said(_ files: [String: String]) -> [String] {
      let path = files.count == 1 ? files.keys.first ?? "" : "App"
      return run("check", path, files: files).output.split(separator: "\n").map(String.init)
        .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    }

    private static let bare = "@Routes(.path) enum Link: Equatable { @Route(\"a\") case a }"
    private static let warning =
      "App/Link.swift:1:21: warning: Link has a router but is not Routable, so its values have no link [not-routable]"

    static let conformances: [(source: String, isSaid: Bool)] = [
      ("struct Other {}", true),
      ("extension Other: Routable {}", true),
      ("extension Link: CustomStringConvertible {}", true),
      ("protocol Plain {}\nextension Link: Plain {}", true),
      ("extension Link: Routable {}", false),
      ("extension App.Link: Hashable, @retroactive Fingerpost.Routable {}", false),
      ("protocol Linked: Routable {}\nextension Link: Linked {}", false),
      ("protocol Linked where Self: Routable {}\nextension Link: Linked {}", false),
      // What only another module knows, nobody claims; files without the word are not read at all.
      ("/* Routable */ extension Link: Shared.Linked {}", false),
    ]

    @Test(arguments: conformances)
    func `a conformance counts in whichever file it stands`(source: String, isSaid: Bool) {
      let all = said(["App/Link.swift": Self.bare, "App/Other.swift": source])
      #expect(all == (isSaid ? [Self.warning] : []))
    }

    @Test(arguments: [
      ("/=:b/{y}", true), ("items:batch/{y}", true), ("a=:b{y}", true), ("a?k=:b&{y}", false), ("a/:b/{y}", false),
    ])
    func `a colon is text in a path unless it begins a segment`(template: String, isText: Bool) {
      let source = "@Routes(.path) enum Link: Routable { @Route(\"\(template)\") case a(y: String) }"
      #expect(said(["Link.swift": source]).contains { $0.contains("[colon-name]") } == !isText)
    }

    static let clauses: [(members: String, count: Int)] = [
      // In one build.
      ("@Route(\"u/me\") case a\n@Route(\"u/{id}\") case b(id: String)", 1),
      ("#if A\n@Route(\"u/me\") case a\n@Route(\"u/{id}\") case b(id: String)\n#endif", 1),
      ("#if A\n@Route(\"u/me\") case a\n#endif\n@Route(\"u/{id}\") case b(id: String)", 1),
      ("#if A\n@Route(\"u/me\") case a\n@Route(\"u/me\") case b\n#endif", 1),
      // Three that all cross, and two of them in no build with each other.
      (
        #"@Route("a/{x}/c") case a(x: String)\n@Route("{x}/b/c") case b(x: String)\n@Route("a/b/{x}") case c(x: String)"#
          .replacing(#"\n"#, with: "\n"), 3
      ),
      (
        #"#if A\n@Route("a/{x}/c") case a(x: String)\n#else\n@Route("{x}/b/c") case b(x: String)\n#endif\n"#
          .replacing(#"\n"#, with: "\n") + #"@Route("a/b/{x}") case c(x: String)"#, 4
      ),
      // In none.
      ("#if A\n@Route(\"u/me\") case a\n#else\n@Route(\"u/{id}\") case b(id: String)\n#endif", 0),
      ("#if A\n@Route(\"u/me\") case a\n#elseif B\n@Route(\"v\") case v\n#else\n@Route(\"u/me\") case b\n#endif", 0),
      ("#if A\n@Route(\"{x}/c\") case a(x: String)\n#endif\n#if !A\n@Route(\"c/{x}\") case b(x: String)\n#endif", 0),
      ("#if A\n#if B\n@Route(\"u/me\") case a\n#endif\n#else\n@Route(\"u/{id}\") case b(id: String)\n#endif", 0),
    ]

    @Test(arguments: clauses)
    func `clauses that exclude each other are in no build together`(members: String, count: Int) {
      #expect(said(["a.swift": "@Routes(.path)\nenum Link: Routable {\n\(members)\n}"]).count == count)
    }

    @Test func `what is mounted in a clause is in no build with the others`() {
      let source = """
        @Routes(.path) enum Link: Routable {
          #if A
            @Mount("u") case inner(Inner)
          #else
            @Route("u/{id}") case user(id: String)
          #endif
        }
        @Routes(.path) enum Inner: Routable { @Route("me") case me }
        """
      #expect(said(["a.swift": source]) == [])
      #expect(said(["a.swift": source.replacing("#else", with: "#endif\n#if B")]).count == 1)
    }

    @Test func `a fault has the compiler's sort and its change, in every format`() {
      let files = ["a.swift": "@Routes(.path)\nenum Link: Routable {\n  case user(id: Int)\n}"]
      let message = "the case \\\"user\\\" has no link: write @Route(\\\"user/{id}\\\") before it"
      let text = message.replacing("\\\"", with: "\"")
      #expect(
        run("check", "a.swift", files: files).output == """
          a.swift:3:8: error: \(text) [missing-route]
            case user(id: Int)
                 ^
              fix: write @Route("user/{id}")
          a.swift: 0 routes, 1 error, 0 warnings, 0 accepted

          """)
      #expect(run("check", "a.swift", "--json", files: files).output.contains("\"kind\":\"missing-route\""))
      #expect(
        run("check", "a.swift", "--format=github", files: files).output.contains("title=missing-route::the case"))
    }

    /// A fault, and the case that it is about with its template.
    static let cases: [(members: String, kind: String, name: String, template: String)] = [
      ("case user(id: Int)", "missing-route", "user", ""),
      ("@Route(\"u/{usrId}\") case user(userId: Int)", "parameter-without-payload", "user", "u/{usrId}"),
      ("@Route(\"u\") case user(id: Int)", "payload-without-parameter", "user", "u"),
      ("@Route(\"u/{id}\") @Route(\"v/:id\") case user(id: Int)", "colon-name", "user", "v/:id"),
      ("@Route(\"u/{id\") case `default`(id: Int)", "malformed", "default", "u/{id"),
      ("@Route(\"a\") case a, b", "one-route-for-several", "a", "a"),
      ("@Route(\"a\") case a\n@Route(\"a\") case b", "duplicate", "b", "a"),
      ("@Route(\"o/{x}\") func old(x: Int) -> Self? { nil }\n@Route(\"a\") case a", "function-form", "old", "o/{x}"),
      ("@Route(\"a\") case a\n@Mount(\"m\") case m(Nowhere)", "unknown-mount", "m", "m"),
      // Not about a case.
      ("typealias Other = Int", "no-origins", "Link", ""),
    ]

    @Test(arguments: cases)
    func `JSON names the case that a fault is about, and its enum`(
      members: String, kind: String, name: String, template: String
    ) throws {
      let origins = kind == "no-origins" ? "" : ".path"
      let files = ["a.swift": "@Routes(\(origins))\nenum Link: Routable {\n\(members)\n}"]
      let document = try FolderTests.document(run("check", "a.swift", "--json", files: files))
      let findings = try #require(document["findings"] as? [[String: Any]])
      let finding = try #require(findings.first { $0["kind"] as? String == kind }, "\(findings)")
      #expect(finding["enum"] as? String == "Link")
      let route = try #require((finding["routes"] as? [[String: Any]])?.first)
      #expect(route["name"] as? String == name)
      #expect(route["template"] as? String == template)
      // What the text says to do, the document says too.
      let text = run("check", "a.swift", files: files).output
      let fixes = text.split(separator: "\n").filter { $0.hasPrefix("    fix: ") }.map { String($0.dropFirst(9)) }
      #expect(findings.compactMap { $0["fix"] as? String } == fixes)
    }

    @Test func `findings of a whole table have their enum as well`() throws {
      let source =
        "@Routes(.path) enum A: Routable { @Route(\"u/me\") case me\n@Route(\"u/{id}\") case user(id: String) }"
      let document = try FolderTests.document(run("check", "a.swift", "--json", files: ["a.swift": source]))
      let finding = try #require((document["findings"] as? [[String: Any]])?.first)
      #expect(finding["kind"] as? String == "print-collision")
      #expect(finding["enum"] as? String == "A")
      #expect((finding["routes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["user", "me"])
    }
  }
#endif
