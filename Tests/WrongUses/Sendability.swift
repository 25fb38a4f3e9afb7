// Routers may be used from anywhere, so what they make must be, too.

import Fingerpost

private final class Box { var count = 0 }

private enum AppLink {  // expected-note 2 {{consider making enum 'AppLink' conform to the 'Sendable' protocol}}
  case box(Box)
  case home
}

private func route(_ route: RouteDefinition<AppLink>) {}
// expected-error@-1 {{type 'AppLink' does not conform to the 'Sendable' protocol}}

private func router(_ router: Router<AppLink>) {}
// expected-error@-1 {{type 'AppLink' does not conform to the 'Sendable' protocol}}
