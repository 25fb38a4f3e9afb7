// Whether each target names all modules that it reads: those that its files import, and those that it reads by way of another. See
// Package.swift, which says why, and .ci/manifest, which runs it.
//
//     named < MANIFEST
//
// MANIFEST is what `swift package dump-package` says.
import Foundation

struct Manifest: Decodable {
  struct Target: Decodable {
    let name, type: String
    let path: String?
    let dependencies: [[String: [Part]]]

    /// `{"target": [NAME, CONDITION]}` or `{"byName": [NAME, CONDITION]}`.
    var names: [String] { dependencies.compactMap { $0.values.first?.first?.text } }

    /// The modules that its files import. SwiftPM builds a module that nobody names when it likes: before, or after.
    var imports: Set<String> {
      let files = path.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } } ?? []
      return files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, file in
        let text = (try? String(contentsOfFile: "\(path ?? "")/\(file)", encoding: .utf8)) ?? ""
        for match in text.matches(of: /(?m)^[@a-z_(A-Z) ]*import (?:[a-z]+ )?(\w+)/) { found.insert(String(match.output.1)) }
      }
    }
  }
  struct Part: Decodable {
    var text: String?
    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }
  let targets: [Target]
}

let manifest = try JSONDecoder().decode(Manifest.self, from: FileHandle.standardInput.readDataToEndOfFile())
let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
var (missing, count) = ([String](), 0)
for target in manifest.targets where target.type != "plugin" {
  for module in target.imports where module != target.name && targets[module] != nil {
    count += 1
    if !target.names.contains(module) { missing.append("\(target.name) imports \(module)") }
  }
  for name in target.names {
    for further in targets[name]?.names ?? [] where targets[further]?.type == "regular" {
      count += 1
      if !target.names.contains(further) { missing.append("\(target.name) reads \(further) by way of \(name)") }
    }
  }
}
for line in missing { print(line) }
print("targets read \(count) modules, \(missing.count) of them are not named")
exit(missing.isEmpty && count > 0 ? 0 : 1)
