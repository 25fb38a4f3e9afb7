// The engine in a browser, or in Node: what JavaScript calls. Texts come in as UTF-8, in memory that JavaScript asks for; answers go out as JSON
// of the schema of the command line. `.ci/module` builds it: it is no target of the package.

import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import FingerpostRouteFile

/// The tables that were loaded, by their handles.
nonisolated(unsafe) private var tables: [RouteTable] = []
/// What is asked, written by JavaScript.
nonisolated(unsafe) private var question = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
/// What was answered last.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Memory for so many bytes of a question.
@_cdecl("reserve")
public func reserve(_ count: UInt32) -> UInt32 {
  question.deallocate()
  question = .allocate(capacity: Int(count))
  return UInt32(UInt(bitPattern: question.baseAddress))
}

/// Where the answer begins.
@_cdecl("answer")
public func answerStart() -> UInt32 { answer.withUnsafeBufferPointer { UInt32(UInt(bitPattern: $0.baseAddress)) } }

/// How long the answer is.
@_cdecl("length")
public func answerLength() -> UInt32 { UInt32(answer.count) }

/// Loads a table of text, `.routes`. The answer has the names of its routes; of a text that is no table, what is wrong, line by line.
///
/// - Returns: its handle; -1 for none.
@_cdecl("load")
public func load() -> Int32 {
  let parsed = RouteFile.parsed(Array(question))
  var json = JSON()
  defer { answer = json.bytes }
  guard let table = parsed.table else {
    json.array(parsed.faults) { fault, json in
      json.object {
        $0.member("line", bare: fault.line)
        $0.member("column", bare: fault.column)
        $0.member("code", fault.code.description)
        $0.member("message", fault.message)
      }
    }
    return -1
  }
  json.array(table.routes) { route, json in json.string(route.name) }
  tables.append(table)
  return Int32(tables.count - 1)
}

/// Explains a link: the question is a method, or nothing, a NUL and the link.
///
/// - Returns: the length of the answer.
@_cdecl("explain")
public func explain(_ handle: Int32) -> UInt32 {
  guard let table = table(handle) else { return 0 }
  let parts = question.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return 0 }
  let (method, link) = (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
  let explanation = table.explain(link, method: method.isEmpty ? nil : method, asTarget: !method.isEmpty)
  var json = JSON()
  json.object { explanation.write(to: &$0, of: table) }
  answer = json.bytes
  return UInt32(answer.count)
}

/// The index of the route that reads a link; -1 for none.
@_cdecl("match")
public func match(_ handle: Int32) -> Int32 {
  guard let table = table(handle) else { return -1 }
  do throws(LinkError) { return Int32(try table.match(utf8: Array(question)).index) } catch { return -1 }
}

private func table(_ handle: Int32) -> RouteTable? {
  tables.indices.contains(Int(handle)) ? tables[Int(handle)] : nil
}
