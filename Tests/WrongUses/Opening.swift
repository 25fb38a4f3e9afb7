// Links that are opened without saying where they come from, a rule that is asked on any thread, a handler that answers nothing.

import FingerpostOpening

private enum AppLink: Sendable { case cart }

@MainActor private final class Session { var isSignedIn = false }
// expected-note@-1 {{property declared here}}

@MainActor private func use(_ router: Router<AppLink>, _ session: Session) {
  let links = LinkOpener(router) { _, _ in session.isSignedIn ? .opened : .waiting(for: "sign-in") }
  links.open("app://cart")  // expected-error {{missing argument for parameter 'from' in call}}
  links.open(.cart)  // expected-error {{missing argument for parameter 'from' in call}}

  _ = LinkOpener(router, access: { _, _ in session.isSignedIn ? .open : .internal }) { _, _ in .opened }
  // expected-error@-1 {{main actor-isolated property 'isSignedIn' can not be referenced from a Sendable closure}}
  _ = LinkOpener(router) { _, _ in session.isSignedIn }
  // expected-error@-1 {{cannot convert value of type 'Bool' to closure result type 'LinkDecision'}}
}
