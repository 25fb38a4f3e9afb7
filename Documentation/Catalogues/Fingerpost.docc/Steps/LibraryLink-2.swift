import Fingerpost

@Routes(.scheme("library"), .web("library.example"))
nonisolated enum LibraryLink: Routable, Hashable {
  @Route("/") case home
  @Route("books/{id}") case book(id: Int)
}
