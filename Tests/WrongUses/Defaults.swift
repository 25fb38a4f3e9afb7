// Defaults of another type than the value.

import Fingerpost
import FingerpostCore

private enum AppLink { case list(page: Int) }

private let item: RouteDefinition<AppLink> = RouteDefinition(AppLink.list) {
  // expected-error@-1 {{generic parameter 'State' could not be inferred}}
  "list"
  QueryPart("page", Int.self, default: "1")
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}

private let named: RouteDefinition<AppLink> = RouteDefinition(AppLink.list) {
  // expected-error@-1 {{generic parameter 'State' could not be inferred}}
  "list"
  NamedPart("page", Int.self, default: nil)
  // expected-error@-1 {{'nil' is not compatible with expected argument type 'Int'}}
}
