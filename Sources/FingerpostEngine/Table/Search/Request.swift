/// A location, and what a route must be beside that to answer.
final class Request: Sendable {
  enum Method: Sendable, Equatable {
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

  let location: Location
  let method: Method
  /// The method as it was given, and whether the text is the target of a request.
  let methodName: String?
  let asTarget: Bool
  /// Places of routes that are not to answer.
  let refused: Set<Int>
  /// The one route that may; nil for any.
  let only: Int?

  init(
    _ location: Location, _ method: Method, methodName: String? = nil, asTarget: Bool = false, refused: Set<Int> = [],
    only: Int? = nil
  ) {
    (self.location, self.method, self.methodName) = (location, method, methodName)
    (self.asTarget, self.refused, self.only) = (asTarget, refused, only)
  }

  /// The same by another method.
  func by(_ method: Method) -> Request { Request(location, method, asTarget: asTarget, refused: refused, only: only) }
}
