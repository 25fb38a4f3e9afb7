#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// An alert or a log shows the `localizedDescription` of an error. Without these it would be "The operation could not be
// completed".

extension DestinationError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension LinkError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension PrintError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension RouterError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}
