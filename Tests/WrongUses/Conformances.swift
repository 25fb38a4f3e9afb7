// Types that say RouteParameter and are not.

import Fingerpost
import FingerpostCore

private struct Handle: RouteParameter {
  // expected-error@-1 {{type 'Handle' does not conform to protocol 'RouteParameter'}}
  // expected-note@-2 {{add stubs for conformance}}
  let name: String
}

private enum Level: Character, RouteParameter {
  // expected-error@-1 {{type 'Level' does not conform to protocol 'RouteParameter'}}
  // expected-note@-2 {{add stubs for conformance}}
  case low = "l"
}

private final class Tally: RouteParameter {
  var count = 0  // expected-error {{stored property 'count' of 'Sendable'-conforming class 'Tally' is mutable}}
  init?(parameter text: String) {}
  var parameter: String { "" }
}

// Parts are the library's: a body is made by nothing else.
private struct Part: PatternPart {
  typealias Value = Int
  typealias State = PatternPath
  let body = PatternBody()
  // expected-error@-1 {{'PatternBody' initializer is inaccessible due to 'internal' protection level}}
}
