import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Tables that other systems wrote.
struct LineEndTests {
  @Test func `lines that end in CR LF, and a byte order mark, are read`() {
    let run = run("list", "t.routes", files: ["t.routes": "\u{FEFF}origins /\r\n# x\r\na a\r\n"])
    #expect(run == Run(status: 0, output: "a\tany\ta\t\t/\t\t\n"))
  }

  @Test func `lines that end in CR alone are one fault, not many`() {
    #expect(
      run("list", "t.routes", files: ["t.routes": "origins /\ra a\rb b\r"])
        == Run(
          status: 2,
          errors: """
            t.routes:1:10: error: this is a carriage return: lines must end in LF or CR LF
            origins /\\u{D}a a\\u{D}b b
                     ^
            t.routes: 1 fault; no route was read

            """))
  }

  @Test func `a carriage return in the middle of a line is a fault, and the rest is read`() {
    let run = run("check", "t.routes", files: ["t.routes": "origins /\na a\rb b\nc {\n"])
    #expect(run.output.contains("t.routes:2:4: error: this is a carriage return"))
    #expect(run.output.contains("t.routes:3:4: error: expected a name, not the end"))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x6F, 0x00, 0x0A, 0x00], [0xFE, 0xFF, 0x00, 0x6F, 0x00, 0x0A]] as [[UInt8]])
  func `UTF-16 is named`(bytes: [UInt8]) {
    let memory = Memory()
    memory.files["t.routes"] = bytes
    #expect(
      memory.run(["list", "t.routes"])
        == Run(
          status: 2,
          errors: """
            t.routes:1:1: error: the text is UTF-16: save it as UTF-8
            t.routes: 1 fault; no route was read

            """))
  }
}
