import FingerpostAnalysis
import FingerpostEngine

extension LinkExplanation {
  /// One document, without the end of its line.
  ///
  /// - Parameter table: the table that was asked.
  func write(to json: inout JSON, of table: RouteTable) {
    json.object { json in
      json.member("url", text)
      if let method { json.member("method", method) }
      json.key("parts")
      json.array(parts) { part, json in
        json.object {
          $0.member("part", part.part.description)
          $0.member("text", part.text)
          if let offset = part.offset { $0.member("offset", bare: offset) }
        }
      }
      switch result {
      case .success(let winner): write(winner, to: &json)
      case .failure(let error): write(error, of: table, to: &json)
      }
    }
  }

  private func write(_ winner: Winner, to json: inout JSON) {
    json.member(winner.route)
    json.key("values")
    json.object { json in
      for value in winner.values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
    json.member("canonical", winner.canonical)
    json.member("extraQuery", winner.extraQuery)
    json.member("unreadQuery", winner.unreadQuery)
    json.key("others")
    json.array(others) { other, json in
      json.object {
        $0.member(other.route)
        if let reason = other.reason { $0.member("reason", reason) }
      }
    }
  }

  private func write(_ error: LinkError, of table: RouteTable, to json: inout JSON) {
    json.member("route", bare: "null")
    json.key("error")
    json.object { json in
      json.member("kind", error.kind.description)
      json.member("code", error.code.description)
      json.member("message", error.message)
      json.member("offset", bare: error.offset)
      error.gone.map { LinkReport.Gone($0, of: text, method, in: table) }?.write(to: &json)
      if !error.allowedMethods.isEmpty { json.member("allowedMethods", error.allowedMethods) }
    }
    json.member("obstacles", obstacles)
    json.member("isNear", bare: isNear)
    json.key("near")
    json.array(near) { near, json in
      json.object {
        $0.member(near.route)
        $0.member("obstacles", near.obstacles)
      }
    }
    json.member("omitted", bare: omittedCount)
    guard let fix else { return }
    json.key("fix")
    json.object {
      $0.member("url", fix.link)
      if let method = fix.method { $0.member("method", method) }
      $0.member("route", fix.route.name)
    }
  }
}

extension JSON {
  fileprivate mutating func member(_ route: RouteTable.Route) {
    member("route", route.name)
    member("template", route.template.description)
  }

  fileprivate mutating func member(_ name: String, _ obstacles: [Obstacle]) {
    key(name)
    array(obstacles) { obstacle, json in
      json.object {
        $0.member("part", obstacle.part.description)
        $0.member("expected", obstacle.expected.description)
        $0.member("found", obstacle.found)
        if let suggestion = obstacle.suggestion { $0.member("suggestion", suggestion) }
        if let offset = obstacle.offset { $0.member("offset", bare: offset) }
        $0.member("message", obstacle.description)
      }
    }
  }
}
