import FingerpostEngine

// Destinations in dictionaries, both ways: what a push framework delivers, and what it is given to send.

extension Router {
  /// The destination in a dictionary, such as the payload of a push message: a link, or an object that names a route.
  ///
  ///     // ["aps": ["alert": "…"], "data": ["destination": "profile:859"]]
  ///     try router.destination(in: userInfo, at: "data", "destination")   // .profile(id: "859")
  ///
  /// Inverse of ``payload(for:at:as:)``.
  ///
  /// - Parameters:
  ///   - payload: the dictionary, such as the `userInfo` of a push message.
  ///   - path: the keys from the outside to the inside; none if the dictionary itself names the route.
  /// - Throws: ``DestinationError``: of kind `missing` if there is no value at the keys; its message names them.
  public func destination(in payload: [AnyHashable: Any], at path: String...) throws(DestinationError) -> Destination {
    try destination(of: try Coded(in: payload, at: path))
  }

  /// A dictionary with a destination at the end of these keys; inverse of ``destination(in:at:)``.
  ///
  ///     try router.payload(for: .profile(id: "859"), at: "data", "destination")
  ///     // ["data": ["destination": "profile:859"]]
  ///
  /// - Parameters:
  ///   - destination: the value at the end of the keys.
  ///   - path: the keys from the outside to the inside; none if the dictionary itself names the route; then the form must be
  ///     ``RouteForm/structured``.
  ///   - form: how the destination is written.
  /// - Throws: `PrintError` if nothing of this form reads back as this destination.
  public func payload(
    for destination: Destination, at path: String..., as form: RouteForm = .link
  ) throws(PrintError) -> [AnyHashable: Any] {
    let coded = try coded(destination, as: path.isEmpty ? .structured : form)
    let payload = path.reversed().reduce(coded.plain) { inner, key in [AnyHashable(key): inner] }
    return payload as? [AnyHashable: Any] ?? [:]
  }
}

extension Routable {
  /// The value in a dictionary, such as the payload of a push message: see ``Router/destination(in:at:)``.
  ///
  ///     try AppLink(payload: userInfo, at: "data", "destination")
  ///
  /// - Throws: ``DestinationError``.
  public init(payload: [AnyHashable: Any], at path: String...) throws(DestinationError) {
    self = try Self.router.destination(of: try Coded(in: payload, at: path))
  }
}

extension Coded {
  /// What stands for a destination at the end of some keys.
  package init(in payload: [AnyHashable: Any], at path: [String]) throws(DestinationError) {
    var value: Any = payload
    for (depth, key) in path.enumerated() {
      let name = Self.name(at: path[..<depth])
      guard let members = dictionary(value) else {
        throw DestinationError(.missing, "\(name) is not a dictionary, so \"\(key)\" is not in it")
      }
      guard let member = members[key] else {
        let hint = didYouMean(nearestWord(to: key, among: members.keys.inOrder()))
        throw DestinationError(.missing, "\(name) has no \"\(key)\"\(hint)")
      }
      guard !isNull(member) else { throw DestinationError(.missing, "\(Self.name(at: path[...depth])) is null") }
      value = member
    }
    let name = Self.name(at: path[...])
    switch StructuredValue(any: value, levels: 2) {
    case .text(let text): self = .text(text.text)
    case .object(let members):
      guard let link = RouteObject(members) else {
        throw DestinationError(.wrongFormat, "\(name) names no route: a text under \"route\" is expected")
      }
      self = .object(link)
    default: throw DestinationError(.wrongFormat, "\(name) is neither text nor a dictionary that names its route")
    }
  }

  /// How messages call the value at the end of the keys.
  private static func name(at path: ArraySlice<String>) -> String {
    path.isEmpty ? "the payload" : "\"\(path.joined(separator: "\", \""))\""
  }

  /// A text, or a dictionary.
  fileprivate var plain: Any {
    switch self {
    case .text(let text): text
    case .object(let link): link.members({ $0 as Any }, { $0 }) as [AnyHashable: Any]
    }
  }
}

extension StructuredValue {
  /// A value of a dictionary. What is more levels deep is foreign: no link holds it.
  fileprivate init(any value: Any, levels: Int) {
    switch value {
    case let text as String: self.init(text)
    // Numbers are asked for before truth values, which Objective-C boxes alike.
    case let integer as Int64: self = .int(integer)
    case let integer as UInt64: self = .uint(integer)
    case let integer as any FixedWidthInteger: self.init("\(integer)")
    case let number as Double: self = .double(number)
    case let number as Float: self = .double(Double(number))
    case let isTrue as Bool: self = .bool(isTrue)
    case _ where isNull(value): self = .null
    case let list as [Any] where levels > 0: self = .list(list.map { Self(any: $0, levels: levels - 1) })
    default:
      let members = levels > 0 ? dictionary(value) : nil
      self = members.map { .object($0.mapValues { Self(any: $0, levels: levels - 1) }) } ?? .foreign
    }
  }
}

/// The members of a dictionary, whichever of its types it comes in; nil for anything else.
private func dictionary(_ value: Any) -> [String: Any]? {
  guard let members = value as? [AnyHashable: Any] else { return nil }
  let named = members.compactMap { key, value in (key.base as? String).map { ($0, value) } }
  return Dictionary(named, uniquingKeysWith: { first, _ in first })
}

/// Whether nothing stands there: a null of JSON, which Foundation has a class for, or an optional without a value.
private func isNull(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.isEmpty : "\(mirror.subjectType)" == "NSNull"
}
