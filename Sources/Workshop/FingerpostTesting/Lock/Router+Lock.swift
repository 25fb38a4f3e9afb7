import FingerpostCore

extension Router {
  /// What is wrong with the lock file, and with its links; nothing if it is only to be written.
  func lockFailures(in file: LockFile, mode: String?) -> [RouteFailure] {
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
