import Foundation
import PackagePlugin

extension PluginContext {
  /// What a command reads: the files of the package's own targets but the tests, or of those that are named; and beside them
  /// `--with`, the modules that these use.
  func linkFiles(ofTargets names: [String]) throws -> (own: String, others: [String]) {
    let known = package.targets(ofType: SwiftSourceModuleTarget.self)
    if let unknown = names.first(where: { name in !known.contains { $0.name == name } }) {
      throw UnknownTarget(name: unknown, known: known.map(\.name))
    }
    let targets = known.filter { names.isEmpty ? $0.kind != .test : names.contains($0.name) }
    let used = targets.flatMap(\.recursiveTargetDependencies).filter(\.usesFingerpost)
    let (work, root) = (pluginWorkDirectoryURL, package.directoryURL)
    return (
      try targets.flatMap(\.linkFiles).list(in: work.appending(path: "own.list"), from: root),
      ["--with", try used.flatMap(\.linkFiles).list(in: work.appending(path: "others.list"), from: root)]
    )
  }

  /// Runs the tool in the folder of the package, and ends as it does: SwiftPM says which status it was, and ends with 1.
  ///
  /// SwiftPM would put what the tool says beside its answer into the answer, and no program could read it: it goes by way of
  /// diagnostics: as an error where the tool refused, and else as `tell` has it.
  func fingerpost(_ words: [String], tell: (String) -> Void) throws {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = try fingerpostTool
    process.arguments = words
    process.currentDirectoryURL = package.directoryURL
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    process.waitUntilExit()
    tellAll(said, hasFailed: process.terminationStatus > 1 || process.terminationReason == .uncaughtSignal, tell)
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// Tells what the tool said, a message at a time: each begins in a line of its own, and lines without such a beginning go with the
/// one before. Where the tool failed something is told as an error, and nowhere else.
private func tellAll(_ said: String, hasFailed: Bool, _ tell: (String) -> Void) {
  var messages: [String] = []
  for line in said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    let begins = messages.isEmpty || line.hasPrefix("error: ") || line.hasPrefix("note: ")
    if begins { messages.append(line) } else { messages[messages.count - 1] += "\n" + line }
  }
  messages.removeAll(where: \.isEmpty)
  if hasFailed, messages.isEmpty { messages = ["error: fingerpost ended before it was done"] }
  // A table that does not read has its faults with their places first, and no message begins with the word.
  let hasError = messages.contains { $0.hasPrefix("error: ") }
  for message in messages {
    let isError = hasFailed && (message.hasPrefix("error: ") || !hasError && !message.hasPrefix("note: "))
    let text = ["error: ", "note: "].first { message.hasPrefix($0) }.map { String(message.dropFirst($0.count)) }
    if isError { Diagnostics.error(text ?? message) } else { tell(text ?? message) }
  }
}

struct UnknownTarget: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String { "no target is called \"\(name)\"; there are \(known.joined(separator: ", "))" }
}
