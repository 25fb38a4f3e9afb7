import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct FaultTextTests {
  /// Faults as they are shown; what a fault says is tested where tables are read.
  static let faults: [(text: String, message: String)] = [
    (
      "",
      """
      t.routes:1:1: error: the table is empty: its first line lists the origins, as in "origins appscheme:// \
      https://social.example"
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nhome   # no template\n",
      """
      t.routes:2:5: error: a name and a template are expected: the template is missing
      home   # no template
          ^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\n\tshow\tusers/{id}/:\n",
      """
      t.routes:2:19: error: expected a type: a name, a set such as asc|desc, or in a query [int], not the end
      \tshow\tusers/{id}/:
      \t    \t            ^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nshow  GET   users/me [deprecatd]  # slip\n",
      """
      t.routes:2:23: error: unknown flag "deprecatd"; did you mean "deprecated"?
      show  GET   users/me [deprecatd]  # slip
                            ^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nshow users/%zz\n",
      """
      t.routes:2:12: error: an escape is "%" and two hexadecimal digits of UTF-8; write a lone "%" as "%25"
      show users/%zz
                 ^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nshow {太}/(a\n",
      """
      t.routes:2:12: error: expected "/", "|" or ")", not the end
      show {太}/(a
                  ^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nshow {a:itn}/{b:itm}/{c:itn}\n",
      """
      t.routes:2:9: error: unknown type "itn"; did you mean "int"?
      show {a:itn}/{b:itm}/{c:itn}
              ^
      t.routes:2:17: error: unknown type "itm"
      show {a:itn}/{b:itm}/{c:itn}
                      ^
      t.routes:2:25: error: unknown type "itn"; did you mean "int"?
      show {a:itn}/{b:itm}/{c:itn}
                              ^
      t.routes: 3 faults; no route was read

      """
    ),
    (
      "origins\(scheme(1...66))\nshow a\n",
      """
      t.routes:1:448: error: a table has at most 64 origins
      …\(String(scheme(1...64).suffix(89))) \(scheme(65...66).dropFirst())
      \(String(repeating: " ", count: 91))^
      t.routes: 1 fault; no route was read

      """
    ),
    (
      "origins /\nsh\u{202E}ow users/me\n",
      """
      t.routes:2:3: error: a name cannot hold U+202E, which is invisible or changes the text around it
      sh\\u{202E}ow users/me
        ^
      t.routes: 1 fault; no route was read

      """
    ),
  ]

  /// ` s1:// s2://`
  private static func scheme(_ numbers: ClosedRange<Int>) -> String { numbers.map { " s\($0)://" }.joined() }

  @Test(arguments: faults)
  func `a faulty line is shown with a caret, and what to do`(text: String, message: String) {
    #expect(run("list", "t.routes", files: ["t.routes": text]) == Run(status: 2, errors: message))
  }

  @Test func `bytes that are not UTF-8 are shown with their line`() {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins /\n# fine: é\nshow us".utf8) + [0xC3, 0x28] + Array("\n".utf8)
    #expect(
      memory.run(["list", "t.routes"])
        == Run(
          status: 2,
          errors: """
            t.routes:3:8: error: the bytes here are not UTF-8
            show us\u{FFFD}(
                   ^
            t.routes: 1 fault; no route was read

            """))
  }

  @Test func `a first line that is not UTF-8 makes no empty table`() {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins / ".utf8) + [0xFF] + Array("://\n".utf8)
    #expect(
      memory.run(["list", "t.routes"])
        == Run(
          status: 2,
          errors: """
            t.routes:1:11: error: the bytes here are not UTF-8
            origins / \u{FFFD}://
                      ^
            t.routes: 1 fault; no route was read

            """))
  }

  /// Bytes that end a text, and with which U+FFFD begins or which it stands for.
  static let cut: [[UInt8]] = [[0xEF], [0xEF, 0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98]]

  @Test(arguments: cut, ["match t.routes /x", "list t.routes", "url t.routes a"])
  func `a file that ends in the middle of a character is refused, and traps nothing`(end: [UInt8], words: String) {
    for (text, place) in [("origins /\na x", "2:4"), ("origins /", "1:10"), ("origins /\na x # \u{FFFD}", "2:8")] {
      for newline in ["", "\n", "\r\n"] {
        let memory = Memory()
        memory.files["t.routes"] = Array(text.utf8) + end + Array(newline.utf8)
        let run = memory.run(words.split(separator: " ").map(String.init))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("t.routes:\(place): error: the bytes here are not UTF-8\n"), "\(run.errors)")
      }
    }
  }

  @Test func `every faulty line is shown at once, in the order of the lines`() {
    let text = """
      origins appscheme:// nowhere
      a  users/{id}
      b  users/{
      c  users/{name}
      d  /{id:itn}
      e
      """
    #expect(
      run("list", "t.routes", files: ["t.routes": text])
        == Run(
          status: 2,
          errors: """
            t.routes:1:22: error: "nowhere" is not an origin: expected "scheme://", "scheme:/", "scheme:", "https://host", "/" or ":"
            origins appscheme:// nowhere
                                 ^
            t.routes:3:11: error: expected a name, not the end
            b  users/{
                      ^
            t.routes:4:4: error: the same route twice: users/{id} is already the route "a", in line 2
            c  users/{name}
               ^
            t.routes:5:9: error: unknown type "itn"; did you mean "int"?
            d  /{id:itn}
                    ^
            t.routes:6:2: error: a name and a template are expected: the template is missing
            e
             ^
            t.routes: 5 faults; no route was read

            """))
  }

  @Test func `a file that is not there is one clear line`() {
    #expect(
      run("list", "none.routes")
        == Run(status: 2, errors: "error: cannot read none.routes: No such file or directory\n"))
    let memory = Memory()
    memory.readError = .failed("Is a directory")
    #expect(memory.run(["list", "-"]) == Run(status: 2, errors: "error: cannot read the input: Is a directory\n"))
  }

  static let commands = [
    ["match", "t.routes", "/a"], ["match", "t.routes", "--stdin"], ["url", "t.routes", "a"], ["list", "t.routes"],
  ]

  @Test(arguments: commands)
  func `a table that does not read is a JSON document where one is asked for`(words: [String]) {
    let files = ["t.routes": "origins /\na {\n\té {b:itn}"]
    let errors = Memory.run(words, files: files).errors
    #expect(errors.hasSuffix("t.routes: 2 faults; no route was read\n"))
    #expect(
      Memory.run(words + ["--json"], files: files)
        == Run(
          status: 2,
          output: #"{"schema":1,"error":{"message":"t.routes: 2 faults; no route was read","faults":["#
            + #"{"file":"t.routes","line":2,"column":4,"message":"expected a name, not the end"},"#
            + #"{"file":"t.routes","line":3,"column":7,"message":"unknown type \"itn\"; did you mean \"int\"?"}]}}"#
            + "\n",
          errors: errors))
  }

  @Test(arguments: commands)
  func `so is a file that is not there`(words: [String]) {
    let errors = "error: cannot read t.routes: No such file or directory\n"
    #expect(Memory.run(words) == Run(status: 2, errors: errors))
    #expect(
      Memory.run(words + ["--json"])
        == Run(
          status: 2,
          output: #"{"schema":1,"error":{"message":"cannot read t.routes: No such file or directory"}}"# + "\n",
          errors: errors))
  }

  @Test func `faults are coloured for people`() {
    let memory = Memory()
    memory.isTerminal = true
    memory.files["t.routes"] = Array("origins /\nhome\n".utf8)
    #expect(
      memory.run(["list", "t.routes"])
        == Run(
          status: 2,
          errors: """
            \u{1B}[1mt.routes:2:5:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \
            a name and a template are expected: the template is missing
            home
                \u{1B}[1;31m^\u{1B}[0m
            t.routes: 1 fault; no route was read

            """))
  }
}
