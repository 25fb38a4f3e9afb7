import Foundation
import PackagePlugin

extension PluginContext {
  /// The command line. A package that asks for Fingerpost by its folder has it only with the trait `Plugins`.
  var fingerpostTool: URL {
    get throws {
      do { return try tool(named: "FingerpostCommand").url } catch { throw MissingTool() }
    }
  }
}

struct MissingTool: Error, CustomStringConvertible {
  let description = """
    Fingerpost is asked for by its folder, and there its plug-ins need a trait: write \
    .package(path: "…/fingerpost", traits: [.defaults, "Plugins"])
    """
}
