// swift-tools-version: 6.2
// The middleware of Examples/Servers on Hummingbird itself, tested over HTTP. SwiftPM fetches Hummingbird and its dependencies, so .ci/run
// builds this package only where the network is available; elsewhere the stand-ins of Examples/Servers take its place.
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let links: Target.Dependency = .product(name: "Fingerpost", package: "fingerpost")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")

let package = Package(
  name: "Real",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "fingerpost", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.26.0"),
  ],
  targets: [
    // Links to the files that the stand-ins compile, too.
    .target(name: "API", dependencies: [links], swiftSettings: settings),
    .target(name: "HummingbirdServer", dependencies: ["API", hummingbird, links], swiftSettings: settings),
    .testTarget(
      name: "RealTests",
      dependencies: ["HummingbirdServer", hummingbird, .product(name: "HummingbirdTesting", package: "hummingbird")],
      swiftSettings: settings),
  ])
