internal import FingerpostEngine

// IntentFilters ↔ the XML of a manifest.

/// The intent filters of a manifest, in the order of the text.
///
///     let manifest = try AndroidManifest(bytes)   // AndroidManifest.xml
public struct AndroidManifest: Sendable, Hashable {
  package var filters: [IntentFilter]

  package init(_ filters: [IntentFilter]) { self.filters = filters }

  static let namespace = "http://schemas.android.com/apk/res/android"

  // MARK: Writing

  /// A document whose one element is an activity with the filters: what is in it is pasted into the app's own.
  package var text: String {
    var lines = [#"<?xml version="1.0" encoding="utf-8"?>"#, #"<activity xmlns:android="\#(Self.namespace)">"#]
    for filter in filters {
      if !filter.comment.isEmpty { lines.append("  <!-- \(Self.commentText(filter.comment)) -->") }
      lines += filter.lines
    }
    return (lines + ["</activity>"]).joined(separator: "\n") + "\n"
  }

  /// No comment may hold two hyphens in a row, or end in one; letters that do not show are spelled out.
  private static func commentText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.visible.unicodeScalars where scalar.isXML {
      if scalar == "-", result.last == "-" { result.append(" ") }
      result.append(scalar)
    }
    return String(result)
  }

  // MARK: Reading

  /// Reads the filters of every component of a manifest, of one component, or a filter alone.
  ///
  /// - Throws: `DocumentErrors` if the text is not XML, or a filter is not what the platform takes.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) {
    do throws(DocumentError) { try self.init(document: bytes) } catch { throw DocumentErrors([error]) }
  }

  private init(document bytes: [UInt8]) throws(DocumentError) {
    let root = try XMLReader.read(bytes)
    filters = []
    // Elements that are still to be looked at, the next one last, with the prefix that stands for Android's namespace there.
    var open = [(root, "android")]
    while let (element, outer) = open.popLast() {
      let own = element.attributes.first { $0.value == Self.namespace && $0.name.hasPrefix("xmlns:") }
      let prefix = own.map { String($0.name.utf8.dropFirst(6)) ?? outer } ?? outer
      if element.name == "intent-filter" {
        filters.append(try IntentFilter(element, prefix))
      } else {
        open += element.children.reversed().map { ($0, prefix) }
      }
    }
  }
}

extension IntentFilter {
  // MARK: Writing

  /// The element, without its comment.
  var lines: [String] {
    var lines = [isVerified ? #"  <intent-filter android:autoVerify="true">"# : "  <intent-filter>"]
    lines += actions.map { "    " + Self.element("action", [("name", $0)]) }
    lines += categories.map { "    " + Self.element("category", [("name", $0)]) }
    let columns: [[[(String, String)]]] = [
      schemes.map { [("scheme", AndroidPattern.escaped($0))] },
      hosts.map { [("host", AndroidPattern.escaped($0.name))] + ($0.port.map { [("port", String($0))] } ?? []) },
      paths.map { [$0.attribute(of: "path")] },
    ]
    let height: Int = columns.map(\.count).max() ?? 0
    var data = (0..<height).map { row in columns.flatMap { $0.dropFirst(row).first ?? [] } }
    data += addresses.map { [$0.attribute(of: "ssp")] }
    data += types.map { [("mimeType", AndroidPattern.escaped($0))] }
    lines += data.map { "    " + Self.element("data", $0) }
    for group in groups {
      lines.append(#"    <uri-relative-filter-group android:allow="\#(group.isAllowed)">"#)
      for (part, patterns) in [("path", group.paths), ("query", group.queries), ("fragment", group.fragments)] {
        lines += patterns.map { "      " + Self.element("data", [$0.attribute(of: part)]) }
      }
      lines.append("    </uri-relative-filter-group>")
    }
    return lines + ["  </intent-filter>"]
  }

  private static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name) " + attributes.map { "android:\($0)=\"\(attributeText($1))\"" }.joined(separator: " ") + " />"
  }

  private static func attributeText(_ text: String) -> String {
    let references: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return text.unicodeScalars.map { references[$0] ?? String($0) }.joined()
  }

  // MARK: Reading

  fileprivate init(_ element: XMLElement, _ prefix: String) throws(DocumentError) {
    self.init()
    position = element.position
    isVerified = element["\(prefix):autoVerify"] == "true"
    (actions, categories) = ([], [])
    for child in element.children {
      switch child.name {
      case "action": actions += child["\(prefix):name"].map { [$0] } ?? []
      case "category": categories += child["\(prefix):name"].map { [$0] } ?? []
      case "data": try read(child, prefix)
      case "uri-relative-filter-group":
        var group = Group()
        group.isAllowed = child["\(prefix):allow"] != "false"
        for data in child.children where data.name == "data" {
          group.paths += try patterns("path", of: data, prefix, .group(groups.count))
          group.queries += try patterns("query", of: data, prefix, .group(groups.count))
          group.fragments += try patterns("fragment", of: data, prefix, .group(groups.count))
        }
        groups.append(group)
      default: break
      }
    }
  }

  /// All `<data>` elements of a filter add to the same lists.
  private mutating func read(_ data: XMLElement, _ prefix: String) throws(DocumentError) {
    if let (scheme, _) = value("scheme", of: data, prefix, .scheme) { schemes.append(scheme) }
    if let type = data["\(prefix):mimeType"] { types.append(AndroidPattern.unescaped(type)) }
    if let group = data.attribute("\(prefix):mimeGroup") { unknowns.append(UnknownValue(.type, group)) }
    let known = unknowns.count
    let port = value("port", of: data, prefix, .host)
    if let (host, _) = value("host", of: data, prefix, .host), unknowns.count == known {
      let number = port.flatMap { UInt16($0.text) }
      if let port, number == nil {
        throw port.attribute.position.error("port is a number up to 65535, not \"\(port.text)\"")
      }
      hosts.append(Host(host, port: number.map(Int.init)))
    }
    paths += try patterns("path", of: data, prefix, .path)
    addresses += try patterns("ssp", of: data, prefix, .address)
  }

  /// The value of an attribute; nil if there is none, or if it stands elsewhere, which is kept in mind.
  private mutating func value(
    _ name: String, of data: XMLElement, _ prefix: String, _ part: UnknownValue.Part
  ) -> (text: String, attribute: XMLElement.Attribute)? {
    guard let attribute = data.attribute("\(prefix):\(name)") else { return nil }
    guard UnknownValue.isReference(attribute.value) else {
      return (AndroidPattern.unescaped(attribute.value), attribute)
    }
    unknowns.append(UnknownValue(part, attribute))
    return nil
  }

  /// The patterns of a part of a link, each checked as the platform does.
  private mutating func patterns(
    _ name: String, of data: XMLElement, _ prefix: String, _ part: UnknownValue.Part
  ) throws(DocumentError) -> [AndroidPattern] {
    var all: [AndroidPattern] = []
    for kind in AndroidPattern.Kind.allCases {
      guard let (text, attribute) = value(name + kind.rawValue, of: data, prefix, part) else { continue }
      all.append(AndroidPattern(kind, text))
      guard kind == .advanced else { continue }
      do { _ = try [PatternToken](advanced: text) } catch {
        throw attribute.position.error("\(attribute.name) \(error.message): \(text)")
      }
    }
    return all
  }
}

/// A value of a filter that the manifest does not hold: a placeholder of the build, a resource, or a group of types.
struct UnknownValue: Sendable, Hashable {
  /// The part of a filter that depends on it.
  enum Part: Sendable, Hashable {
    case scheme, host, path, address, type
    /// The index of the group.
    case group(Int)
  }

  let part: Part
  /// As the manifest has it.
  let text: String
  /// The remark about it.
  let remark: DocumentError

  init(_ part: Part, _ attribute: XMLElement.Attribute) {
    (self.part, text) = (part, attribute.value)
    let reason =
      attribute.value.contains("${")
      ? "the build fills it in. Verify the merged manifest of a build"
      : attribute.name.hasSuffix(":mimeGroup") ? "the app sets its types while it runs" : "it is a resource"
    remark = attribute.position.error("\(attribute.name) is \"\(attribute.value)\", which is not compared: \(reason)")
      .asRemark(.documentLeftOut)
  }

  /// Whether the value of an attribute stands elsewhere: `https://${hostName}`, `@string/host`, `?attr/host`.
  static func isReference(_ value: String) -> Bool {
    if let start = value.utf8.firstRange(of: "${".utf8), value[start.upperBound...].utf8.contains(UInt8(ascii: "}")) {
      return true
    }
    let name = value.utf8.dropFirst()
    switch value.utf8.first {
    case UInt8(ascii: "@"): return name.contains(UInt8(ascii: "/"))
    case UInt8(ascii: "?"):
      return !name.isEmpty
        && name.allSatisfy { ByteSet.letterOrDigit.contains($0) || "_.:/".utf8.contains($0) }
    default: return false
    }
  }

  /// Whether it may be the host of a link: the text before and behind placeholders is known.
  func mayBe(host: String) -> Bool {
    guard let first = text.utf8.firstRange(of: "${".utf8) else { return true }
    let (start, host) = (text[..<first.lowerBound].lowercased(), host.lowercased())
    let end = text.utf8.lastIndex(of: UInt8(ascii: "}")).map { text[text.index(after: $0)...].lowercased() } ?? ""
    return (start.hasPrefix("*") || host.hasPrefix(start)) && host.hasSuffix(end)
  }
}
