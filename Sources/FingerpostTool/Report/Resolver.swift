import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// A table to match URLs with, and what is the same for each of them.
struct Resolver: Sendable {
  let table: RouteTable
  let method: String?
  /// Whether the nearest route is looked for if a URL names none: that takes far longer than a match, so not for streams.
  let suggests: Bool
  /// By the index of the route: writing a template takes longer than matching it.
  let shapes: [String]

  init(_ table: RouteTable, method: String?, suggests: Bool) {
    self.table = table
    self.method = method
    self.suggests = suggests
    shapes = table.routes.map(\.shape)
  }

  func resolve(_ url: String) -> LinkReport { resolve(url, method: method) }

  private func resolve(_ url: String, method: String?) -> LinkReport {
    do {
      let match = try table.match(url, method: method)
      let found = LinkReport.Found(
        route: match.route, shape: shapes[match.index], access: table.access(of: match.index), values: match.values,
        match: match)
      return LinkReport(url: url, result: .success(found))
    } catch {
      if let gone = error.gone { return LinkReport(url: url, result: .failure(failure(gone, of: url, method))) }
      let isNearby = suggests && (error.kind == .notFound || error.kind == .badQuery)
      let failure = LinkReport.Failure(
        kind: error.kind.description, code: error.code,
        message: error.message + hint(method, among: error.allowedMethods) + hint(url, method, after: error),
        offset: error.offset, allowedMethods: error.allowedMethods, nearest: isNearby ? table.nearest(to: url) : nil)
      return LinkReport(url: url, result: .failure(failure))
    }
  }
}

extension Resolver {
  /// A link that is gone, with the link to show instead.
  private func failure(_ gone: LinkError.Gone, of url: String, _ method: String?) -> LinkReport.Failure {
    let shown = LinkReport.Gone(gone, of: url, method, in: table)
    return LinkReport.Failure(
      kind: LinkError.Kind.gone.description, code: FaultCode(.gone), message: shown.message(gone.message), offset: nil,
      gone: shown)
  }
}

// A line of many.

extension Resolver {
  /// Resolves a line: a URL, or a request, which no link could begin with.
  func resolve(line: ArraySlice<UInt8>) -> LinkReport {
    if let report = resolve(request: line) { return report }
    let report = resolve(line, method: method)
    // Bytes that are no text are no document either.
    guard case .failure(let failure) = report.result, failure.message != UTF8Rule.message,
      let url = report.url, let message = documentMessage(url)
    else { return report }
    return LinkReport(
      url: url,
      result: .failure(LinkReport.Failure(kind: failure.kind, code: failure.code, message: message, offset: 0)))
  }

  /// Resolves a request by its own method; nil for a URL alone.
  func resolve(request line: ArraySlice<UInt8>) -> LinkReport? {
    guard let (method, url) = RequestLine.read(line) else { return nil }
    var report = resolve(url, method: method)
    report.method = method
    return report
  }

  /// Bytes that are too many are not looked at: their last character may be cut.
  private func resolve(_ bytes: ArraySlice<UInt8>, method: String?) -> LinkReport {
    let url = String(decoding: bytes, as: UTF8.self)
    guard bytes.count <= table.options.text.limits.bytes, let offset = UTF8Rule.firstInvalid(in: bytes) else {
      return resolve(url, method: method)
    }
    let failure = LinkReport.Failure(
      kind: LinkError.Kind.malformed.description, code: FaultCode(.notUTF8), message: UTF8Rule.message, offset: offset)
    return LinkReport(url: url, result: .failure(failure))
  }
}

// What a person most likely meant who asked for a link that leads nowhere.

extension Resolver {
  /// The methods that people write in small letters (RFC 9110 §9.3, RFC 5789).
  private static let methods: Set = ["get", "head", "post", "put", "patch", "delete", "options"]

  /// What is said of a URL that looks like no link of any origin.
  static let compactHint = "; compact text needs the origin \":\""

  /// Methods are case-sensitive (RFC 9110 §9.1), and small letters a likely slip.
  func hint(_ method: String?, among allowed: [String]) -> String {
    guard let method, allowed.contains(method.uppercased()), !allowed.contains(method) else { return "" }
    return "; methods are case-sensitive, did you mean \(method.uppercased())?"
  }

  /// What is to be said of a URL besides what is wrong with it.
  func hint(_ url: String, _ method: String?, after error: LinkError) -> String {
    if let slip = Self.methodInSmallLetters(url) {
      return "; a method before a URL stands in capitals: \(slip.uppercased())"
    }
    let meant = suggests ? table.meant(by: url, after: error).filter(\.isLikely).compactMap(\.link) : []
    if let link = meant.first(where: { (try? table.match($0, method: method)) != nil }) { return suggestion(link) }
    // Compact text looks like no link of any origin, and so to read it must have been wished for.
    guard error.kind == .unknownOrigin, (try? Location(parsing: url, origins: [.compact])) != nil else { return "" }
    return Self.compactHint
  }

  static func methodInSmallLetters(_ url: String) -> String? {
    guard let word = url.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).first,
      word.utf8.count < url.utf8.count, methods.contains(word.lowercased())
    else { return nil }
    return String(word)
  }
}
