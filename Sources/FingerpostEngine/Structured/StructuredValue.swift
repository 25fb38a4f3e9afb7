/// The value of a key of an object, as far as a parameter could hold it.
package enum StructuredValue: Sendable, Hashable {
  case null
  case scalar(ScalarValue)
  case list([ScalarValue])
  /// Anything else: an object may hold more than a link, such as a title.
  case foreign
}

extension StructuredValue: Decodable {
  package init(from decoder: any Decoder) {
    guard let value = try? decoder.singleValueContainer() else {
      self = .foreign
      return
    }
    if value.decodeNil() {
      self = .null
    } else if let scalar = ScalarValue(in: value) {
      self = .scalar(scalar)
    } else if let list = try? value.decode([ScalarValue].self) {
      self = .list(list)
    } else if let number = try? ScalarValue(from: decoder) {
      self = .scalar(number)
    } else {
      self = .foreign
    }
  }
}
