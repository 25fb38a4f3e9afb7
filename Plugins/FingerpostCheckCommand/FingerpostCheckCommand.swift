import PackagePlugin

/// `swift package check-links [--target NAME] …`: `fingerpost check` over the package's own targets, or those that are named.
@main
struct FingerpostCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let files = try context.linkFiles(ofTargets: words.extractOption(named: "target"))
    try context.fingerpost(["check", files.own] + files.others + words.remainingArguments) {
      // Which files hold no table need not be told at each call.
      Diagnostics.remark($0)
    }
  }
}
