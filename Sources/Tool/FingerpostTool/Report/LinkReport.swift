import FingerpostAnalysis
import FingerpostRouteFile

/// A URL or a document, and the route that it names, or the reason why it names none.
struct LinkReport {
  /// Nil for a document that holds no link, and for an object whose values no link can carry.
  var url: String?
  /// The document, if there is no URL; else empty.
  var document = ""
  /// The number of the line, from 1, in a stream of documents.
  var line: Int?
  /// The method that was given before the URL, or that the route of an object needs.
  var method: String?
  let result: Result<Found, LinkFailure>
  /// The table that was asked, if there are several.
  var table: String?

  /// The route, its template without method and flags, and what its parameters hold.
  struct Found {
    let route: RouteTable.Route
    let shape: String
    /// Who may open its links.
    let access: LinkAccess
    let values: [Match.Value]
    /// The match of the URL; nil for an object.
    var match: Match?
    /// Why no link can carry the values of an object.
    var obstacle: PrintError?

    init(_ index: Int, _ values: [Match.Value], _ match: Match? = nil, shape: String, in table: RouteTable) {
      (route, access) = (table.routes[index], table.access(of: index))
      (self.shape, self.values, self.match) = (shape, values, match)
    }
  }

  var isFound: Bool { found != nil }

  var found: Found? { try? result.get() }
}

extension LinkReport {
  /// How much of a URL a document repeats, in bytes: what the longest that a table reads has.
  static let longestURL = 8192

  func write(to json: inout JSON) {
    json.member("line", ifAny: line)
    json.member("url", orNull: url?.cut(to: Self.longestURL))
    if url == nil { json.member("document", document) }
    json.member("method", ifAny: method)
    json.member("table", ifAny: table)
    switch result {
    case .success(let found): Self.write(found, url: url, to: &json)
    case .failure(let failure):
      json.member("route", bare: "null")
      json.member("error", failure.write)
    }
  }

  private static func write(_ found: Found, url: String?, to json: inout JSON) {
    // Asked once: the canonical text costs as much as the match, and what is canonical equals it. What is made of an object is.
    let canonical = found.match?.canonical ?? url
    json.member("route", found.route.name)
    json.values(found.values)
    json.member("template", found.shape)
    json.member("canonical", orNull: url == nil ? nil : canonical)
    json.member("isCanonical", bare: url.map { canonical?.utf8.elementsEqual($0.utf8) ?? false } ?? false)
    json.member("extraQuery", found.match?.extraQuery ?? [])
    if let unread = found.match?.unreadQuery, !unread.isEmpty { json.member("unreadQuery", unread) }
    json.member("obstacle", ifAny: found.obstacle?.shown)
    let flags = found.route.template.flags
    if found.access != .open { json.member("access", found.access.rawValue) }
    json.member("deprecated", ifAny: flags.deprecation)
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
  }
}

extension LinkReport {
  /// How much is shown of a URL that is too long to be read, in Unicode scalars.
  private static let shortURL = 200

  /// Several lines, for one URL.
  func text(_ style: Style) -> String {
    switch result {
    case .success(let found): rows(found).text(style)
    case .failure(let failure): (table.map { "\($0.visible):\n" } ?? "") + text(failure, style)
    }
  }

  /// One line for one of many URLs, its parts separated by tabs: the URL, the table if there are several, the route, the values.
  func writeLine(to text: inout String) {
    if let method { text += method + " " }
    var isShort = url == nil
    if case .failure(let failure) = result, failure.kind == LinkError.Kind.tooLong.description { isShort = true }
    let subject = url ?? document
    text += (isShort ? subject.shortened(to: Self.shortURL) : subject).visible
    if let table { text += "\t" + table.visible }
    switch result {
    case .success(let found):
      text += "\t"
      text += found.route.name.visible
      for value in found.values {
        text += "\t"
        text += value.name.visible
        text += "="
        text += value.capture.text.visible
      }
    case .failure(let failure):
      // The message of a gone link begins with its kind.
      text += failure.gone == nil ? "\t-\t\(failure.kind)" : "\t-\t\(failure.message.visible)\n"
      if failure.gone != nil { return }
      if let offset = failure.offset { text += " at byte \(offset + (method.map { $0.utf8.count + 1 } ?? 0))" }
      text += ": \(failure.message.visible)"
    }
    text += "\n"
  }

  private func rows(_ found: Found) -> Columns {
    let flags = found.route.template.flags
    var rows = Columns()
    if let table { rows.add(.init("table", .quiet), .init(table)) }
    rows.add(.init("route", .quiet), .init(found.route.name, .name))
    rows.add(.init("template", .quiet), .init(found.shape))
    for value in found.values { rows.add(.init("{\(value.name)}", .parameter), .init(value.capture.text)) }
    if let match = found.match {
      if !match.isCanonical { rows.add(.init("canonical", .quiet), .init(match.canonical)) }
      for item in match.extraQuery { rows.add(.init("extra", .quiet), .init(item.description)) }
      for item in match.unreadQuery { rows.add(.init("unread", .error), .init(item.description)) }
    }
    if found.match == nil, let url { rows.add(.init("link", .quiet), .init(url)) }
    if let obstacle = found.obstacle { rows.add(.init("obstacle", .error), .init(obstacle.shown)) }
    if found.access != .open { rows.add(.init("access", .error), .init(found.access.rawValue)) }
    if let reason = flags.deprecation { rows.add(.init("deprecated", .error), .init(reason)) }
    for tag in flags.tags { rows.add(.init("tag", .quiet), .init(tag)) }
    return rows
  }

  private func text(_ failure: LinkFailure, _ style: Style) -> String {
    guard let offset = failure.nearest?.offset ?? failure.offset else {
      return Remark(error: failure.message, failure.code).text(style)
    }
    let lines = Excerpt(url ?? document, at: offset).lines(
      style, "\(style(failure.message.visible, .error)) \(style.tag(failure.code))")
    if !failure.origins.isEmpty {
      return lines + "origins: \(failure.origins.map(\.description.visible).joined(separator: " "))\n"
    }
    guard let nearest = failure.nearest else { return lines }
    let route = "\(style(nearest.route.name.visible, .name))  \(nearest.route.shape.visible)"
    // What is wrong with a query is said already.
    let reason = nearest.reason.flatMap { $0 == failure.message ? nil : "         \($0.visible)\n" }
    return lines + "nearest: \(route)\n" + (reason ?? "")
  }
}

extension Captured {
  /// The value as people read it.
  var text: String {
    switch self {
    case .absent: ""
    case .text(let text): text
    case .list(let list): "[\(list.joined(separator: ", "))]"
    }
  }
}

extension Array {
  /// Of the answers of several tables those that read the link. If none does, those with an origin of the link; of none, the first.
  func answering(where isFound: (Element) -> Bool, orFitting fits: (Element) -> Bool) -> [Element] {
    let found = filter(isFound)
    if !found.isEmpty { return found }
    let fitting = filter(fits)
    return fitting.isEmpty ? Array(prefix(1)) : fitting
  }
}

extension [LinkReport] {
  /// The reports of the tables that answer.
  var answering: [LinkReport] {
    answering(where: \.isFound) { report in
      guard case .failure(let failure) = report.result else { return false }
      return failure.kind != LinkError.Kind.unknownOrigin.description
    }
  }
}
