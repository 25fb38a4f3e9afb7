/// What a command has to say once it is done.
struct Answer {
  /// For the next program, or a person.
  var output = ""
  /// For a person.
  var errors = ""
  var status = Status.yes
}

/// The exit status of the process.
enum Status: Int32 {
  /// A link or a route was found; nothing is wrong with the tables.
  case yes = 0
  /// No route or no link was found; or something is wrong with a table.
  case no = 1
  /// The arguments or the table could not be read.
  case refused = 2
}

/// What the program calls itself in its output.
enum Executable {
  static let name = "fingerpost"
  /// The version that `--version` prints.
  static let version = "0.1.0"
}
