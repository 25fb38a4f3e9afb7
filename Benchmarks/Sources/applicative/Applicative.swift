import FingerpostApplicative
import Foundation

/// Runs a route of many alternatives as it was written, optimised and compiled, and says what a path takes.
///
///     applicative [--counts 10,100,1000] [--rounds ROUNDS] [--only naive|optimised|compiled]
@main
struct ApplicativeBenchmark {
  static func main() {
    let words = CommandLine.arguments
    func value(_ option: String) -> String? {
      words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    let counts = (value("--counts") ?? "10,100,1000").split(separator: ",").compactMap { Int($0) }
    let rounds = value("--rounds").flatMap { Int($0) } ?? 20

    print("alternatives  naive  optimised  compiled  (ns a path)")
    for count in counts {
      let route = route(count)
      let optimised = optimize(route)
      let compiled = optimised.compiled()
      let paths = paths(count)
      let ways: [(name: String, run: ([String]) -> Int?)] = [
        ("naive", { route.run($0) }), ("optimised", { optimised.run($0) }), ("compiled", { compiled.run($0) }),
      ]
      var cells = ["\(count)".leftPadded(12)]
      for way in ways where value("--only").map({ $0 == way.name }) ?? true {
        var found = 0
        let clock = ContinuousClock()
        let time = clock.measure {
          for _ in 0..<rounds {
            for path in paths where way.run(path) != nil { found += 1 }
          }
        }
        guard found == rounds * paths.count else { fatalError("\(way.name): \(found) paths found") }
        cells.append("\(Int(time / .nanoseconds(rounds * paths.count)))".leftPadded(way.name == "naive" ? 5 : 9))
      }
      print(cells.joined(separator: "  "))
    }
  }

  /// Sections of ten alternatives, as the pages of an app have them.
  static func route(_ count: Int) -> Route<Int> {
    choice(
      (0..<count).map { number in
        let section = match("app") *> match("section\(number / 10)")
        switch number % 10 {
        case 0: return section *> pure(number)
        case 1: return section *> match("new") *> pure(number)
        case 2: return section *> int() <&> { number + $0 }
        case 3: return section *> int() <* match("edit") <&> { number + $0 }
        default: return section *> match("page\(number)") *> string() <&> { number + $0.utf8.count }
        }
      })
  }

  static func paths(_ count: Int) -> [[String]] {
    (0..<count).map { number in
      let section = ["app", "section\(number / 10)"]
      switch number % 10 {
      case 0: return section
      case 1: return section + ["new"]
      case 2: return section + ["\(number)"]
      case 3: return section + ["\(number)", "edit"]
      default: return section + ["page\(number)", "ann"]
      }
    }
  }
}

extension String {
  func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
