import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// mutate COUNT SEED DROPPED MODULE-FOLDER…: rewrites the sources of the folders so that each of COUNT mutants is chosen by its
// number when the program starts, and prints a line for each: number, file, line, original, mutated. The file DROPPED holds
// numbers of those to leave out.

let arguments = CommandLine.arguments
guard arguments.count > 4, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: mutate COUNT SEED DROPPED FOLDER…")
  exit(2)
}
let dropped = Set(
  ((try? String(contentsOfFile: arguments[3], encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))

func rank(_ mutation: Mutation) -> UInt64 {
  mutation.key.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}

var texts: [String: [UInt8]] = [:]
var found: [Mutation] = []
for folder in arguments.dropFirst(4) {
  guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
  for case let name as String in files where name.hasSuffix(".swift") {
    let file = "\(folder)/\(name)"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    texts[file] = Array(text.utf8)
    let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
    guard let tree = folded.as(SourceFileSyntax.self) else { continue }
    found += MutationFinder(file, tree).found
  }
}

// Those that overlap are not made together; the order is that of chance, and the same for a seed.
var chosen: [String: [Range<Int>]] = [:]
var picked: [Mutation] = []
for mutation in found.sorted(by: { (rank($0), $0.key) < (rank($1), $1.key) }) where picked.count < count {
  let taken = chosen[mutation.file, default: []]
  guard !dropped.contains(String(rank(mutation), radix: 16)), !taken.contains(where: { $0.overlaps(mutation.range) })
  else { continue }
  chosen[mutation.file] = taken + [mutation.range]
  picked.append(mutation)
}

var lines: [String] = []
for (file, text) in texts {
  var bytes = text
  let here = picked.enumerated().filter { $0.element.file == file }
  for (number, mutation) in here.sorted(by: { $0.element.range.lowerBound > $1.element.range.lowerBound }) {
    bytes.replaceSubrange(mutation.range, with: Array(mutation.source(number).utf8))
  }
  if !here.isEmpty { try Data(bytes).write(to: URL(fileURLWithPath: file)) }
}
for (number, mutation) in picked.enumerated() {
  let texts = [mutation.original, mutation.form == .statement ? "(left out)" : mutation.mutated].map {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
  let place = "\(mutation.file)\t\(mutation.line)"
  lines.append("\(number)\t\(String(rank(mutation), radix: 16))\t\(place)\t\(texts[0])\t\(texts[1])")
}
print(lines.joined(separator: "\n"))
FileHandle.standardError.write(Data("\(found.count) changes are possible, \(picked.count) made\n".utf8))
