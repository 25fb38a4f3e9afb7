public import FingerpostEngine

extension RouteTable {
  /// The table in the form of another system.
  ///
  ///     try table.exported(as: .dot).text   // "digraph routes {…"
  ///
  /// - Parameters:
  ///   - format: the form.
  ///   - options: what the format needs to know beside the table; see ``ExportFormat/needs``.
  /// - Throws: ``ExportError`` if an option is missing or invalid, or the format has nothing to say of the table.
  public func exported(as format: ExportFormat, _ options: ExportOptions = ExportOptions()) throws(ExportError)
    -> Export
  {
    switch format {
    case .json: Export(TableLock([.init(self)]).json)
    case .markdown: Export(markdown)
    case .dot: Export(graph)
    }
  }
}
