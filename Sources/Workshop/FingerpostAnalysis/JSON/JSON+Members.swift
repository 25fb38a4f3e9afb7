import FingerpostEngine

extension JSON {
  package mutating func member(_ name: String, orNull value: String?) {
    if let value { member(name, value) } else { member(name, bare: "null") }
  }

  package mutating func member(_ name: String, orNull members: ((inout JSON) -> Void)?) {
    if let members { member(name, members) } else { member(name, bare: "null") }
  }

  /// A member that is left out without a value.
  package mutating func member(_ name: String, ifAny value: String?) {
    if let value { member(name, value) }
  }

  package mutating func member(_ name: String, ifAny value: Int?) {
    if let value { member(name, bare: value) }
  }

  package mutating func member(_ name: String, _ items: [Location.QueryItem]) {
    member(name, items) {
      $1.member("key", $0.key)
      $1.member("value", $0.value)
    }
  }

  package mutating func values(_ values: [Match.Value]) {
    member("values") { json in
      for value in values {
        json.key(value.name)
        json.value(value.capture, as: value.type)
      }
    }
  }
}
