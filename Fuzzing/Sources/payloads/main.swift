import Allocated
import Foundation

// payloads [ROUNDS]: values of every shape are printed and read this many times (20,000), and what is allocated does not grow.

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
var failed = false
// A router lives as long as the program. The leak sanitizer does not see its templates: Swift keeps the case of an enum in
// the bits of a pointer.
checkLeaks(0)
let all = try trials()
checkLeaks(1)
for trial in all {
  func run(_ numbers: Range<Int>) throws {
    for number in numbers {
      guard !failed, let fault = try trial.run(number) else { continue }
      print("\(trial.name), \(number): \(fault)")
      failed = true
    }
  }
  // Caches fill first.
  checkLeaks(0)
  try run(0..<2_000)
  checkLeaks(1)
  let before = Int(allocatedBytes())
  try run(0..<rounds)
  let after = Int(allocatedBytes())
  let growth = after - before
  print("\(trial.name): \(rounds) values each way, \(growth) bytes more than before")
  if growth > 1024 {
    print("\(trial.name): what is allocated grows")
    failed = true
  }
}
exit(failed ? 1 : 0)
