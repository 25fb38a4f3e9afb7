// The parts of a link, as an explanation lists them.

internal import FingerpostProof
internal import FingerpostEngine

extension LinkExplanation.ReadPart {
  /// The parts of a text that reads, the method first.
  static func parts(of text: ScannedText, _ raw: String, _ method: String?) -> [Self] {
    var parts = method.map { [Self(part: .method, text: $0, offset: nil)] } ?? []
    if !text.isCompact { parts += origin(of: raw) }
    for index in 0..<text.count {
      let segment = text.segment(index)
      parts.append(Self(part: .segment(index + 1), text: text.bytes.string(segment), offset: Int(segment.start)))
    }
    for index in 0..<text.itemCount {
      let item = text.item(index)
      let key = text.bytes.string(item.key)
      parts.append(Self(part: .query(key), text: text.bytes.string(item.value), offset: Int(item.key.start)))
    }
    if let fragment = text.fragment {
      parts.append(Self(part: .fragment, text: text.bytes.string(fragment), offset: Int(fragment.start)))
    }
    return parts
  }

  /// The same part of a text that has so many more bytes before it.
  func moved(by count: Int) -> Self { Self(part: part, text: text, offset: offset.map { $0 + count }) }

  private static func origin(of raw: String) -> [Self] {
    guard let origin = SpelledOrigin(raw) else { return [] }
    var parts = [Self(part: .scheme, text: origin.scheme, offset: 0)]
    guard origin.isWeb else { return parts }
    parts.append(Self(part: .host, text: origin.host, offset: origin.scheme.utf8.count + 3))
    if !origin.port.isEmpty {
      parts.append(
        Self(
          part: .port, text: String(origin.port.dropFirst()),
          offset: origin.scheme.utf8.count + 4 + origin.host.utf8.count))
    }
    return parts
  }
}

/// The origin that a text begins with, as it is spelled, whether or not a table lists it.
///
///     https://social.example:8080/users/me   // scheme https, host social.example, port :8080, rest /users/me
///     appscheme://users/me                   // scheme appscheme, rest users/me
struct SpelledOrigin {
  let scheme: String
  /// Whether an authority follows that is no segment: the scheme is `https` or `http`, or looks like it.
  let isWeb: Bool
  let host: String
  /// With its colon; empty if there is none.
  let port: String
  /// All that follows.
  let rest: String

  /// - Parameter asWeb: whether to take an authority for a host whatever the scheme.
  init?(_ text: String, asWeb: Bool = false) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8),
      CheckedOrigin.isScheme(bytes[..<colon])
    else { return nil }
    func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    scheme = string(bytes[..<colon])
    isWeb = asWeb || CheckedOrigin.isWebScheme(scheme)
    let after = bytes[(colon + 3)...]
    let end = isWeb ? after.firstIndex { "/?#".utf8.contains($0) } ?? after.endIndex : after.startIndex
    let authority = after[..<end]
    let endOfHost = CheckedOrigin.endOfHost(authority)
    (host, port, rest) = (string(authority[..<endOfHost]), string(authority[endOfHost...]), string(after[end...]))
  }

  /// The origin as a table would list it; nil if none could.
  var origin: Origin? { try? Origin(parsing: "\(scheme)://\(host)\(port)") }
}
