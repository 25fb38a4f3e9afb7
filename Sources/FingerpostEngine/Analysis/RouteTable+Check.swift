extension RouteTable {
  /// What somebody should know about this table before a user does, worst first, then in the order of the routes.
  ///
  /// - Parameter progress: told now and then how many of how many steps are done.
  public func check(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    check(places: { _ in nil }, progress: progress)
  }

  /// - Parameter places: where each route was declared.
  package func check(
    places: (Int) -> SourcePlace?, progress: ((_ done: Int, _ count: Int) -> Void)? = nil
  ) -> [Finding] {
    []
  }
}
