import Fingerpost

@Routes(.scheme("library"), .web("library.example"))
nonisolated enum LibraryLink: Routable, Hashable {
  @Route("/") case home
  @Route("books/{id}") case book(id: Int)
  @Route("search?{words}&{page}") case search(words: String, page: Int = 1)
  @Route("authors/{name}/({order})") case author(name: String, order: Order?)
  @Route("loans") case loans

  enum Order: String, RouteParameter, CaseIterable { case title, year }
}
