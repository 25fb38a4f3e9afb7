// {"schema":1,"tables":[
// {"enum":"AppLink","origins":["app://"],"options":{"precedence":"declared"},"types":[
// {"type":"Sort","members":["new","top"]}
// ],"routes":[
// {"name":"profile","method":null,"template":"users/{id:int}","parameters":[…],"origins":["app://"],"flags":"web","order":1}
// ]}
// ]}
//
// Every member that was added after the first ones may be missing, and unknown members are ignored.

internal import FingerpostProof
internal import FingerpostEngine

extension TableLock {
  /// The version of the form. A reader refuses newer ones.
  package static let schema = 1

  /// The text to keep: JSON (RFC 8259) with one route a line, most specific first, so that it can be compared by line. The same
  /// tables give the same bytes.
  public var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: Self.schema)
      json.key("tables")
      json.array(tables, isTall: true) { table, json in
        table.write(table.table.bySpecificity.map { table.table.routes[$0] }, to: &json)
      }
    }
    json.endLine()
    return json.text
  }
}

extension TableLock: Decodable {
  /// Reads the text of a lock file.
  ///
  /// - Throws: ``TableLockError`` with every fault.
  public init(from decoder: any Decoder) throws {
    let form: LockForm
    do {
      // A newer form may hold anything, so its number is read first.
      let schema = try SchemaForm(from: decoder).schema
      guard schema == Self.schema else { throw TableLockError(.init(schema: schema)) }
      form = try LockForm(from: decoder)
    } catch let error as DecodingError {
      throw TableLockError(.init(error))
    }
    if let message = form.error?.message {
      throw TableLockError(
        .init("it was written while tables did not read (\(message)): write it anew", .lockIncomplete))
    }
    guard let forms = form.tables else { throw TableLockError(.init("\"tables\" is missing", .lockForm)) }
    var faults: [TableLockError.Fault] = []
    tables = forms.enumerated().compactMap { index, form in
      do throws(TableLockError) {
        return try form.table()
      } catch {
        let label = form.enum ?? form.file ?? "table \(index + 1)"
        faults += error.faults.map { $0.of(forms.count > 1 ? label : nil, index) }
        return nil
      }
    }
    if !faults.isEmpty { throw TableLockError(faults: faults) }
  }
}

private struct SchemaForm: Decodable {
  let schema: Int
}

private struct LockForm: Decodable {
  /// What `fingerpost list --json` says of tables that do not read.
  struct Failure: Decodable {
    let message: String
  }

  let error: Failure?
  let tables: [TableForm]?
}
