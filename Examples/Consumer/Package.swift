// swift-tools-version: 6.2
// Fingerpost as other packages see it, in the modes that they may compile in; .ci/consumer runs all of it.
import PackageDescription

/// A module in which everything belongs to the main actor unless it says otherwise, as new apps are set up; a warning that
/// the library causes there is a fault of the library.
let mainActor: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "fingerpost", path: "../..", traits: [.defaults, "Plugins"])],
  targets: [
    .executableTarget(
      name: "MainActorApp",
      dependencies: [
        .product(name: "Fingerpost", package: "fingerpost"), .product(name: "FingerpostCore", package: "fingerpost"),
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "MainActorCore", dependencies: [.product(name: "FingerpostCore", package: "fingerpost")],
      swiftSettings: mainActor),
    .executableTarget(
      name: "WithoutReflection", dependencies: [.product(name: "Fingerpost", package: "fingerpost")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
        .unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"]),
      ]),
  ]
)
