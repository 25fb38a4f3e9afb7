// The engine in a browser, or in Node: what JavaScript calls. Texts come in as UTF-8, in memory that JavaScript asks for; answers go out as JSON
// of the schema of the command line. `.ci/module` builds it: it is no target of the package.

import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import FingerpostRouteFile

/// The tables that were loaded, by their handles.
nonisolated(unsafe) private var tables: [RouteTable?] = []
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

/// Loads a table: the text of a `.routes` file, or a lock file of one table, as `fingerpost list --json` writes it. The answer has the
/// names and templates of its routes; of a text that is no table, all that is wrong.
///
/// - Returns: its handle; -1 for none.
@_cdecl("load")
public func load() -> Int32 {
  var json = JSON()
  defer { answer = json.bytes }
  let isLock = question.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == UInt8(ascii: "{")
  guard let table = isLock ? lockedTable(Array(question), &json) : textTable(Array(question), &json) else { return -1 }
  json.array(table.routes) { route, json in
    json.object {
      $0.member("name", route.name)
      $0.member("template", route.template.description)
    }
  }
  tables.append(table)
  return Int32(tables.count - 1)
}

private func textTable(_ text: [UInt8], _ json: inout JSON) -> RouteTable? {
  let parsed = RouteFile.parsed(text)
  if let table = parsed.table { return table }
  json.array(parsed.faults) { fault, json in
    json.object {
      $0.member("line", bare: fault.line)
      $0.member("column", bare: fault.column)
      $0.member("code", fault.code.description)
      $0.member("message", fault.message)
    }
  }
  return nil
}

private func lockedTable(_ text: [UInt8], _ json: inout JSON) -> RouteTable? {
  do throws(JSONSyntax.Fault) {
    let document = try JSONSyntax.value(of: text[...], refusesDuplicates: false)
    do throws(TableLockError) {
      if let table = try TableLock(document: document).tables.first?.table { return table }
      json.array([String]()) { $1.string($0) }
    } catch {
      json.array(error.faults) { fault, json in
        json.object {
          $0.member("code", fault.code.description)
          $0.member("message", fault.description)
        }
      }
    }
  } catch {
    json.array([error]) { error, json in
      json.object {
        $0.member("offset", bare: error.offset)
        $0.member("message", error.message)
      }
    }
  }
  return nil
}

/// Explains a link: the question is a method, or nothing, a NUL and the link.
///
/// - Parameter isTarget: 1 where the link is the target of a request.
/// - Returns: the length of the answer.
@_cdecl("explain")
public func explain(_ handle: Int32, _ isTarget: Int32) -> UInt32 {
  guard let table = loaded(handle) else { return 0 }
  let parts = question.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return 0 }
  let (method, link) = (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
  let explanation = table.explain(link, method: method.isEmpty ? nil : method, asTarget: isTarget != 0)
  var json = JSON()
  json.object { explanation.write(to: &$0, of: table) }
  answer = json.bytes
  return UInt32(answer.count)
}

/// Prints a link: the question is the name of a route, an origin or nothing, then keys and values in turn, all with a NUL between them.
///
/// - Parameter route: the index of the only route that may print; -1 for any of the name.
/// - Returns: the length of the answer.
@_cdecl("print")
public func print(_ handle: Int32, _ route: Int32) -> UInt32 {
  guard let table = loaded(handle) else { return 0 }
  let fields = question.split(separator: 0, omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
  guard fields.count >= 2 else { return 0 }
  let words = stride(from: 2, to: fields.count - 1, by: 2).map { (key: fields[$0], value: fields[$0 + 1]) }
  var json = JSON()
  json.object { json in
    do throws(LinkFailure) {
      let origin = try origin(fields[1])
      let link = try table.link(of: fields[0], words, for: origin, route: route < 0 ? nil : Int(route))
      json.printed(fields[0], .success(link))
    } catch {
      json.printed(fields[0], .failure(error))
    }
  }
  answer = json.bytes
  return UInt32(answer.count)
}

private func origin(_ text: String) throws(LinkFailure) -> Origin? {
  if text.isEmpty { return nil }
  do throws(OriginError) { return try Origin(parsing: text) } catch {
    throw LinkFailure(kind: "origin", code: error.code, message: error.description)
  }
}

/// Checks a table: findings, each with the names and templates of its routes.
///
/// - Returns: the length of the answer.
@_cdecl("check")
public func check(_ handle: Int32) -> UInt32 {
  guard let table = loaded(handle) else { return 0 }
  var json = JSON()
  json.array(table.check()) { finding, json in
    json.object { json in
      finding.write(to: &json)
      json.member("routes", finding.routes) {
        $1.member("name", $0.name)
        $1.member("template", $0.template)
      }
    }
  }
  answer = json.bytes
  return UInt32(answer.count)
}

/// What a table changes for the links of an old one.
///
/// - Returns: the length of the answer.
@_cdecl("diff")
public func diff(_ handle: Int32, _ old: Int32) -> UInt32 {
  guard let table = loaded(handle), let before = loaded(old) else { return 0 }
  let diff = table.diff(from: before)
  var json = JSON()
  json.object { json in
    json.member("verdict", diff.verdict)
    json.member("breaking", bare: diff.isBreaking)
    json.member("changes", diff.changes) { $0.write(to: &$1) }
  }
  answer = json.bytes
  return UInt32(answer.count)
}

/// Frees a table. Its handle names none from then on.
@_cdecl("unload")
public func unload(_ handle: Int32) {
  if tables.indices.contains(Int(handle)) { tables[Int(handle)] = nil }
}

/// The index of the route that reads a link; -1 for none.
@_cdecl("match")
public func match(_ handle: Int32) -> Int32 {
  guard let table = loaded(handle) else { return -1 }
  do throws(LinkError) { return Int32(try table.match(utf8: Array(question)).index) } catch { return -1 }
}

private func loaded(_ handle: Int32) -> RouteTable? {
  tables.indices.contains(Int(handle)) ? tables[Int(handle)] : nil
}
