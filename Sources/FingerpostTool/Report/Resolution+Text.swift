import FingerpostEngine

extension Resolution {
  /// Several lines, for one URL.
  func text(_ style: Style) -> String {
    switch result {
    case .success(let match): Self.rows(match).text(style)
    case .failure(let failure): text(failure, style)
    }
  }

  /// One line for one of many URLs, its parts parted by tabs.
  func writeLine(to text: inout String) {
    text += url.visible
    switch result {
    case .success(let match):
      text += "\t"
      text += match.route.name.visible
      for value in match.values {
        text += "\t"
        text += value.name.visible
        text += "="
        text += value.capture.text.visible
      }
    case .failure(let failure):
      text += "\t-\t\(failure.kind) at byte \(failure.offset): \(failure.message)"
      if let nearest = failure.nearest { text += "; nearest: \(nearest.name.visible)" }
    }
    text += "\n"
  }

  private static func rows(_ match: Match) -> Columns {
    let flags = match.route.template.flags
    var rows = Columns()
    rows.add(.init("route", .quiet), .init(match.route.name, .name))
    rows.add(.init("template", .quiet), .init(match.route.shape))
    for value in match.values { rows.add(.init("{\(value.name)}", .parameter), .init(value.capture.text)) }
    if !match.isCanonical { rows.add(.init("canonical", .quiet), .init(match.canonical)) }
    for item in match.extraQuery { rows.add(.init("extra", .quiet), .init(item.description)) }
    for item in match.unreadQuery { rows.add(.init("unread", .error), .init(item.description)) }
    if let reason = flags.deprecation { rows.add(.init("deprecated", .error), .init(reason)) }
    for tag in flags.tags { rows.add(.init("tag", .quiet), .init(tag)) }
    return rows
  }

  private func text(_ failure: Failure, _ style: Style) -> String {
    var text = Excerpt(url, at: failure.offset).lines(style, style(failure.message, .error))
    if let nearest = failure.nearest {
      text += "nearest: \(style(nearest.name.visible, .name))  \(nearest.shape.visible)\n"
    }
    return text
  }
}

extension Capture {
  /// The value as people read it.
  var text: String {
    switch self {
    case .absent: ""
    case .text(let text): text
    case .list(let list): "[\(list.joined(separator: ", "))]"
    }
  }
}
