import Foundation
import PackagePlugin

/// Checks the links of a target when it is built: `fingerpost check --strict` over its `@Routes` enums and `.routes` files.
///
///     .target(name: "AppLinks", plugins: [.plugin(name: "FingerpostCheck", package: "fingerpost")])
///
/// The check runs again when a file of the target changes, or one of the targets that it uses, whose enums it may mount.
@main
struct FingerpostCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let own = target.linkFiles
    let others = target.recursiveTargetDependencies.filter(\.usesFingerpost).flatMap(\.linkFiles)
    let work = context.pluginWorkDirectoryURL
    let lists = (own: work.appending(path: "own.list"), others: work.appending(path: "others.list"))
    // Any other name than that of source would be a resource, and the target would get a bundle for it.
    let stamp = work.appending(path: "\(target.name)+CheckedLinks.swift")
    return [
      .buildCommand(
        displayName: "Checking the links of \(target.name)",
        executable: try context.fingerpostTool,
        arguments: [
          "check", try own.list(in: lists.own), "--with", try others.list(in: lists.others), "--strict", "--stamp",
          stamp.path,
        ],
        inputFiles: own + others + [lists.own, lists.others],
        outputFiles: [stamp])
    ]
  }
}
