import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

@Suite struct ExportConfigurationTests {
  private static let all = """
    { "files": [
      { "format": "markdown", "file": "links.md" },
      { "format": "kotlin", "file": "android/Links.kt", "package": "com.example.links" },
      { "format": "aasa", "file": "aasa.json", "app-id": ["ABCDE12345.com.example.social"] }
    ] }
    """

  private func memory(_ configuration: String) -> Memory {
    let memory = Memory()
    memory.takesFiles = true
    memory.files["app/links.json"] = Array(configuration.utf8)
    return memory
  }

  private func run(_ configuration: String, _ words: String...) -> Run {
    memory(configuration).run(["export", "--config=app/links.json", "social.routes"] + words)
  }

  @Test func `all files are written beside the configuration, as each format alone is`() {
    let memory = memory(Self.all)
    #expect(memory.run(["export", "--config=app/links.json", "social.routes"]).status == 0)
    let kotlin = memory.run(["export", "kotlin", "--package=com.example.links", "social.routes"])
    #expect(memory.files["app/android/Links.kt"].map { String(decoding: $0, as: UTF8.self) } == kotlin.output)
    #expect(memory.files["app/links.md"] != nil && memory.files["app/aasa.json"] != nil)
  }

  static let overwriting: [[String]] = [
    ["export", "dot", "social.routes", "-o", "./social.routes"], ["page", "social.routes", "-o", "a/../social.routes"],
    ["export", "dot", "app/", "-o", "app/b.routes"], ["import", "colon", "app/list.txt", "-o", "app//list.txt"],
    ["page", "social.routes", "--against", "app/b.routes", "-o", "app/b.routes"],
    ["page", "app", "-o", "./app/b.routes"], ["page", "@app/l", "-o", "app/b.routes"],
    ["page", "@app/l", "-o", "app/l"], ["export", "dot", "@app/l", "-o", "./app/l"],
    ["check", "social.routes", "--stamp=./social.routes"], ["check", "app", "--with=app", "--stamp=app/b.routes"],
  ]

  @Test(arguments: overwriting)
  func `what a command reads is never overwritten by what it writes`(words: [String]) {
    let memory = memory(#"{"files":[{"format":"dot","file":"../social.routes"}]}"#)
    memory.files["app/b.routes"] = Array(socialRoutes.utf8)
    memory.files["app/list.txt"] = Array("/a".utf8)
    memory.files["app/l"] = Array("app/b.routes".utf8)
    let files = memory.files
    let run = memory.run(words)
    #expect(run.status == 2 && run.errors.contains(" would overwrite "), "\(run.errors)")
    let configured = memory.run(["export", "--config=app/links.json", "social.routes"])
    #expect(configured.status == 2 && memory.errorText.contains("this file is read"), "\(memory.errorText)")
    #expect(memory.files == files)
  }

  @Test func `a check names what is out of date, and writes nothing`() {
    let all = "app/links.md is out of date\napp/android/Links.kt is out of date\napp/aasa.json is out of date\n"
    #expect(run(Self.all, "--check") == Run(status: 1, output: all))
    let memory = memory(Self.all)
    _ = memory.run(["export", "--config=app/links.json", "social.routes"])
    memory.files["app/links.md"] = []
    let before = memory.files
    let check = memory.run(["export", "--config=app/links.json", "social.routes", "--check"])
    #expect(check.status == 1 && check.output.hasSuffix("app/links.md is out of date\n"))
    #expect(memory.files == before)
  }

  static let faults: [(text: String, message: String)] = [
    (#"{}"#, "the key \"files\" is missing"), (#"[]"#, "an object is expected"),
    (#"{"files":[{}]}"#, "\"format\" is missing"),
    (#"{"files":[{"format":"pdf","file":"a"}]}"#, "no format is called \"pdf\""),
    (#"{"files":[{"format":"dot"}]}"#, "\"file\" is missing"), (#"{"files":[{"format":"dot","file":""}]}"#, "is empty"),
    (#"{"files":[{"format":"dot","file":"a","x":1}]}"#, "the key \"x\" is unknown"),
    (#"{"file":[]}"#, "\"file\" is unknown"),
    (#"{"files":[{"format":"dot","file":"a"},{"format":"json","file":"a"}]}"#, "the file is written twice"),
    (#"{"files":[{"format":"dot","file":"a"},{"format":"aasa","file":"b"}]}"#, "aasa needs --app-id"),
    (#"{"files":[{"format":"aasa","file":"a","min-api":1.5}]}"#, "a whole number is expected"), ("", "is not JSON"),
  ]

  @Test(arguments: faults)
  func `a faulty configuration writes nothing, and is told with its place`(text: String, message: String) {
    let memory = memory(text)
    let before = memory.files
    let run = memory.run(["export", "--config=app/links.json", "social.routes"])
    #expect(
      run.status == 2 && run.errors.contains(message) && run.errors.hasPrefix("app/links.json:1:"), "\(run.errors)")
    #expect(memory.files == before)
  }

  @Test func `the options of a file stand in the configuration, not beside it`() {
    let run = run(Self.all, "--output=links.md")
    #expect(run.status == 2 && run.errors.contains("--output cannot be used with --config"), "\(run.errors)")
    #expect(self.run(Self.all, "--plain").status == 2)
  }

  @Test func `a machine is told of each file whether it was current, and what its format cannot say`() {
    let memory = memory(Self.all)
    let words = ["export", "--config=app/links.json", "social.routes", "--json"]
    let first = memory.run(words + ["--check"])
    #expect(first.status == 1 && first.errors == "" && memory.files["app/links.md"] == nil)
    #expect(
      first.output.contains(#"{"file":"app/links.md","format":"markdown","wasCurrent":false,"notes":["#),
      "\(first.output)")
    #expect(memory.run(words).status == 0)
    // The memory keeps the output of all runs.
    let last = memory.run(words + ["--check"])
    #expect(last.status == 0 && last.output.split(separator: #""wasCurrent":true"#).count == 4, "\(last.output)")
  }

  @Test func `--check alone is refused`() {
    #expect(Memory.run(["export", "dot", "social.routes", "--check"]).status == 2)
  }
}
