public import Fingerpost

/// The routes of a server. Each names its method, so a request with another method gets 405.
@Routes(.path)
public enum API: Routable {
  @Route("GET users/{id}") case user(id: Int)
  @Route("PUT users/{id}") case changeUser(id: Int)
  @Route("GET search?{q}&{page}") @Gone("GET find/{q}", "it is called search now") case search(q: String, page: Int = 1)
}
