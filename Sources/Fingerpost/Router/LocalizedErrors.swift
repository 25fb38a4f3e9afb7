#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What an alert, or a log, says of an error that it only knows as one: `localizedDescription`. Without these it would be "The operation
// could not be completed".

extension DestinationError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension RouteError: LocalizedError {
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
