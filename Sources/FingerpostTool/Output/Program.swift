/// What the program calls itself in its output.
enum Program {
  static let name = "fingerpost"
  /// The version that `--version` prints.
  static let version = "0.1.0"
}
