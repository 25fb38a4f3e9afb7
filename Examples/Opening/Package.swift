// swift-tools-version: 6.2
// Recipes for opening links in apps. On Linux they are compiled against stand-ins, which declare the parts of the system's
// frameworks that the recipes use, and deliver links in the way of the system. On other platforms they import the real frameworks.
import PackageDescription

/// The default of new apps: declarations belong to the main actor unless they say otherwise.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Each stand-in has the name of its framework, so that recipes say `import SwiftUI` here, too.
#if os(Linux)
  let standIns: [(name: String, uses: [String])] = [
    ("Activities", []), ("OSLog", []), ("UniformTypeIdentifiers", []),
    ("UserNotifications", ["Activities"]), ("AppIntents", ["Activities"]),
    ("CoreSpotlight", ["Activities", "UniformTypeIdentifiers"]),
    ("SwiftUI", ["Activities"]), ("WidgetKit", ["SwiftUI"]),
    ("UIKit", ["Activities", "UserNotifications"]), ("AppKit", ["Activities"]),
  ]
#else
  let standIns: [(name: String, uses: [String])] = []
#endif

/// The glue of FingerpostOpening to these frameworks is a part of the library on Apple's systems. On Linux, where the library does not
/// see the stand-ins, the same files are a module, which the recipes import without saying so.
#if os(Linux)
  let glue: [Target] = [
    .target(
      name: "Glue",
      dependencies: [.product(name: "FingerpostOpening", package: "fingerpost")]
        + standIns.map { .target(name: $0.name) },
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .strictMemorySafety(), .define("STAND_INS"),
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
  // Testing is enabled for releases, too: .ci/run builds this package optimised.
  let importsGlue: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Glue", "-enable-testing"])
  ]
#else
  let glue: [Target] = []
  let importsGlue: [SwiftSetting] = []
#endif

let package = Package(
  name: "Opening",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "fingerpost", path: "../..", traits: [.defaults, "Plugins"])],
  targets: standIns.map { standIn in
    .target(
      name: standIn.name, dependencies: standIn.uses.map { .target(name: $0) }, path: "StandIns/\(standIn.name)",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  } + glue + [
    .target(
      name: "Recipes",
      dependencies: [.product(name: "FingerpostOpening", package: "fingerpost")]
        + (standIns.map(\.name) + glue.map(\.name)).map { .target(name: $0) },
      swiftSettings: app + importsGlue),
    // Delivers links to the recipes in the way of the system, and prints the results: see Expected.txt.
    .executableTarget(
      name: "OpeningRecipes",
      dependencies: ["Recipes"] + (standIns.map(\.name) + glue.map(\.name)).map { .target(name: $0) },
      swiftSettings: app + importsGlue),
  ])
