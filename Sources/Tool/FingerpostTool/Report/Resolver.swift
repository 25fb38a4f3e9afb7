import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// A table to match URLs with, and what is the same for each of them.
struct Resolver: Sendable {
  let table: RouteTable
  /// What the table is called, if there are several.
  let title: String?
  let method: String?
  /// Whether the nearest route is looked for if a URL names none: that takes far longer than a match, so not for streams.
  let suggests: Bool
  /// By the index of the route: writing a template takes longer than matching it.
  let shapes: [String]

  init(_ table: RouteTable, titled title: String? = nil, method: String?, suggests: Bool) {
    (self.table, self.title, self.method, self.suggests) = (table, title, method, suggests)
    shapes = table.routes.map(\.shape)
  }

  private func resolve(_ url: String, method: String?) -> LinkReport {
    do {
      // With a method it is a request, whose target names no host.
      let match = try method == nil ? table.match(url) : table.match(target: url, method: method)
      let found = LinkReport.Found(match.index, match.values, match, shape: shapes[match.index], in: table)
      return LinkReport(url: url, result: .success(found))
    } catch {
      return LinkReport(url: url, result: .failure(failure(error, of: url, method)))
    }
  }

  /// Why a URL names no route, and what was most likely meant.
  func failure(_ error: LinkError, of url: String, _ method: String?) -> LinkFailure {
    var failure = LinkFailure(error, of: url, method, in: table)
    if let gone = failure.gone, let message = error.gone?.message {
      (failure.message, failure.offset) = (gone.message(message), nil)
    } else {
      let hints = hint(method, among: error.allowedMethods) + hint(url, method, after: error)
      failure.message += hints
      if suggests && error.kind == .unknownOrigin && hints.isEmpty { failure.origins = table.origins }
      let isNearby = suggests && (error.kind == .notFound || error.kind == .badQuery)
      if isNearby { failure.nearest = table.nearest(to: url, method: method, after: error) }
    }
    return failure
  }
}

// A line of many.

extension Resolver {
  /// What this table says of a line: of the link at the reader's key, or of a URL or request.
  func report(of line: ArraySlice<UInt8>, by reader: DocumentReader?) -> LinkReport {
    var report = reader.map { resolve(document: line, by: $0) } ?? resolve(line: line)
    report.table = title
    return report
  }

  /// Resolves a line: a URL, or a request, which no link could begin with.
  func resolve(line: ArraySlice<UInt8>) -> LinkReport {
    if let report = resolve(request: line) { return report }
    let report = resolve(line, method: method)
    // Bytes that are not text are not a document either.
    guard case .failure(let failure) = report.result, failure.message != UTF8Rule.message,
      let url = report.url, let message = documentMessage(url)
    else { return report }
    let said = LinkFailure(kind: failure.kind, code: failure.code, message: message, offset: 0)
    return LinkReport(url: url, result: .failure(said))
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
    return LinkReport(url: url, result: .failure(LinkFailure(.malformed, .notUTF8, UTF8Rule.message, at: offset)))
  }
}

// What a person most likely meant who asked for a link that leads nowhere.

extension Resolver {
  /// The methods that people write in small letters (RFC 9110 §9.3, RFC 5789).
  private static let methods: Set = ["get", "head", "post", "put", "patch", "delete", "options"]

  /// Methods are case-sensitive (RFC 9110 §9.1), and small letters a likely slip.
  func hint(_ method: String?, among allowed: [String]) -> String {
    guard let method, allowed.contains(method.uppercased()), !allowed.contains(method) else { return "" }
    return "; methods are case-sensitive, did you mean \(method.uppercased())?"
  }

  /// What is to be said of a URL besides what is wrong with it.
  func hint(_ url: String, _ method: String?, after error: LinkError) -> String {
    if let slip = Self.methodInSmallLetters(url) {
      return "; write the method before a URL in capitals: \(slip.uppercased())"
    }
    let meant = suggests ? table.meant(by: url, after: error).filter(\.isLikely).compactMap(\.link) : []
    if let link = meant.first(where: { (try? table.match($0, method: method)) != nil }) { return didYouMean(link) }
    // Compact text looks like no link of any origin, and so to read it must have been wished for.
    guard error.kind == .unknownOrigin, LinkError.isCompact(url) else { return "" }
    return "; compact text needs the origin \":\""
  }

  static func methodInSmallLetters(_ url: String) -> String? {
    guard let space = url.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    return methods.contains(url[..<space].lowercased()) ? String(url[..<space]) : nil
  }
}

extension LinkFailure {
  fileprivate init(_ fault: DocumentFault) {
    self.init(kind: fault.kind.rawValue, code: fault.code, message: fault.message, offset: fault.offset)
  }
}

// A document, in which a link stands.

extension Resolver {
  /// How much is repeated of a document that holds no link, in bytes.
  private static let longestDocument = 8192

  /// How much is said of one fault, in Unicode scalars: it may name what the document does.
  private static let longestMessage = 400

  /// The message for a URL that is a whole JSON document, with the key that leads to a link in it; nil for any other URL.
  func documentMessage(_ url: String) -> String? {
    switch url.utf8.first(where: { $0 != UInt8(ascii: " ") }) {
    case UInt8(ascii: "{"):
      guard let key = key(in: Array(url.utf8)[...]) else {
        return "this is a JSON document: --json-key=KEY says where the link is"
      }
      return "this is a JSON document: --json-key=\(key) reads the link in it"
    case UInt8(ascii: "["): return "this is a JSON array: --json-key=KEY reads objects, one at a time"
    default: return nil
    }
  }

  /// The first key of a document that leads to a route; looked for only for people, as it takes long.
  private func key(in bytes: ArraySlice<UInt8>) -> String? {
    if !suggests { return nil }
    let keys = DocumentReader.keys(in: bytes)
    return keys.first { (try? report(of: bytes, by: DocumentReader(key: $0)))?.isFound ?? false }?.shortened(to: 100)
  }

  /// Resolves what stands at the key of a document: a link, or an object that names its route.
  func resolve(document bytes: ArraySlice<UInt8>, by reader: DocumentReader) -> LinkReport {
    do throws(LinkFailure) {
      return try report(of: bytes, by: reader)
    } catch {
      var failure = error
      failure.message = error.message.shortened(to: Self.longestMessage)
      if error.kind == DocumentFault.Kind.missing.rawValue, !failure.message.hasSuffix("?"), let key = key(in: bytes) {
        failure.message += "; --json-key=\(key) reads a link"
      }
      return LinkReport(document: shown(bytes), result: .failure(failure))
    }
  }

  private func report(of bytes: ArraySlice<UInt8>, by reader: DocumentReader) throws(LinkFailure) -> LinkReport {
    let link: DocumentLink
    do throws(DocumentFault) { link = try reader.link(in: bytes) } catch { throw LinkFailure(error) }
    switch link {
    case .text(let text): return resolve(request: Array(text.utf8)[...]) ?? resolve(text, method: method)
    case .object(let link):
      do throws(PrintError) {
        // As the library finds it: the first of the name that reads the values. The method of a request takes no part.
        return report(of: try table.first(of: link) { ($0, $1) }, in: bytes)
      } catch {
        throw LinkFailure(error)
      }
    }
  }

  /// The index of a route, and what its parameters hold.
  private typealias Call = (index: Int, captures: Captures)

  private func report(of call: Call, in bytes: ArraySlice<UInt8>) -> LinkReport {
    let values = table.values(of: call.captures, route: call.index)
    var found = LinkReport.Found(call.index, values, shape: shapes[call.index], in: table)
    do throws(PrintError) {
      var report = LinkReport(url: try url(of: call, saying: found.values), result: .success(found))
      if let method = found.route.template.method, method != "GET" { report.method = method }
      return report
    } catch {
      found.obstacle = error
      return LinkReport(document: shown(bytes), result: .success(found))
    }
  }

  /// The link for the first origin that can carry the values; by an alias where the route is not to print any more.
  private func url(of call: Call, saying values: [Match.Value]) throws(PrintError) -> String {
    let route = table.routes[call.index]
    func url(for origin: Origin?) throws(PrintError) -> String {
      guard route.template.flags.deprecation != nil else {
        return try table.print(call.captures, route: call.index, for: origin)
      }
      let named = Dictionary(values.map { ($0.name, $0.capture) }) { first, _ in first }
      return try table.print(route.name, named, for: origin)
    }
    do throws(PrintError) {
      return try url(for: nil)
    } catch {
      guard let url = table.allOrigins.lazy.compactMap({ try? url(for: $0) }).first else { throw error }
      return url
    }
  }

  private func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(Self.longestDocument + 1), as: UTF8.self).cut(to: Self.longestDocument)
  }
}
