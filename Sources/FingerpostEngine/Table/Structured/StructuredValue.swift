/// What stands at one key of an object, as far as a parameter could hold it.
package enum StructuredValue: Sendable, Hashable {
  case null
  case scalar(Scalar)
  case list([Scalar])
  /// Anything else: an object may hold what is no link's, such as a title beside it.
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
    } else if let scalar = Scalar(in: value) {
      self = .scalar(scalar)
    } else if let list = try? value.decode([Scalar].self) {
      self = .list(list)
    } else if let number = try? Scalar(from: decoder) {
      self = .scalar(number)
    } else {
      self = .foreign
    }
  }
}
