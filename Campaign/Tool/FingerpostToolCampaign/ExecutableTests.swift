import Foundation
import SeededRandom
import Testing

@testable import FingerpostToolTests

/// The program itself, as a shell sees it: what only a process can show.
@Suite(.serialized)
struct ExecutableTests {
  #if os(Linux)
    static let isLinux = true
  #else
    static let isLinux = false
  #endif

  /// Next to the test bundle, where the build puts it.
  static let program: String = {
    #if os(Linux)
      let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appendingPathComponent("fingerpost").path
  }()

  /// The status and the output of a line of shell, in which `$0` is the program.
  private func shell(_ line: String) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, Self.program]
    process.currentDirectoryURL = URL(fileURLWithPath: ExamplesTests.folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, complaints)
  }

  static let lines: [(line: String, status: Int32, output: String)] = [
    (
      #""$0" match Examples/social.routes 'appscheme://users/me'"#, 0,
      "route\tshowMyProfile\ntemplate\tusers/me\n"
    ),
    (#""$0" match Examples/social.routes 'appscheme://nowhere' 2>/dev/null"#, 1, ""),
    (#""$0" match Examples/none.routes 'appscheme://nowhere' 2>/dev/null"#, 2, ""),
    (#""$0" match Examples 'appscheme://nowhere' 2>/dev/null"#, 1, ""),
    (#""$0" match 2>/dev/null"#, 2, ""),
    (#""$0" url Examples/social.routes retweet tweetId=7"#, 0, "appscheme://retweet?tweetId=7\n"),
    (#"cat Examples/social.routes | "$0" url - showProfile userId=太"#, 0, "appscheme://users/%E5%A4%AA/profile\n"),
    (#""$0" list Examples/store.routes | head -1 | wc -l | tr -d ' '"#, 0, "1\n"),
    (#""$0" match Examples/store.routes --stdin < Examples/store.urls | wc -l | tr -d ' '"#, 0, "311\n"),
    (
      #""$0" match Examples/destinations.routes --stdin --json-key=destination < Examples/destinations.jsonl | head -1"#,
      0,
      "profile:859928508374784884\tprofile\tid=859928508374784884\n"
    ),
    (
      #""$0" check Examples/social.routes - < Examples/social.routes"#, 0,
      "Examples/social.routes: 5 routes, 0 errors, 0 warnings, 0 accepted\n"
        + "<stdin>: 5 routes, 0 errors, 0 warnings, 0 accepted\n"
    ),
    (
      #"printf 'origins /\na' | "$0" check --format=github -"#, 1,
      "::error file=<stdin>,line=2,col=2,title=FP0705 malformed::"
        + "a name and a template are expected: the template is missing\n"
    ),
    (#""$0" check Examples/none.routes --json 2>/dev/null | head -c 20"#, 0, #"{"schema":1,"error":"#),
    (#"{ "$0" --version; echo $? >&2; } 2>&1 | tail -1"#, 0, "0\n"),
  ]

  @Test(arguments: lines)
  func `a process answers, and ends with its status`(line: String, status: Int32, output: String) throws {
    let run = try shell(line)
    #expect(run.status == status)
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
  }

  @Test func `a broken pipe ends it quietly`() throws {
    let input = "seq 300 | while read n; do cat Examples/store.urls; done 2>/dev/null"
    let run = try shell(#"\#(input) | { "$0" match Examples/store.routes --stdin --json; echo $? >&2; } | head -1"#)
    #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(run.errors == "1\n")
  }

  @Test(arguments: [#"\377/follow"#, #"\357"#, #"\357\277"#, #"\355\240\200"#])
  func `arguments that are not UTF-8 are refused, not fixed`(end: String) throws {
    let run = try shell(#""$0" match Examples/social.routes "$(printf 'appscheme://users/\#(end)')""#)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "error: the arguments are not UTF-8\nsee \"fingerpost --help\"\n")
  }

  @Test func `a closed output is an error`() throws {
    let run = try shell(#""$0" --version >&-"#)
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot write the output: Bad file descriptor [FP1002]\n")
  }

  @Test func `what the system refuses is named`() throws {
    #expect(
      try shell(#""$0" match Examples/social.routes --stdin < Examples"#).errors
        == "error: cannot read the input: Is a directory [FP1001]\n")
    #expect(try shell(#""$0" list Examples/Nothing"#).errors.hasSuffix("Nothing: No such file or directory [FP1001]\n"))
  }

  @Test func `a folder is read with those below it`() throws {
    let run = try shell(#""$0" check Examples 2>/dev/null | tail -1"#)
    #expect(run.output == "Examples/SocialRoute.swift (SocialRoute): 5 routes, 0 errors, 0 warnings, 0 accepted\n")
  }

  #if Macros
    /// The examples and the wrong uses of this repository; all of it with `FINGERPOST_FULL=1`.
    private static let listing =
      isFull
      ? #""$0" list . --json"#
      : #"""
      d=$(mktemp -d) && mkdir -p "$d/Tests" "$d/Examples" "$d/.build" && cp -r Tests/WrongUses "$d/Tests"
      cp Examples/*.routes Examples/*.swift "$d/Examples" && cp Examples/*.routes "$d/.build"
      (cd "$d" && "$0" list . --json); s=$?; rm -r "$d"; exit $s
      """#

    @Test func `this repository is listed, its faulty tables told beside the others`() throws {
      let run = try shell(Self.listing)
      // Tests/WrongUses holds what must not compile.
      #expect(run.status == 2)
      let document = try FolderTests.document(Run(status: 2, output: run.output))
      let tables = try #require(document["tables"] as? [[String: Any]]).compactMap { $0["file"] as? String }
      #expect(tables.contains("Examples/social.routes") && tables.contains("Examples/SocialRoute.swift"))
      #expect(!tables.contains { $0.hasPrefix(".") })
      let faults = (document["error"] as? [String: Any])?["faults"] as? [[String: Any]] ?? []
      let wrong = ["Routes", "Expansions/Contexts", "Expansions/MainActor", "Expansions/Mounts", "Expansions/Payloads"]
        .map {
          "Tests/WrongUses/\($0).swift"
        }
      #expect(Set(faults.compactMap { $0["file"] as? String }) == Set(wrong))
      #expect((document["skipped"] as? [Any])?.isEmpty == false)
    }
  #endif

  @Test(.enabled(if: isLinux, "it needs /dev/full"))
  func `a full disk is an error`() throws {
    let run = try shell(#""$0" list Examples/social.routes > /dev/full"#)
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot write the output: No space left on device [FP1002]\n")
  }

  @Test(.enabled(if: isLinux && !isSanitized, "it needs /proc, and memory as it is without a sanitizer"))
  func `a line without an end is not kept in memory`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["match", "\(ExamplesTests.folder)/Examples/social.routes", "--stdin"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let piece = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
    /// The most memory that it had so far, in kilobytes. All that was written is read by now, except for what the pipe holds.
    func peak() throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.split(whereSeparator: \.isWhitespace)[1]))
    }
    // What a program takes without any input depends on the machine, but not what it takes for more of it.
    for _ in 0..<3 { try input.fileHandleForWriting.write(contentsOf: piece) }
    let before = try peak()
    for _ in 0..<(isFull ? 100 : 30) { try input.fileHandleForWriting.write(contentsOf: piece) }
    let after = try peak()
    try input.fileHandleForWriting.close()
    let result = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(after - before < 8000, "\(before) kB, then \(after) kB")
    #expect(result.hasSuffix("…\t-\ttooLong at byte 8192: the text is longer than 8192 bytes\n"))
  }

  @Test(
    .enabled(if: isLinux && !isSanitized, "it needs /dev/zero, and memory as it is without a sanitizer"),
    arguments: [
      #""$0" check /dev/zero"#, #""$0" check - </dev/zero"#, #""$0" list - </dev/zero"#,
      #""$0" verify aasa /dev/zero Examples/social.routes"#, #""$0" check @/dev/zero"#,
    ])
  func `what never ends is read up to the limit, in little memory`(line: String) throws {
    // One arena: how many addresses the allocator reserves otherwise depends on the processors.
    let run = try shell("ulimit -v 1000000; export MALLOC_ARENA_MAX=1; \(line) --limit=8")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasSuffix("there is more than 8 MiB to read; --limit=MIB sets another limit [FP1003]\n"))
  }

  @Test(.enabled(if: isLinux, "elsewhere names are UTF-8"))
  func `a folder is read without what is no file`() throws {
    let run = try shell(
      #"""
      d=$(mktemp -d) && cp Examples/social.routes "$d/a.routes" && mkfifo "$d/p.routes" && ln -s l.routes "$d/l.routes"
      ln -s "$d" "$d/again"; ln -s /dev/zero "$d/z.swift"; touch "$d/$(printf 'b\377.routes')"
      (cd "$d" && mkdir -p $(printf 'd/%.0s' $(seq 130)) && "$0" check .); s=$?; rm -r "$d"; exit $s
      """#)
    #expect(run.status == 0 && run.output == "a.routes: 5 routes, 0 errors, 0 warnings, 0 accepted\n")
    #expect(
      run.errors == """
        note: 2 files are skipped: they are not a file, and may never end
        note: 1 file is skipped: the link leads back to itself
        note: 1 file is skipped: its name is not UTF-8
        note: 1 file is skipped: it lies more than 128 folders deep

        """)
  }

  @Test func `a program on the other end asks and gets its answer line by line`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["match", "\(ExamplesTests.folder)/Examples/social.routes", "--stdin"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for _ in 0..<3 {
      try input.fileHandleForWriting.write(contentsOf: Data("appscheme://users/me\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self) == "appscheme://users/me\tshowMyProfile\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.enabled(if: isLinux, "the names of linked libraries are looked for in an ELF file"))
  func `of Foundation it links the essentials alone`() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.program))
    #expect(bytes.starts(with: [0x7F] + Array("ELF".utf8)))
    #expect(bytes.range(of: Data("libswiftCore".utf8)) != nil)
    let names = ["libFoundation.so", "libFoundationInternationalization", "libFoundationNetworking", "FoundationICU"]
    for name in names { #expect(bytes.range(of: Data(name.utf8)) == nil) }
  }
}
