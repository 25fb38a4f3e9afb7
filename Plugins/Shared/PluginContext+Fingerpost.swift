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
  /// diagnostics, as an error where the tool refused, else as `tell` has it.
  func fingerpost(_ words: [String], tell: (String) -> Void) throws {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = try tool(named: "FingerpostCommand").url
    process.arguments = words
    process.currentDirectoryURL = package.directoryURL
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    process.waitUntilExit()
    let isRefused = process.terminationStatus > 1
    let prefix = isRefused ? "error: " : "note: "
    let text = said.hasPrefix(prefix) ? String(said.dropFirst(prefix.count)) : said
    if !text.isEmpty { if isRefused { Diagnostics.error(text) } else { tell(text) } }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

struct UnknownTarget: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String { "no target is called \"\(name)\"; there are \(known.joined(separator: ", "))" }
}
