import Foundation
import Testing

@testable import FingerpostToolTests

/// Logs as only a process meets them: compressed, cut off, on a full disk.
@Suite(.serialized, .enabled(if: ExecutableTests.isLinux, "it needs /dev/full, and the names of Linux for zlib"))
struct CountExecutableTests {
  /// The output and the complaints of a line of shell, in which `$0` is the program; and whether zlib and gzip are there.
  private func shell(_ line: String) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "d=$(mktemp -d); trap 'rm -r \"$d\"' EXIT; \(line)", ExecutableTests.program]
    process.currentDirectoryURL = URL(fileURLWithPath: ExamplesTests.folder)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let urls = "Examples/store.urls"
  private static let count = #""$0" count Examples/store.routes"#

  static let lines: [(line: String, status: Int32, text: String)] = [
    (
      "gzip -c \(urls) > $d/a.gz; cat $d/a.gz $d/a.gz > $d/b.gz; \(count) $d/b.gz \(urls) --json | grep -o '\"total\":[0-9]*'",
      0, "\"total\":933\n"
    ),
    (
      "gzip -c \(urls) | head -c 900 > $d/a.gz; cd $d; \(count.replacing("Examples", with: "$OLDPWD/Examples")) a.gz 2>&1 >/dev/null",
      2, "error: cannot read a.gz: the gzip data ends too early, at byte 900 [FP1001]\n"
    ),
    (
      "echo hello > $d/a.gz; cd $d; \(count.replacing("Examples", with: "$OLDPWD/Examples")) a.gz 2>&1 >/dev/null", 2,
      "error: cannot read a.gz: the gzip data is broken at byte 2 [FP1001]\n"
    ),
    (": > $d/a.gz; \(count) $d/a.gz --json | grep -o '\"total\":[0-9]*'", 0, "\"total\":0\n"),
    ("\(count) \(urls) --json > /dev/full", 2, "error: cannot write the output: No space left on device [FP1002]\n"),
    ("{ \(count) \(urls) --json; echo $? >&2; } | true", 0, "0\n"),
    (
      "for r in 0-5000 5000-5000 5000-9000 9000-; do \(count) \(urls) --bytes $r --partial; done > $d/p; \(count) \(urls) --json > $d/w; \"$0\" count --merge $d/p --json | cmp - $d/w",
      0, ""
    ),
    ("\(count) Examples 2>&1 >/dev/null", 2, "error: cannot read Examples: Is a directory [FP1001]\n"),
  ]

  @Test(arguments: lines)
  func `a log that is compressed, cut or faulty is counted as far as it goes, and told of`(
    line: String, status: Int32, text: String
  ) throws {
    let run = try shell(line)
    #expect(run.status == status && run.text == text, "\(line)\n\(run)")
  }
}
