internal import FingerpostAnalysis
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
    // A lock is the table itself, of which nothing may be missing.
    if format == .json { return Export(TableLock([.init(self)]).json) }
    let open = withoutInternal
    let export =
      switch format {
      // What is compared with links of the table must know which of them only the app may open.
      case .aasa: try association(options)
      case .assetLinks: try assetLinks(options)
      case .androidManifest: try androidManifest(options)
      case .json, .markdown: Export(open.markdown)
      case .dot: Export(open.graph)
      case .urlPattern: try open.urlPatterns(options)
      case .typescript: open.typeScript
      case .javascript: open.javaScript
      case .dts: open.declarations
      case .openapi: try openAPI(title: options.title, options.direction)
      }
    return Export(export.text, notes: internalNotes(format) + export.notes)
  }

  private func association(_ options: ExportOptions) throws(ExportError) -> Export {
    if options.appIDs.isEmpty { throw .missing(.appID, .aasa) }
    for id in options.appIDs where !AppSiteAssociation.isAppID(id) {
      throw .invalid(.appID, found: id, expected: "TEAM.bundle, such as ABCDE12345.com.example.app")
    }
    let (association, notes) = AppSiteAssociation.exported(
      self, appIDs: options.appIDs, at: try host(options, .aasa), options.direction)
    let text = association.json
    let isTooLong = text.utf8.count > AppSiteAssociation.limit
    let tooLong = ExportNote(
      .otherwise, route: nil,
      "the file has \(text.utf8.count) bytes, and Apple's systems take \(AppSiteAssociation.limit)")
    return Export(text, notes: notes + (isTooLong ? [tooLong] : []))
  }

  /// Where the web links begin that a file is for.
  package func host(_ options: ExportOptions, _ format: ExportFormat) throws(ExportError) -> String {
    guard let first = webHosts.first ?? capturedHosts.first else { throw .noWebOrigin(format) }
    guard let host = options.host else { return first }
    // The wildcard itself, as people write it in entitlements.
    if let origin = origins.first(where: {
      $0.capturesHost && [$0, $0.withWildcardHost].map(\.description).contains(host)
    }),
      let one = self.host(of: origin)
    {
      return one
    }
    guard origins.contains(where: { $0.holds(host: host) }) else {
      throw .invalid(.host, found: host, expected: "a web host of the table, such as \(first)")
    }
    return host
  }
}
