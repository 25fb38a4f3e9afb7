// swift-tools-version: 6.2
// The campaign against hostile input is a package of its own, so that nobody who uses Fingerpost builds it. See README.md.
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "fingerpost", path: "..")],
  targets: [
    // What holds of any bytes.
    .target(
      name: "Laws",
      dependencies: [.product(name: "FingerpostAnalysis", package: "fingerpost")],
      swiftSettings: strict),
    // What libFuzzer declares; it is linked by `-sanitize=fuzzer`, which Fuzzing/run passes.
    .target(name: "LibFuzzer"),
    .executableTarget(name: "fuzz", dependencies: ["Laws", "LibFuzzer"], swiftSettings: strict),
    .executableTarget(
      name: "exhaust", dependencies: [.product(name: "FingerpostAnalysis", package: "fingerpost")],
      swiftSettings: strict),
    .executableTarget(
      name: "readings", dependencies: [.product(name: "FingerpostCore", package: "fingerpost")],
      swiftSettings: strict),
    // Its types have no layout that the compiler of another module may count on.
    .target(name: "Resilient", swiftSettings: strict + [.unsafeFlags(["-enable-library-evolution"])]),
    // How much memory is in use.
    .target(name: "Allocated"),
    .executableTarget(
      name: "payloads", dependencies: ["Allocated", "Resilient", .product(name: "Fingerpost", package: "fingerpost")],
      swiftSettings: strict),
  ]
)
