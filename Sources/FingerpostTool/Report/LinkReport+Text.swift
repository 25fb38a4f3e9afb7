import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

extension LinkReport {
  /// How much is shown of a URL that is too long to be read, in Unicode scalars.
  private static let shortURL = 200

  /// Several lines, for one URL.
  func text(_ style: Style) -> String {
    switch result {
    case .success(let found): rows(found).text(style)
    case .failure(let failure): text(failure, style)
    }
  }

  /// One line for one of many URLs, its parts separated by tabs.
  func writeLine(to text: inout String) {
    if let method { text += method + " " }
    switch result {
    case .success(let found):
      text += url?.visible ?? document.shortened(to: Self.shortURL).visible
      text += "\t"
      text += found.route.name.visible
      for value in found.values {
        text += "\t"
        text += value.name.visible
        text += "="
        text += value.capture.text.visible
      }
    case .failure(let failure):
      let isShort = url == nil || failure.kind == LinkError.Kind.tooLong.description
      let subject = url ?? document
      text += (isShort ? subject.shortened(to: Self.shortURL) : subject).visible
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
    rows.add(.init("route", .quiet), .init(found.route.name, .name))
    rows.add(.init("template", .quiet), .init(found.shape))
    for value in found.values { rows.add(.init("{\(value.name)}", .parameter), .init(value.capture.text)) }
    if let match = found.match {
      if !match.isCanonical { rows.add(.init("canonical", .quiet), .init(match.canonical)) }
      for item in match.extraQuery { rows.add(.init("extra", .quiet), .init(item.description)) }
      for item in match.unreadQuery { rows.add(.init("unread", .error), .init(item.description)) }
    }
    if found.match == nil, let url { rows.add(.init("link", .quiet), .init(url)) }
    if let obstacle = found.obstacle { rows.add(.init("obstacle", .error), .init(obstacle.description)) }
    if found.access != .open { rows.add(.init("access", .error), .init(found.access.rawValue)) }
    if let reason = flags.deprecation { rows.add(.init("deprecated", .error), .init(reason)) }
    for tag in flags.tags { rows.add(.init("tag", .quiet), .init(tag)) }
    return rows
  }

  private func text(_ failure: Failure, _ style: Style) -> String {
    guard let offset = failure.nearest?.offset ?? failure.offset else {
      return "\(style("error:", .error)) \(failure.message.visible) \(failure.code.tag(style))\n"
    }
    let lines = Excerpt(url ?? document, at: offset).lines(
      style, "\(style(failure.message.visible, .error)) \(failure.code.tag(style))")
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
