import FingerpostEngine

/// Why a link, or a document that should hold one, leads nowhere: as the command line says it, and a page.
package struct LinkFailure: Error {
  /// That of a link, or of a document.
  package let kind: String
  package let code: FaultCode
  package var message: String
  /// In bytes from the start of the URL, or of the document if there is none.
  package var offset: Int?
  package var allowedMethods: [String] = []
  /// The parameter whose value makes no link.
  package private(set) var parameter: String?
  package var nearest: RouteTable.NearestRoute?
  /// The origins of the table, if the link has another one and nothing suggests which was meant.
  package var origins: [Origin] = []
  /// What is known of a link that is gone.
  package var gone: Gone?

  package init(kind: String, code: FaultCode, message: String, offset: Int? = nil) {
    (self.kind, self.code, self.message, self.offset) = (kind, code, message, offset)
  }

  /// A link that is gone: why, and the route to show instead, with its link.
  package struct Gone {
    package let reason: String
    package let route: String?
    package let link: String?

    init(_ gone: LinkError.Gone, of url: String, _ method: String?, in table: RouteTable) {
      (reason, route) = (gone.reason, gone.instead)
      link = table.answer(url, method: method).flatMap(table.linkInstead)
    }

    /// `gone: the sale has ended; show "home" (app://home) instead`
    package func message(_ gone: String) -> String {
      gone + (route.map { "; show \"\($0)\"\(link.map { " (\($0))" } ?? "") instead" } ?? "")
    }
  }
}

extension LinkFailure {
  package init(_ kind: LinkError.Kind, _ fault: FaultKind, _ message: String, at offset: Int? = nil) {
    self.init(kind: kind.description, code: FaultCode(fault), message: message, offset: offset)
  }

  /// What is wrong with the values of an object.
  package init(_ error: PrintError) {
    self.init(kind: error.kind.description, code: error.code, message: error.shown)
    parameter = error.parameter
  }

  /// Why a table does not read a link.
  package init(_ error: LinkError, of url: String, _ method: String?, in table: RouteTable) {
    self.init(kind: error.kind.description, code: error.code, message: error.message, offset: error.offset)
    (allowedMethods, gone) = (error.allowedMethods, error.gone.map { Gone($0, of: url, method, in: table) })
  }

  package func write(to json: inout JSON) {
    json.member("kind", kind)
    json.member("code", code.description)
    json.member("message", message)
    json.member("offset", ifAny: offset)
    if let gone {
      json.member("reason", gone.reason)
      if let route = gone.route {
        json.member("instead") {
          $0.member("route", route)
          $0.member("url", orNull: gone.link)
        }
      } else {
        json.member("instead", bare: "null")
      }
    }
    if !allowedMethods.isEmpty { json.member("allowedMethods", allowedMethods) }
    guard let nearest else { return }
    json.member("nearest") {
      $0.member("route", nearest.route.name)
      $0.member("template", nearest.route.shape)
    }
    json.member("reason", ifAny: nearest.reason)
    json.member("reasonOffset", ifAny: nearest.offset)
  }
}
