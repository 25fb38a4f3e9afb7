/// What the command line asks for.
struct Options {
  enum Mode: String, CaseIterable {
    /// UTF-8 in, a route and the positions of its captures out.
    case bytes
    /// A `String` in, the same out.
    case string
    /// A `String` in, a whole `Match` with its values out.
    case match
  }

  enum Order: String, CaseIterable {
    case fixed, random
  }

  static let usage = """
    usage: lookup --routes FILE --urls FILE --rounds N --mode bytes|string|match [--order fixed|random] [--json]

      --routes FILE   a .routes table, or lines of "METHOD path" or "path" with {name} or {name:type}
      --urls FILE     one URL a line, "METHOD URL" or "URL"
      --rounds N      how often every URL is looked up
      --mode          what a lookup takes and makes: the bytes of a URL, or a string, into a route and the positions of its
                      captures; or a string into a match with its values
      --order         the order of the URLs in each round: as in the file (fixed), or shuffled once (random)
      --json          print JSON
      --help          print this
    """

  var routes = ""
  var urls = ""
  var rounds = 0
  var mode = Mode.bytes
  var order = Order.fixed
  var isJSON = false
  /// Whether the usage is all that is wanted.
  var isHelp = false

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var given: Set<String> = []
    while let option = rest.popFirst() {
      given.insert(option)
      if option == "--help" || option == "-h" {
        isHelp = true
        return
      }
      if option == "--json" {
        isJSON = true
        continue
      }
      guard Self.known.contains(option) else { throw Failure("unknown option \(option)\n\(Self.usage)") }
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value\n\(Self.usage)") }
      switch option {
      case "--routes": routes = value
      case "--urls": urls = value
      case "--rounds": rounds = try Self.read(value, option) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
      case "--mode": mode = try Self.read(value, option, Mode.init)
      default: order = try Self.read(value, option, Order.init)
      }
    }
    for option in Self.known where option != "--order" && !given.contains(option) {
      throw Failure("\(option) is missing\n\(Self.usage)")
    }
  }

  /// The options that take a value.
  private static let known = ["--routes", "--urls", "--rounds", "--mode", "--order"]

  private static func read<Value>(
    _ text: String, _ option: String, _ read: (String) -> Value?
  ) throws(Failure) -> Value {
    guard let value = read(text) else { throw Failure("\(option) cannot be \"\(text)\"\n\(usage)") }
    return value
  }
}

/// What keeps the benchmark from running, said on the error output.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// What is wrong in a file.
  init(_ path: String, line: Int? = nil, _ fault: String) {
    description = "\(path):\(line.map { "\($0):" } ?? "") \(fault)"
  }

  /// Everything that is wrong in a file.
  init(_ faults: [Failure]) { description = faults.map(\.description).joined(separator: "\n") }
}
