/// The part of a module that is the same for every table: it reads and prints links as this package does.
///
/// It is TypeScript; without what stands between `‹` and `›` it is JavaScript. Each part says which files of the engine its
/// rules are those of: who changes a rule there changes it here, and `.ci/foreign` compares the two.
enum Runtime {
  /// The parts, in an order in which constants precede their use.
  private static let parts = [types, origins, scan, program, search, values, print, entry]

  static let typeScript = parts.joined().filter { $0 != "‹" && $0 != "›" }

  static let javaScript: String = {
    var (text, isType) = ("", false)
    for character in parts.joined() {
      switch character {
      case "‹": isType = true
      case "›": isType = false
      default: if !isType { text.append(character) }
      }
    }
    return text
  }()
}
