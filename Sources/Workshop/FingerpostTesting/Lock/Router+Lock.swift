public import FingerpostCore

extension Router {
  /// What is wrong with the links before a release, in one line of a test: findings of `check()`, examples that do not read back,
  /// and broken links of the last release.
  ///
  ///     #expect(AppLink.router.failures(lockedBy: "links.lock.json") == [])
  ///     // sale sale/{id}: no route reads app://sale/2 any more; keep the template …
  ///
  /// The lock file holds the links to keep alive; it is committed beside the test. `FINGERPOST_LOCK=write swift test` writes
  /// it: the first time, with each release, and to accept changes that break links. Several routers may have one lock file,
  /// which holds a table for each enum.
  ///
  /// Accepted overlaps, and changes that keep all links, are not failures.
  ///
  /// - Parameters:
  ///   - path: the path of the lock file, relative to the folder of the test.
  ///   - areEqual: compares destinations, in addition to the values in their links: by default by `==`, as far as they are `Equatable`.
  ///   - file: the test's file.
  public func failures(
    lockedBy path: String, by areEqual: ((Destination, Destination) -> Bool)? = nil, file: String = #filePath
  ) -> [RouteFailure] {
    failures(in: LockFile(path, from: file), by: areEqual, mode: LockFile.mode)
  }

  func failures(
    in file: LockFile, by areEqual: ((Destination, Destination) -> Bool)?, mode: String?
  ) -> [RouteFailure] {
    check().filter { $0.severity != .accepted }.map(RouteFailure.init)
      + exampleFailures(by: areEqual) + lockFailures(in: file, mode: mode)
  }

  private func lockFailures(in file: LockFile, mode: String?) -> [RouteFailure] {
    do throws(LockFile.Fault) {
      switch mode {
      case nil, "": break
      case LockFile.write?:
        print(try file.write(lock, of: Destination.self))
        return []
      case let mode?: throw .mode(mode)
      }
      let old = try file.read()
      guard let diff = diff(from: old) else {
        throw .unnamed(old.tables.map(\.title), name: enumName)
      }
      return diff.changes.filter(\.isBreaking).map(RouteFailure.init)
    } catch {
      return [RouteFailure(unlocked: error.message(file.name))]
    }
  }
}
