import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

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
        return "this is a JSON document: --json-key=KEY says where in it the link stands"
      }
      return "this is a JSON document: --json-key=\(key) reads the link in it"
    case UInt8(ascii: "["): return "this is a JSON array: --json-key=KEY reads objects, one at a time"
    default: return nil
    }
  }

  /// The first key of a document that leads to a route; looked for only for people, as it takes long.
  private func key(in bytes: ArraySlice<UInt8>) -> String? {
    let key = suggests ? DocumentReader.keys(in: bytes).first { leadsSomewhere($0, in: bytes) } : nil
    return key?.shortened(to: 100)
  }

  private func leadsSomewhere(_ key: String, in bytes: ArraySlice<UInt8>) -> Bool {
    (try? report(of: bytes, by: DocumentReader(key: DocumentKey(key))))?.isFound ?? false
  }

  /// Resolves what stands at the key of a document: a link, or an object that names its route.
  func resolve(document bytes: ArraySlice<UInt8>, by reader: DocumentReader) -> LinkReport {
    do throws(DocumentFault) {
      return try report(of: bytes, by: reader)
    } catch {
      var message = error.message.shortened(to: Self.longestMessage)
      if error.kind == DocumentFault.missing, !message.hasSuffix("?"), let key = key(in: bytes) {
        message += "; --json-key=\(key) reads a link"
      }
      let failure = LinkReport.Failure(
        kind: error.kind, code: error.code, message: message, offset: error.offset)
      return LinkReport(document: shown(bytes), result: .failure(failure))
    }
  }

  private func report(
    of document: ArraySlice<UInt8>, by reader: DocumentReader
  ) throws(DocumentFault) -> LinkReport {
    switch try reader.link(in: document) {
    case .text(let text): resolve(request: Array(text.utf8)[...]) ?? resolve(text)
    case .object(let link): report(of: try resolve(link), in: document)
    }
  }

  /// A route, and what its parameters hold.
  private struct Call {
    let index: Int
    let captures: Captures
  }

  /// The route that an object names, as the library finds it: the first of the name that reads the values. The method of a
  /// request takes no part.
  private func resolve(_ link: StructuredLink) throws(DocumentFault) -> Call {
    do throws(PrintError) {
      return try table.first(of: link) { Call(index: $0, captures: $1) }
    } catch {
      throw DocumentFault(object: error)
    }
  }

  private func report(of call: Call, in bytes: ArraySlice<UInt8>) -> LinkReport {
    let route = table.routes[call.index]
    var found = LinkReport.Found(
      route: route, shape: shapes[call.index], access: table.access(of: call.index),
      values: table.values(of: call.captures, route: call.index))
    do throws(PrintError) {
      var report = LinkReport(url: try url(of: call, saying: found.values), result: .success(found))
      if let method = route.template.method, method != "GET" { report.method = method }
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
      for origin in table.origins {
        if let url = try? url(for: origin) { return url }
      }
      throw error
    }
  }

  private func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(Self.longestDocument + 1), as: UTF8.self).cut(to: Self.longestDocument)
  }
}
