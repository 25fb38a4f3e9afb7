import FingerpostAnalysis

extension JSON {
  /// A document that is kept: it carries its schema.
  static func document(_ members: (inout JSON) -> Void) -> String {
    line {
      $0.member("schema", bare: TableLock.schema)
      members(&$0)
    }
  }

  /// An object on a line of its own.
  static func line(_ members: (inout JSON) -> Void) -> String {
    var json = JSON()
    json.object(members)
    json.endLine()
    return json.text
  }

  /// An object as a member.
  mutating func member(_ name: String, _ members: (inout JSON) -> Void) {
    key(name)
    object(members)
  }

  /// An array of objects as a member.
  mutating func member<Element>(
    _ name: String, _ elements: some Sequence<Element>, isTall: Bool = false,
    _ members: (Element, inout JSON) -> Void
  ) {
    key(name)
    array(elements, isTall: isTall) { element, json in json.object { members(element, &$0) } }
  }

  mutating func member(_ name: String, orNull value: String?) {
    if let value { member(name, value) } else { member(name, bare: "null") }
  }

  mutating func member(_ name: String, orNull members: ((inout JSON) -> Void)?) {
    if let members { member(name, members) } else { member(name, bare: "null") }
  }

  /// A member that is left out without a value.
  mutating func member(_ name: String, ifAny value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: String, ifAny value: Int?) {
    if let value { member(name, bare: value) }
  }

  mutating func member(_ name: String, _ items: [Location.QueryItem]) {
    member(name, items) {
      $1.member("key", $0.key)
      $1.member("value", $0.value)
    }
  }

  /// The values of a route, by their names.
  mutating func values(_ values: [Match.Value]) {
    member("values") { json in
      for value in values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
  }
}
