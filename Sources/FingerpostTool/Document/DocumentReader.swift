import FingerpostAnalysis
import FingerpostEngine
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

/// Where in a document the link stands: a key, or nested keys separated by dots.
///
///     data.destination   // {"data": {"destination": "profile:859"}}, or {"data.destination": "profile:859"}
struct DocumentKey: Sendable {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: ".", omittingEmptySubsequences: false) }

  /// Everything that is still to be walked, before the first step.
  var steps: Range<Int> { parts.indices }

  /// The next key: the longest of which `isThere` is true, for keys may hold dots themselves, and what is left after it.
  func next(of steps: Range<Int>, where isThere: (String) -> Bool) -> (key: String, rest: Range<Int>)? {
    for end in (steps.lowerBound..<steps.upperBound).reversed() {
      let key = text(steps.lowerBound..<end + 1)
      if isThere(key) { return (key, end + 1..<steps.upperBound) }
    }
    return nil
  }

  /// The keys as they were given.
  func text(_ steps: Range<Int>) -> String { parts[steps].joined(separator: ".") }
}

/// Finds in documents of JSON what stands for a link.
struct DocumentReader: Sendable {
  /// The longest document, in bytes: a link is short, but what stands beside it need not be.
  static let limit = 1 << 20

  private let decoder = JSONDecoder()

  init(key: DocumentKey) {
    if let name = LinkAtKey.keyName { decoder.userInfo[name] = key }
  }

  /// What stands at the key.
  func link(in bytes: ArraySlice<UInt8>) throws(LinkFailure) -> DocumentLink {
    guard !bytes.isEmpty else { throw LinkFailure(.malformed, .linkEmpty, "the text is empty", at: 0) }
    guard bytes.count <= Self.limit else {
      throw LinkFailure(.tooLong, .documentUnread, "the document is longer than \(Self.limit) bytes", at: Self.limit)
    }
    // Foundation takes zeros for a sign of UTF-16, and mends or refuses other bytes without a word.
    if let zero = bytes.firstIndex(of: 0) {
      throw LinkFailure(.malformed, .documentUnread, "NUL stands in no JSON", at: zero - bytes.startIndex)
    }
    if let offset = UTF8Rule.firstInvalid(in: bytes) {
      throw LinkFailure(.malformed, .notUTF8, UTF8Rule.message, at: offset)
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

  /// What the key goes by in the decoder.
  static let keyName = CodingUserInfoKey(rawValue: "FingerpostTool.DocumentKey")
  /// The most keys of an object that the nearest is looked for among.
  private static let mostKeys = 256

  let link: DocumentLink

  init(from decoder: any Decoder) throws {
    let key = Self.keyName.flatMap { decoder.userInfo[$0] } as? DocumentKey ?? DocumentKey("")
    var object: Object
    do {
      object = try decoder.container(keyedBy: Key.self)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw LinkFailure(missing: "the document is no object, so \"\(key.text(key.steps))\" is not in it")
    }
    var steps = key.steps
    var parent = "the document"
    while true {
      guard let (name, rest) = key.next(of: steps, where: { object.contains(Key(stringValue: $0)) }) else {
        throw Self.missing(key, steps, in: object, at: parent)
      }
      guard !rest.isEmpty else {
        link = try Self.link(in: object, at: name)
        return
      }
      do {
        object = try object.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        throw LinkFailure(missing: "\"\(name)\" is no object, so \"\(key.text(rest))\" is not in it")
      }
      (steps, parent) = (rest, "\"\(name)\"")
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
  private static func missing(
    _ key: DocumentKey, _ steps: Range<Int>, in object: Object, at parent: String
  ) -> LinkFailure {
    let names = object.allKeys.map(\.stringValue)
    let (whole, first) = (key.text(steps), key.text(steps.prefix(1)))
    let meant = nearestKey(whole, among: names)
    let (name, near) = meant == nil ? (first, nearestKey(first, among: names)) : (whole, meant)
    return LinkFailure(missing: "\(parent) has no \"\(name)\"\(suggestion(near))")
  }

  private static func nearestKey(_ name: String, among keys: some Collection<String>) -> String? {
    keys.count <= mostKeys ? nearest(to: name, among: keys.sorted()) : nil
  }
}
