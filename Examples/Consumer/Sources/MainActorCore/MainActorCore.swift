import FingerpostCore

enum Level: Int, CaseIterable, RouteParameter {
  case low = 1
  case high = 10
}

struct Code: RawRepresentable, RouteParameter, Equatable { let rawValue: String }

/// Nothing of these links belongs to the main actor: the table is used and destinations are compared anywhere.
nonisolated enum ShopLink: Equatable {
  case item(Code, level: Level)
  case search(String, tags: [String])

  static let router = Result { () throws(RouterError) in
    try Router<ShopLink>(
      .scheme("shop"),
      routes: [
        RouteDefinition("items/{code}/{level}", ShopLink.item),
        RouteDefinition(ShopLink.search) {
          "search"; QueryPart("q", String.self); QueryPart("tag", [String].self)
        },
      ])
  }
}

@main struct MainActorCore {
  static func main() async throws {
    let router = try ShopLink.router.get()
    for route in router.routes { print(route) }
    for link in ["shop://items/x1/10", "shop://search?q=a%20b&tag=new&tag=red"] {
      let match = try await Task.detached { try router.match(link) }.value
      print(match.destination, try router.link(for: match.destination) == link)
    }
    let isSearch = await Task.detached {
      (try? ShopLink.router.get())?.destination(for: "shop://search?q=x") == .search("x", tags: [])
    }.value
    print(isSearch)
    do throws(LinkError) { _ = try router.match("shop://items/x1/5") } catch { print(error) }
  }
}
