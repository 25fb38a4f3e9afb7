// A stand-in: keeps what the system would have in its log.
import Foundation

/// Writes to the log.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func info(_ message: OSLogMessage) { Self.log.add(message.text) }

  private static let log = Log()
  /// The lines that were written since this was asked last, if there are as many: the oldest first.
  package static func next(_ count: Int) -> [String]? { log.next(count) }
}

private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }
  func next(_ count: Int) -> [String]? {
    lock.withLock {
      guard lines.count >= count else { return nil }
      defer { lines = [] }
      return lines
    }
  }
}

/// A line of the log. Values are kept private unless the line says otherwise.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy == .public ? value().description : "<private>"
  }
}

public struct OSLogPrivacy: Equatable, Sendable {
  private let name: String
  public static let auto = Self(name: "auto")
  public static let `public` = Self(name: "public")
  public static let `private` = Self(name: "private")
}
