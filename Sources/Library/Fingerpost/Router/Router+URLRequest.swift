// WebAssembly's Foundation has no requests.
#if !os(WASI)
  #if canImport(FoundationNetworking)
    import FoundationEssentials
    public import FoundationNetworking
  #else
    public import Foundation
  #endif

  // Requests, both ways: a URL and a method.

  extension Router {
    /// The destination of a request, by its URL and its method.
    ///
    /// - Throws: `LinkError`; of kind `malformed` if the request has no URL.
    public func match(_ request: URLRequest) throws(LinkError) -> RouteMatch<Destination> {
      try match(request.url?.absoluteString ?? "", method: request.httpMethod)
    }

    /// The request for a destination: its URL, and the method of the route that prints it, or GET if the route has none.
    ///
    ///     try router.urlRequest(for: .createOrder, in: .web("shop.example"))   // POST https://shop.example/orders
    ///
    /// - Throws: `PrintError` if no link reads back as this destination.
    public func urlRequest(for destination: Destination, in origin: Origin? = nil) throws(PrintError) -> URLRequest {
      let (link, method) = try linkAndMethod(for: destination, in: origin)
      var request = URLRequest(url: try URL(exactly: link))
      request.httpMethod = method ?? "GET"
      return request
    }
  }
#endif
