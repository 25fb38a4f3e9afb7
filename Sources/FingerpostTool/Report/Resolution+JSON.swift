import FingerpostEngine
import FingerpostRouteFile

extension Resolution {
  /// How much of a URL a document repeats, in bytes: what the longest that a table reads has.
  private static let longestURL = 8192

  /// One document, without the end of its line.
  func write(to json: inout JSON) {
    json.object { json in
      json.member("url", url.cut(to: Self.longestURL))
      if let method { json.member("method", method) }
      switch result {
      case .success(let found): Self.write(found, url: url, to: &json)
      case .failure(let failure): Self.write(failure, to: &json)
      }
    }
  }

  private static func write(_ found: Found, url: String, to json: inout JSON) {
    let match = found.match
    // Asked once: the canonical text costs as much as the match, and what is canonical equals it.
    let canonical = match.canonical
    json.member("route", match.route.name)
    json.key("values")
    json.object { json in
      for value in match.values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
    json.member("template", found.shape)
    json.member("canonical", canonical)
    json.member("isCanonical", bare: canonical.utf8.elementsEqual(url.utf8))
    json.member("extraQuery", match.extraQuery)
    if !match.unreadQuery.isEmpty { json.member("unreadQuery", match.unreadQuery) }
    let flags = match.route.template.flags
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
  }

  private static func write(_ failure: Failure, to json: inout JSON) {
    json.member("route", bare: "null")
    json.key("error")
    json.object { json in
      json.member("kind", failure.kind.description)
      json.member("message", failure.message)
      json.member("offset", bare: failure.offset)
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
