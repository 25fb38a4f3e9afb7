import FingerpostAnalysis
import FingerpostRouteFile

/// What was found where tables were looked for.
struct Tables {
  var readings: [TableReading] = []
  /// Files without a table that need no remark.
  var skipped: [Skipped] = []
  /// Why others could not be read at all.
  var errors: [ToolError] = []

  struct Skipped: Equatable {
    let file: String
    let reason: Reason
  }

  /// Why a file is not a table, and need not be one.
  enum Reason: CaseIterable {
    case noEnum
    case noOrigins
    case emptyFolder
    case notBuilt
    case stream
    case circle
    case unnamed
    case tooDeep

    /// Of one file, or of several.
    func text(isOne: Bool = true) -> String {
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

  /// Whether nothing is there that a command could be about.
  var isEmpty: Bool { readings.isEmpty && errors.isEmpty }
}

extension [Tables.Skipped] {
  private static let mostNamed = 3

  func notes(_ style: Style) -> String {
    if count <= Self.mostNamed {
      return map { style.note("\($0.file.visible) is skipped: \($0.reason.text())") }.joined()
    }
    return Tables.Reason.allCases.compactMap { reason in
      let count = self.count { $0.reason == reason }
      let files = count == 1 ? "file is" : "files are"
      return count == 0 ? nil : style.note("\(count) \(files) skipped: \(reason.text(isOne: count == 1))")
    }.joined()
  }

  func write(to json: inout JSON) {
    if isEmpty { return }
    json.member("skipped", self, isTall: true) {
      $1.member("file", $0.file)
      $1.member("reason", $0.reason.text())
    }
  }
}

/// The facts about some routes that only running code has and their sources do not.
struct Unknowns {
  /// What tables lack because of it: a line each.
  private var warnings: [Remark] = []
  /// The types of which any text may be a value.
  private(set) var types: Set<String> = []
  /// The parameters whose defaults are not known, each after its route: `search.sort`.
  private(set) var defaults: Set<String> = []

  init() {}

  /// - Parameter routes: those that an answer is about; nil for all.
  init(_ reading: TableReading, _ routes: [RouteTable.Route]? = nil) { add(reading, routes) }

  /// Takes what is not known of a table, and of some of its routes.
  mutating func add(_ reading: TableReading, _ routes: [RouteTable.Route]? = nil) {
    warnings += reading.faults.filter { $0.kind == .unknown }.map { Remark($0, path: reading.path) }
    if let table = reading.sound?.table { add(routes ?? Array(table.routes), of: table) }
  }

  /// Takes what is not known of some routes of a table.
  mutating func add(_ routes: some Sequence<RouteTable.Route>, of table: RouteTable) {
    // That any text counts as a URL is a rule of tables, and nothing that they lack.
    let opaque = Set(table.options.types.filter(\.isOpaque).map(\.name)).subtracting([ParameterType.urlName])
    for route in routes {
      types.formUnion(route.template.parameters.compactMap(\.type.customName).filter(opaque.contains))
      defaults.formUnion(
        route.parameters.filter { $0.defaultValue == .unknown }.map { "\(route.name).\($0.name)" })
    }
  }

  func notes(_ style: Style) -> String {
    var notes = warnings.map { $0.text(style) }.joined()
    if !types.isEmpty {
      let subject = "\(Self.list(types)) \(types.count == 1 ? "is" : "are")"
      notes += style.note("\(subject) known only to the compiler: any text counts as a value")
    }
    if !defaults.isEmpty {
      let (noun, verb) = defaults.count == 1 ? ("default", "is") : ("defaults", "are")
      notes += style.note(
        "the \(noun) of \(Self.list(defaults)) \(verb) not known: the source shows no literal and no case")
    }
    return notes
  }

  private static func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    let list = sorted.dropLast().joined(separator: ", ")
    return (list.isEmpty ? sorted : [list, sorted.last ?? ""]).joined(separator: " and ").visible
  }
}
