// An explanation as one document: what `fingerpost explain --json` prints, and what a page asks for.

import FingerpostEngine

extension LinkExplanation {
  /// The members of one document.
  ///
  /// - Parameter table: the table that was asked.
  package func write(to json: inout JSON, of table: RouteTable) {
    json.member("url", text)
    json.member("method", ifAny: method)
    json.member("parts", parts) {
      $1.member("part", $0.part.description)
      $1.member("text", $0.text)
      $1.member("offset", ifAny: $0.offset)
    }
    switch result {
    case .success(let winner):
      json.member(winner.route)
      json.values(of: winner)
      json.member("canonical", winner.canonical)
      json.member("extraQuery", winner.extraQuery)
      json.member("unreadQuery", winner.unreadQuery)
      writeOthers(to: &json)
    case .failure(let error):
      json.member("route", bare: "null")
      json.member("error", LinkFailure(error, of: text, method, in: table).write)
      json.member("summary", summary(of: error))
      if let gone {
        json.member("gone") {
          $0.member(gone.route)
          $0.values(of: gone)
        }
        writeOthers(to: &json)
      }
      json.member("obstacles", obstacles)
      json.member("isNear", bare: isNear)
      json.member("near", near) {
        $1.member($0.route)
        $1.member("obstacles", $0.obstacles)
      }
      json.member("omitted", bare: omittedCount)
      guard let fix else { return }
      json.member("fix") {
        $0.member("url", fix.link)
        $0.member("method", ifAny: fix.method)
        $0.member("route", fix.route.name)
      }
    }
  }

  private func writeOthers(to json: inout JSON) {
    json.member("others", others) {
      $1.member($0.route)
      $1.member("reason", ifAny: $0.reason)
    }
  }
}

extension JSON {
  /// The values, and where they stand.
  fileprivate mutating func values(of winner: LinkExplanation.Winner) {
    values(winner.values)
    member("places", winner.places) {
      $1.member("name", $0.name)
      $1.member("offset", bare: $0.range.lowerBound)
      $1.member("length", bare: $0.range.count)
    }
  }

  fileprivate mutating func member(_ route: RouteTable.Route) {
    member("route", route.name)
    member("template", route.template.description)
  }

  fileprivate mutating func member(_ name: String, _ obstacles: [Obstacle]) {
    member(name, obstacles) {
      $1.member("part", $0.part.description)
      $1.member("expected", $0.expected.description)
      $1.member("found", $0.found)
      $1.member("suggestion", ifAny: $0.suggestion)
      $1.member("offset", ifAny: $0.offset)
      $1.member("message", $0.description)
    }
  }
}
