/// Does so many rounds of what is measured, and says how long they took; a few rounds come first, in which caches fill.
///
/// `Benchmarks/instructions` counts what happens in ``counted(_:_:)``, by the name of the function.
public func measured(rounds: Int, _ round: () -> Void) -> Duration {
  for _ in 0..<min(rounds, 5) { round() }
  let start = ContinuousClock.now
  counted(rounds, round)
  return ContinuousClock.now - start
}

@inline(never) func counted(_ rounds: Int, _ round: () -> Void) {
  for _ in 0..<rounds { round() }
}
