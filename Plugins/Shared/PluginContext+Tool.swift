import Foundation
import PackagePlugin

extension PluginContext {
  /// The command line. A package has it only with the trait `Plugins`.
  var fingerpostTool: URL {
    get throws {
      do { return try tool(named: "FingerpostCommand").url } catch { throw MissingTool() }
    }
  }
}

struct MissingTool: Error, CustomStringConvertible {
  let description = """
    The plug-ins of Fingerpost need a trait: write .package(…, traits: [.defaults, "Plugins"]) where your package asks for it
    """
}
