// A stand-in: requests, answers and their fields, as swift-http-types 1.6 declares them.

public struct HTTPField: Sendable, Hashable {
  public struct Name: Sendable, Hashable {
    public let rawName: String
    public static var allow: Self { Self(rawName: "Allow") }
    public static var contentLength: Self { Self(rawName: "Content-Length") }
  }
}

public struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package private(set) var lines: [String] = []
  public init() {}
  public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {
    lines = elements.map { "\($0.0.rawName): \($0.1)" }
  }
  package mutating func add(_ name: HTTPField.Name, _ value: String) { lines.append("\(name.rawName): \(value)") }
}

public struct HTTPRequest: Sendable, Hashable {
  public struct Method: Sendable, Hashable, RawRepresentable {
    public let rawValue: String
    public init?(rawValue: String) { self.rawValue = rawValue }
    private init(unchecked: String) { rawValue = unchecked }
    public static var head: Self { Self(unchecked: "HEAD") }
    public static var options: Self { Self(unchecked: "OPTIONS") }
  }
}

public struct HTTPResponse: Sendable, Hashable {
  public struct Status: Sendable, Hashable {
    public let code: Int
    public static var ok: Self { Self(code: 200) }
    public static var noContent: Self { Self(code: 204) }
    public static var badRequest: Self { Self(code: 400) }
    public static var notFound: Self { Self(code: 404) }
    public static var methodNotAllowed: Self { Self(code: 405) }
    public static var gone: Self { Self(code: 410) }
    public static var uriTooLong: Self { Self(code: 414) }
  }
}
