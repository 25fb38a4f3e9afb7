import FingerpostEngine
import FingerpostExport
import FingerpostImport
import FingerpostRouteFile
import Testing

@testable import FingerpostImportTests

struct RailsTests {
  static let lines: [(line: String, name: String, templates: [String])] = [
    ("users GET /users(.:format) users#index", "usersIndex", ["GET users"]),
    ("GET|POST /search(.:format) search#find", "searchFind", ["GET search", "POST search"]),
    ("GET /posts(/:year(/:month))(.:format) posts#index", "postsIndex", ["GET posts/({year}/({month}))"]),
    ("GET (/:locale)/about(.:format) pages#about", "pagesAbout", ["GET ({locale})/about"]),
    ("GET (/:locale) pages#home", "pagesHome", ["GET ({locale})"]),
    ("GET /(:locale/)about pages#about", "pagesAbout", ["GET ({locale})/about"]),
    ("GET /posts/:id(-:slug)(.:format) posts#show", "postsShow", ["GET posts/{id}-{slug}", "GET posts/{id}"]),
    ("GET /files/*path(.:format) files#show", "filesShow", ["GET files/{*path}"]),
    ("GET /books/*section/:title books#show", "booksShow", ["GET books/{*section}/{title}"]),
    (#"GET /users/:id(.:format) users#show {:id=>/\d+/}"#, "usersShow", ["GET users/{id:int}"]),
    (#"GET /users/:id(.:format) users#show {id: /[0-9]+/, format: "json"}"#, "usersShow", ["GET users/{id:int}"]),
    ("GET /:l/x a#b {:l=>/en|de/}", "aB", ["GET {l:de|en}/x"]),
    ("GET /feed.:format a#b {:format=>/rss|atom/}", "aB", ["GET feed.{format:atom|rss}"]),
    ("sidekiq_web /sidekiq Sidekiq::Web", "sidekiqWeb", ["sidekiq"]),
    ("root GET / welcome#index", "welcomeIndex", ["GET /"]),
  ]

  @Test(arguments: lines)
  func `a line of rails routes is a route`(line: String, name: String, templates: [String]) throws {
    let table = try ImportFormat.rails.read(Array(line.utf8)).table
    #expect(Set(table.routes.map(\.name)) == [name])
    #expect(Set(table.routes.map(\.template.description)) == Set(templates))
  }

  @Test func `the header, the sections, the comments and the expanded form are read`() throws {
    let listed = """
      # == Route Map
      #
      #  Prefix Verb URI Pattern      Controller#Action
      #   users GET  /users(.:format) users#index
      #         POST /users(.:format) users#create

      Rails.application.routes.draw do
      """
    let expanded = """
      --[ Route 1 ]-----------------------------
      Prefix            | users
      Verb              | GET
      URI               | /users(.:format)
      Controller#Action | users#index
      --[ Route 2 ]-----------------------------
      Prefix            |
      Verb              | POST
      URI               | /users(.:format)
      Controller#Action | users#create
      """
    let first = try ImportFormat.rails.read(Array(listed.utf8))
    let second = try ImportFormat.rails.read(Array(expanded.utf8))
    #expect(first.table.routes == second.table.routes)
    #expect(first.table.routes.map(\.name) == ["usersIndex", "usersCreate"])
    // The line of Ruby is no route, and is not lost.
    #expect(first.leftOut == 1)
    #expect(first.routeFile.contains("left out: Rails.application.routes.draw do: this line has no path"))
  }

  @Test func `the routes of an engine stand below what mounts it`() throws {
    let text = """
      pg_hero /pghero PgHero::Engine
      other   /other  Other::Engine
      root GET / home#index

      Routes for PgHero::Engine:
        root GET / pg_hero/home#index
        space GET (/:database)/space(.:format) pg_hero/home#space

      Routes for Nowhere::Engine:
        x GET /x nowhere#x
      """
    let imported = try ImportFormat.rails.read(Array(text.utf8))
    #expect(
      Set(imported.table.routes.map { "\($0.name) \($0.template)" }) == [
        "other other", "homeIndex GET /", "pgHeroHomeIndex GET pghero",
        "pgHeroHomeSpace GET pghero/({database})/space", "nowhereX GET x",
      ])
    #expect(
      imported.routeFile.contains(
        "# Routes for Nowhere::Engine belong below the path that mounts them, which is not in this list."))
    #expect(!imported.routeFile.contains("it mounts PgHero::Engine"))
    #expect(imported.routeFile.contains("it mounts Other::Engine, whose own routes are not in this list"))
  }

  @Test func `what a template does not say is a comment`() throws {
    let text = #"""
      GET /years/:year(.:format) years#show {:year=>/\d{4}/, :subdomain=>"old"}
      GET /old(.:format) redirect(301, /new)
      GET /a/:b a#b
      GET /a/:c a#c
      """#
    let imported = try ImportFormat.rails.read(Array(text.utf8), origins: [.web("a.example")])
    #expect(
      imported.routeFile == #"""
        # (.:format) is left out: /users is read, and /users.json is not.
        origins https://a.example

        # {year} is only a text that matches /\d{4}/
        # subdomain is "old"
        yearsShow  GET years/{year}
        # a redirect(301, /new)
        getOld     GET old
        aB         GET a/{b}
        # left out: GET /a/:c: the same route twice: GET a/{b} is already the route "aB": GET /a/:b

        """#)
    #expect(try RouteFile.read(Array(imported.routeFile.utf8)).routes == imported.table.routes)
  }

  @Test(arguments: [ImportFormat.colon, .rails])
  func `a text without a route is an error`(format: ImportFormat) {
    for text in ["", "# nothing\n", "Prefix Verb URI Pattern Controller#Action\n", "{}", "\u{0}", "/:id?\u{202E}"] {
      #expect(throws: DocumentErrors.self, "\(text)") { _ = try format.read(Array(text.utf8)) }
    }
    #expect(throws: DocumentErrors.self) { _ = try format.read([0x2F, 0xFF]) }
  }
}
