// Writes the public API of modules as lines, and says how it differs from what is kept. See .ci/api, which runs it.
//
//     api-digest GRAPHS KEPT [--accept] MODULE…
//
// GRAPHS has what `swift symbolgraph-extract` wrote, and in MODULE.exports the lines by which a module exports others. KEPT has a
// file for each module.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Name: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Kind: Decodable { let identifier: String }
    struct Constraint: Decodable, Hashable { let kind, lhs, rhs: String }
    struct Generics: Decodable { var constraints: [Constraint]? }
    struct Extension: Decodable { var constraints: [Constraint]? }
    struct Availability: Decodable {
      struct Version: Decodable { let major: Int; var minor: Int? }
      var domain: String?
      var introduced: Version?
      var isUnconditionallyDeprecated: Bool?
      var isUnconditionallyUnavailable: Bool?
    }
    let identifier: Name
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    var swiftGenerics: Generics?
    var swiftExtension: Extension?
    var availability: [Availability]?
  }
  struct Relationship: Decodable {
    let kind, source, target: String
    var targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension Graph.Symbol {
  var path: String { pathComponents.joined(separator: ".") }

  /// What its extension asks for, and the type around it does not.
  func demands(beside type: Graph.Symbol?) -> String {
    let outer = type?.swiftGenerics?.constraints ?? []
    let own = (swiftExtension?.constraints ?? []).filter { !outer.contains($0) }
    if own.isEmpty { return "" }
    let words = ["conformance": ":", "superclass": ":", "sameType": "=="]
    return " [where " + own.map { "\($0.lhs) \(words[$0.kind] ?? $0.kind) \($0.rhs)" }.joined(separator: ", ") + "]"
  }

  /// The declaration on one line, with what its extension asks for and the types around it do not.
  func line(in types: [String: Graph.Symbol]) -> String {
    var text = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text += demands(beside: types[pathComponents.dropLast().joined(separator: ".")])
    for availability in availability ?? [] {
      let domain = availability.domain ?? "*"
      if availability.isUnconditionallyDeprecated == true { text += " [deprecated: \(domain)]" }
      if availability.isUnconditionallyUnavailable == true { text += " [unavailable: \(domain)]" }
      if let version = availability.introduced { text += " [\(domain) \(version.major).\(version.minor ?? 0)]" }
    }
    return "\(path) \(text)"
  }
}

/// Every graph, by its file.
struct Graphs {
  var graphs: [String: Graph] = [:]
  var types: [String: Graph.Symbol] = [:]
  var names: [String: Graph.Symbol] = [:]
  let folder: URL

  init(in folder: URL) throws {
    self.folder = folder
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "json" {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      graphs[file.lastPathComponent] = graph
      for symbol in graph.symbols {
        names[symbol.identifier.precise] = symbol
        if symbol.kind.identifier != "swift.extension" { types[symbol.path] = symbol }
      }
    }
  }

  /// What almost every type is, and nobody writes.
  static let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

  /// The lines of a module: its own symbols, and what it adds to the types of others.
  func digest(of module: String) throws -> Set<String> {
    let exports = try String(contentsOf: folder.appending(path: "\(module).exports"), encoding: .utf8)
    var lines = Set(exports.split(separator: "\n").map(String.init))
    for (file, graph) in graphs where file == "\(module).symbols.json" || file.hasPrefix("\(module)@") {
      for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
        lines.insert(symbol.line(in: types))
      }
      for relationship in graph.relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
        let target = names[relationship.target]?.path ?? relationship.targetFallback ?? relationship.target
        guard let source = names[relationship.source], !Self.implied.contains(target) else { continue }
        let isExtension = source.kind.identifier == "swift.extension"
        lines.insert("\(source.path) : \(target)\(isExtension ? source.demands(beside: types[source.path]) : "")")
      }
    }
    return lines
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
let accepts = arguments.contains("--accept")
arguments.removeAll { $0 == "--accept" }
let (graphs, kept) = (try Graphs(in: URL(filePath: arguments[0])), URL(filePath: arguments[1]))
let modules = Array(arguments.dropFirst(2))
var counts: [String: Int] = [:]
for file in try FileManager.default.contentsOfDirectory(atPath: kept.path)
where !modules.contains(where: { "\($0).txt" == file }) {
  if accepts {
    try FileManager.default.removeItem(at: kept.appending(path: file))
  } else {
    counts["removed", default: 0] += 1
    print("removed: all of \(file)")
  }
}
for module in modules {
  let file = kept.appending(path: "\(module).txt")
  let new = try graphs.digest(of: module)
  if accepts {
    try Data(new.sorted().map { $0 + "\n" }.joined().utf8).write(to: file)
    continue
  }
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  let old = Set(text.split(separator: "\n").map(String.init))
  func byPath(_ lines: Set<String>) -> [String: [String]] {
    Dictionary(grouping: lines.sorted()) { String($0.prefix { $0 != " " }) }
  }
  let (removed, added) = (byPath(old.subtracting(new)), byPath(new.subtracting(old)))
  for path in Set(removed.keys).union(added.keys).sorted() {
    let word = removed[path] == nil ? "added" : added[path] == nil ? "removed" : "changed"
    counts[word, default: 0] += 1
    print("\(word): \(module) \(path)")
    for line in removed[path] ?? [] { print("  - \(line.dropFirst(path.count + 1))") }
    for line in added[path] ?? [] { print("  + \(line.dropFirst(path.count + 1))") }
  }
}
if !counts.isEmpty {
  print(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
  exit(1)
}
