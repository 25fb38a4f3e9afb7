// swift-format-ignore-file
// What `Files+System` calls of Foundation: a stand-in for `.ci/apple`, as Darwin.swift is.
@_exported import Darwin

public class FileManager {
  public static var `default`: FileManager { FileManager() }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
}

public class ProcessInfo {
  public static var processInfo: ProcessInfo { ProcessInfo() }
  public var environment: [String: String] { fatalError() }
  public var processIdentifier: Int32 { fatalError() }
}

public struct CocoaError: Error {
  public var underlying: (any Error)? { fatalError() }
}

public struct POSIXError: Error {
  public struct Code: RawRepresentable, Equatable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ENOTDIR = Code(rawValue: 20)
    public static let ENOENT = Code(rawValue: 2)
  }
  public var code: Code { fatalError() }
}
