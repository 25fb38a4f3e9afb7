// Whether SwiftPM can link a prebuilt swift-syntax into the macros of an app that asks for this package. See .ci/manifest, which runs it.
//
//     prebuilts [TRAIT…] < MANIFEST
//
// MANIFEST is what `swift package dump-package` says, TRAIT one that is on. SwiftPM does so if no macro of the whole graph depends on a
// module that a product of a root package reaches, or, in Xcode, one of a package that a root asks for; swift-syntax's own modules are
// such modules, and edges of traits that are off do not count. Newer versions say the same of plug-ins as of macros. (handlePrebuilts in
// Sources/PackageGraph/ModulesGraph+Loading.swift of SwiftPM 6.3.)
import Foundation

struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }
  struct Target: Decodable {
    let name, type: String
    let dependencies: [Dependency]
  }
  /// `{"product": [NAME, PACKAGE, null, CONDITION]}`, `{"target": [NAME, CONDITION]}` or `{"byName": [NAME, CONDITION]}`.
  struct Dependency: Decodable {
    let name: String
    let isOfSwiftSyntax: Bool
    let traits: [String]?

    struct Condition: Decodable { var traits: [String]? }
    init(from decoder: any Decoder) throws {
      let all = try decoder.singleValueContainer().decode([String: [Part]].self)
      let parts = all.values.first ?? []
      name = parts.first?.text ?? ""
      isOfSwiftSyntax = all.keys.first == "product"
      traits = parts.last?.condition?.traits
    }
    struct Part: Decodable {
      var text: String?
      var condition: Condition?
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        text = try? value.decode(String.self)
        condition = try? value.decode(Condition.self)
      }
    }
  }
  let products: [Product]
  let targets: [Target]
}

/// The products of swift-syntax that are prebuilt: MacroSupport in Sources/Workspace/Workspace+Prebuilts.swift.
let prebuilt: Set = [
  "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftOperators", "SwiftParser",
  "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
  "SwiftSyntaxMacroExpansion",
  "SwiftSyntaxMacrosTestSupport", "SwiftSyntaxMacrosGenericTestSupport", "_SwiftCompilerPluginMessageHandling",
  "_SwiftLibraryPluginProvider",
]

let manifest = try JSONDecoder().decode(Manifest.self, from: FileHandle.standardInput.readDataToEndOfFile())
let traits = Set(CommandLine.arguments.dropFirst())
let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })

/// All that a target depends on, but not what only its macros do, which are built for another machine.
func closure(_ names: [String]) -> Set<String> {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    guard let target = targets[name] else { continue }
    for dependency in target.dependencies where dependency.traits.map({ !traits.isDisjoint(with: $0) }) ?? true {
      let name = dependency.isOfSwiftSyntax ? "swift-syntax" : dependency.name
      if !["macro", "plugin"].contains(targets[name]?.type), found.insert(name).inserted { open.append(name) }
    }
  }
  return found
}

var faults: [String] = []
for host in manifest.targets where ["macro", "plugin"].contains(host.type) {
  let own = closure([host.name])
  for product in manifest.products where !product.targets.contains(host.name) {
    let shared = own.intersection(closure(product.targets).union(product.targets)).sorted()
    if !shared.isEmpty {
      faults.append("\(host.name) and the product \(product.name) share \(shared.joined(separator: ", "))")
    }
  }
  for dependency in host.dependencies where dependency.isOfSwiftSyntax && !prebuilt.contains(dependency.name) {
    faults.append("\(host.name) asks for \(dependency.name), which is not prebuilt")
  }
}
print(faults.isEmpty ? "a prebuilt swift-syntax can be linked" : faults.joined(separator: "\n"))
exit(faults.isEmpty ? 0 : 1)
