// Whether each target names all modules that it reads, even by way of another. See Package.swift, which says why, and .ci/manifest, which
// runs it.
//
//     named < MANIFEST
//
// MANIFEST is what `swift package dump-package` says.
import Foundation

struct Manifest: Decodable {
  struct Target: Decodable {
    let name, type: String
    let dependencies: [[String: [Part]]]

    /// `{"target": [NAME, CONDITION]}` or `{"byName": [NAME, CONDITION]}`.
    var names: [String] { dependencies.compactMap { $0.values.first?.first?.text } }
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
  for name in target.names {
    for further in targets[name]?.names ?? [] where targets[further]?.type == "regular" {
      count += 1
      if !target.names.contains(further) { missing.append("\(target.name) reads \(further) by way of \(name)") }
    }
  }
}
for line in missing { print(line) }
print("\(count) modules are read by way of another, \(missing.count) of them are not named")
exit(missing.isEmpty && count > 0 ? 0 : 1)
