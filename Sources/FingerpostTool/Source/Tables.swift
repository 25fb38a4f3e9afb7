import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// What was found where tables were looked for.
struct Tables {
  var readings: [TableReading] = []
  /// Files that hold no table, and that nobody need mind.
  var skipped: [Skipped] = []
  /// Why others could not be read at all.
  var errors: [ToolError] = []

  /// A file that holds no table.
  struct Skipped: Equatable {
    let file: String
    let reason: Reason
  }

  /// Why a file is no table, and need not be one.
  enum Reason: CaseIterable {
    case noEnum
    case noOrigins
    case emptyFolder
    case notBuilt
    case stream
    case circle
    case unnamed
    case tooDeep

    var text: String { text(isOne: true) }

    /// The same of one file, or of several.
    func text(isOne: Bool) -> String {
      switch self {
      case .noEnum: "\(isOne ? "it holds" : "they hold") no @Routes enum"
      case .noOrigins: "\(isOne ? "its" : "their") first line does not list origins, as that of a table does"
      case .emptyFolder: "\(isOne ? "it holds" : "they hold") no @Routes enum, and no .routes file"
      case .stream: "\(isOne ? "it is" : "they are") no file, and may never end"
      case .circle: isOne ? "the link leads back to itself" : "the links lead back to themselves"
      case .unnamed: isOne ? "its name is not UTF-8" : "their names are not UTF-8"
      case .tooDeep: "\(isOne ? "it lies" : "they lie") more than \(Folder.deepest) folders deep"
      case .notBuilt: "this fingerpost was built without the trait Macros, and reads no Swift"
      }
    }
  }

  /// Whether nothing is there that a command could be about.
  var isEmpty: Bool { readings.isEmpty && errors.isEmpty }
}

extension [Tables.Skipped] {
  /// How many are named one by one.
  private static let mostNamed = 3

  /// What is said of them beside an answer.
  func notes(_ style: Style) -> String {
    let note = style("note:", .quiet)
    if count <= Self.mostNamed {
      return map { "\(note) \($0.file.visible) is passed over: \($0.reason.text)\n" }.joined()
    }
    return Tables.Reason.allCases.compactMap { reason in
      let count = self.count { $0.reason == reason }
      if count == 0 { return nil }
      return "\(note) \(count) \(count == 1 ? "file is" : "files are") passed over: \(reason.text(isOne: count == 1))\n"
    }.joined()
  }

  /// The same for programs; nothing where there is none.
  func write(to json: inout JSON) {
    if isEmpty { return }
    json.key("skipped")
    json.array(self, isTall: true) { file, json in
      json.object {
        $0.member("file", file.file)
        $0.member("reason", file.reason.text)
      }
    }
  }
}
