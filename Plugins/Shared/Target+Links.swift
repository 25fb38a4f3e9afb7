import Foundation
import PackagePlugin

extension Target {
  /// Whether it can have `@Routes` enums, or types of their parameters.
  var usesFingerpost: Bool { recursiveTargetDependencies.contains { $0.name == "FingerpostCore" } }

  /// The files in which links may stand: all, since one without a route today may have one tomorrow.
  var linkFiles: [URL] {
    sourceModule?.sourceFiles.map(\.url).filter { ["swift", "routes"].contains($0.pathExtension) } ?? []
  }
}

extension [URL] {
  /// Writes the paths, one a line, for `fingerpost` to read as `@LIST`. A file that says the same already keeps its date, so that
  /// no build checks anew; those in a folder are named from there.
  func list(in file: URL, from folder: URL? = nil) throws -> String {
    let prefix = folder.map { $0.path + "/" } ?? ""
    let text = map { ($0.path.hasPrefix(prefix) ? String($0.path.dropFirst(prefix.count)) : $0.path) + "\n" }.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return "@\(file.path)"
  }
}
