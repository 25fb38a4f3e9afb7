internal import FingerpostAnalysis
internal import FingerpostExport

/// JSON in which the keys of objects stand once: a table has hundreds of objects alike, and their keys would be half of a page.
///
///     [{"name":"a","type":1},{"name":"b","type":2}]
///     [[["name","type"]],[0,[1,"a",1],[1,"b",2]]]
///
/// First the lists of keys, then the value: an object is the number of its list, from 1, and its values; a list is 0 and its
/// elements. `unpack.ts` is the inverse.
struct PackedJSON {
  private var keys: [[String]] = []
  private var numbers: [[String]: Int] = [:]
  private var text = ""

  /// Nil for what is no JSON.
  static func text(of text: String) -> String? {
    guard let value = try? JSONSyntax.value(of: Array(text.utf8)[...]) else { return nil }
    var packed = PackedJSON()
    packed.write(value)
    let keys = packed.keys.map { "[\($0.map(quoted).joined(separator: ","))]" }.joined(separator: ",")
    return "[[\(keys)],\(packed.text)]".replacing("<", with: "\\u003C")
  }

  private mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: self.text += "null"
    case .bool(let bool): self.text += String(bool)
    case .number(let number): self.text += number
    case .text(let text): self.text += Self.quoted(text)
    case .list(let elements): write(0, elements)
    case .object(let members):
      let names = members.all.map(\.key)
      let number = numbers[names] ?? keys.count + 1
      if number > keys.count {
        keys.append(names)
        numbers[names] = number
      }
      write(number, members.all.map(\.value))
    }
  }

  private mutating func write(_ number: Int, _ values: [JSONValue]) {
    text += "[\(number)"
    for value in values {
      text += ","
      write(value)
    }
    text += "]"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSON()
    json.string(text)
    return json.text
  }
}
