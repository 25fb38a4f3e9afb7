import FingerpostEngine
import FingerpostRouteFile

// A document, in which a link stands.

extension Resolver {
  /// How much is repeated of a document that holds no link, in bytes.
  private static let longestDocument = 8192

  /// How much is said of one fault, in Unicode scalars: it may name what the document does.
  private static let longestMessage = 400

  /// Resolves what stands at the key of a document: a link, or an object that names its route.
  func resolve(document bytes: ArraySlice<UInt8>, by reader: DocumentReader) -> Resolution {
    do throws(DocumentFault) {
      switch try reader.link(in: bytes) {
      case .text(let url): return resolve(url)
      case .object(let link): return resolution(of: try resolve(link), in: bytes)
      }
    } catch {
      let message = error.message.shortened(to: Self.longestMessage)
      let failure = Resolution.Failure(kind: error.kind, message: message, offset: error.offset)
      return Resolution(document: shown(bytes), result: .failure(failure))
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
      var failure: PrintError?
      for index in try table.places(of: link) {
        do throws(PrintError) {
          return Call(index: index, captures: try table.captures(of: link, route: index))
        } catch {
          failure = failure ?? error
        }
      }
      throw failure ?? PrintError(.readsDifferently)
    } catch {
      throw DocumentFault(object: error)
    }
  }

  private func resolution(of call: Call, in bytes: ArraySlice<UInt8>) -> Resolution {
    let route = table.routes[call.index]
    var found = Resolution.Found(
      route: route, shape: shapes[call.index], values: table.values(of: call.captures, route: call.index))
    do throws(PrintError) {
      var resolution = Resolution(url: try url(of: call, saying: found.values), result: .success(found))
      if let method = route.template.method, method != "GET" { resolution.method = method }
      return resolution
    } catch {
      found.obstacle = error
      return Resolution(document: shown(bytes), result: .success(found))
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
