/// First segments that may stand raw in the authority of a custom scheme although they hold a colon, because routes begin with
/// them: `users:80` of `users:80/me`. Valid as long as the ``OriginSet``.
struct ColonSegments: Sendable {
  typealias Text = [UInt8]

  /// Some routes of a table.
  struct Routes: BitwiseCopyable, Sendable {
    fileprivate let indices: FlatArray<Int32>

    @inline(never)
    func holds(_ route: Int32) -> Bool { (0..<indices.count).contains { indices[$0] == route } }
  }

  private let routes: [Text: Routes]

  init(_ routes: [Text: [Int]]) {
    self.routes = routes.mapValues { routes in Routes(indices: FlatArray(routes.map { Int32(clamping: $0) })) }
  }

  func deallocate() { for routes in routes.values { unsafe routes.indices.deallocate() } }

  /// The routes that begin with a segment; nil if there are none.
  func routes(of segment: Bytes) -> Routes? { routes.isEmpty ? nil : routes[Array(segment)] }
}
