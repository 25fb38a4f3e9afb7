import Foundation
import Laws
import LibFuzzer

// fuzz LAW [OPTION OR FILE]…: the options and files are libFuzzer's. Without a law, the laws are listed.

let arguments = CommandLine.arguments
guard arguments.count > 1, let law = Law.all.first(where: { $0.name == arguments[1] }) else {
  print(Law.all.map(\.name).joined(separator: "\n"))
  exit(arguments.count > 1 ? 2 : 0)
}
let check = law.check

var words: [UnsafeMutablePointer<CChar>?] = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = Int32(words.count - 1)
words.withUnsafeMutableBufferPointer { words in
  var start = words.baseAddress
  let status = LLVMFuzzerRunDriver(&count, &start) { data, size in
    do throws(Broken) {
      try check(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch {
      FileHandle.standardError.write(Data("the law is broken: \(error.message)\n".utf8))
      abort()
    }
    return 0
  }
  exit(status)
}
