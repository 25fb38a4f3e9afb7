import Foundation
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// The scripts by which shells complete: what they say, and, where a shell is installed, what it makes of them.
struct CompletionsTests {
  static func script(_ shell: Shell) -> String { Memory.run(["completions", shell.rawValue]).output }

  /// What the program answers to a script: the kind, and then the words without their summaries.
  static func answer(_ words: [String], files: [String: String] = [:]) -> [Substring] {
    let run = Memory.run([Completion.word] + words, files: files)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
  }

  @Test(arguments: Shell.allCases)
  func `a script says its version, asks the program, and takes files for tables`(shell: Shell) {
    let script = Self.script(shell)
    for part in ["fingerpost \(Executable.version)", Completion.word, "routes", "swift", "json"] {
      #expect(script.contains(part), "\(part)")
    }
  }

  @Test func `every command, every option and every value that there is may stand where it can be read`() {
    #expect(Self.answer([""]) == ["words"] + Commands.syntaxes.map { $0.name[...] })
    #expect(Self.answer(["--"]) == ["words", "--help", "--version"])
    for syntax in Commands.syntaxes {
      #expect(Self.answer([syntax.name, "-"]) == ["words"] + syntax.allOptions.map { "--\($0.name)" })
      for option in syntax.options {
        guard option.value != nil else { continue }
        let (separate, joined) = (
          Self.answer([syntax.name, "--\(option.name)", ""]), Self.answer([syntax.name, "--\(option.name)="])
        )
        switch option.words {
        case .some(let words):
          #expect(separate == ["words"] + words.map { $0[...] })
          #expect(joined == ["words"] + words.map { "--\(option.name)=\($0)" })
        case .tables: #expect(separate == ["tables"] && joined == ["tables"])
        case .any, .routes, .keys, .enums: #expect(separate == ["words"] && joined == ["words"])
        }
      }
      for (index, operand) in syntax.operands.enumerated() {
        let answer = Self.answer([syntax.name] + Array(repeating: "x", count: index) + [""])
        switch operand.words {
        case .some(let words): #expect(answer == ["words"] + words.map { $0[...] })
        case .tables: #expect(answer == ["tables"])
        case .keys: #expect(answer == ["keys"])
        case .routes, .enums, .any: #expect(answer == ["words"])
        }
      }
    }
  }

  static let answers: [(words: [String], answer: [Substring])] = [
    // An option that is given stands once, unless it may be given again.
    (
      ["check", "--strict", "--s"], ["words", "--enum", "--with", "--format", "--json", "--stamp", "--limit", "--help"]
    ),
    (["verify", "aasa", "--allow", "wider", "--allow="], ["words", "--allow=wider", "--allow=narrower"]),
    // What is wrong before the cursor does not matter.
    (["check", "--nonsense", "--format", ""], ["words", "text", "json", "github", "sarif"]),
    (["nonsense", ""], ["words"]),
    // Behind two hyphens all is operands, and the last of several goes on.
    (["check", "--", "--format", ""], ["tables"]),
    (["check", "a.routes", "b.routes", ""], ["tables"]),
    (["list", "a.routes", ""], ["words"]),
    (["url", "t.routes", ""], ["words", "a", "b"]),
    (["url", "--json", "t.routes", "b", "id=7", ""], ["keys", "1=", "id=", "tag="]),
    (["url", "t.routes", "c", ""], ["keys"]),
    (["url", "nowhere.routes", ""], ["words"]),
    (["url", "-", ""], ["words"]),
  ]

  #if Macros
    @Test(arguments: [
      (["match", "App", "--enum", ""], ["words", "A", "B"]),
      (["match", "App", "--enum="], ["words", "--enum=A", "--enum=B"]),
      (["export", "aasa", "App/A.swift", "--enum", ""], ["words", "A"]),
      (["diff", "App/A.swift", "App/B.swift", "--enum", ""], ["words", "A", "B"]),
      (["match", "nowhere", "--enum", ""], ["words"]),
    ])
    func `an enum completes by the tables that are given`(words: [String], answer: [Substring]) {
      let files = [
        "App/A.swift": "@Routes(.path) enum A: Routable { @Route(\"a\") case a }",
        "App/B.swift": "@Routes(.path) enum B: Routable { @Route(\"b\") case b }",
      ]
      #expect(Self.answer(words, files: files) == answer)
    }
  #endif

  @Test(arguments: answers)
  func `what may stand at the cursor depends on what stands before it`(words: [String], answer: [Substring]) {
    let table = "origins /\na  a\nb  b/{id}?{tag}\nb  c/{:int}\nd d/{\n"
    #expect(Self.answer(words, files: ["t.routes": table]) == answer)
  }

  @Test(arguments: Shell.allCases)
  func `a page of help tells how a shell is taught`(shell: Shell) {
    #expect(Help.page(CompletionsCommand.syntax).contains("\n  \(shell.rawValue) "))
  }

  /// What `text` is followed by, typed at the end of a line.
  static let lines: [(line: String, completions: [String])] = [
    ("fingerpost ma", ["match"]),
    ("fingerpost --v", ["--version"]),
    ("fingerpost check --str", ["--strict"]),
    ("fingerpost check --format ", ["github", "json", "sarif", "text"]),
    ("fingerpost check --strict --format s", ["sarif"]),
    ("fingerpost help com", ["completions"]), ("fingerpost codes FP100", ["FP1001", "FP1002", "FP1003"]),
    ("fingerpost completions ", ["bash", "fish", "zsh"]),
    ("fingerpost list Examples/so", ["Examples/social.routes"]),
    ("fingerpost url Examples/social.routes show", ["showMyProfile", "showProfile", "showUserTweet"]),
    ("fingerpost url --json Examples/social.routes showUserTweet ", ["tweetId=", "userId="]),
    ("fingerpost url Examples/social.routes showUserTweet userId=ann t", ["tweetId="]),
    ("fingerpost match Examples/social.routes --enum X --js", ["--json", "--json-key"]),
  ]

  /// A name that would be a command, were it expanded.
  static let hostile = "origins /\n$(touch${IFS}hit)  a\n`touch${IFS}hit`  b\nok;x  c\n"

  @Test(.enabled(if: Shells.has("bash"), "bash is not installed"))
  func `bash reads the script, and completes`() throws {
    let folder = try Shells.folder(Self.script(.bash), named: "fingerpost.bash", Self.hostile)
    defer { folder.remove() }
    #expect(try folder.run("bash", ["-n", "fingerpost.bash"]) == "")
    for (line, completions) in Self.lines {
      // As bash takes a line apart: at blanks, and at each "=".
      let words = line.split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
        word.split(separator: "=", omittingEmptySubsequences: false).map(String.init).joined(separator: "\u{0}=\u{0}")
          .split(separator: "\u{0}").map(String.init) + (word.isEmpty ? [""] : [])
      }
      #expect(try folder.bash(words) == completions, "\(line)")
    }
    #expect(try folder.bash(["fingerpost", "check", "--format", "=", "gi"]) == ["github"])
    #expect(try folder.bash(["fingerpost", "check", "--format", "="]) == ["github", "json", "sarif", "text"])
    // Names are shown as they are typed, and never run.
    #expect(try folder.bash(["fingerpost", "url", "hostile.routes", "ok"]) == [#"ok\;x"#])
    #expect(try folder.bash(["fingerpost", "url", "hostile.routes", ""]).count == 3)
    #expect(!folder.has("hit"))
  }

  @Test(.enabled(if: Shells.has("zsh"), "zsh is not installed"))
  func `zsh reads the script, takes it for the command's, and completes`() throws {
    let folder = try Shells.folder(Self.script(.zsh), named: "_fingerpost", Self.hostile)
    defer { folder.remove() }
    #expect(try folder.run("zsh", ["-n", "_fingerpost"]) == "")
    let source = "autoload -Uz compinit; compinit -u -D; source ./_fingerpost; print $_comps[fingerpost]"
    #expect(try folder.run("zsh", ["-f", "-c", source]) == "_fingerpost\n")
    // From a folder of functions, as `compinit` finds it.
    let found = "fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; print $_comps[fingerpost]"
    #expect(try folder.run("zsh", ["-f", "-c", found]) == "_fingerpost\n")
    for (line, completions) in Self.lines where !line.contains(" Examples/so") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      #expect(try folder.zsh(words) == completions, "\(line)")
    }
    #expect(try folder.zsh(["fingerpost", "check", "--format=g"]) == ["--format=github"])
    #expect(try folder.zsh(["fingerpost", "url", "hostile.routes", ""]).count == 3)
    #expect(try folder.zsh(["fingerpost", "list", "'Exam"]) == ["files *.(routes|swift|json)"])
    #expect(!folder.has("hit"))
  }

  @Test(.enabled(if: Shells.has("fish"), "fish is not installed"))
  func `fish reads the script, and completes`() throws {
    let folder = try Shells.folder(Self.script(.fish), named: "fingerpost.fish", Self.hostile)
    defer { folder.remove() }
    #expect(try folder.run("fish", ["-n", "fingerpost.fish"]) == "")
    for (line, completions) in Self.lines {
      #expect(try folder.fish(line) == completions, "\(line)")
    }
    #expect(try folder.fish("fingerpost check --format=g") == ["--format=github"])
    #expect(try folder.fish("fingerpost url hostile.routes ").count == 3)
    #expect(!folder.has("hit"))
  }
}

/// Shells of this machine, and a folder of its own in which they run.
struct Shells {
  private let url: URL

  static func has(_ shell: String) -> Bool { path(of: shell) != nil }

  private static func path(of shell: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/bin", "/usr/bin"]
    return folders.map { "\($0)/\(shell)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A folder with a script, the examples, the program and a table of hostile names.
  static func folder(_ script: String, named name: String, _ hostile: String) throws -> Shells {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fingerpost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: url.appendingPathComponent(name))
    try Data(hostile.utf8).write(to: url.appendingPathComponent("hostile.routes"))
    let links = ["Examples": "\(ExamplesTests.folder)/Examples", "fingerpost": ExecutableTests.program]
    for (name, path) in links {
      try FileManager.default.createSymbolicLink(
        at: url.appendingPathComponent(name), withDestinationURL: URL(fileURLWithPath: path))
    }
    return Shells(url: url)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) }

  /// What a shell prints, errors included.
  func run(_ shell: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
    process.arguments = arguments
    process.currentDirectoryURL = url
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(url.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["HOME"] = url.path
    process.environment = environment
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  func bash(_ words: [String]) throws -> [String] {
    let call = #"""
      source ./fingerpost.bash
      compopt() { :; }
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _fingerpost fingerpost
      [ ${#COMPREPLY[@]} = 0 ] || printf '%s\n' "${COMPREPLY[@]}"
      """#
    return try run("bash", ["--norc", "-c", call, "bash"] + words).split(separator: "\n").map(String.init).sorted()
  }

  /// What the script hands to zsh that begins with the last word; zsh itself takes no words without a terminal.
  func zsh(_ words: [String]) throws -> [String] {
    let call = #"""
      compdef() { }; compset() { return 1 }; _files() { print -r -- files $2 }
      _describe() {
        local value
        for value in "${(@P)2}"; do
          value=${value//\\:/$'\1'}
          print -r -- ${${value%%:*}//$'\1'/:}
        done
      }
      source ./_fingerpost
      words=("$@"); CURRENT=$#
      _fingerpost
      """#
    return try run("zsh", ["-f", "-c", call, "zsh"] + words).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(words.last ?? "") || $0.hasPrefix("files") }.sorted()
  }

  func fish(_ line: String) throws -> [String] {
    let call = "source ./fingerpost.fish; complete -C $argv[1]"
    return try run("fish", ["-c", call, line]).split(separator: "\n").map { line in
      String(line.split(separator: "\t").first ?? "")
    }.sorted()
  }
}
