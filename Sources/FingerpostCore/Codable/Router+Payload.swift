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
  ///   - path: the keys from the outside to the inside; none where the dictionary itself names the route.
  /// - Throws: ``DestinationError``: of kind `missing` where nothing stands there, its message with the keys.
  public func destination(in payload: [AnyHashable: Any], at path: String...) throws(DestinationError) -> Destination {
    try destination(in: payload, path: path)
  }

  package func destination(in payload: [AnyHashable: Any], path: [String]) throws(DestinationError) -> Destination {
    try destination(of: try coded(in: payload, path: path))
  }

  func coded(in payload: [AnyHashable: Any], path: [String]) throws(DestinationError) -> Coded {
    try DictionaryValue(value: payload).value(at: path).coded(at: path)
  }

  /// A dictionary with a destination at the end of these keys; inverse of ``destination(in:at:)``.
  ///
  ///     try router.payload(for: .profile(id: "859"), at: "data", "destination")
  ///     // ["data": ["destination": "profile:859"]]
  ///
  /// - Parameters:
  ///   - destination: what stands at the end of the keys.
  ///   - path: the keys from the outside to the inside; none where the dictionary itself is to name the route, which takes the form
  ///     ``RouteForm/structured``.
  ///   - form: how the destination is written.
  /// - Throws: `PrintError` where nothing of this form reads back as this destination.
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
    self = try Self.router.destination(in: payload, path: path)
  }
}

/// A dictionary, or something in one.
private struct DictionaryValue {
  let value: Any

  /// The members, whichever of its types a dictionary comes in; nil for anything else.
  var members: [String: Any]? {
    guard let members = value as? [AnyHashable: Any] else { return nil }
    let named = members.compactMap { key, value in (key.base as? String).map { ($0, value) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// What stands at the end of the keys.
  func value(at path: [String]) throws(DestinationError) -> DictionaryValue {
    var current = self
    for (depth, key) in path.enumerated() {
      let name = Self.name(at: path[..<depth])
      guard let members = current.members else {
        throw DestinationError(.missing, "\(name) is no dictionary, so \"\(key)\" is not in it")
      }
      guard let next = members[key] else {
        let hint = suggestion(nearest(to: key, among: members.keys.sorted()))
        throw DestinationError(.missing, "\(name) has no \"\(key)\"\(hint)")
      }
      guard !Self.isNull(next) else { throw DestinationError(.missing, "\(Self.name(at: path[...depth])) is null") }
      current = DictionaryValue(value: next)
    }
    return current
  }

  func coded(at path: [String]) throws(DestinationError) -> Coded {
    if let text = value as? String { return .text(text) }
    let name = Self.name(at: path[...])
    guard let members else {
      throw DestinationError(.wrongFormat, "\(name) is neither text nor a dictionary that names its route")
    }
    guard let link = StructuredLink(members.mapValues(Self.structured)) else {
      throw DestinationError(.wrongFormat, "\(name) names no route: a text under \"route\" is expected")
    }
    return .object(link)
  }

  /// How messages call the value at the end of the keys.
  private static func name(at path: ArraySlice<String>) -> String {
    path.isEmpty ? "the payload" : "\"\(path.joined(separator: "\", \""))\""
  }

  /// Whether nothing stands there: a null of JSON, which Foundation has a class for, or an optional without a value.
  private static func isNull(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.isEmpty : "\(mirror.subjectType)" == "NSNull"
  }

  private static func structured(_ value: Any) -> StructuredValue {
    if isNull(value) { return .null }
    if let scalar = scalar(value) { return .scalar(scalar) }
    guard let list = value as? [Any] else { return .foreign }
    let scalars = list.compactMap(scalar)
    return scalars.count == list.count ? .list(scalars) : .foreign
  }

  /// Numbers are asked for before truth values, which Objective-C boxes alike.
  private static func scalar(_ value: Any) -> ScalarValue? {
    switch value {
    case let text as String: .text(ExactText(text))
    case let integer as Int64: .int(integer)
    case let integer as UInt64: .uint(integer)
    case let integer as any FixedWidthInteger: .text(ExactText("\(integer)"))
    case let number as Double: .double(number)
    case let number as Float: .double(Double(number))
    case let isTrue as Bool: .bool(isTrue)
    default: nil
    }
  }
}

extension Coded {
  /// A text, or a dictionary.
  fileprivate var plain: Any {
    switch self {
    case .text(let text): text
    case .object(let link): link.members({ $0 as Any }, { $0 }) as [AnyHashable: Any]
    }
  }
}
