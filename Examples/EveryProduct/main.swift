// Every product of the package in one program, without macros: .ci/manifest makes a package of it, which asks for this one by URL and
// version.
import Fingerpost
import FingerpostApplicative
import FingerpostCore
import FingerpostEngine
import FingerpostExport
import FingerpostOpening
import FingerpostOperators
import FingerpostRouteFile
import FingerpostTesting
import Foundation

enum AppLink: Equatable, Sendable {
  case profile(id: String)
  case tweet(Int)
}

let router = try Router<AppLink>(
  .scheme("app"), .web("app.example"),
  routes: [
    RouteDefinition("users/{id}", AppLink.profile),
    RouteDefinition(AppLink.tweet) {
      "tweets"; Int.self
    },
  ])
let url = try router.url(for: .profile(id: "ann"))
print(url, router.destination(for: url) == .profile(id: "ann"))
print(try router.link(for: .tweet(7), in: .web("app.example")))
print(router.exampleFailures(), router.roundTripFailures(by: ==))

let pattern = "users" /> string >/> "tweets" >/> int
print(pattern.template)

let tree = FingerpostApplicative.match("tweets") *> FingerpostApplicative.int() <&> AppLink.tweet
print(tree.compiled().run("/tweets/7") == .tweet(7))

let table = try RouteFile.read(Array("origins app://\nprofile users/{id}\n".utf8))
print(try table.print("profile", ["id": .text("a/b")]))

print(try router.exported(as: .markdown).text)

let links = LinkOpener(router) { link, _ in link == .tweet(7) ? .opened : .rejected }
links.start()
print(await links.open("app://tweets/7", from: .push).outcome)
