/// What the command line asks for.
struct Options {
  enum Mode: String, CaseIterable {
    /// UTF-8 in, a route and the places of its captures out.
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
      --order         the order of the URLs in each round: as in the file (fixed), or shuffled once (random)
    """

  var routes = ""
  var urls = ""
  var rounds = 0
  var mode = Mode.bytes
  var order = Order.fixed
  var isJSON = false

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var given: Set<String> = []
    while let option = rest.popFirst() {
      given.insert(option)
      if option == "--json" {
        isJSON = true
        continue
      }
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value\n\(Self.usage)") }
      switch option {
      case "--routes": routes = value
      case "--urls": urls = value
      case "--rounds": rounds = try Self.read(value, option) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
      case "--mode": mode = try Self.read(value, option, Mode.init)
      case "--order": order = try Self.read(value, option, Order.init)
      default: throw Failure("unknown option \(option)\n\(Self.usage)")
      }
    }
    for option in ["--routes", "--urls", "--rounds", "--mode"] where !given.contains(option) {
      throw Failure("\(option) is missing\n\(Self.usage)")
    }
  }

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
}
