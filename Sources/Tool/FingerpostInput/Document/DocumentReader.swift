import FingerpostAnalysis
import FingerpostRouteFile

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What stands at the key of a document.
package enum DocumentLink: Equatable {
  case text(String)
  case object(RouteObject)
}

/// Why a document has no link at a key.
package struct DocumentFault: Error {
  package enum Kind: String {
    case malformed, tooLong
    /// There is nothing at the key.
    case missing
  }

  package let kind: Kind
  package let code: FaultCode
  package let message: String
  /// In bytes from the start of the document.
  package let offset: Int?

  fileprivate init(_ kind: Kind, _ fault: FaultKind, _ message: String, at offset: Int? = nil) {
    (self.kind, code, self.message, self.offset) = (kind, FaultCode(fault), message, offset)
  }
}

/// Finds in documents of JSON what stands for a link.
package struct DocumentReader: Sendable {
  /// The longest document, in bytes: a link is short, but what stands beside it need not be.
  package static let limit = 1 << 20
  /// The most keys of an object that the nearest is looked for among.
  private static let mostKeys = 256

  private let key: JSONKeyPath

  /// - Parameter key: where in a document the link stands: see ``JSONKeyPath``.
  package init(key: String) { self.key = JSONKeyPath(key) }

  /// What stands at the key.
  package func link(in bytes: ArraySlice<UInt8>) throws(DocumentFault) -> DocumentLink {
    guard !bytes.isEmpty else { throw DocumentFault(.malformed, .linkEmpty, "the text is empty", at: 0) }
    guard bytes.count <= Self.limit else {
      throw DocumentFault(.tooLong, .documentUnread, "the document is longer than \(Self.limit) bytes", at: Self.limit)
    }
    let document: JSONValue
    do throws(JSONTextFault) {
      document = try JSONSyntax.document(bytes, called: "the document")
    } catch {
      throw DocumentFault(.malformed, error.isUTF8 ? .documentUnread : .notUTF8, error.message, at: error.offset)
    }
    let (value, subject): (JSONValue, String)
    do throws(JSONKeyPath.Obstacle) {
      let found = try key.find(in: document)
      (value, subject) = (found.value, "\"\(found.key)\"")
    } catch {
      switch error {
      case .noObject(let key, let rest):
        throw DocumentFault(
          .missing, .documentNoLink, "\(Self.subject(key)) is not an object, so \"\(rest)\" is not in it")
      case .missing(let names, let members, let key): throw Self.missing(names, in: members, of: Self.subject(key))
      }
    }
    switch value.content {
    case .text(let text): return .text(text)
    case .null: throw DocumentFault(.missing, .documentNoLink, "\(subject) is null")
    case .object(let members):
      // The library reads the object, as it reads any in an app.
      let own = Data(bytes.dropFirst(value.offset).prefix(value.range.count))
      let values = try? JSONDecoder().decode([String: StructuredValue].self, from: own)
      if let link = values.flatMap(RouteObject.init) { return .object(link) }
      let key = RouteObject.routeKey
      let hint = members[key] == nil ? didYouMean(Self.nearestKey(key, in: members)) : ""
      throw DocumentFault(
        .malformed, .documentForm, "an object needs the name of its route, a text, under \"route\"\(hint)")
    default:
      throw DocumentFault(.malformed, .documentForm, "\(subject) is neither text nor an object that names its route")
    }
  }

  private static func subject(_ key: String?) -> String { key.map { "\"\($0)\"" } ?? "the document" }

  /// Says the key that is missing, with the nearest that is there, whole or up to its first dot.
  private static func missing(_ names: [String], in members: JSONMembers, of subject: String) -> DocumentFault {
    let meant = [names.last, names.first].compactMap(\.self).lazy.map { ($0, nearestKey($0, in: members)) }
    let (name, near) = meant.first { $0.1 != nil } ?? (names[0], nil)
    return DocumentFault(.missing, .documentNoLink, "\(subject) has no \"\(name)\"\(didYouMean(near))")
  }

  private static func nearestKey(_ name: String, in members: JSONMembers) -> String? {
    members.all.count <= mostKeys ? nearestWord(to: name, among: members.all.map(\.key).sorted()) : nil
  }

  /// The keys at which a document holds text or an object that may be a link, the outer ones first; not all of a large one.
  package static func keys(in bytes: ArraySlice<UInt8>) -> [String] {
    guard bytes.count <= 1 << 16, let document = try? JSONSyntax.value(of: bytes, refusesDuplicates: false) else {
      return []
    }
    var keys: [String] = []
    var level = [(key: "", value: document)]
    for _ in 0..<4 {
      var next: [(key: String, value: JSONValue)] = []
      for (outer, value) in level {
        guard case .object(let members) = value.content else { continue }
        for (name, _, member) in members.all.sorted(by: { $0.key < $1.key }) where member.mayBeLink {
          if keys.count == 64 { return keys }
          next.append((outer.isEmpty ? name : "\(outer).\(name)", member))
          keys.append(next[next.count - 1].key)
        }
      }
      level = next
    }
    return keys
  }
}

extension JSONValue {
  fileprivate var mayBeLink: Bool {
    switch content {
    case .text, .object: true
    default: false
    }
  }
}
