import FingerpostExport
import FingerpostRouteFile

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What stands at the key of a document.
enum DocumentLink: Hashable {
  case text(String)
  case object(StructuredLink)
}

/// Finds in documents of JSON what stands for a link.
struct DocumentReader: Sendable {
  /// The longest document, in bytes: a link is short, but what stands beside it need not be.
  static let limit = 1 << 20

  private let decoder = JSONDecoder()

  /// - Parameter key: where in a document the link stands: a key, or nested keys separated by dots. `data.to` leads to the
  ///   link in `{"data": {"to": "profile:859"}}` and in `{"data.to": "profile:859"}`.
  init(key: String) {
    guard let name = LinkAtKey.keyName else { return }
    decoder.userInfo[name] = key.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// What stands at the key.
  func link(in bytes: ArraySlice<UInt8>) throws(LinkFailure) -> DocumentLink {
    guard !bytes.isEmpty else { throw LinkFailure(.malformed, .linkEmpty, "the text is empty", at: 0) }
    guard bytes.count <= Self.limit else {
      throw LinkFailure(.tooLong, .documentUnread, "the document is longer than \(Self.limit) bytes", at: Self.limit)
    }
    if let fault = JSONSyntax.textFault(in: bytes) {
      throw LinkFailure(.malformed, fault.isUTF8 ? .documentUnread : .notUTF8, fault.message, at: fault.offset)
    }
    do {
      return try decoder.decode(LinkAtKey.self, from: Data(bytes)).link
    } catch let fault as LinkFailure {
      throw fault
    } catch {
      // On Linux the decoder says that the text is no JSON, and not where.
      let fault = JSONSyntax.fault(in: bytes)
      let reason = fault.map { ": \($0.message)" } ?? ""
      throw LinkFailure(.malformed, .documentUnread, "the document is no JSON\(reason)", at: fault?.offset)
    }
  }
}

extension JSONSyntax {
  /// Why bytes are no text for Foundation, which takes zeros for a sign of UTF-16, and silently repairs or refuses other
  /// bytes.
  static func textFault(in bytes: ArraySlice<UInt8>) -> (isUTF8: Bool, message: String, offset: Int)? {
    if let zero = bytes.firstIndex(of: 0) { return (true, "NUL stands in no JSON", zero - bytes.startIndex) }
    return UTF8Rule.firstInvalid(in: bytes).map { (false, UTF8Rule.message, $0) }
  }
}

extension DocumentReader {
  /// The keys at which a document holds text or an object that may be a link, the outer ones first; not all of a large one.
  static func keys(in bytes: ArraySlice<UInt8>) -> [String] {
    guard bytes.count <= 1 << 16, let tree = try? JSONDecoder().decode(Tree.self, from: Data(bytes)) else { return [] }
    var keys: [String] = []
    var level = [(key: "", tree: tree)]
    for _ in 0..<4 {
      var next: [(key: String, tree: Tree)] = []
      for (key, tree) in level {
        guard case .object(let members) = tree else { continue }
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
          let inner = key.isEmpty ? name : "\(key).\(name)"
          if case .other = member { continue }
          keys.append(inner)
          if keys.count == 64 { return keys }
          next.append((inner, member))
        }
      }
      level = next
    }
    return keys
  }

  /// As much of a document as tells where a link may stand.
  private enum Tree: Decodable {
    case text
    case object([String: Tree])
    case other

    init(from decoder: any Decoder) throws {
      // Deeper than anybody looks, so that a document cannot ask for more.
      if decoder.codingPath.count < 5, let members = try? [String: Tree](from: decoder) {
        self = .object(members)
      } else {
        self = (try? decoder.singleValueContainer().decode(String.self)) == nil ? .other : .text
      }
    }
  }
}

/// The link at the decoder's key.
private struct LinkAtKey: Decodable {
  typealias Object = KeyedDecodingContainer<Key>

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// What the parts of the key go by in the decoder.
  static let keyName = CodingUserInfoKey(rawValue: "FingerpostTool.DocumentKey")
  /// The most keys of an object that the nearest is looked for among.
  private static let mostKeys = 256

  let link: DocumentLink

  init(from decoder: any Decoder) throws {
    var steps = (Self.keyName.flatMap { decoder.userInfo[$0] } as? [Substring] ?? [""])[...]
    var object: Object
    do {
      object = try decoder.container(keyedBy: Key.self)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw LinkFailure(missing: "the document is no object, so \"\(steps.joined(separator: "."))\" is not in it")
    }
    var parent = "the document"
    while true {
      // The longest that is there: keys may hold dots themselves.
      let names = (1...steps.count).map { steps.prefix($0).joined(separator: ".") }
      guard let count = names.lastIndex(where: { object.contains(Key(stringValue: $0)) }) else {
        throw Self.missing(names, in: object, at: parent)
      }
      let name = names[count]
      steps = steps.dropFirst(count + 1)
      guard !steps.isEmpty else {
        link = try Self.link(in: object, at: name)
        return
      }
      do {
        object = try object.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        throw LinkFailure(missing: "\"\(name)\" is no object, so \"\(steps.joined(separator: "."))\" is not in it")
      }
      parent = "\"\(name)\""
    }
  }

  private static func link(in object: Object, at name: String) throws -> DocumentLink {
    let key = Key(stringValue: name)
    do {
      return .text(try object.decode(String.self, forKey: key))
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {}
    guard (try? object.decodeNil(forKey: key)) != true else { throw LinkFailure(missing: "\"\(name)\" is null") }
    let members: [String: StructuredValue]
    do {
      members = try object.decode([String: StructuredValue].self, forKey: key)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw LinkFailure(.malformed, .documentForm, "\"\(name)\" is neither text nor an object that names its route")
    }
    guard let link = StructuredLink(members) else {
      let isThere = members[StructuredLink.routeKey] != nil
      let hint = isThere ? "" : suggestion(nearestKey(StructuredLink.routeKey, among: members.keys))
      throw LinkFailure(.malformed, .documentForm, "an object names its route, a text, under \"route\"\(hint)")
    }
    return .object(link)
  }

  /// Says the key that is missing, with the nearest that is there, whole or up to its first dot.
  private static func missing(_ names: [String], in object: Object, at parent: String) -> LinkFailure {
    let known = object.allKeys.map(\.stringValue)
    let meant = [names.last, names.first].compactMap(\.self).lazy.map { ($0, nearestKey($0, among: known)) }
    let (name, near) = meant.first { $0.1 != nil } ?? (names[0], nil)
    return LinkFailure(missing: "\(parent) has no \"\(name)\"\(suggestion(near))")
  }

  private static func nearestKey(_ name: String, among keys: some Collection<String>) -> String? {
    keys.count <= mostKeys ? nearest(to: name, among: keys.sorted()) : nil
  }
}
