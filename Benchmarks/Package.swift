// swift-tools-version: 6.2
// Benchmarks are a package of their own, so that nobody who uses Fingerpost builds them.
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "fingerpost", path: "..")],
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
