import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile
import Foundation

/// What reads is locked, and the lock reads as the same table, which differs in nothing; each fault is in a line.
func checkRouteFile(_ bytes: [UInt8]) throws(Broken) {
  let table: RouteTable
  do throws(RouteFileError) {
    table = try RouteFile.read(bytes)
  } catch {
    try expect(!error.faults.isEmpty, "a file is refused without a fault")
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for fault in error.faults {
      try expect((1...lines).contains(fault.line), "\(fault.message): in line \(fault.line) of \(lines)")
      try expect((0...fault.text.utf8.count).contains(fault.offset), "\(fault.message): at \(fault.offset)")
      try expect(!fault.message.isEmpty && fault.code.number > 0, "a fault without a message")
    }
    return
  }
  try expectLocked(TableLock([TableLock.Table(table)]))
  // Proofs take long where a few routes cross in many ways; what they say is for the law of relations.
  guard table.routes.count <= 4, bytes.count <= 256 else { return }
  for finding in table.check() {
    try expect(!finding.message.isEmpty && !finding.routes.isEmpty, "\(finding)")
    guard let witness = finding.witness, finding.kind != .unreachable else { continue }
    _ = table.explain(witness.text, method: witness.method)
  }
  let diff = table.diff(from: table)
  try expect(diff.changes.isEmpty, "a table differs from itself: \(diff)")
}

/// What reads as a lock prints text that reads as an equal one.
func checkLock(_ bytes: [UInt8]) throws(Broken) {
  do {
    try expectLocked(try JSONDecoder().decode(TableLock.self, from: Data(bytes)))
  } catch let error as Broken {
    throw error
  } catch let error as TableLockError {
    try expect(!error.faults.isEmpty && error.faults.allSatisfy { !$0.message.isEmpty }, "\(error)")
  } catch {}
}

private func expectLocked(_ lock: TableLock) throws(Broken) {
  let json = lock.json
  guard let again = try? JSONDecoder().decode(TableLock.self, from: Data(json.utf8)) else {
    throw Broken(message: "a lock does not read: \(json)")
  }
  try expect(again == lock && again.json.isIdentical(to: json), "a lock reads otherwise: \(json)")
}
