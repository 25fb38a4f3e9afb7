public import FingerpostCore

extension Router {
  /// Everything that is wrong with the links, in one line of a test: findings of `check()`, among them values that no link says;
  /// examples and generated values that do not read back; and broken links of the last release.
  ///
  ///     #expect(AppLink.router.failures() == [])                                  // swift-testing
  ///     #expect(AppLink.router.failures(lockedBy: "links.lock.json") == [])       // with the links of the last release
  ///     for failure in AppLink.router.failures() { XCTFail("\(failure)") }        // XCTest: each on a line of its own
  ///     // sale sale/{id}: no route reads app://sale/2 any more; keep the template …
  ///
  /// The lock file holds the links to keep alive; it is committed beside the test. `FINGERPOST_LOCK=write swift test` writes
  /// it: the first time, with each release, and to accept changes that break links. Several routers may have one lock file,
  /// which holds a table for each enum.
  ///
  /// Accepted overlaps, and changes that keep all links, are not failures. Each route has the failures of its example, or else those of
  /// its generated values.
  ///
  /// - Parameters:
  ///   - path: the path of the lock file, relative to the folder of the test; nil for none.
  ///   - count: how many values to generate for each route.
  ///   - seed: decides which values are generated.
  ///   - areEqual: compares destinations, in addition to the values in their links: by default by `==`, as far as they are `Equatable`.
  ///   - file: the test's file.
  public func failures(
    lockedBy path: String? = nil, count: Int = 10, seed: UInt64 = 0,
    by areEqual: ((Destination, Destination) -> Bool)? = nil, file: String = #filePath
  ) -> [RouteFailure] {
    failures(
      in: path.map { LockFile($0, from: file) }, count: count, seed: seed, by: areEqual, mode: LockFile.mode)
  }

  func failures(
    in file: LockFile?, count: Int = 10, seed: UInt64 = 0, by areEqual: ((Destination, Destination) -> Bool)? = nil,
    mode: String?
  ) -> [RouteFailure] {
    let found = check().filter { $0.severity != .accepted }.map(RouteFailure.init)
    let tried = trials(by: areEqual).flatMap { trial -> [RouteFailure] in
      if let failure = trial.exampleFailure { return [failure] }
      return trial.codec.isGone ? [] : trial.roundTripFailures(count: count, seed: seed)
    }
    return found + tried + (file.map { lockFailures(in: $0, mode: mode) } ?? [])
  }
}
