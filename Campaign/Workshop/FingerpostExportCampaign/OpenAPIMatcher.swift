import Foundation

@testable import FingerpostExportTests

/// What requests a document of OpenAPI 3.1 claims, written anew for tests: it shares nothing with the library.
///
/// A document says little about requests that it does not describe, such as those with other items in their query. So there are
/// two answers: whether a request is one of the document, and whether it may be one.
struct OpenAPIMatcher {
  /// One operation at one server.
  private struct Operation {
    let method: String
    let server: [Piece]
    let path: [[Piece]]
    let inPath: [String: Schema]
    let inQuery: [(name: String, isRequired: Bool, schema: Schema)]
  }

  private enum Piece {
    case text(String)
    case value(String)
  }

  private let operations: [Operation]

  init(_ text: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let paths = root["paths"] as? [String: [String: [String: Any]]] ?? [:]
    operations = paths.flatMap { path, item in
      item.flatMap { method, operation in
        let servers = operation["servers"] as? [[String: Any]] ?? root["servers"] as? [[String: Any]] ?? []
        let parameters = operation["parameters"] as? [[String: Any]] ?? []
        func schema(_ parameter: [String: Any]) -> Schema { Schema(parameter["schema"] as? [String: Any] ?? [:]) }
        func named(_ place: String) -> [[String: Any]] { parameters.filter { $0["in"] as? String == place } }
        let inPath = named("path").map { ($0["name"] as? String ?? "", schema($0)) }
        let inQuery = named("query").map { parameter in
          (
            name: parameter["name"] as? String ?? "", isRequired: parameter["required"] as? Bool ?? false,
            schema: schema(parameter)
          )
        }
        return servers.map { server in
          Operation(
            method: method.uppercased(), server: Self.pieces(server["url"] as? String ?? ""),
            path: path.split(separator: "/").map { Self.pieces(String($0)) },
            inPath: Dictionary(inPath) { first, _ in first }, inQuery: inQuery)
        }
      }
    }
  }

  /// Whether a request is one that the document describes.
  func claims(_ method: String, _ link: String) -> Bool {
    let request = Request(link)
    return operations.contains { operation in
      operation.method == method && Self.isPath(request, of: operation, isStrict: true)
        && request.query.keys.allSatisfy { key in operation.inQuery.contains { $0.name == key } }
        && operation.inQuery.allSatisfy { name, isRequired, schema in
          request.query[name].map { schema.reads($0, isStrict: true) } ?? !isRequired
        }
    }
  }

  /// Whether a request may be one of the document: it has what an operation needs.
  func mayClaim(_ method: String, _ link: String) -> Bool {
    let request = Request(link)
    return operations.contains { operation in
      (operation.method == method || operation.method == "GET" && method == "HEAD")
        && Self.isPath(request, of: operation, isStrict: false)
        && operation.inQuery.allSatisfy { name, isRequired, schema in
          !isRequired || request.query[name].map { schema.reads($0, isStrict: false) } ?? false
        }
    }
  }

  // MARK: Paths

  /// A link in parts.
  private struct Request {
    let origin: String
    let segments: [String]
    var query: [String: [String]] = [:]

    init(_ link: String) {
      let start = link.range(of: "://")?.upperBound ?? link.startIndex
      let address = link[start...].prefix { $0 != "?" && $0 != "#" }
      origin = String(link[..<start]) + String(address.prefix { $0 != "/" })
      segments = address.drop { $0 != "/" }.split(separator: "/").map { String($0).removingPercentEncoding ?? "" }
      let query = link[start...].prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
      for item in query.split(separator: "&") {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { String($0).removingPercentEncoding ?? "" }
        self.query[parts[0], default: []].append(parts.count == 2 ? parts[1] : "")
      }
    }
  }

  /// Whether some operation is at the server of a link.
  func hasServer(of link: String) -> Bool {
    let request = Request(link)
    return operations.contains { Self.isServer($0.server, of: request) }
  }

  private static func isServer(_ server: [Piece], of request: Request) -> Bool {
    // A variable of a server is a part of its host. The server "/" is none of its own.
    if case .text("/")? = server.first, server.count == 1 { return request.origin.isEmpty }
    return matches(server, request.origin) { _, text in !text.contains { "/:".contains($0) } }
  }

  private static func isPath(_ request: Request, of operation: Operation, isStrict: Bool) -> Bool {
    isServer(operation.server, of: request) && request.segments.count == operation.path.count
      && zip(operation.path, request.segments).allSatisfy { pieces, segment in
        matches(pieces, segment) { name, text in operation.inPath[name]?.reads([text], isStrict: isStrict) ?? true }
      }
  }

  /// Whether pieces are all of a text, with some text for each value.
  private static func matches(_ pieces: [Piece], _ text: String, _ reads: (String, String) -> Bool) -> Bool {
    var rest = pieces
    switch rest.isEmpty ? nil : rest.removeFirst() {
    case nil: return text.isEmpty
    case .text(let own)?: return text.hasPrefix(own) && matches(rest, String(text.dropFirst(own.count)), reads)
    case .value(let name)?:
      return text.indices.contains { index in
        let end = text.index(after: index)
        return reads(name, String(text[..<end])) && matches(rest, String(text[end...]), reads)
      }
    }
  }

  private static func pieces(_ text: String) -> [Piece] {
    var (pieces, rest) = ([Piece](), Substring(text))
    while let first = rest.first {
      let end = first == "{" ? rest.firstIndex(of: "}") ?? rest.endIndex : rest.firstIndex(of: "{") ?? rest.endIndex
      let own = String(rest[..<end])
      pieces.append(first == "{" ? .value(String(own.dropFirst())) : .text(own.removingPercentEncoding ?? own))
      rest = first == "{" ? rest[end...].dropFirst() : rest[end...]
    }
    return pieces
  }
}

extension OpenAPIMatcher {
  /// What a value is.
  fileprivate indirect enum Schema {
    case text(least: Int, format: String?)
    case one(of: [String])
    case integer(format: String)
    case number, bool
    case list(Schema)
    case any([Schema])

    init(_ schema: [String: Any]) {
      if let texts = schema["enum"] as? [String] {
        self = .one(of: texts)
      } else if let branches = schema["anyOf"] as? [[String: Any]] {
        self = .any(branches.map { Schema($0) })
      } else {
        switch schema["type"] as? String {
        case "integer"?: self = .integer(format: schema["format"] as? String ?? "")
        case "number"?: self = .number
        case "boolean"?: self = .bool
        case "array"?: self = .list(Schema(schema["items"] as? [String: Any] ?? [:]))
        default: self = .text(least: schema["minLength"] as? Int ?? 0, format: schema["format"] as? String)
        }
      }
    }

    /// Whether it reads the texts of one name. Strictly read, of several spellings only the plain one counts.
    func reads(_ texts: [String], isStrict: Bool) -> Bool {
      switch self {
      case .any(let branches): return branches.contains { $0.reads(texts, isStrict: isStrict) }
      case .list(let element): return texts.allSatisfy { element.reads([$0], isStrict: isStrict) }
      default: return texts.count == 1 && texts.allSatisfy { reads($0, isStrict) }
      }
    }

    private func reads(_ text: String, _ isStrict: Bool) -> Bool {
      switch self {
      case .text(let least, let format): return text.count >= least && Self.reads(text, as: format)
      case .one(let texts): return texts.contains { Array($0.utf8) == Array(text.utf8) }
      case .integer(let format): return text.isWhole && Self.holds(text, format)
      case .number:
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isFraction = parts.count < 2 || parts.count == 2 && !parts[1].isEmpty && parts[1].allSatisfy(\.isDigit)
        let whole = parts.first.map(String.init) ?? ""
        return isFraction && (whole.isWhole || whole == "-0" && parts.count == 2) && Double(text)?.isFinite == true
      case .bool:
        return ["true", "false"].contains(text) || !isStrict && ["true", "false", "0", "1"].contains(text.lowercased())
      case .list, .any: return false
      }
    }

    private static func reads(_ text: String, as format: String?) -> Bool {
      switch format {
      case "uuid"?:
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(\.isHexDigit)
      case "ipv4"?:
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { number in UInt8(number).map { "\($0)" == number } ?? false }
      case "date"?: return isDate(text)
      case "date-time"?:
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        return parts.count == 2 && isDate(String(parts[0])) && isTime(String(parts[1]))
      default: return true
      }
    }

    private static func isDate(_ text: String) -> Bool {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return false }
      let numbers = parts.compactMap { Int($0) }
      let (year, month, day) = (numbers[0], numbers[1], numbers[2])
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return (1...12).contains(month) && (1...lengths[max(0, min(month, 12) - 1)]).contains(day)
    }

    /// A time with `Z` or an offset; fractions count for nothing.
    private static func isTime(_ text: String) -> Bool {
      let time = text.prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
      let zone = text.dropFirst(time.count)
      let parts = time.prefix { $0 != "." }.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [2, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return false }
      let numbers = parts.compactMap { Int($0) }
      return numbers[0] < 24 && numbers[1] < 60 && numbers[2] < 60 && (zone == "Z" || zone.count == 6)
    }

    private static func holds(_ text: String, _ format: String) -> Bool {
      switch format {
      case "int8": Int8(text) != nil
      case "int16": Int16(text) != nil
      case "int32": Int32(text) != nil
      case "int64": Int64(text) != nil
      case "uint8": UInt8(text) != nil
      case "uint16": UInt16(text) != nil
      case "uint32": UInt32(text) != nil
      case "uint64": UInt64(text) != nil
      default: true
      }
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension String {
  /// A whole number in its one spelling.
  fileprivate var isWhole: Bool {
    let digits = first == "-" ? dropFirst() : self[...]
    return !digits.isEmpty && digits.allSatisfy(\.isDigit) && (digits.first != "0" || self == "0")
  }
}
