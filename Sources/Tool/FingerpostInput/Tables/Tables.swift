import FingerpostAnalysis
import FingerpostRouteFile

/// What was found where tables were looked for.
package struct Tables {
  package internal(set) var parsedTables: [ParsedTable] = []
  /// Files without a table that need no remark.
  package internal(set) var skipped: [Skipped] = []
  /// Why others could not be read at all.
  package internal(set) var errors: [InputError] = []

  package struct Skipped: Equatable {
    package let file: String
    package let reason: Reason
  }

  /// Why a file is not a table, and need not be one.
  package enum Reason: CaseIterable {
    case noEnum
    case noOrigins
    case emptyFolder
    case notBuilt
    case stream
    case circle
    case unnamed
    case tooDeep

    /// Of one file, or of several.
    package func text(isOne: Bool = true) -> String {
      switch self {
      case .noEnum: "\(isOne ? "it has" : "they have") no @Routes enum"
      case .noOrigins: "\(isOne ? "its" : "their") first line does not list origins"
      case .emptyFolder: "\(isOne ? "it has" : "they have") no @Routes enum, and no .routes file"
      case .stream: "\(isOne ? "it is" : "they are") not a file, and may never end"
      case .circle: isOne ? "the link leads back to itself" : "the links lead back to themselves"
      case .unnamed: isOne ? "its name is not UTF-8" : "their names are not UTF-8"
      case .tooDeep: "\(isOne ? "it lies" : "they lie") more than \(Folder.deepest) folders deep"
      case .notBuilt: "this fingerpost was built without the trait Macros, and reads no Swift"
      }
    }
  }

  /// Whether there is neither a table nor an error.
  package var isEmpty: Bool { parsedTables.isEmpty && errors.isEmpty }
}
