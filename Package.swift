// swift-tools-version: 6.2
// Every product here needs nothing but the toolchain; benchmarks are a package of their own in Benchmarks/.
import PackageDescription

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
    .library(name: "FingerpostEngine", targets: ["FingerpostEngine"]),
    .library(name: "FingerpostCore", targets: ["FingerpostCore"]),
    .library(name: "Fingerpost", targets: ["Fingerpost"]),
    .library(name: "FingerpostTesting", targets: ["FingerpostTesting"]),
    .library(name: "FingerpostOperators", targets: ["FingerpostOperators"]),
    .library(name: "FingerpostTool", targets: ["FingerpostTool"]),
    .executable(name: "fingerpost", targets: ["FingerpostCommand"]),
  ],
  targets: [
    .target(name: "FingerpostEngine", swiftSettings: strict),
    .target(name: "FingerpostCore", dependencies: ["FingerpostEngine"], swiftSettings: strict),
    .target(name: "Fingerpost", dependencies: ["FingerpostCore"], swiftSettings: strict),
    .target(name: "FingerpostTesting", dependencies: ["FingerpostCore"], swiftSettings: strict),
    .target(name: "FingerpostOperators", dependencies: ["Fingerpost"], swiftSettings: strict),
    .target(name: "FingerpostTool", dependencies: ["FingerpostEngine"], swiftSettings: strict),
    // Its own name: Sources/fingerpost would be Sources/Fingerpost where a file system does not tell cases apart.
    .executableTarget(name: "FingerpostCommand", dependencies: ["FingerpostTool"], swiftSettings: strict),
    .testTarget(
      name: "FingerpostEngineTests", dependencies: ["FingerpostEngine"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostCoreTests", dependencies: ["FingerpostCore"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostTests", dependencies: ["Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostTestingTests", dependencies: ["FingerpostTesting", "Fingerpost"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostOperatorsTests", dependencies: ["FingerpostOperators", "FingerpostTesting"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "FingerpostToolTests", dependencies: ["FingerpostTool", "FingerpostCommand"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
