import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

extension LinkReport {
  /// How much of a URL a document repeats, in bytes: what the longest that a table reads has.
  static let longestURL = 8192

  /// One document, without the end of its line.
  func write(to json: inout JSON) {
    json.object { json in
      if let line { json.member("line", bare: line) }
      if let url {
        json.member("url", url.cut(to: Self.longestURL))
      } else {
        json.member("url", bare: "null")
        json.member("document", document)
      }
      if let method { json.member("method", method) }
      switch result {
      case .success(let found): Self.write(found, url: url, to: &json)
      case .failure(let failure): Self.write(failure, to: &json)
      }
    }
  }

  private static func write(_ found: Found, url: String?, to json: inout JSON) {
    // Asked once: the canonical text costs as much as the match, and what is canonical equals it. What is made of an object is.
    let canonical = found.match?.canonical ?? url
    json.member("route", found.route.name)
    json.key("values")
    json.object { json in
      for value in found.values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
    json.member("template", found.shape)
    if let canonical, let url {
      json.member("canonical", canonical)
      json.member("isCanonical", bare: canonical.utf8.elementsEqual(url.utf8))
    } else {
      json.member("canonical", bare: "null")
      json.member("isCanonical", bare: false)
    }
    json.member("extraQuery", found.match?.extraQuery ?? [])
    if let unread = found.match?.unreadQuery, !unread.isEmpty { json.member("unreadQuery", unread) }
    if let obstacle = found.obstacle { json.member("obstacle", obstacle.description) }
    let flags = found.route.template.flags
    if found.access != .open { json.member("access", found.access.rawValue) }
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
  }

  private static func write(_ failure: Failure, to json: inout JSON) {
    json.member("route", bare: "null")
    json.key("error")
    json.object { json in
      json.member("kind", failure.kind)
      json.member("code", failure.code.description)
      json.member("message", failure.message)
      if let offset = failure.offset { json.member("offset", bare: offset) }
      failure.gone?.write(to: &json)
      if !failure.allowedMethods.isEmpty { json.member("allowedMethods", failure.allowedMethods) }
      if let nearest = failure.nearest {
        json.key("nearest")
        json.object {
          $0.member("route", nearest.route.name)
          $0.member("template", nearest.route.shape)
        }
        if let reason = nearest.reason { json.member("reason", reason) }
        if let offset = nearest.offset { json.member("reasonOffset", bare: offset) }
      }
    }
  }
}

extension LinkReport.Gone {
  /// Members of an object.
  func write(to json: inout JSON) {
    json.member("reason", reason)
    guard let route else { return json.member("instead", bare: "null") }
    json.key("instead")
    json.object {
      $0.member("route", route)
      if let link { $0.member("url", link) } else { $0.member("url", bare: "null") }
    }
  }
}
