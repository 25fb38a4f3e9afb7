import PackagePlugin

/// `swift package export-links FORMAT [--target NAME] …`: `fingerpost export` of the package's own targets, or those that are
/// named.
@main
struct FingerpostExportCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let files = try context.linkFiles(ofTargets: words.extractOption(named: "target"))
    let rest = words.remainingArguments
    // The format comes before the files; without one they are not asked for.
    try context.fingerpost(["export"] + rest + (rest.isEmpty ? [] : files.others + [files.own])) {
      // What the format does not say exactly.
      Diagnostics.warning($0)
    }
  }
}
