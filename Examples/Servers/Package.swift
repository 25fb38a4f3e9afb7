// swift-tools-version: 6.2
// A table of links as middleware of a server. Hummingbird and Vapor are stand-ins here, which declare the parts that the
// middleware uses, and answer requests in the same way. For your own server copy these files, and import the real packages.
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let links: Target.Dependency = .product(name: "Fingerpost", package: "fingerpost")

let package = Package(
  name: "Servers",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "fingerpost", path: "../..", traits: [.defaults, "Plugins"])],
  targets: [
    .target(name: "HTTPTypes", path: "StandIns/HTTPTypes", swiftSettings: settings),
    .target(name: "Hummingbird", dependencies: ["HTTPTypes"], path: "StandIns/Hummingbird", swiftSettings: settings),
    .target(name: "Vapor", path: "StandIns/Vapor", swiftSettings: settings),
    .target(name: "API", dependencies: [links], swiftSettings: settings),
    .target(name: "HummingbirdServer", dependencies: ["API", "Hummingbird", links], swiftSettings: settings),
    .target(name: "VaporServer", dependencies: ["API", "Vapor", links], swiftSettings: settings),
    // Sends requests to both, and prints the answers: see Expected.txt.
    .executableTarget(name: "Requests", dependencies: ["HummingbirdServer", "VaporServer"], swiftSettings: settings),
  ])
