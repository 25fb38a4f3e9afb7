// swift-tools-version: 6.2
// A small app in two modules: a feature with links of its own, and the app that mounts it.
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(name: "fingerpost", path: "../..", traits: [.defaults, "Plugins"])],
  targets: [
    .target(name: "ShopFeature", dependencies: [.product(name: "Fingerpost", package: "fingerpost")]),
    .executableTarget(
      name: "App",
      dependencies: ["ShopFeature", .product(name: "Fingerpost", package: "fingerpost")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      // Each build checks its links, and the links that it mounts.
      plugins: [.plugin(name: "FingerpostCheck", package: "fingerpost")]),
  ])
