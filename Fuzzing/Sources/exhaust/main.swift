import FingerpostAnalysis
import FingerpostEngine
import Foundation

// exhaust [--parts N] [--pairs N]: every template of up to N parts (4) over a small alphabet, alone and all in one table, with
// every link of up to four segments; and the relation of every pair of templates of up to N parts (2). Then
// whole templates, with a query, a fragment and flags, and whole links.

func option(_ name: String, _ standard: Int) -> Int {
  let arguments = CommandLine.arguments
  return arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) } ?? standard
}

let links: [[String]] = {
  var (all, longest): ([[String]], [[String]]) = ([[]], [[]])
  for _ in 0..<4 {
    longest = longest.flatMap { link in ["a", "b", "7"].map { link + [$0] } }
    all += longest
  }
  return all
}()
let texts = links.map { "/" + $0.joined(separator: "/") }

func fail(_ message: String) -> Never {
  print("broken: \(message)")
  exit(1)
}

func progress(_ what: String, _ done: Int, of all: Int) {
  guard isatty(2) != 0, done % 256 == 0 || done == all else { return }
  FileHandle.standardError.write(Data("\r\(what): \(done) of \(all)\(done == all ? "\n" : "")".utf8))
}

let lists = Word.lists(upTo: option("--parts", 4))
do {
  let routes = try lists.enumerated().map { RouteTable.Route("r\($0)", try Template(Word.template($1))) }
  var vectors: [[[Int]?]] = []
  var matched = 0
  for (index, words) in lists.enumerated() {
    progress("templates alone", index + 1, of: lists.count)
    let table = try RouteTable([routes[index]], origins: [.path])
    let best = links.map { Word.best(words[...], $0[...]) }
    vectors.append(best)
    for (place, text) in texts.enumerated() {
      let match = try? table.match(text)
      if (match != nil) != (best[place] != nil) {
        fail("\(routes[index].template) \(match == nil ? "does not read" : "reads") \(text)")
      }
      guard let match else { continue }
      matched += 1
      if table.lookup(text) == nil { fail("\(routes[index].template): no lookup finds \(text)") }
      let canonical = match.canonical
      guard match.isCanonical == (canonical == text) else {
        fail("\(routes[index].template): \(text) is said canonical")
      }
      // A group of literals alone is written where it is left out.
      guard let again = try? table.match(canonical), again.isCanonical, again.captures.values == match.captures.values
      else { fail("\(routes[index].template): \(text) has \(canonical) for its canonical text") }
    }
  }
  print("\(lists.count) templates with \(texts.count) links each: \(lists.count * texts.count) pairs, \(matched) match")

  let table = try RouteTable(routes, origins: [.path])
  for (place, text) in texts.enumerated() {
    let best = vectors.compactMap { $0[place] }.min { $0.lexicographicallyPrecedes($1) }
    let won = table.lookup(text)?.index
    if won.flatMap({ vectors[$0][place] }) != best {
      fail("\(text): \(won.map { "\(routes[$0].template)" } ?? "no route") wins, where \(best ?? []) is the best")
    }
  }
  print("one table of all of them: each link is won by the most specific")

  let short = Word.lists(upTo: option("--pairs", 2)).count
  var kinds: [TemplateRelation.Kind: Int] = [:]
  for first in 0..<short {
    progress("pairs of templates", first + 1, of: short)
    for second in 0..<short {
      let relation = routes[first].template.relation(to: routes[second].template)
      kinds[relation.kind, default: 0] += 1
      let both = texts.indices.map { (vectors[first][$0] != nil, vectors[second][$0] != nil) }
      for (witness, wanted) in [
        (relation.both, (true, true)), (relation.onlyFirst, (true, false)), (relation.onlySecond, (false, true)),
      ] {
        let found = both.firstIndex { $0 == wanted }
        if let found, witness == nil {
          fail("\(routes[first].template) · \(routes[second].template): \(relation.kind), against \(texts[found])")
        }
        if found == nil, let witness, let place = texts.firstIndex(of: witness.text) {
          fail("\(routes[first].template) · \(routes[second].template): \(texts[place]) is no witness")
        }
      }
    }
  }
  let seen = TemplateRelation.Kind.allCases.map { "\(kinds[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
  print("\(short * short) pairs of templates: \(seen)")
  try tryWholeTemplates()
} catch {
  fail("\(error)")
}
