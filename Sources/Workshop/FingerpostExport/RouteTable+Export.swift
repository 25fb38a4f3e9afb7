// What is exported are tables, and what is compared with them: one import is enough.
@_exported public import FingerpostAnalysis
public import FingerpostCore
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
    // A lock is the table itself: no part may be missing.
    if format == .json { return Export(TableLock([.init(self)]).json) }
    return try Work.bounded { () throws(ExportError) in try published(as: format, options) }
  }

  /// What of the table is for others than the app.
  private func published(as format: ExportFormat, _ options: ExportOptions) throws(ExportError) -> Export {
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
      case .kotlin: try open.kotlin(options)
      case .openapi: try openAPI(title: options.title, options.direction)
      }
    return Export(export.text, notes: internalNotes + restNotes(format) + export.notes)
  }

  private func association(_ options: ExportOptions) throws(ExportError) -> Export {
    if options.appIDs.isEmpty { throw .missing(.appID, .aasa) }
    for id in options.appIDs where !AppSiteAssociation.isAppID(id) {
      throw .invalid(.appID, found: id, expected: "TEAM.bundle, such as ABCDE12345.com.example.app")
    }
    let (association, notes) = AppSiteAssociation.exported(
      self, appIDs: options.appIDs, at: try host(options.host, .aasa), options.direction)
    let limit = AppSiteAssociation.limit
    let whole = association.json
    if whole.utf8.count <= limit { return Export(whole, notes: notes) }
    // Comments are for people: the systems need the rest.
    let text = association.withoutComments.json
    let count = text.utf8.count
    if count <= limit { return Export(text, notes: notes) }
    let tooLong = "the file has \(count) bytes, but Apple's systems accept at most \(limit)"
    return Export(text, notes: notes + [.ofFile(tooLong)])
  }

  /// Where the web links begin that a file is for.
  ///
  /// - Parameter host: what was asked for; nil for the first.
  func host(_ host: String?, _ format: ExportFormat) throws(ExportError) -> String {
    guard let first = webHosts.first ?? capturedHosts.first else { throw .noWebOrigin(format) }
    guard let host else { return first }
    // The wildcard itself, as people write it in entitlements.
    let origin = allOrigins.first { $0.capturesHost && [$0, $0.withWildcardHost].map(\.description).contains(host) }
    if let one = origin.flatMap(self.host(of:)) { return one }
    guard allOrigins.contains(where: { $0.holds(host: host) }) else {
      throw .invalid(.host, found: host, expected: "a web host of the table, such as \(first)")
    }
    return host
  }
}

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

// The rests of links and queries, as far as formats cannot say them.

extension RouteTable {
  fileprivate func restNotes(_ format: ExportFormat) -> [ExportNote] {
    let hasPatterns = [.aasa, .androidManifest, .urlPattern, .openapi].contains(format)
    return withoutInternal.routes.filter { hasPatterns && $0.template.flags.gone == nil }.flatMap { route in
      var notes: [ExportNote] = []
      if route.template.path.takeRawRest {
        let message =
          "its raw rest is a path here, so links with doubled slashes, or with a query directly after the slash, "
          + "may be missing"
        notes.append(ExportNote(.under, route: route.name, message))
      }
      if format == .openapi, route.template.query.last?.isRest == true {
        let message = "OpenAPI needs a name for every query item, so it cannot describe a rest of a query"
        notes.append(ExportNote(.leftOut, route: route.name, message))
      }
      return notes
    }
  }
}

// Only the app may open internal routes: no export has them.

extension RouteTable {
  /// The table without the routes that only the app may open.
  var withoutInternal: RouteTable {
    let internals = Set(internalRoutes)
    return internals.isEmpty ? self : filtered { !internals.contains($0) }
  }

  var internalRoutes: [Int] { routes.indices.filter { access(of: $0) == .internal } }

  /// A note for each route that an export leaves out because only the app may open its links.
  fileprivate var internalNotes: [ExportNote] {
    let open = withoutInternal
    return internalRoutes.map { index in
      let link = example(of: index)
      // Formats that are not a list of claims would say that another route reads its links.
      let reader = link.flatMap { open.answer($0, method: routes[index].template.method) }.map { open.routes[$0.index] }
      let more = reader.map { ", and its links are those of \"\($0.name)\" here" } ?? ""
      return ExportNote(
        .leftOut, route: routes[index].name, link: reader == nil ? nil : link, "only the app may open its links\(more)")
    }
  }
}
