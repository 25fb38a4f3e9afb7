// swift-tools-version: 6.2
// Benchmarks are a package of their own, so that nobody who uses Fingerpost builds them.
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  // The same traits as in the packages of Examples: in .ci/run all of them share a build of the library.
  dependencies: [.package(name: "fingerpost", path: "..", traits: [.defaults, "Plugins"])],
  targets: [
    .target(name: "Counted", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "lookup",
      dependencies: [
        "Counted",
        .product(name: "FingerpostAnalysis", package: "fingerpost"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "typed",
      dependencies: ["Counted", .product(name: "Fingerpost", package: "fingerpost")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "applicative",
      dependencies: [.product(name: "FingerpostApplicative", package: "fingerpost")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "decoding",
      dependencies: [.product(name: "FingerpostCore", package: "fingerpost")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
