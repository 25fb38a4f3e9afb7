/// What a location must be beside its path, for a route to answer.
struct Request {
  enum Method: Equatable {
    /// Whatever route it is; asked to find out whether only the method stands in the way.
    case any
    /// A method by the table's number; −1 for one that no route names.
    case named(Int32)
    case head(Int32, get: Int32)

    /// No method counts as GET, with which a link is opened.
    init(_ method: String?, among methods: [String]) {
      func number(_ name: String) -> Int32 {
        methods.firstIndex { $0.isIdentical(to: name) }.map { Int32(clamping: $0 + 1) } ?? -1
      }
      self = method == "HEAD" ? .head(number("HEAD"), get: number("GET")) : .named(number(method ?? "GET"))
    }

    func allows(_ method: Int32) -> Bool {
      switch self {
      case .any: true
      case .named(let named): method == 0 || method == named
      case .head(let head, let get): method == 0 || method == head || method == get
      }
    }
  }

  var location: Location
  var method: Method
  /// Places of routes that are not to answer.
  var refused: Set<Int> = []
}
