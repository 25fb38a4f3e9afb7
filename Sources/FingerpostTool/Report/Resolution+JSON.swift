import FingerpostEngine

extension Resolution {
  /// One document, without the end of its line.
  func write(to json: inout JSON) {
    json.object { json in
      json.member("url", url)
      switch result {
      case .success(let match): Self.write(match, to: &json)
      case .failure(let failure): Self.write(failure, to: &json)
      }
    }
  }

  private static func write(_ match: Match, to json: inout JSON) {
    json.member("route", match.route.name)
    json.key("values")
    json.object { json in
      for value in match.values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
    json.member("template", match.route.shape)
    json.member("canonical", match.canonical)
    json.member("isCanonical", bare: match.isCanonical)
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
          $0.member("route", nearest.name)
          $0.member("template", nearest.shape)
        }
      }
    }
  }
}
