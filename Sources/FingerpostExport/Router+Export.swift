internal import FingerpostAnalysis
public import FingerpostCore

extension Router {
  /// The router's links in the form of another system.
  ///
  ///     try router.exported(as: .openapi).text   // "{"openapi":"3.1.0",…", for a server to publish
  ///
  /// See ``FingerpostEngine/RouteTable/exported(as:_:)``.
  public func exported(as format: ExportFormat, _ options: ExportOptions = ExportOptions()) throws(ExportError)
    -> Export
  { try kept.exported(as: format, options) }
}
