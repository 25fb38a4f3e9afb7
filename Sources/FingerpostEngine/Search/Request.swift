/// What is asked of a route besides the link itself.
@safe package struct Request {
  /// The method of a request. No method counts as GET, with which a link is opened.
  package struct Method: Sendable, Hashable, BitwiseCopyable {
    private let named: Int32
    /// For HEAD the number of GET, whose routes answer too; otherwise the same as `named`.
    private let alsoNamed: Int32

    /// Every route answers: used to find out whether only the method keeps routes from answering.
    package static let any = Method(named: .min, alsoNamed: .min)

    private init(named: Int32, alsoNamed: Int32) { (self.named, self.alsoNamed) = (named, alsoNamed) }

    /// - Parameter methods: the methods of a table, numbered from 1.
    package init(_ method: String?, among methods: [String]) {
      func number(_ name: String) -> Int32 {
        methods.firstIndex { $0.isIdentical(to: name) }.map { Int32(clamping: $0 + 1) } ?? -1
      }
      let named = number(method ?? "GET")
      self.init(named: named, alsoNamed: method == "HEAD" ? number("GET") : named)
    }

    @inline(__always)
    package func allows(_ method: Int32) -> Bool {
      method == 0 || method == named || method == alsoNamed || named == .min
    }

    /// Whether a route answers HEAD with its GET.
    func isByGet(_ method: Int32) -> Bool { method == alsoNamed && method != named }
  }

  let method: Method
  /// The only route that may answer; −1 for any.
  var only: Int32 = -1
  /// Indices of routes that may not answer, because the caller could not use their captures.
  private let refused: UnsafeBufferPointer<Int32>

  @inline(__always)
  package init(_ method: Method, only: Int = -1) {
    (self.method, self.only) = (method, Int32(truncatingIfNeeded: only))
    unsafe refused = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// - Parameter refused: must outlive the request.
  @unsafe init(_ method: Method, refusing refused: UnsafeBufferPointer<Int32>) {
    self.method = method
    unsafe self.refused = refused
  }

  @inline(__always)
  func allows(_ ending: Ending) -> Bool {
    unsafe method.allows(ending.method) && (only < 0 || only == ending.route)
      && (refused.count == 0 || !isRefused(ending.route))
  }

  private func isRefused(_ route: Int32) -> Bool { unsafe refused.contains(route) }
}
