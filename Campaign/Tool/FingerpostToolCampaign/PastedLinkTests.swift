import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Links that people are told to use can be pasted: nothing of them is spelled out as a terminal must not show it.
struct PastedLinkTests {
  private static let files = ["t.routes": "origins app:// https://a.example\nuser users/{name}\n"]

  @Test(arguments: [
    ("https://b.example/users/a\u{202E}b", "https://a.example/users/a%E2%80%AEb"),
    (" app://users/\u{200B}", "app://users/%E2%80%8B"),
    ("ap://users/\u{FEFF}b", "app://users/%EF%BB%BFb"), ("app://user/a\u{202E}b", "app://users/a%E2%80%AEb"),
  ])
  func `explain suggests a link that can be pasted`(url: String, link: String) {
    let text = Memory.run(["explain", "t.routes", url], files: Self.files)
    #expect(text.output.contains("match: \(link)"), "\(text.output)")
    let json = Memory.run(["explain", "t.routes", url, "--json"], files: Self.files)
    #expect(json.output.contains("\"\(link)"), "\(json.output)")
    #expect(Memory.run(["match", "t.routes", link], files: Self.files).status == 0)
  }
}
