// swift-tools-version: 6.2
// Every product here needs nothing but the toolchain; benchmarks are a package of their own in Benchmarks/.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether another package asks for this one. SwiftPM reads the manifest of a candidate version out of the repository, as if
/// it stood in `/`, and again in the checkout; what the two say of dependencies must agree, or nothing resolves.
let isDependency =
  Context.packageDirectory == "/" || Context.packageDirectory.contains("/registry/downloads/")
  || URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent == "checkouts"

/// CI builds a release for the benchmarks alone. What they do not measure is not optimised there, which halves the time.
let unmeasured: [SwiftSetting] =
  isDependency || Context.environment["FINGERPOST_ONLY_MEASURED"] == nil ? [] : [.unsafeFlags(["-Onone"])]

/// The toolchain's swift-syntax, for the macros and the command line where this package is built for itself on Linux. A
/// dependency may carry no unsafe flags; there, and on other systems, the swift-syntax package is used.
let toolchainSyntax: String? = {
  #if os(Linux)
    guard !isDependency, let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else {
      return nil
    }
    // This manifest is linked to …/swift/pm/ManifestAPI/libPackageDescription.so; the modules lie in …/swift/host.
    // A file of /proc has no size to ask for: it is read to its end.
    let maps = String(decoding: data, as: UTF8.self)
    for line in maps.split(separator: "\n") where line.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
      guard let start = line.firstIndex(of: "/") else { continue }
      let library = String(line[start...])
      let host = library.dropLast("/pm/ManifestAPI/libPackageDescription.so".count) + "/host"
      if FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") { return String(host) }
    }
  #endif
  return nil
}()

let syntaxModules = [
  "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftParser", "SwiftDiagnostics", "SwiftSyntaxMacros",
  "SwiftSyntaxMacroExpansion",
  "SwiftCompilerPluginMessageHandling",
]
/// What a target needs that imports swift-syntax, even by way of another.
let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinks: [LinkerSetting] =
  toolchainSyntax.map { host in
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])] + syntaxModules.map { .linkedLibrary($0) }
  } ?? []
/// Flags for a debug build of a checkout, where SwiftPM allows them. Its index holds our own code alone.
func inCheckouts(_ flags: [String]) -> [SwiftSetting] {
  let own = ["-index-ignore-system-modules", "-index-ignore-clang-modules"]
  return toolchainSyntax == nil ? [] : [.unsafeFlags(flags + own, .when(configuration: .debug))]
}
/// A whole module costs a fifth less than its files one by one, but takes one core alone. Its interface comes out of the same pass.
let wholeModule = inCheckouts([
  "-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo",
])
/// Two halves for two cores, where nothing else can be compiled meanwhile. They and the job that writes the interface start at once: where
/// one waits, it may wait for the longest, since processes that start together inherit each other's pipes.
let halves = inCheckouts(["-driver-batch-count", "2", "-j3"])
/// People without macros need not pay for swift-syntax: `traits: []` where the package is asked for.
let macros: TargetDependencyCondition? = .when(traits: ["Macros"])
let syntaxDependencies: [Target.Dependency] =
  toolchainSyntax == nil
  ? syntaxModules.map { module in
    // The one that is no API of the package has a product of another name.
    let product = module == "SwiftCompilerPluginMessageHandling" ? "_\(module)" : module
    return .product(name: product, package: "swift-syntax", condition: macros)
  } : []

/// The tool asks for swift-syntax only where somebody asks for the plug-ins: a product that reaches it keeps SwiftPM from linking a
/// prebuilt one into the macros of the whole app. A checkout has the tool with all that it reads.
let plugins: TargetDependencyCondition? = .when(traits: ["Plugins"])
let readsSwift: [Target.Dependency] = [.target(name: "FingerpostSource", condition: isDependency ? plugins : nil)]
let readsSwiftSettings: [SwiftSetting] = syntaxSettings + (isDependency ? [] : [.define("Plugins")])
/// What the plug-ins run. `swift test` builds all targets, and what a plug-in runs a second time; so the trait is off by default.
let pluginTool: [Target.Dependency] = [.target(name: "FingerpostCommand", condition: plugins)]

/// Language mode 6 everywhere; a warning in our own code is an error, unmarked unsafe code included.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "fingerpost",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Fingerpost", targets: ["Fingerpost"]),
    .library(name: "FingerpostOpening", targets: ["FingerpostOpening"]),
    .library(name: "FingerpostTesting", targets: ["FingerpostTesting"]),
    // Without Foundation and without macros: the typed router, and the table below it.
    .library(name: "FingerpostCore", targets: ["FingerpostCore", "FingerpostEngine"]),
    // What is known about a table, read from a file or written in Swift, and what other systems are told of it.
    .library(
      name: "FingerpostAnalysis",
      targets: ["FingerpostAnalysis", "FingerpostProof", "FingerpostRouteFile", "FingerpostExport"]),
    .library(name: "FingerpostOperators", targets: ["FingerpostOperators"]),
    .library(name: "FingerpostApplicative", targets: ["FingerpostApplicative"]),
    .executable(name: "fingerpost", targets: ["FingerpostCommand"]),
    .plugin(name: "FingerpostCheck", targets: ["FingerpostCheck"]),
    .plugin(name: "FingerpostCheckCommand", targets: ["FingerpostCheckCommand"]),
    .plugin(name: "FingerpostExportCommand", targets: ["FingerpostExportCommand"]),
  ],
  traits: [
    .trait(
      name: "Macros", description: "@Routes and @Route, and with them swift-syntax where the toolchain's is not used"),
    .trait(
      name: "Plugins", description: "The plug-ins, whose tool reads Swift: with them SwiftPM compiles swift-syntax"),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: toolchainSyntax == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")] : [],
  targets: [
    .target(name: "FingerpostEngine", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "FingerpostProof", dependencies: ["FingerpostEngine"], swiftSettings: strict + unmeasured),
    .target(name: "FingerpostCore", dependencies: ["FingerpostEngine"], swiftSettings: strict),
    .target(
      name: "FingerpostAnalysis", dependencies: ["FingerpostCore", "FingerpostProof"], exclude: ["Claims/README.md"],
      swiftSettings: strict + unmeasured),
    .target(
      name: "FingerpostSyntax", dependencies: ["FingerpostProof"] + syntaxDependencies,
      swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinks),
    // SwiftPM links a prebuilt swift-syntax into the macros of an app only if none of them shares a module with a product. So this one
    // shares sources: engine, proofs and syntax are compiled into it, by links to their folders.
    .macro(
      name: "FingerpostMacros", dependencies: syntaxDependencies, exclude: ["Engine/README.md"],
      swiftSettings: strict + syntaxSettings + [.define("ONE_MODULE")] + unmeasured,
      linkerSettings: syntaxLinks),
    .target(
      name: "Fingerpost", dependencies: ["FingerpostCore", .target(name: "FingerpostMacros", condition: macros)],
      swiftSettings: strict),
    // From the moment a link arrives to the screen it names.
    .target(name: "FingerpostOpening", dependencies: ["Fingerpost"], swiftSettings: strict),
    .target(
      name: "FingerpostTesting", dependencies: ["FingerpostOpening", "FingerpostAnalysis"], swiftSettings: strict),
    .target(name: "FingerpostOperators", dependencies: ["Fingerpost"], swiftSettings: strict),
    .target(
      name: "FingerpostApplicative", dependencies: ["FingerpostCore", "FingerpostProof"], swiftSettings: strict),
    // By itself, so that whoever reads text tables alone does without swift-syntax.
    .target(name: "FingerpostRouteFile", dependencies: ["FingerpostProof"], swiftSettings: strict + unmeasured),
    // What other systems know of a table: written, read, and compared with it.
    // Its runtime of TypeScript is embedded by .ci/runtime, and no resource.
    .target(
      name: "FingerpostExport", dependencies: ["FingerpostAnalysis"],
      exclude: ["TypeScript/Runtime", "Kotlin/Runtime"],
      swiftSettings: strict + unmeasured),
    // The routes of other systems, on their way into a table.
    .target(
      name: "FingerpostImport", dependencies: ["FingerpostExport", "FingerpostRouteFile"], swiftSettings: strict),
    // Lines of logs by route, in parts that add up.
    .target(
      name: "FingerpostCount", dependencies: ["FingerpostAnalysis"], swiftSettings: strict),
    // A table as one file for a browser. Its sources of HTML, CSS and TypeScript are embedded by .ci/page, and no resource.
    .target(
      name: "FingerpostPage", dependencies: ["FingerpostExport"], exclude: ["Source"], swiftSettings: strict),
    // Files, folders and pipes, in bounded memory; the tables in them, and the lines.
    .target(
      name: "FingerpostInput",
      dependencies: ["FingerpostAnalysis", "FingerpostRouteFile"] + readsSwift,
      swiftSettings: strict + readsSwiftSettings),
    // The enums in Swift sources, as the tool reads them: with the macros, and not without.
    .target(
      name: "FingerpostSource", dependencies: [.target(name: "FingerpostSyntax", condition: macros)],
      swiftSettings: strict + syntaxSettings),
    .target(
      name: "FingerpostTool",
      dependencies: [
        "FingerpostAnalysis", "FingerpostRouteFile", "FingerpostInput", "FingerpostExport", "FingerpostImport",
        "FingerpostCount", "FingerpostPage",
      ] + readsSwift,
      swiftSettings: strict + readsSwiftSettings),
    // Its own name: fingerpost would be Fingerpost where a file system does not tell cases apart.
    .executableTarget(
      name: "FingerpostCommand", dependencies: ["FingerpostTool"], swiftSettings: strict + syntaxSettings),
    // The tool in the builds of other packages; it is built for those that use a plug-in, and for no others.
    .plugin(name: "FingerpostCheck", capability: .buildTool(), dependencies: pluginTool),
    .plugin(
      name: "FingerpostCheckCommand",
      capability: .command(
        intent: .custom(verb: "check-links", description: "Say what is wrong with the package's links")),
      dependencies: pluginTool),
    .plugin(
      name: "FingerpostExportCommand",
      capability: .command(
        intent: .custom(verb: "export-links", description: "Write the package's links in the form of another system")),
      dependencies: pluginTool),
    // What the laws draw their values from.
    .target(
      name: "SeededRandom", dependencies: ["FingerpostTesting"], path: "Tests/SeededRandom", swiftSettings: strict),
    .testTarget(
      name: "FingerpostEngineTests", dependencies: ["SeededRandom", "FingerpostAnalysis", "FingerpostRouteFile"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostCoreTests", dependencies: ["SeededRandom", "FingerpostAnalysis"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostTests", dependencies: ["SeededRandom", "Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostTestingTests", dependencies: ["SeededRandom", "FingerpostTesting", "Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostOpeningTests", dependencies: ["SeededRandom", "FingerpostOpening", "FingerpostTesting"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostOperatorsTests", dependencies: ["SeededRandom", "FingerpostOperators", "FingerpostTesting"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostApplicativeTests", dependencies: ["SeededRandom", "FingerpostApplicative", "Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostRouteFileTests", dependencies: ["SeededRandom", "FingerpostRouteFile"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostExportTests",
      dependencies: ["SeededRandom", "FingerpostExport", "FingerpostImport", "FingerpostRouteFile", "Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostCountTests", dependencies: ["SeededRandom", "FingerpostCount", "FingerpostRouteFile"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostPageTests", dependencies: ["SeededRandom", "FingerpostPage", "FingerpostRouteFile"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostImportTests",
      dependencies: ["SeededRandom", "FingerpostImport", .target(name: "FingerpostSyntax", condition: macros)],
      swiftSettings: [.swiftLanguageMode(.v6)] + syntaxSettings),
    .testTarget(
      name: "FingerpostToolTests", dependencies: ["SeededRandom", "FingerpostTool", "FingerpostCommand"],
      swiftSettings: [.swiftLanguageMode(.v6)] + syntaxSettings),
    .testTarget(
      name: "FingerpostMacrosTests",
      dependencies: ["SeededRandom", "Fingerpost", "FingerpostSyntax", "FingerpostTesting"],
      swiftSettings: [.swiftLanguageMode(.v6)] + syntaxSettings),
  ]
)

// The house of each module: what an app links, what expands its macros, what is known about tables, and the tool for all of it. Tests
// stand in houses of the same names.
let houses = [
  "Library": ["Engine", "Core", "", "Opening", "Operators", "Applicative"],
  "Macros": ["Syntax", "Macros"],
  "Workshop": ["Proof", "Analysis", "RouteFile", "Export", "Import", "Page", "Count", "Testing"],
  "Tool": ["Input", "Source", "Tool", "Command"],
]
for target in package.targets {
  for (house, names) in houses {
    if names.contains(where: { target.name == "Fingerpost\($0)" }) { target.path = "Sources/\(house)/\(target.name)" }
    if names.contains(where: { target.name == "Fingerpost\($0)Tests" }) {
      target.path = "Tests/\(house)/\(target.name)"
    }
  }
}

// Nothing else can be compiled while the engine or the tool is. All other modules have something beside them.
for target in package.targets where target.type != .plugin && target.type != .test {
  let isAlone = ["Engine", "Tool"].contains { target.name == "Fingerpost\($0)" }
  target.swiftSettings = (target.swiftSettings ?? []) + (isAlone ? halves : wholeModule)
}

// Hostile tables, large ones, laws with long oracles: each in Campaign/, beside the tests whose tables and generators it uses.
if Context.environment["FINGERPOST_CAMPAIGN"] != nil {
  func campaign(_ name: String) -> String { name.replacingOccurrences(of: "Tests", with: "Campaign") }
  for tests in package.targets where tests.isTest {
    let (name, path) = (campaign(tests.name), campaign(tests.path ?? ""))
    guard FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)") else { continue }
    package.targets.append(
      .testTarget(
        name: name, dependencies: tests.dependencies + [.target(name: tests.name)], path: path,
        swiftSettings: tests.swiftSettings))
  }
}

// A module that is compiled whole is written only if it changes, and SwiftPM compiles again what names a module that was written. So
// each target names all that it reads, even by way of another.
if toolchainSyntax != nil {
  let named = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  func name(_ dependency: Target.Dependency) -> String? {
    switch dependency {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
  for target in package.targets where target.type != .plugin {
    var index = 0
    while index < target.dependencies.count {
      let further = name(target.dependencies[index]).flatMap { named[$0]?.dependencies } ?? []
      for dependency in further where name(dependency).map({ named[$0]?.type == .regular }) ?? false {
        if !target.dependencies.contains(where: { name($0) == name(dependency) }) {
          target.dependencies.append(dependency)
        }
      }
      index += 1
    }
  }
}
