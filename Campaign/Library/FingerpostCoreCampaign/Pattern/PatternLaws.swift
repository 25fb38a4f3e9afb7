import FingerpostCore
import SeededRandom
import Testing

@testable import FingerpostCoreTests

/// The laws for patterns that nobody wrote: groups in groups, as deep as chance has them.
@Suite struct PatternLaws {
  /// A pattern, and values of it.
  private struct Grown<Value: Sendable> {
    let pattern: RoutePattern<Value, PatternPath>
    let value: (inout Random) -> Value
  }

  @Test func `however groups nest, what is printed is read as the value`() {
    var random = Random("patterns")
    var counts = Counts()
    for _ in 0..<Random.draws(600) {
      switch random.below(3) {
      case 0: grow(Grown(pattern: RoutePattern { Int.self }) { small(&$0) }, random.below(5), &random, &counts)
      case 1: grow(Grown(pattern: RoutePattern { String.self }) { word(&$0) }, random.below(5), &random, &counts)
      default: grow(Grown(pattern: RoutePattern { "k" }) { _ in () }, 1 + random.below(4), &random, &counts)
      }
    }
    #expect(counts.printed > Random.enough(1500), "\(counts)")
    #expect(counts.read > Random.enough(80), "\(counts)")
  }

  private struct Counts { var printed = 0, read = 0 }

  /// Makes a group of the pattern, and a group of that, until it is large enough.
  private func grow<Value>(_ grown: Grown<Value>, _ depth: Int, _ random: inout Random, _ counts: inout Counts) {
    guard depth > 0 else { return check(grown, &random, &counts) }
    let pattern = grown.pattern
    let value = grown.value
    // A group of no value is none itself, as far as its type is known.
    let isVoid = Value.self == Void.self
    switch random.below(isVoid ? 4 : 10) {
    case 0:
      let either = RoutePattern {
        EitherPart {
          Int.self
        } or: {
          pattern
        }
      }
      grow(
        Grown(pattern: either) { $0.chance(50) ? .left(small(&$0)) : .right(value(&$0)) }, depth - 1, &random, &counts)
    case 1:
      let either = RoutePattern {
        EitherPart {
          pattern
        } or: {
          "x"; String.self
        }
      }
      grow(
        Grown(pattern: either) { $0.chance(50) ? .left(value(&$0)) : .right(word(&$0)) }, depth - 1, &random, &counts)
    case 2:
      let either = RoutePattern {
        EitherPart {
          "y"; pattern
        } or: {
          pattern; Int.self
        }
      }
      grow(
        Grown(pattern: either) { $0.chance(50) ? .left(value(&$0)) : .right(pair(value(&$0), small(&$0))) }, depth - 1,
        &random, &counts)
    case 3:
      grow(
        Grown(
          pattern: RoutePattern {
            "a"; pattern
          }, value: value), depth - 1, &random, &counts)
    case 4:
      grow(
        Grown(pattern: RoutePattern { OptionalPart { pattern } }) { $0.maybe { value(&$0) } }, depth - 1, &random,
        &counts)
    case 5:
      let optional = RoutePattern {
        OptionalPart {
          "o"; pattern; "p"
        }
      }
      grow(Grown(pattern: optional) { $0.maybe { value(&$0) } }, depth - 1, &random, &counts)
    case 6:
      let optional = RoutePattern {
        "b";
        OptionalPart {
          pattern; String.self; pattern
        }
      }
      grow(Grown(pattern: optional) { $0.maybe { (value(&$0), word(&$0), value(&$0)) } }, depth - 1, &random, &counts)
    case 7:
      let mapped = pattern.map { (value: Value) in
        [value]
      } unapply: { (values: [Value]) in
        values.first
      }
      grow(Grown(pattern: mapped) { [value(&$0)] }, depth - 1, &random, &counts)
    case 8:
      let either = RoutePattern {
        EitherPart {
          "v"
        } or: {
          OptionalPart { pattern }
        }
      }
      grow(
        Grown(pattern: either) { $0.chance(30) ? .left(()) : .right($0.maybe { value(&$0) }) }, depth - 1, &random,
        &counts)
    default:
      let either = RoutePattern {
        EitherPart {
          EitherPart {
            pattern
          } or: {
            "me"
          }
        } or: {
          Bool.self
        }
      }
      grow(
        Grown(pattern: either) { random in
          random.chance(30)
            ? .right(random.chance(50)) : random.chance(50) ? .left(.right(())) : .left(.left(value(&random)))
        }, depth - 1, &random, &counts)
    }
  }
  private func check<Value>(_ grown: Grown<Value>, _ random: inout Random, _ counts: inout Counts) {
    let pattern = grown.pattern
    var values: [String: String] = [:]
    for _ in 0..<10 {
      let value = grown.value(&random)
      guard let link = try? pattern.print(value) else { continue }
      counts.printed += 1
      let note = Comment(rawValue: "\(pattern.template) \(link) \(spelled(value)) \(Random.note)")
      guard let read = try? pattern.parse(link) else {
        Issue.record(note)
        continue
      }
      #expect(spelled(read) == spelled(value), note)
      #expect(values.updateValue(spelled(value), forKey: link) ?? spelled(value) == spelled(value), note)
    }
    for _ in 0..<3 {
      let link =
        "/"
        + (0..<random.below(5)).map { _ in random.pick(["a", "b", "k", "x", "y", "o", "p", "v", "me", "7", "true"]) }
        .joined(separator: "/")
      guard let value = try? pattern.parse(link), let printed = try? pattern.print(value) else { continue }
      counts.read += 1
      #expect(
        (try? pattern.parse(printed)).map { spelled($0) } == spelled(value), "\(pattern.template) \(link) \(printed)")
    }
  }

  private func pair<Value>(_ value: Value, _ number: Int) -> (Value, Int) { (value, number) }
}

private func small(_ random: inout Random) -> Int { random.pick([0, 1, 2, 7, -1]) }
private func word(_ random: inout Random) -> String {
  random.pick(["a", "k", "x", "7", "true", "me", "a/b", "o", "p"])
}
