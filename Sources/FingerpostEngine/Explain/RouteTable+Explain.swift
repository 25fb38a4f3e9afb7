// Explains why a text matches no route: which route is nearest, and why that one does not answer.

extension RouteTable {
  /// The route that a text nearly matches.
  public struct Explanation: Sendable, Hashable {
    /// The route.
    public let route: Route
    /// Why it does not answer: `the value of "tweetId" does not read as int`. It never holds text of the link.
    public let reason: String?
    /// The byte offset to look at.
    public let offset: Int?
  }

  /// Finds the route that a text nearly matches; nil if none is near, or if the text is not well formed.
  ///
  ///     table.explain("appscheme://users/ann/tweets/x")?.reason
  ///     // the value of "tweetId" does not read as int
  ///     table.explain("appscheme://nowhere")   // nil
  ///
  /// A route is near if not more differs than agrees: a few letters, a value that does not read or is missing, a segment too
  /// many, a query item. It is not near if a literal is another word. Of equally near routes, the most specific is chosen. Use it
  /// for messages, not for matching: it tries every route.
  public func explain(_ text: String) -> Explanation? {
    scanned(text, asTarget: true) { text in
      guard let (index, distance) = nearest(to: text) else { return nil }
      return Explanation(
        route: routes[index], reason: distance.slip?.reason(programs[index]),
        offset: distance.slip.map { $0.offset(in: text) } ?? text.pathEnd)
    }
  }

  /// What `use` returns for a scanned text; nil if the text does not read.
  func scanned<Result>(_ text: String, asTarget: Bool = false, _ use: (ScannedText) -> Result?) -> Result? {
    text.withBytes { bytes in
      let result: Result?? = try? Scan.read(bytes, originSet, options.text, asTarget: asTarget) { scan in
        use(ScannedText(scan))
      }
      return result ?? nil
    }
  }
}

extension Distance.Slip {
  /// What is wrong, without text of the link.
  fileprivate func reason(_ program: Program) -> String {
    switch self {
    case .value(let instruction, _) where instruction.kind == .capture:
      "\(program.name(of: instruction)) does not read as \(program.type(Int(instruction.index)))"
    case .value(let instruction, _): "\(program.name(of: instruction)) is expected"
    case .missing(let instruction, _): "\(program.name(of: instruction)) is missing"
    case .tooMany: "this segment is one too many"
    case .other(let reason, _): reason
    }
  }

  fileprivate func offset(in text: ScannedText) -> Int? {
    switch self {
    case .value(_, let segment), .missing(_, before: let segment), .tooMany(let segment):
      segment < text.count ? Int(text.segment(segment).start) : text.pathEnd
    case .other(_, let offset): offset
    }
  }
}

extension Program {
  /// The name of the part that takes a segment: `the value of "id"`, `"{name}.json"`.
  fileprivate func name(of instruction: Instruction) -> String {
    switch instruction.kind {
    case .literal: "\"\(text(literal(instruction)))\""
    case .capture, .rest: "the value of \"\(name(Int(instruction.index)))\""
    case .mixed:
      "\"" + pieces(instruction).map { $0.isLiteral ? text($0.text) : "{\(name(Int($0.slot)))}" }.joined() + "\""
    default: "a segment"
    }
  }
}
